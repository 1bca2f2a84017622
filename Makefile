# `make play` and `make test` install what they need; both are fast the second time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check compiled bench soak clean

play: $(VENV)/play.ready
	@$(BIN)/fivethrones play hand-of-the-king

test: check $(VENV)/test.ready
	$(BIN)/python -m pytest

check: $(VENV)/test.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy tests
	$(BIN)/lint-imports

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/play.ready: requirements.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/test.ready: requirements-dev.txt $(VENV)/play.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@
