"""Rows of signs beside the options: they keep their word, clamp what does not fit, and can all be drawn."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from games.cult.city import CityTranscript, city
from leng.bots import Sight, new_bot
from leng.engine.choice import key
from leng.engine.dice import Dice
from leng.engine.table import Seat, Table
from leng.games.cult import GAME
from leng.games.cult.inventory import holdings
from leng.games.cult.picture.sheet import Sheet
from leng.games.cult.terminal.paper import Paper
from leng.study.rows import check_rows
from leng.words.presenter import presenter
from leng.words.signs import MORE, Sign

from .speaking import SIGNS

EVERY = 9


def rows(t: CityTranscript) -> dict[str, str]:
    """What stands beside each option, as the terminal writes it."""
    table = t.table
    assert table.decision is not None
    speaker = presenter(GAME, table.seats, "en")
    paper = Paper(table.view(0), speaker)
    options = table.decision.options
    return {key(each): paper.signs(speaker.signs(table.state, table.decision, each)) for each in options}


@pytest.mark.parametrize(("players", "cults"), [(2, "chosen"), (3, "random"), (4, "recommended"), (5, "random")])
def test_options_cost_and_bring_what_their_rows_say(players: int, cults: str) -> None:
    options = {"cults": cults, "thresholds": "steep" if players % 2 else "gentle"}
    table = Table.open(GAME, [Seat(f"P{each}") for each in range(players)], options, f"rows {players}")
    speaker, whim = presenter(GAME, table.seats, "en"), Dice(players)
    while table.decision is not None:
        if whim.below(EVERY) == 0:
            check_rows(table, speaker, whim)
        table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))


def test_every_sign_has_a_glyph_on_the_page_and_in_the_terminal() -> None:
    table = city("ann", "bob").table
    held = set(holdings(cast(Any, table.state), 0))
    lost = {*held - {"ritual", "summon"}, "card"}
    wanted = [*map(Sign, SIGNS | held), *(Sign(kind, 2, paid=True) for kind in lost)]
    for language in ("en", "fr"):
        speaker = presenter(GAME, table.seats, language)
        sheet, paper = Sheet.of(speaker), Paper(table.view(0), speaker)
        ids = set(re.findall(r' id="([^"]+)"', sheet.sprite))
        for sign in wanted:
            drawn = sheet.signs([sign])
            assert "⟦" not in drawn and set(re.findall(r'href="#([^"]+)"', drawn)) <= ids, sign
            said = paper.sign(sign)
            assert said and "⟦" not in said and (said != paper.sign(MORE) or sign == MORE), sign


def test_placing_a_priest_tells_the_follower_the_tithe_and_what_the_location_gives() -> None:
    ann = {"followers": 4, "placed": 3, "coins": 1, "available": [0, 2]}
    t = city("ann", "bob", ann=ann, bob={"privileges": ["tithe_slums_port"]})
    assert rows(t)["preach:slums"] == "»-1¤ -1☺>1☺"
    assert rows(t)["preach:ruins"] == "»-1☺>1☼"
    t.ann.plays("preach:slums")
    assert rows(t) == dict.fromkeys(("send:0", "send:2"), "-1¤ -1☺»1☺")


def test_the_only_priest_goes_at_once() -> None:
    t = city("ann", "bob", ann={"followers": 4, "placed": 3, "available": [0]})
    assert rows(t)["preach:port"] == "-1☺»-5¤>2☺|-11¤>4☺"


def test_gains_are_no_more_than_what_fits() -> None:
    t = city("ann", "bob", at="round", ann={"supremacy": True, "followers": 8})
    assert rows(t)["celebrate:great_procession"] == "1☺"
    assert rows(t)["celebrate:solemn_ordination"] == "†3"


def test_cards_and_abilities_tell_what_is_paid_and_what_comes_after_a_question() -> None:
    ann = {"followers": 5, "available": [0, 3], "miracles": ["holy_frenzy", "rain_of_gold"], "intrigues": ["massacre"]}
    ann["summonings"] = 1
    t = city("ann:anubis", "bob", at="market", places={"market": ["ann 2", "bob 3"]}, ann=ann)
    told = rows(t)
    assert told["miracle:holy_frenzy"] == "-4☺ -1☼>1☻"
    assert told["miracle:rain_of_gold"] == "-1☼»2☺|6¤"
    assert told["intrigue:massacre"] == "-2☺ -1‡ ↓2☺"
    assert told["pass"] == ""


def test_what_a_deck_decides_is_left_to_chance() -> None:
    ann = {"coins": 4, "miracles": ["avatar"], "intrigues": ["theft"]}
    t = city("ann:fafnir", "bob", at="market", places={"market": ["ann 2"]}, ann=ann)
    assert rows(t)["ability:ode_to_treachery"] == "-2¤»-1▬>1?"
    t.ann.plays("ability:ode_to_treachery")
    assert rows(t) == {"discard:avatar": "-1☼>1?", "discard:theft": "-1‡>1?"}


def test_while_a_deck_reveals_card_after_card_nobody_knows_what_else_will_come() -> None:
    bob = {"mobs": 1, "miracles": ["avatar"], "followers": 3}
    t = city(
        "ann:nirriti", "bob", at="market", top={"intrigue": ["foiled_plot", "vandalism", "theft"]},
        places={"market": ["bob altar", "bob 1"], "slums": ["bob altar"]},
        ann={"summonings": 1, "available": [0, 3]}, bob=bob,
    )  # fmt: skip
    t.ann.plays("ability:path_of_iniquity")
    assert t.table.decision is not None and t.table.decision.seat == 1
    assert rows(t) == dict.fromkeys(("altar:slums", "altar:market"), "-1⌂ 2?")


def test_a_payment_tells_what_it_brings() -> None:
    t = city("ann:arachne", "bob", at="market", places={"market": ["bob 2"]}, ann={"followers": 3})
    assert rows(t)["ability:ordination"] == "»-1–5☺>†="
    t.ann.plays("ability:ordination")
    assert rows(t) == {"followers:1": "-1☺>†1", "followers:2": "-2☺>†2", "followers:3": "-3☺>†3"}


def test_selling_and_buying() -> None:
    t = city("ann", "bob", market=["court_magus", "", ""], ann={"coins": 9, "intrigues": ["theft"]})
    t.ann.plays("pray")
    while t.table.decision is not None and t.table.decision.ask.name != "trade":
        t.ann.plays("decline")
    assert rows(t) == {"sell:theft": "-1‡>5¤", "buy:court_magus": "-8¤>1§»†↑2 -1☼>3¤", "done": ""}
