# Hexside. `make play` starts it, `make test` proves it; `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

HOST ?= 127.0.0.1
PORT ?= 8000
# The address that visitors type, if it is a name of this machine or a proxy in front of it.
PUBLIC_URL ?=
PYTHON ?= python3
# One more than two cores: the browser's tests wait more than they compute.
WORKERS ?= 3
UV_VERSION := 0.13.7

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := npm --prefix client --no-update-notifier

# Stamps: a step runs again only when what it reads is newer than its last success.
RUNTIME := $(VENV)/.runtime-installed
DEV := $(VENV)/.dev-installed
NODE_MODULES := client/node_modules/.installed
CLIENT := src/hexside/server/static/index.html
CLIENT_SOURCES := $(shell find client/src client/public -type f 2>/dev/null) \
	client/index.html client/vite.config.ts client/svelte.config.js client/tsconfig.json

KERNEL := src/hexside/pathfinding/_reach.c src/hexside/pathfinding/_survey.c
PYTHON_SOURCES := src tests examples hatch_build.py $(wildcard tools benchmarks)
BROWSER_TESTS := tests/browser
PYTEST := $(BIN)/python -m pytest
# A worker with nothing left to do takes over tests of the others.
SIDE_BY_SIDE := -n $(WORKERS) --dist worksteal

# --- the two commands --------------------------------------------------------------------------

.PHONY: play
play: $(RUNTIME) $(CLIENT) ## install, build and start the local server; HOST=, PORT=, PUBLIC_URL= change its address
	exec $(BIN)/hexside --host $(HOST) --port $(PORT) $(if $(PUBLIC_URL),--public-url '$(PUBLIC_URL)')

.PHONY: test
test: lint types client-checks chromium $(CLIENT) ## everything that CI runs
	$(PYTEST) $(SIDE_BY_SIDE) --rules-gate tests examples

# --- installation ------------------------------------------------------------------------------

.PHONY: install
install: $(RUNTIME) $(CLIENT) ## everything that playing needs

.PHONY: install-dev
install-dev: $(DEV) $(CLIENT) chromium ## everything that the tests need

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Hexside needs Python 3.11 or newer; name one with PYTHON=..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# The project itself is linked, not copied: a change of its source needs no new installation, but that
# of the compiled movement range.
$(RUNTIME): requirements/build.txt requirements/runtime.txt pyproject.toml hatch_build.py $(KERNEL) \
		| $(BIN)/python
	$(PIP) --require-hashes -r requirements/build.txt
	$(PIP) --require-hashes -r requirements/runtime.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements/dev.txt $(RUNTIME)
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(NODE_MODULES): client/package-lock.json client/package.json client/.npmrc
	@command -v npm >/dev/null \
		|| { echo "Building the client needs Node 20.19 or newer with npm." >&2; exit 1; }
	cd client && npm ci --no-audit --no-fund
	@touch $@

$(CLIENT): $(NODE_MODULES) $(CLIENT_SOURCES)
	$(NPM) run build
	@touch $@

.PHONY: chromium
chromium: # Debian's Chromium drives the browser tests; Playwright's own download is not used.
	@if command -v chromium >/dev/null; then :; \
	elif command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		export DEBIAN_FRONTEND=noninteractive; \
		apt-get update -qq; \
		apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null; \
	else echo "The browser tests need the command 'chromium': install it first." >&2; exit 1; fi

# --- parts of the tests ------------------------------------------------------------------------

.PHONY: lint
lint: $(DEV) ## ruff and the import table
	$(BIN)/ruff check $(PYTHON_SOURCES)
	$(BIN)/ruff format --check $(PYTHON_SOURCES)
	$(BIN)/lint-imports --no-logo

.PHONY: format
format: $(DEV) ## rewrite the Python sources in the house format
	$(BIN)/ruff check --fix $(PYTHON_SOURCES)
	$(BIN)/ruff format $(PYTHON_SOURCES)

.PHONY: types
types: $(DEV) ## mypy --strict
	$(BIN)/mypy $(PYTHON_SOURCES)

.PHONY: client-checks
client-checks: $(NODE_MODULES) ## types, lint and unit tests of the client
	$(NPM) run check
	$(NPM) run lint
	$(NPM) test

.PHONY: unit
unit: $(DEV) ## all tests but the browser's and the slow ones
	$(PYTEST) $(SIDE_BY_SIDE) -m "not slow" --ignore=$(BROWSER_TESTS) tests examples

.PHONY: soak
soak: $(DEV) $(CLIENT) chromium ## the tests that gain by larger numbers, for an hour or more
	HEXSIDE_SOAK=1 $(PYTEST) $(SIDE_BY_SIDE) --timeout 14400 \
		tests/conformance tests/property tests/unit/players/test_plain.py tests/server/test_kill.py \
		tests/server/test_garbage.py tests/browser/test_screens.py

.PHONY: browser
browser: $(DEV) $(CLIENT) chromium ## the browser tests
	$(PYTEST) $(BROWSER_TESTS)

# --- recorded results: written again, then reviewed as a diff ----------------------------------

.PHONY: census
census: $(DEV) ## write the counts of every scenario start again
	HEXSIDE_REWRITE=1 $(PYTEST) -q tests/census
	git diff --stat -- tests/census

.PHONY: golden
golden: $(DEV) ## write the recorded games again
	HEXSIDE_REWRITE=1 $(PYTEST) -q tests/playthroughs
	git diff --stat -- tests/playthroughs

.PHONY: doc-files
doc-files: $(DEV) ## put the newest files of the examples into the documents
	$(BIN)/python -m tools.doc_files

.PHONY: coverage
coverage: $(DEV) ## write docs/rules-coverage.md anew
	$(BIN)/python -c 'from pathlib import Path; from hexside.conformance.coverage import \
		coverage_markdown; Path("docs/rules-coverage.md").write_text(coverage_markdown(Path("tests")))'

.PHONY: client-types
client-types: $(DEV) ## write the types of the client again from the server's bodies
	$(BIN)/python -m tools.client_types
	git diff --stat -- client/src/protocol

.PHONY: import-table
import-table: $(DEV) ## write the import table of CONTRIBUTING.md again
	$(BIN)/python -m tools.import_table
	git diff --stat -- CONTRIBUTING.md

.PHONY: bench
bench: $(RUNTIME) ## measure the engine on this machine
	$(BIN)/hexside bench

# --- housekeeping ------------------------------------------------------------------------------

# Versions stay as they are unless pyproject.toml asks for others; UPGRADE=--upgrade takes the newest.
UPGRADE ?=
UV_COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links $(UPGRADE)

.PHONY: lock
lock: $(BIN)/python ## compile requirements/*.txt and the client's lock again
	$(PIP) uv==$(UV_VERSION)
	$(UV_COMPILE) requirements/build.in -o requirements/build.txt
	$(UV_COMPILE) pyproject.toml -c requirements/build.txt -o requirements/runtime.txt
	$(UV_COMPILE) pyproject.toml --extra dev -c requirements/build.txt -c requirements/runtime.txt \
		-o requirements/dev.txt
	cd client && npm install --package-lock-only --no-audit --no-fund

.PHONY: wheel
wheel: $(RUNTIME) $(CLIENT) ## build dist/hexside-*.whl with the client inside
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

.PHONY: clean
clean: ## remove everything that make has built or installed
	rm -rf $(VENV) client/node_modules src/hexside/server/static dist build
	rm -f src/hexside/pathfinding/*.so
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests $(wildcard tools benchmarks) -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/\1\t\2/' \
		| while IFS=$$'\t' read -r name text; do printf '  %-14s %s\n' "$$name" "$$text"; done
