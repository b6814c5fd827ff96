"""The rows of signs beside options: what they say, that they keep their word, and that everybody can read them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

from leng.bots import Sight, new_bot
from leng.engine.dice import Dice
from leng.engine.table import Seat, Table
from leng.games.elder_sign import GAME
from leng.games.elder_sign.deeds.tasks import price
from leng.games.elder_sign.picture.sheet import LOOKS, Sheet
from leng.games.elder_sign.terminal.paper import Paper
from leng.study.faults import Fault
from leng.study.rows import check_rows
from leng.words.presenter import presenter
from leng.words.signs import LATER, THEN, Row, Sign
from leng.words.text import MISSING
from matches import every_position
from wording import messages

from .museum import MuseumTranscript, museum
from .speaking import BOX, VERBS, speaker

MATCHES = [
    (1, "azathoth", "random", "greedy"),
    (2, "cthulhu", "chosen", "random"),
    (3, "yig", "random", "random"),
    (5, "ithaqua", "chosen", "random"),
    (8, "yog_sothoth", "random", "random"),
]
WORDS_ONLY = re.compile(
    "forbid_|once_|next_|dearer|awakens|spares|masks|many_tasks|takes_instead|extra_card|free_dice|two_rerolls|no_|"
    "ignores_mythos|uses_locked|dear_trophies|monster_needs|loses_|cold_cards|turn_start|any_roll"
)
"""Kinds that no symbol tells; they stand on cards that the page tells in words."""


def row(t: MuseumTranscript, key: str) -> Row:
    """The row beside an option of the question on the table."""
    assert t.decision is not None
    return speaker("en").signs(t.state, t.decision, t.decision.find(key))


# What they say ---------------------------------------------------------------------------------------------------


def test_laying_dice_costs_the_price_of_the_task_and_the_last_one_wins_the_card() -> None:
    t = museum("ann", adventures=["hallway_on_fire"], rolls=["peril lore 1 1 1 1"])
    t.ann.plays("move:hallway_on_fire", "roll")
    assert row(t, "complete:1:peril") == (Sign("stamina", paid=True),)
    t = museum("ann", adventures=["the_loading_dock"], rolls=["peril 3 1 1 1 1", "peril 1 1 1"])
    t.ann.plays("move:the_loading_dock", "roll")
    assert row(t, "complete:2:3-peril") == ()
    t.ann.plays("complete:2:3-peril", "roll")
    assert row(t, "complete:1:peril") == (LATER, Sign("trophy"), Sign("common"))


def test_a_souvenir_is_paid_with_trophies() -> None:
    t = museum("ann", ann={"trophies": ["koi_pond", "ghost"]})
    t.ann.plays("move:entrance")
    assert row(t, "buy:souvenir_clue") == (LATER, Sign("trophy", 1, paid=True), THEN, Sign("clue"))
    t.ann.plays("buy:souvenir_clue")
    assert row(t, "spend:ghost") == (Sign("trophy", 1, paid=True), THEN, Sign("clue"))


def test_dice_and_clues_are_told_apart_from_what_is_certain() -> None:
    t = museum("ann", ann={"clues": 1}, rolls=["1 1 1 1 1 1"])
    t.ann.plays("move:the_archives")
    assert row(t, "roll") == (Sign("chance-die"),)
    t.ann.plays("roll")
    assert row(t, "clue") == (Sign("clue", paid=True), THEN, Sign("chance-die"))


def test_health_is_regained_only_up_to_the_maximum() -> None:
    t = museum("ann:joe_diamond", ann={"stamina": 5, "sanity": 4, "cards": ["food"]})
    assert row(t, "use:food") == (Sign("common", paid=True), THEN, Sign("stamina"))


def test_whoever_would_be_devoured_is_warned() -> None:
    t = museum("ann", ancient_one="ithaqua", ann={"stamina": 1, "clues": 2, "cards": ["wither", "necronomicon"]})
    said = row(t, "use:necronomicon")
    assert Sign("devour") in said and Sign("clue", 2, paid=True) in said and Sign("doom") in said


# That they keep their word ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "ancient_one", "investigators", "bot"), MATCHES)
def test_every_row_keeps_its_word(players: int, ancient_one: str, investigators: str, bot: str) -> None:
    options = {"ancient_one": ancient_one, "investigators": investigators}
    table = Table.open(GAME, [Seat(str(each)) for each in range(players)], options, f"rows {players}")
    speech, player, whim = presenter(GAME, table.seats, "en"), new_bot(bot, "7"), Dice(players)
    for _ in range(250):
        if table.decision is not None:
            check_rows(table, speech, whim)
            table.take(player.choose(Sight(table.play)))


def test_a_row_that_forgets_the_price_of_a_task_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    t = museum("ann", adventures=["hallway_on_fire"], rolls=["peril lore 1 1 1 1"])
    t.ann.plays("move:hallway_on_fire", "roll")
    speech = speaker("en")
    honest = speech.signs
    monkeypatch.setattr(speech, "signs", lambda g, choice, option: honest(g, choice, option)[1:])
    with pytest.raises(Fault, match="stamina"):
        check_rows(t.table, speech, Dice(1))


# That everybody can read them ------------------------------------------------------------------------------------


@cache
def rows_of_matches() -> frozenset[Sign]:
    """Every sign beside an option of some matches."""
    found: set[Sign] = set()
    for players, ancient_one in ((2, "hastur"), (4, "ithaqua")):
        table = Table.open(GAME, [Seat(str(each)) for each in range(players)], {"ancient_one": ancient_one}, "read")
        for each in every_position(table, step=3):
            if each.decision is not None:
                for option in each.decision.options:
                    found.update(speaker("en").signs(each.state, each.decision, option))
    return frozenset(found)


def all_signs() -> Iterator[Sign]:
    """Every sign that a card or an option can show."""
    rows = [verb.signs() for verb in VERBS] + [price(each.task) for each in BOX.monsters.values()]
    cards: list[Any] = [*BOX.investigators.values(), *BOX.allies.values(), *BOX.mythos.values()]
    rows += [each.signs() for each in cards]
    rows += [each.row() for each in BOX.ancient_ones.values()]
    yield from {sign for row in rows for sign in row if sign.kind} | {sign for sign in rows_of_matches() if sign.kind}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sign_has_its_words_its_symbol_and_its_letters(language: str) -> None:
    speech = speaker(language)
    sheet, paper = Sheet.of(speech), Paper(cast(Any, None), speech)  # signs need no view
    symbols = set(re.findall(r' id="([^"]+)"', sheet.sprite))
    for sign in all_signs():
        drawn = sheet.signs([sign])
        assert MISSING not in drawn and MISSING not in paper.sign(sign), sign
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= symbols, sign
        assert ("#es-more" in drawn) == bool(WORDS_ONLY.match(sign.kind)), sign
        assert "…" not in paper.sign(sign), sign


def test_no_word_and_no_look_of_a_sign_is_idle() -> None:
    kinds = {sign.kind for sign in all_signs()}
    words = {key[5:] for key in messages(GAME.folder / "lang" / "en.ftl") if key.startswith("sign-")}
    legend = {"investigation", "mythos", "lock", "more", "trophies"}
    assert words - kinds - legend == set()
    assert set(LOOKS) <= kinds | legend
