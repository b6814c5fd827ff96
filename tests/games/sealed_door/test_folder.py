"""A sixth game is a sixth folder: nothing in Leng knows this one, and everything works on it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from leng.engine.game import find_game, game_ids
from leng.engine.journal import load, save, verify
from leng.engine.state import UNVEILED
from leng.words.presenter import presenter
from leng.words.text import LANGUAGES
from matches import door, position, random_keys, walk

TESTS = Path(__file__).parent.parent.parent
GAMES = TESTS / "games_for_tests"


def fresh(code: str, *arguments: str, typed: str = "") -> str:
    """What a new interpreter prints that has only been told where more games lie."""
    ran = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "LENG_GAMES": str(GAMES), "LENG_LANG": "en"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_whole_folder_is_small() -> None:
    """State, deeds, a verb, box, rules, view, words, board, bot: as an example, it can be read in an hour."""
    parts = {"state", "deeds", "effects", "box", "rules", "view", "inventory", "orders", "present", "bot", "terminal"}
    code = [file for file in (GAMES / "sealed_door").rglob("*") if file.suffix in (".py", ".j2", ".css")]
    assert parts < {file.stem for file in code}
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in code) < 620


def test_nothing_in_leng_mentions_the_game() -> None:
    import leng

    for file in Path(leng.__file__).parent.rglob("*"):
        if file.suffix in (".py", ".toml", ".ftl"):
            assert "sealed_door" not in file.read_text(encoding="utf-8"), file


def test_the_game_is_found_beside_the_others() -> None:
    assert "sealed_door" in game_ids()
    assert "kingsport_festival" in game_ids()
    assert find_game("sealed door").folder == GAMES / "sealed_door"


def test_the_environment_alone_is_enough_to_find_it() -> None:
    found = fresh("from leng.engine.game import game_ids; print(*game_ids())")
    assert found.split() == sorted(game_ids())


LENG = "import sys; from leng.cli import main; sys.argv[0] = 'leng'; main()"


def test_the_command_line_lists_it_and_reads_its_rules_and_sources() -> None:
    assert "The Sealed Door" in fresh(LENG, "games")
    assert "Nobody draws a fourth card." in fresh(LENG, "rules", "sealed_door")
    assert re.search(r"card +7 +1 +2 +0 +10\b", fresh(LENG, "sources", "sealed_door"))


def test_the_command_line_lets_bots_play_it() -> None:
    told = fresh(
        LENG, "simulate", "sealed_door", "--bots", "random,greedy", "--games", "4", "--processes", "1", "--json"
    )
    assert json.loads(told)


def test_the_terminal_plays_a_whole_match_of_it(tmp_path: Path) -> None:
    """One person who always takes the first line against a bot; the table is drawn and the match comes to its end."""
    told = fresh(
        LENG, "play", "sealed_door", "--seats", "human:Ada,random", "--seed", "7", "--save", str(tmp_path / "m.leng"),
        typed="1\n" * 60,
    )  # fmt: skip
    assert "Oak door" in told
    assert "Knock with" in told
    assert load(tmp_path / "m.leng").result is not None
    assert verify(tmp_path / "m.leng")[1] is None


def test_a_folder_named_twice_is_searched_once() -> None:
    code = "from leng.engine.game import SHELF, extra_games, game_ids; from pathlib import Path; import sys\n"
    code += "extra_games(Path(sys.argv[1])); game_ids(); extra_games(Path(sys.argv[1])); game_ids()\n"
    code += "print(list(SHELF.__path__).count(sys.argv[1]))"
    assert fresh(code, str(GAMES)).strip() == "1"


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("tile", ["oak", "iron"])
def test_it_is_played_to_the_end_saved_and_verified(players: int, tile: str, tmp_path: Path) -> None:
    endings = set()
    for seed in map(str, range(6)):
        table = door(players, seed, options={"door": tile})
        walk(table, seed, 1000)
        assert table.result is not None
        endings.add(table.result.ending)
        save(table, tmp_path / "match.leng")
        assert position(load(tmp_path / "match.leng")) == position(table)
        assert verify(tmp_path / "match.leng")[1] is None
    assert endings <= set(find_game("SD").endings)


def test_both_endings_are_reached() -> None:
    endings = set()
    for seed in map(str, range(40)):
        table = door(2, seed)
        walk(table, seed, 1000)
        assert table.result is not None
        endings.add(table.result.ending)
    assert endings == set(find_game("SD").endings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_it_says_is_a_sentence(language: str) -> None:
    """Prompts, labels, reasons, cards, log lines and the drawn table, at every decision."""
    said: list[str] = []
    table = door(3, "words", options={"door": "iron"})
    speaker = presenter(table.game, table.seats, language)
    drawing = table.game.part("terminal")
    paper = Console(width=90, record=True, file=open(os.devnull, "w"))  # noqa: SIM115 - closed with the process
    for _ in random_keys(table, "words"):
        if (decision := table.decision) is not None:
            said += [speaker.prompt(decision), speaker.waiting(decision)]
            said += [speaker.label(decision, option).text for option in decision.options]
            said += [reason.sentence for reason in speaker.reasons(table)]
            paper.print(drawing.draw(table.view(decision.seat), speaker, 90))
    said += [speaker.line(event) for event in table.log]
    said += [line for card in table.state.box.cards for line in speaker.card("card", card).lines]
    paper.print(drawing.introduce(speaker, 90), drawing.draw(table.view(UNVEILED), speaker, 90))
    said.append(paper.export_text())
    assert len(said) > 150
    assert not [each for each in said if "⟦" in each or not each.strip()]
    assert ("Porte" if language == "fr" else "door") in said[-1]


def test_the_fuzzer_finds_nothing(tmp_path: Path) -> None:
    """The same checks that every game has to stand, on a game that Leng has never heard of."""
    from leng.study.fuzz import THOROUGH, fuzz_match

    game = find_game("SD")
    for match in range(8):
        fuzzed = fuzz_match(game, match, "sixth", tmp_path, THOROUGH)
        assert fuzzed.failure is None, (fuzzed.failure.check, fuzzed.failure.detail)
        assert fuzzed.decisions > 5
