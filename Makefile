# `make play` and `make test` install what they need; both are fast the second time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
COMPILED_TESTS := tests/kernel tests/conformance tests/match tests/games tests/rulebook tests/bots tests/encoding tests/envs tests/club/puzzles tests/locales
HAS_COMPILER := $(shell command -v cc 2>/dev/null)
# Half of the tests in the browser: those of one game's board, which are called after it.
BOARDS_IN_BROWSER := $(foreach box,$(notdir $(wildcard src/fivethrones/games/*)),$(wildcard tests/browser/test_$(box)*.py))

PAGE := src/fivethrones/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/tools src/fivethrones/locales -type f 2>/dev/null) \
	web/index.html web/package-lock.json web/vite.config.ts
NPM := $(BIN)/python scripts/npm.py

INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The same files for every system and every Python from the oldest one on; no addresses in them.
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command "make lock" --extra play --extra push

# Python is started some hundred times in the tests: bytecode is kept, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play page quick quick-tests test test-interpreted test-compiled test-browser test-browser-boards test-browser-others test-page \
	test-pythons check needs compiled coverage hooks wheel docs bench soak train-test lock clean

# The table in the browser, on a SQLite file; by the compiled build where there is one of this very source. Where there is none it is
# made meanwhile, for the next time; `make play COMPILE=no` leaves that out.
COMPILE ?= yes
play: $(VENV)/play.ready $(PAGE)
	@$(if $(filter-out no,$(COMPILE)),$(BIN)/python scripts/compiled.py behind)
	@PYTHONPATH=$$($(BIN)/python scripts/compiled.py path) $(BIN)/fivethrones serve --open

page: $(PAGE)

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	$(NPM) run build
	@touch $@

web/node_modules/.ready: web/package-lock.json $(VENV)/play.ready
	$(NPM) ci --no-audit --no-fund
	@touch $@

# What tells most in a minute: all checks, the laws on a few seeds, and the tests of what has changed.
quick: $(VENV)/test.ready web/node_modules/.ready
	@$(MAKE) --no-print-directory -j2 check quick-tests

quick-tests:
	$(BIN)/python -m pytest -m "not long" --hypothesis-profile=few tests/kernel tests/match tests/conformance \
		$$($(BIN)/python scripts/changed.py)

# Two at a time: what fails soonest comes first, then the longest, which keeps two cores busy.
test: needs $(VENV)/test.ready $(PAGE)
	@$(MAKE) --no-print-directory -j2 check test-compiled test-browser-others test-interpreted test-browser-boards test-page

# Long games are left to the compiled build, which plays the same ones, where there is one.
test-interpreted:
	$(BIN)/python -m pytest --ignore=tests/browser --ignore=tests/package $(if $(HAS_COMPILER),-m "not long")

# The package last: it holds the compiled build.
test-compiled:
ifneq ($(HAS_COMPILER),)
	@$(MAKE) --no-print-directory compiled
else
	@echo "No C compiler here: the compiled build is not tested."
endif
	$(BIN)/python -m pytest tests/package

test-browser: test-browser-others test-browser-boards

test-browser-boards:
	$(BIN)/python -m pytest $(BOARDS_IN_BROWSER)

test-browser-others:
	$(BIN)/python -m pytest tests/browser $(BOARDS_IN_BROWSER:%=--ignore=%)

test-page:
	$(NPM) test

check: $(VENV)/test.ready web/node_modules/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy tests scripts benchmarks
	$(BIN)/lint-imports
	$(NPM) run lint
	$(NPM) run check

# The same before each commit and push: see .pre-commit-config.yaml.
hooks: $(VENV)/test.ready
	$(BIN)/pre-commit install

# Which lines and branches of Python the tests run through, those of other processes included; build/coverage/index.html.
coverage: $(VENV)/test.ready $(PAGE)
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest --ignore=tests/browser --ignore=tests/package
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage html --quiet
	$(BIN)/coverage report --skip-covered

# Every Python that pyproject.toml names and that is here; says which are not.
test-pythons: $(VENV)/test.ready $(PAGE)
	$(BIN)/python scripts/pythons.py

# What some tests need beside Python: installed where apt is at hand, else those tests say why they are left out.
needs: $(VENV)/test.ready
	@$(BIN)/python scripts/needs.py

# The hot code compiled by mypyc must pass the same tests and play the same games.
compiled: $(VENV)/test.ready
	$(BIN)/python scripts/compiled.py build
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest $(COMPILED_TESTS)
	@mkdir -p build
	@PYTHONPATH=src $(BIN)/python scripts/same_games.py > build/interpreted.games
	@PYTHONPATH=$(COMPILED) $(BIN)/python scripts/same_games.py > build/compiled.games
	@cmp build/interpreted.games build/compiled.games && echo "Compiled and interpreted play the same games."

# dist/*.whl is for this machine, compiled where there is a C compiler; dist/anywhere has the plain wheel and the sdist.
wheel: $(VENV)/play.ready $(PAGE)
	$(BIN)/python scripts/wheel.py dist
	@ls dist/*.whl dist/anywhere/*

# The documentation as a site that needs nothing from elsewhere; a link that leads nowhere stops it.
docs: $(VENV)/docs.ready
	$(BIN)/python scripts/site.py
	$(BIN)/zensical build --strict
	@echo "build/site/index.html"

bench: $(VENV)/test.ready
	$(BIN)/python scripts/compiled.py build
	$(BIN)/python benchmarks/bench.py
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/search.py
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/serving.py
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/abuse.py
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/environments.py

# 100,000 random games and 20,000 random scenes of each box that has them, looked at after every action: see the script.
soak: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/soak.py
	PYTHONPATH=$(COMPILED):tests $(BIN)/python -m bots.hand_of_the_king.side_by_side 1000000
	PYTHONPATH=$(COMPILED):tests $(BIN)/python -m bots.apart 100000
	PYTHONPATH=$(COMPILED):tests $(BIN)/python -m games.monopoly.landing
	$(BIN)/python scripts/blank_cards.py
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/kills.py

# A minute of the training in examples/train, the end of it from a checkpoint, where PyTorch is installed.
train-test: $(VENV)/test.ready
	rm -rf build/train-test
	$(BIN)/python examples/train/train.py hand-of-the-king --minutes 0.8 --out build/train-test
	$(BIN)/python examples/train/train.py hand-of-the-king --minutes 1 --out build/train-test
	LEARNED=build/train-test $(BIN)/fivethrones arena hand-of-the-king --bots examples/train/learned.py:Learned,random --deals 100

# The newest versions that fit pyproject.toml and package.json, with the hashes of their files.
lock: $(VENV)/test.ready
	$(LOCK) --output-file requirements.txt
	$(LOCK) --extra dev --extra envs --extra openspiel --extra datasets --extra arena --constraint requirements.txt --output-file requirements-dev.txt
	$(LOCK) --extra docs --constraint requirements-dev.txt --output-file requirements-docs.txt
	$(NPM) update --package-lock-only

clean:
	rm -rf $(VENV) build dist web/node_modules src/fivethrones/server/page .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/play.ready: requirements.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) --require-hashes -r requirements.txt
	$(INSTALL) --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/test.ready: requirements-dev.txt $(VENV)/play.ready
	$(INSTALL) --require-hashes -r requirements-dev.txt
	@touch $@

$(VENV)/docs.ready: requirements-docs.txt $(VENV)/play.ready
	$(INSTALL) --require-hashes -r requirements-docs.txt
	@touch $@
