"""The words of AuZtralia: nothing is missing in either language, nothing is left over, and what is said reads well."""

from __future__ import annotations

import pytest

from leng.engine.state import Event
from leng.games.auztralia import asks
from leng.games.auztralia.deeds.tiles import OLD_ONES
from leng.games.auztralia.state import NEUTRAL
from script import GameWords
from wording import asked

from .speaking import BOX, SCRIPT, speaker


class TestWords(GameWords):
    script = SCRIPT
    cards = 2 + 1 + 10 + 6 + 5 + 3 + 7 + 43 + 20 + 40 + 30 + 36 + 10 + 10


def test_the_old_ones_have_a_story_of_their_own() -> None:
    english, french = speaker("en"), speaker("fr")
    wake = Event("old-ones-act", {"n": 23, "rival": OLD_ONES})
    assert english.line(wake) == "The Old Ones stir: their disc goes to 23."
    assert french.line(wake) == "Les Grands Anciens s’agitent : leur disque va sur 23."
    step = Event("old-one-moves", {"tile": "mi_go_l1_1", "origin": 41, "hex": 35, "rival": OLD_ONES})
    assert english.line(step) == "A mi-go steps from 41 to 35."
    assert french.line(step) == "Un mi-go va de 41 en 35."
    great = Event("old-one-moves", {"tile": "cthulhu_l3_1", "origin": 41, "hex": 35, "rival": OLD_ONES})
    assert english.line(great) == "Cthulhu steps from 41 to 35."


@pytest.mark.parametrize(
    ("tile", "english", "french"),
    [
        ("cthulhu_l3_1", "Ann deals 2 damage to Cthulhu.", "Ann inflige 2 dégâts à Cthulhu."),
        ("mi_go_l1_1", "Ann deals 2 damage to the mi-go.", "Ann inflige 2 dégâts au mi-go."),
        ("loyalist_l2_1", "Ann deals 2 damage to the loyalists.", "Ann inflige 2 dégâts à la bande de loyalistes."),
    ],
)
def test_old_ones_have_their_articles(tile: str, english: str, french: str) -> None:
    hit = Event("hits", {"seat": 0, "tile": tile, "n": 2})
    assert (speaker("en").line(hit), speaker("fr").line(hit)) == (english, french)


def test_a_march_names_its_units_and_an_empty_return_nobody() -> None:
    english, french = speaker("en"), speaker("fr")
    out = Event("sets-out", {"seat": 1, "hex": 28, "units": {"infantry": 2, "airship": 1}})
    assert english.line(out) == "Otto marches on hex 28 with 2 infantry and 1 airship."
    assert french.line(out) == "Otto marche sur l’hex 28 avec 2 infanteries et 1 dirigeable."
    home = Event("combat-over", {"seat": 1, "hex": 28, "units": {"airship": 1}, "left": 1})
    assert english.line(home) == (
        "It is over in hex 28, and the enemy still stands; back at the barracks of Otto: 1 airship."
    )
    nobody = Event("combat-over", {"seat": 1, "hex": 28, "units": {}, "left": 0})
    assert french.line(nobody) == "C’est fini dans l’hex 28, et il n’y reste pas d’ennemi."


def test_an_action_tells_the_gold_that_cubes_in_its_box_cost() -> None:
    english = speaker("en")
    first, again = (Event("acts", {"seat": 0, "space": "mine_a", "gold": gold}) for gold in (0, 2))
    assert english.line(first) == "Ann goes mining."
    assert english.line(again) == "Ann goes mining, for 2 gold."
    assert english.line(Event("spends-time", {"seat": 0, "n": 1, "time": 12})) == (
        "Ann spends 1 time point and stands at 12."
    )


def test_what_belongs_to_nobody_belongs_to_the_settlers() -> None:
    restored = {"seat": 0, "owner": NEUTRAL, "farm": "corn", "hex": 14}
    assert speaker("en").line(Event("restores", restored)) == (
        "The corn farm in hex 14 bears fruit again for the settlers."
    )


def test_reasons_give_the_numbers() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.say("refuse-unit-too-dear", have=1, need=5) == "It costs 5 gold; you have 1."
    assert french.say("refuse-unit-too-dear", have=1, need=5) == "Cela coûte 5 or ; vous en avez 1."
    assert english.say("refuse-out-of-range", have=1, need=3) == (
        "It lies 3 hexes beyond your line, and the units go 1 hex."
    )


def test_ports_have_names_whichever_board_is_played() -> None:
    english = speaker("en")
    for board in BOX.lands.values():
        sites = [("port", n) for n in board.sites]
        called = [english.label(asked(asks.PLACE_PORT, *sites), each).text for each in sites]
        assert called == [f"{board.hexes[n].port} (hex {n})" for n in board.sites]


def test_labels_say_what_differs_where_it_lies_and_what_explains_it() -> None:
    english = speaker("en")
    rail = english.label(asked(asks.LAY_RAIL), ("rail", 11, 14))
    assert (rail.text, rail.place, rail.idea, rail.way) == (
        "Rail between 11 and 14", "side:11-14", "Rail from 11", "to 14",
    )  # fmt: skip
    mine = english.label(asked(asks.MINE), ("mine", 14, "iron"))
    assert (mine.text, mine.place, mine.card, mine.way) == ("Iron in hex 14", "hex:14", "goods:iron", "iron")
    use = english.label(asked(asks.ACT), ("use", "lady_carter"))
    assert (use.text, use.place, use.card) == (
        "Use Lady Carter: gain 4 coal", "character:lady_carter", "character:lady_carter",
    )  # fmt: skip
    buy = english.label(asked(asks.BUY), ("unit", "infantry", 2))
    assert (buy.text, buy.place, buy.card) == ("Buy 2 infantry", "unit:infantry", "unit:infantry")
    foe = english.label(asked(asks.STRIKE, damage=2), ("old_one", "zombie_l1_2"))
    assert (foe.text, foe.place) == ("Zombie (level 1, no. 2)", "old_one:zombie_l1_2")
    assert english.label(asked(asks.FORCE, hex=28), "all").text == "All that can get there"
    assert english.label(asked(asks.RETREAT, hex=28), "all").text == "All retreat"
    with pytest.raises(KeyError, match="dance"):
        english.label(asked(asks.ACT), ("dance", 1))
