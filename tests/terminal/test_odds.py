"""The odds at the prompt, and the close-up of what changes with every choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from games.elder_sign.museum import MuseumTranscript, museum
from leng.engine import journal, odds
from leng.engine.choice import key
from leng.engine.game import find_game
from leng.engine.record import standing
from leng.study.drawings import printed
from leng.terminal.typed import COMMANDS
from leng.words.presenter import presenter

from .conftest import Sit, after, led_to

Saves = Callable[[], list[Path]]
NIGHT = ("play", "es", "--seats", "human:Ada,random", "--seed", "5", "--ancient-one", "azathoth")
FESTIVAL = ("play", "kf", "--seats", "human:Ada,random,random", "--seed", "7", "--scenario", "none")
GAME = find_game("es")
BEST = "← best"
LINE = re.compile(r"^ {1,3}(\d+) +(\S.*)$")


def listed(shown: str) -> dict[int, str]:
    """The numbered lines of an answer, by number."""
    found = [LINE.match(line) for line in shown.splitlines()]
    return {int(match[1]): match[2].strip() for match in found if match}


def to_a_move(sit: Sit) -> str:
    typed, _ = led_to(sit, NIGHT, "Where will you try your luck")
    return typed


def test_odds_tells_the_exact_chance_of_every_option_and_chooses_none(sit: Sit, saves: Saves) -> None:
    typed = to_a_move(sit)
    lines = listed(after(sit(*NIGHT, typed=f"{typed}odds\n").output, "odds"))
    table = journal.load(saves()[-1])
    assert table.decision is not None
    assert table.decision.ask.name == "move"
    found = odds.chances(table.play)
    assert len(lines) == len(table.decision.options) > 3
    for number, option in enumerate(table.decision.options, start=1):
        chance = found.get(key(option))
        wanted = "–" if chance is None else f"{100 * chance:.1f}".removesuffix(".0") + "%"
        assert lines[number].split()[0] == wanted
    best = {key(table.decision.options[number - 1]) for number, line in lines.items() if line.endswith(BEST)}
    assert best == {name for name, chance in found.items() if chance == max(found.values())}


def test_odds_says_what_is_counted_and_what_is_left_out(sit: Sit) -> None:
    typed = to_a_move(sit)
    said = after(sit(*NIGHT, typed=f"{typed}odds\n").output, "odds")
    assert "It leaves out Terror" in " ".join(said.split())
    told = after(sit(*NIGHT, "--lang", "fr", typed=f"{typed}chances\n").output, "chances")
    assert "laisse de côté la Terreur" in " ".join(told.split())
    assert "\N{NO-BREAK SPACE}%" in told
    assert "← le mieux" in told
    assert "⟦" not in said + told


def test_a_question_without_odds_says_so(sit: Sit, saves: Saves) -> None:
    assert "There are no odds for this question." in after(sit(*FESTIVAL, typed="odds\n").output, "odds")
    french = after(sit(*FESTIVAL, "--lang", "fr", typed="chances\n").output, "chances")
    assert "pas de chances à donner" in french
    assert not [entry for entry in standing(journal.read(saves()[-1]).record) if entry.seat == 0]


def test_help_lists_the_odds(sit: Sit) -> None:
    assert "odds" in COMMANDS
    assert "exact chances" in after(sit(*FESTIVAL, typed="help\n").output, "help")
    assert "chances exactes" in after(sit(*FESTIVAL, "--lang", "fr", typed="aide\n").output, "aide")


# The close-up ----------------------------------------------------------------------------------------------------


def test_after_a_roll_the_dice_are_shown_but_not_the_whole_table(sit: Sit, saves: Saves) -> None:
    typed = to_a_move(sit)
    output = sit(*NIGHT, typed=f"{typed}2\nroll\n").output
    table = journal.load(saves()[-1])
    assert table.decision is not None
    assert table.decision.ask.name == "after-roll"
    shown = after(output, "roll")
    dice = [face[:1].upper() for face in (die.face for die in table.view(0).dice if die.lies == "pool")]
    assert "│" + "││".join(f" {face} " for face in dice) + "│" in shown
    assert "╔ " in shown.partition("The dice have fallen")[0], "the card stands before the question"
    assert "── Investigators" not in shown
    assert "── Investigators" in after(output, "2"), "the phase before was drawn whole"


def test_a_game_without_a_close_up_asks_as_before(sit: Sit) -> None:
    assert not hasattr(find_game("kf").part("terminal"), "close_up")
    assert sit(*FESTIVAL, typed="1\n1\n1\n").exit_code == 0


def close_up(t: MuseumTranscript, width: int = 100, language: str = "en") -> str | None:
    """What is shown before a question that does not draw the table."""
    speaker = presenter(GAME, t.table.seats, language)
    shown = GAME.part("terminal").close_up(t.table.view(0), speaker, width)
    return None if shown is None else printed(shown)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 160])
def test_the_close_up_is_the_card_with_its_tasks_and_the_dice(width: int, language: str) -> None:
    t = museum("ann:bob_jenkins", adventures=["the_loading_dock"], rolls=["peril 2 2 peril terror lore", "1 1 peril"])
    assert close_up(t, width, language) is None
    t.ann.plays("move:the_loading_dock", "roll")
    shown = close_up(t, width, language)
    assert shown is not None
    assert "1  [P]" in shown
    assert "2  [P][3]" in shown
    assert "⟦" not in shown
    assert all(len(line) <= width for line in shown.splitlines())
    assert len(shown.splitlines()) < 16
    t.ann.plays("complete:2:2-2-peril")
    later = close_up(t, width, language)
    assert later is not None
    assert "2✓" in later


def test_the_close_up_of_the_battle_shows_the_ancient_one() -> None:
    t = museum("ann", ancient_one="yig", awake=True)
    t.ann.is_asked("battle-roll")
    shown = close_up(t)
    assert shown is not None
    assert "Yig" in shown


def test_no_attempt_no_close_up() -> None:
    t = museum("ann")
    t.ann.plays("move:entrance")
    assert close_up(t) is None
