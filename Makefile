# One command each: `make play`, `make test`. `make help` lists the rest.
#
# Everything lives in .venv, a virtual environment with an editable install. Stamps inside it remember what was done,
# so a second run starts at once, and deleting .venv starts afresh.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip
STAMPS := $(VENV)/stamps
INSTALL := $(PIP) install --quiet --disable-pip-version-check -c constraints.txt

# Hot modules: every .pxd and the .py beside it. Their compiled forms are older than any change of these.
PXD := $(shell find src -name '*.pxd')
HOT := $(PXD) $(wildcard $(PXD:.pxd=.py))

# Tests run beside each other, one process for each processor; those that measure time are alone (tests/alone.py).
# Which process runs what is in tests/spreading.py.
JOBS ?= $(shell PYTHONPATH=src python3 -c "from london_bridge.processors import processors as p; print(p())" 2>/dev/null || echo 2)
BESIDE = --numprocesses=$(JOBS) --dist=loadgroup --no-loadscope-reorder

# What the tests need from Debian; groups are defined in scripts/debian-packages.
TEST_PACKAGES := compiler browser database proxy

.PHONY: help
help: ## List these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 26

# --- Setting up -------------------------------------------------------------------------------------------------

$(PY):
	@sh scripts/make-venv $(VENV)

# Build tools come first, so that the install can use them: it is not isolated, and a rebuild takes seconds.
$(STAMPS)/tools: constraints.txt | $(PY)
	@mkdir -p $(STAMPS)
	@echo "Installing the build tools."
	@$(INSTALL) setuptools cython
	@touch $@

# Compiling is the next step's work, where its messages can be seen: pip would hide them.
$(STAMPS)/installed: pyproject.toml constraints.txt $(STAMPS)/tools
	@echo "Installing London Bridge."
	@LONDON_BRIDGE_NO_COMPILE=1 $(INSTALL) --no-build-isolation --editable '.[server]'
	@touch $@

$(STAMPS)/dev: $(STAMPS)/installed
	@echo "Installing the development tools."
	@LONDON_BRIDGE_NO_COMPILE=1 $(INSTALL) --no-build-isolation --editable '.[dev]'
	@touch $@

# Changes when a module becomes hot or ceases to be: one that ceased must lose its compiled form.
$(STAMPS)/hot: ALWAYS | $(PY)
	@mkdir -p $(STAMPS)
	@echo $(sort $(HOT)) | cmp -s - $@ || echo $(sort $(HOT)) > $@

# Other settings or another Cython concern every module, so then all of them are made anew.
$(STAMPS)/built: $(HOT) $(STAMPS)/hot setup.py $(STAMPS)/tools
	@echo "Compiling the modules that changed."
	@$(PY) setup.py --quiet build_ext --inplace $(if $(filter setup.py %/tools,$?),--force)
	@touch $@

.PHONY: ALWAYS
ALWAYS:

.PHONY: install dev build
install: $(STAMPS)/installed $(STAMPS)/built ## Set up .venv with what playing needs
dev: $(STAMPS)/dev $(STAMPS)/built ## The same with every extra and all development tools
build: $(STAMPS)/built ## Compile the hot modules that changed

# The script knows by itself whether anything of the client has changed.
.PHONY: web
web: | $(PY) ## Build the browser client, if it has changed
	@$(PY) scripts/build_web.py

# Only tests and benchmarks need it, and it is larger than all other tools together: playing goes without.
.PHONY: lighthouse
lighthouse: | $(PY)
	@$(PY) scripts/build_web.py install bench/lighthouse

# --- Playing ----------------------------------------------------------------------------------------------------

.PHONY: play play-terminal
play: install web ## Play in the browser, against bots or with friends
	@$(VENV)/bin/london-bridge serve --open

play-terminal: install ## Play against bots in the terminal
	@$(VENV)/bin/london-bridge play

# --- Checking ---------------------------------------------------------------------------------------------------

.PHONY: test test-quick test-compiled test-interpreted packages check types format
test: test-compiled test-interpreted ## Run every test, compiled and interpreted

packages:
	@sh scripts/debian-packages $(TEST_PACKAGES)

test-compiled: packages dev web lighthouse
	$(PY) scripts/build_web.py npm run --silent test
	$(PY) -m pytest $(BESIDE) $(if $(SHUFFLE),--shuffle=$(SHUFFLE))

test-interpreted: packages dev test-compiled
	sh scripts/test-interpreted $(PY) $(BESIDE)

test-quick: dev ## The tests that take a moment each, for while one works: compiled, without browsers
	$(PY) -m pytest $(BESIDE) -m "not soak and not slow"

check: dev ## Formatting, lint, types, and which room may import which
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(PY) scripts/make_types.py --check
	$(PY) scripts/make_state.py --check
	$(PY) scripts/build_web.py npm run --silent format:check
	$(PY) scripts/build_web.py npm run --silent lint
	$(PY) scripts/build_web.py npm run --silent check

types: dev ## Write the client's types anew, after a change of the server's messages
	$(PY) scripts/make_types.py

format: dev ## Format the code and apply the fixes that are safe
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

.PHONY: screenshots
screenshots: packages dev web ## Photograph every page and moment of the browser client; writes build/screenshots
	$(PY) -m scripts.screenshots --readme

# --- Measuring --------------------------------------------------------------------------------------------------

.PHONY: bench bench-web ladder ladder-quick value dataset soak
bench: dev ## Measure the speed; writes bench/results/bench.json
	@mkdir -p bench/results
	$(VENV)/bin/london-bridge bench --json > bench/results/bench.json
	@cat bench/results/bench.json

bench-web: packages dev web lighthouse ## Measure the browser client: Lighthouse, and frames on a phone four times as slow
	$(PY) -m bench.page_scores
	$(PY) -m bench.frames

ladder: dev ## Measure how strong the opponents are; writes docs/ladder.md (two hours on two cores; goes on after Ctrl-C)
	$(PY) -m bench.ladder

ladder-quick: dev ## The same with fewer games and fixed playouts, for a look (some minutes)
	$(PY) -m bench.ladder --quick

value: dev ## Fit the network that judges positions anew; writes bots/data/value.json and its log
	$(PY) -m bench.fit_value

GAMES ?= 5000
dataset: dev ## Play 5,000 games of strong bots as data to learn from; writes build/dataset (goes on after Ctrl-C)
	@mkdir -p build
	$(VENV)/bin/london-bridge lab dataset build/dataset --games $(GAMES)

soak: packages dev web ## The long tests, for hours rather than minutes; their figures are shown at the end
	LONDON_BRIDGE_SOAK=1 $(PY) -m pytest -m soak --timeout=0 --durations=0 --durations-min=1 tests

# --- Keeping house ----------------------------------------------------------------------------------------------

.PHONY: lock clean
lock: dev ## Choose the newest versions again; writes constraints.txt and locks/
	$(PY) scripts/lock.py --upgrade

.PHONY: release
release: dev web ## Build what is handed out: archives, wheels, bill of materials, checksums; writes dist
	$(PY) -m scripts.release dist

.PHONY: audit
audit: | $(PY) ## Ask for known weaknesses of what is in the locks (needs PyPI's and npm's advisories)
	sh scripts/audit.sh $(PY)

clean: ## Remove everything that can be made again, .venv too
	rm -rf $(VENV) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests bench scripts -name __pycache__ -prune -exec rm -rf {} +
