# Two commands do everything on a machine with Python 3.11 and make: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint bench lock clean

play: $(VENV)/installed
	$(BIN)/turnpost play

test: $(VENV)/installed
	$(BIN)/python -m pytest -n auto --dist worksteal
	$(MAKE) lint

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# All in small; one in full: make bench BENCH="load 1000 120 25"
bench: $(VENV)/installed
	$(BIN)/python -m tests.bench $(BENCH)

$(VENV)/installed: requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Turnpost needs Python 3.11 or newer; set PYTHON=")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

# After changing dependencies in pyproject.toml. The files hold no addresses, so any index serves them.
COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --no-header
lock: $(VENV)/installed
	$(COMPILE) --all-extras --output-file requirements.lock
	$(COMPILE) --extra postgres --output-file requirements-run.lock
