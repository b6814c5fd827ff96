"""The command line: what it prints for people and for programs, and what it says when something is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leng.engine import journal
from leng.engine.dice import Dice
from leng.engine.table import Table
from leng.study.bench import FIGURES
from leng.study.lessons import LessonChecked
from leng.words.text import LANGUAGES, speak
from matches import door

from .typed import leng, leng_json, wrong


def _finished() -> Table:
    table = door(seed="honest")
    chance = Dice(5)
    while table.decision is not None:
        table.take(table.decision.at_random(chance))
    return table


# Reading ----------------------------------------------------------------------------------------------------------


def test_games_are_listed_with_their_players_and_options() -> None:
    festival = next(each for each in leng_json("games") if each["id"] == "kingsport_festival")
    assert festival["title"] == "Kingsport Festival"
    assert festival["players"] == [3, 4, 5]
    assert [option["name"] for option in festival["options"]] == ["scenario", "events", "foresee_notes"]
    assert "Kingsport Festival" in leng("games")


def test_programs_learn_which_options_fit_which_table() -> None:
    well = next(each for each in leng_json("games") if each["id"] == "deep_well")
    options = {each["name"]: each for each in well["options"]}
    assert (well["tables"], well["rivals"]) == (23, ["climber"])
    assert options["omens"]["fit"] == {"players": [3]} and options["omens"]["fits"] == {}
    assert options["pace"]["fits"] == {"swift": {"given": {"omens": ["yes"]}}}
    assert options["shaft"]["fits"]["bottomless"] == {"given": {"mode": ["together", "alone"]}}


def test_rules_say_where_they_are_in_force() -> None:
    printed = leng("rules", "DW")
    assert "3 players; Omens: yes" in printed and "Mode: a race or alone" in printed
    assert "only with" not in leng("rules", "SD")
    told = {each["id"]: each.get("only") for each in leng_json("rules", "DW")["rule"]}
    assert told["R-001"] is None and told["R-011"] == {"given": {"mode": ["together"]}}
    assert told["R-007"] == {"players": [3], "given": {"omens": ["yes"]}}


def test_rules_are_printed_chapter_by_chapter() -> None:
    printed = leng("rules", "SD")
    assert "R-001" in printed
    assert "R-012" in printed
    assert {each["id"] for each in leng_json("rules", "SD")["rule"]} >= {"R-001", "R-012"}


def test_coverage_names_the_rules_no_test_shows(tmp_path: Path) -> None:
    test = '@rule("SD R-001", "SD R-004")\ndef test_something():\n    pass\n'
    (tmp_path / "test_one.py").write_text(test, encoding="utf-8")
    found = leng_json("rules", "SD", "--coverage", "--tests", str(tmp_path))
    assert found["covered"] == 2
    assert found["total"] == len(found["missing"]) + 2
    assert "SD R-002" in found["missing"]
    assert "SD R-001" not in found["missing"]
    printed = leng("rules", "SD", "--coverage", "--tests", str(tmp_path))
    assert f"2 of {found['total']} clauses of {found['rules']} rules" in printed
    assert "SD R-002" in printed


def test_sources_count_where_content_comes_from() -> None:
    found = leng_json("sources", "KF")
    kinds = ("rulebook", "public", "reconstructed", "owner")
    assert found["total"] == sum(found[kind] for kind in kinds) == len(found["entries"])
    assert found["kinds"]["god"]["total"] == 20
    assert found["owner"] == 0
    assert "reconstructed" in leng("sources", "KF")
    assert "nephren_ka" in leng("sources", "KF", "--list")


def test_an_owners_corrections_show_in_the_ledger(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[god]]\nid = "dagon"\nsanity = 3\n', encoding="utf-8")
    found = leng_json("sources", "KF", "--content", str(tmp_path))
    assert found["owner"] == found["kinds"]["god"]["owner"] == 1


# Studying ---------------------------------------------------------------------------------------------------------


def test_simulate_tells_wins_and_scores_by_bot() -> None:
    typed = ("simulate", "SD", "--players", "2", "--bots", "greedy,random", "--games", "8", "--seed", "7")
    found = leng_json(*typed, "--processes", "1")
    assert found["matches"] == 8
    assert found["decisions"] > 8
    assert set(found["win_rate"]) == set(found["mean_score"]) == {"greedy@3", "random@1"}
    printed = leng(*typed, "--processes", "1")
    assert "8 matches" in printed
    assert f"{found['mean_rounds']} on average, {found['most_rounds']} in the longest" in printed
    assert f"the second: {found['mean_margin']:g} on average" in printed


def test_simulate_tells_what_rivals_win() -> None:
    typed = ("simulate", "DW", "--bots", "random,random", "--games", "40", "--seed", "7", "--processes", "1")
    found = leng_json(*typed)
    climber = found["rivals"]["climber"]
    assert found["win_rate"]["random@1"] + climber["win_rate"] == pytest.approx(1)
    printed = leng(*typed)
    assert "bot or rival" in printed
    line = next(line for line in printed.splitlines() if "The climber" in line)
    assert f"{100 * climber['win_rate']:.1f} %" in line
    assert "rival" not in leng("simulate", "SD", "--games", "2", "--processes", "1")


def test_simulate_takes_as_many_seats_as_the_options_need() -> None:
    found = leng_json("simulate", "DW", "--bots", "random", "--games", "2", "--option", "omens=yes")
    assert found["players"] == 3


def test_one_bot_may_take_all_seats() -> None:
    found = leng_json("simulate", "SD", "--players", "3", "--bots", "random", "--games", "4", "--option", "door=iron")
    assert found["win_rate"] == {"random@1": 1.0}
    assert found["players"] == 3
    assert found["options"] == {"door": "iron"}


def test_fuzz_finds_nothing_in_a_sound_game(tmp_path: Path) -> None:
    found = leng_json("fuzz", "SD", "--matches", "6", "--seed", "3", "--failures", str(tmp_path))
    assert (found["matches"], found["failures"]) == (6, 0)
    assert found["decisions"] > 6
    printed = leng("fuzz", "SD", "--matches", "2", "--processes", "1", "--failures", str(tmp_path))
    assert "2 matches" in printed
    assert "no failure" in printed


def test_fuzz_says_what_it_found_and_how_to_see_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from leng.engine.game import find_game

    def lost(g: Any) -> None:
        raise AssertionError("a card is gone")

    monkeypatch.setattr(find_game("SD"), "check", lost, raising=False)
    typed = ("fuzz", "SD", "--matches", "1", "--processes", "1", "--seed", "3", "--failures", str(tmp_path))
    printed = leng(*typed, code=1)
    assert "a card is gone" in printed
    assert "leng fuzz sealed_door --seed 3 --first 0 --matches 1" in printed
    assert f"leng verify {tmp_path / 'sealed_door-0.leng'}" in printed
    assert leng_json(*typed, code=1)["failures"] == 1


def test_bench_prints_the_figures() -> None:
    smallest, largest = leng_json("bench", "SD", "--seconds", "0.05")
    assert (smallest["players"], largest["players"]) == (2, 3)
    for found in (smallest, largest):
        for name in FIGURES:
            assert found[name] > 0
    printed = leng("bench", "SD", "--seconds", "0.05")
    assert printed.count("\n") > len(FIGURES)
    for words in ("2 players", "3 players", "decisions/s with a choice", "calls of functions a decision"):
        assert words in printed
    for words in ("copy of a table, early", "copy of a table, late", "memory of a finished match", "greedy’s thinking"):
        assert words in printed
    assert "mémoire d’une partie finie" in leng("bench", "SD", "--seconds", "0.05", "--lang", "fr")


# Verifying --------------------------------------------------------------------------------------------------------


def test_an_honest_match_verifies(tmp_path: Path) -> None:
    file = tmp_path / "match.leng"
    journal.save(_finished(), file)
    assert "honest" in leng("verify", str(file))
    assert leng_json("verify", str(file))["difference"] is None


def test_a_changed_match_does_not_verify(tmp_path: Path) -> None:
    file = tmp_path / "match.leng"
    journal.save(_finished(), file)
    raw = json.loads(file.read_text(encoding="utf-8"))
    raw["result"]["scores"][0] += 1
    file.write_text(json.dumps(raw), encoding="utf-8")
    assert "result" in leng("verify", str(file), code=1)
    assert leng_json("verify", str(file), code=1)["difference"]["key"] == "verify-result"


def test_rules_that_fail_on_a_replay_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.leng"
    table = _finished()
    journal.save(table, file)

    def burst(g: Any) -> None:
        raise ZeroDivisionError("a door too many")

    monkeypatch.setattr(table.game, "units", {**table.game.units, "dawn": burst}, raising=False)
    assert "ZeroDivisionError: a door too many" in wrong("verify", str(file))


# What is typed wrong ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("rules chess", "chess"),
        ("sources chess", "chess"),
        ("bench chess", "chess"),
        ("fuzz chess", "chess"),
        ("simulate chess", "chess"),
        ("simulate SD --bots clever", "novice, adept, master, high_priest, greedy, random, greedy@1, greedy@2"),
        ("simulate SD --bots greedy@9", "novice, adept, master, high_priest, greedy, random, greedy@1, greedy@2"),
        ("simulate SD --players 3 --bots greedy,random", "3 players"),
        ("simulate SD --players 9 --bots random", "2 to 3 players"),
        ("simulate SD --players -2 --bots random", "-2"),
        ("simulate SD --bots ,", "--bots"),
        ("simulate SD --bots random --games -4", "--games cannot be -4"),
        ("simulate SD --bots random --games many", "--games"),
        ("simulate SD --bots adept --think 1 --iterations 5", "not with both"),
        ("simulate SD --bots adept --think 0", "above 0 and up to 600, not 0"),
        ("simulate SD --bots adept --think nan", "not nan"),
        ("simulate SD --bots adept --iterations 0", "from 1 to"),
        ("simulate SD --bots random --processes 0", "--processes cannot be 0"),
        ("simulate SD --bots random --option door", "name=value"),
        ("simulate SD --bots random --option door=paper", "paper"),
        ("simulate SD --bots random --option window=oak", "window"),
        ("simulate DW --players 2 --bots random --option omens=yes", "is for 3 players, and this table has 2"),
        ("simulate DW --bots random,random --option shaft=bottomless", "What fits here: shallow, deep."),
        ("simulate DW --bots random --option pace=swift", "only there where omens is one of: yes"),
        ("tournament SD --bots greedy", "at least two bots"),
        ("tournament SD --bots greedy,clever", "high_priest, greedy, random, greedy@1, greedy@2"),
        ("tournament SD --bots greedy,random --players 7", "2 to 3 players"),
        ("tournament AZ --bots greedy,random --players 1", "cannot be beaten by anybody"),
        ("tournament SD --bots greedy,random --out nowhere/t.jsonl", "nowhere/t.jsonl cannot be written"),
        ("fit DW", "names no features"),
        ("fit SD --out nowhere/t.toml", "nowhere/t.jsonl cannot be written"),
        ("fuzz SD --matches -1", "--matches cannot be -1"),
        ("fuzz SD --first -1", "--first cannot be -1"),
        ("bench SD --seconds 0", "--seconds cannot be 0"),
        ("verify nowhere.leng", "nowhere.leng"),
        ("verify", "file"),
        ("sources KF --content nowhere", "nowhere"),
        ("rules KF --coverage --tests nowhere", "nowhere"),
        ("dance", "dance"),
        ("games --loudly", "--loudly"),
        ("games --lang de", "en, fr"),
    ],
)
def test_a_mistake_gets_one_sentence(typed: str, says: str) -> None:
    assert says in wrong(*typed.split())


# Languages and speed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [("--lang", "fr", "games"), ("games", "--lang", "fr"), ("games", "--lang=fr")])
def test_the_language_may_be_named_anywhere(typed: tuple[str, ...]) -> None:
    assert "joueurs" in leng(*typed)


def test_errors_speak_french_too() -> None:
    assert "robot" in wrong("simulate", "SD", "--bots", "malin", "--lang", "fr")


def test_both_catalogues_have_the_same_messages() -> None:
    folder = Path(sys.modules["leng.cli"].__file__ or "").parent / "lang"
    keys = [
        {
            line.split(" =")[0]
            for line in (folder / f"{tongue}.ftl").read_text(encoding="utf-8").splitlines()
            if " =" in line
        }
        for tongue in LANGUAGES
    ]
    assert keys[0] == keys[1]


def test_help_lists_every_command_in_both_languages() -> None:
    for tongue in LANGUAGES:
        speak(tongue)
        printed = leng("--help")
        assert "⟦" not in printed
        for command in ("play", "resume", "games", "rules", "sources", "simulate", "fuzz", "bench", "verify"):
            assert f"  {command} " in printed
            assert "⟦" not in leng(command, "--help")
    assert leng() == leng("--help")


def test_help_brings_neither_games_nor_bots_nor_the_terminal_with_it() -> None:
    """``leng --help`` answers at once because it fetches nothing that it does not need."""
    script = (
        "import sys\n"
        "sys.argv = ['leng', '--help']\n"
        "from leng.cli import main\n"
        "try:\n    main()\n"
        "except SystemExit as end:\n    assert not end.code\n"
        "heavy = ('leng.games', 'leng.bots', 'leng.study', 'leng.terminal', 'rich', 'msgspec', 'concurrent')\n"
        "print([name for name in sys.modules if name.startswith(heavy)])\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_lessons_are_listed_and_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = leng_json("lessons")
    assert {"game": "elder_sign", "id": "first_night", "steps": 17} in listed
    assert "first_night" in leng("lessons")
    found = LessonChecked("cult", "first_rounds", 17, 28, [])
    monkeypatch.setattr("leng.study.lessons.check_lesson", lambda game: found)
    assert "28 questions by its advice; nothing is missing." in leng("lessons", "cult", "--check")
    bad = msgspec.structs.replace(found, faults=["step-missed: alone"])
    monkeypatch.setattr("leng.study.lessons.check_lesson", lambda game: bad)
    assert "step-missed: alone" in leng("lessons", "cult", "--check", code=1)
    assert leng_json("lessons", "cult", "--check", code=1)[0]["faults"] == ["step-missed: alone"]
    assert "There is no lesson for sealed_door yet." in leng("lessons", "sealed_door", code=2)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_learns_to_complete_commands(shell: str) -> None:
    assert "_LENG_COMPLETE" in leng("completion", shell)


def test_what_was_typed_so_far_goes_on() -> None:
    asked = {"_LENG_COMPLETE": "complete_bash", "COMP_WORDS": "leng ga", "COMP_CWORD": "1"}
    command = [Path(sys.executable).parent / "leng"]
    told = subprocess.run(command, env={**os.environ, **asked}, capture_output=True, text=True, check=False)
    assert told.stdout.split() == ["games"]
