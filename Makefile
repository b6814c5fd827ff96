# make play            set everything up and open the house in a browser
# make home            the same for everybody in the local network
# make play-terminal   the same in a terminal
# make test            set everything up and run every check and test
# make most            all of it but the browser
# make page            what a change of a page needs
# make check           style, types and imports alone
# make quick           the tests of the files that were changed and not yet committed
# make fuzz            for hours: every oracle against every decision, planted faults, thousands of random matches
# make look            walk the whole product in a browser (about 20 minutes): pictures, and every fault measured
# make quick GAME=cult only the transcripts of one game's rules, in a few seconds

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/.ready-to-play
WORK   := $(VENV)/.ready-to-work

ORACLES := $(notdir $(patsubst %/planted.toml,%,$(wildcard tests/oracles/*/planted.toml)))

# Containers often forbid Python to keep what it has compiled; then each of the many processes below compiles it anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play home play-terminal test most page check look quick bench fuzz clean

play: $(PLAY)
	@$(BIN)/leng serve --host 127.0.0.1

home: $(PLAY)
	@$(BIN)/leng serve --home

play-terminal: $(PLAY)
	@$(BIN)/leng play

test: $(WORK)
	@$(BIN)/python tools/prove.py

most: $(WORK)
	@$(BIN)/python tools/prove.py --without browser

page: $(WORK)
	@$(BIN)/python tools/prove.py tests/web tests/browser/test_first_match.py tests/browser/test_fitting.py

check: $(WORK)
	@$(BIN)/python tools/prove.py --checks

look: $(WORK)
	$(BIN)/python tools/look.py $(ONLY)

ifdef GAME
quick: $(WORK)
	$(BIN)/pytest tests/games/$(GAME) $(foreach each,picture words card_words golden rows folder,--ignore tests/games/$(GAME)/test_$(each).py)

else
quick: $(WORK)
	@$(BIN)/python tools/prove.py --changed
endif

bench: $(WORK)
	$(BIN)/python bench/run.py

fuzz: $(WORK)
	cd tests && for game in $(ORACLES); do ../$(BIN)/python -m oracles.walk $$game || exit 1; done
	cd tests && ../$(BIN)/python -m oracles.test_planted
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
