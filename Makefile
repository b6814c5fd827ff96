# make play            set everything up and open the house in a browser
# make play-terminal   the same in a terminal
# make test            set everything up and run every check and test

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/.ready-to-play
WORK   := $(VENV)/.ready-to-work

.PHONY: play play-terminal test check bench fuzz clean

play: $(PLAY)
	@$(BIN)/leng serve --host 127.0.0.1

play-terminal: $(PLAY)
	@$(BIN)/leng play

test: check
	$(BIN)/pytest -n auto --dist loadgroup -rs

check: $(WORK)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(WORK)
	$(BIN)/python bench/run.py

fuzz: $(PLAY)
	$(BIN)/leng fuzz --matches 2000

$(PLAY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e ".[server]"
	@touch $(PLAY)

$(WORK): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $(WORK)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
