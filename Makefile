# `make play` and `make test` install what they need; both are fast the second time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
COMPILED_TESTS := tests/kernel tests/conformance tests/match tests/games tests/rulebook tests/bots

.PHONY: play test check compiled bench soak clean

play: $(VENV)/play.ready
	@$(BIN)/fivethrones play hand-of-the-king

test: check $(VENV)/test.ready
	$(BIN)/python -m pytest
	@if command -v cc >/dev/null; then $(MAKE) --no-print-directory compiled; \
	else echo "No C compiler here: the compiled build is not tested."; fi

check: $(VENV)/test.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy tests scripts benchmarks
	$(BIN)/lint-imports

# The hot code compiled by mypyc must pass the same tests and play the same games.
compiled: $(VENV)/test.ready
	$(BIN)/python scripts/compiled.py build
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest $(COMPILED_TESTS)
	@mkdir -p build
	@PYTHONPATH=src $(BIN)/python scripts/same_games.py > build/interpreted.games
	@PYTHONPATH=$(COMPILED) $(BIN)/python scripts/same_games.py > build/compiled.games
	@cmp build/interpreted.games build/compiled.games && echo "Compiled and interpreted play the same games."

bench: $(VENV)/test.ready
	$(BIN)/python scripts/compiled.py build
	$(BIN)/python benchmarks/bench.py

soak: $(VENV)/test.ready
	$(BIN)/python scripts/compiled.py build
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/soak.py
	$(BIN)/python scripts/blank_cards.py

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
