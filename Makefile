# make play            set everything up and open the house in a browser
# make play-terminal   the same in a terminal
# make test            set everything up and run every check and test

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: play play-terminal test check bench fuzz clean

play: $(READY)
	@$(BIN)/leng serve --host 127.0.0.1

play-terminal: $(READY)
	@$(BIN)/leng play

test: check
	$(BIN)/pytest -n auto

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(READY)
	$(BIN)/python bench/run.py

fuzz: $(READY)
	$(BIN)/leng fuzz --matches 2000

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $(READY)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
