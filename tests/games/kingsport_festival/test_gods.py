"""The twenty gods: each takes exactly its price and gives exactly its gifts."""

from __future__ import annotations

import pytest

from citing import rule
from games.kingsport_festival.festival import Kingsport, festival

NOTHING = {"sanity": 0, "magic": 0, "cult": 0, "evil": 0, "death": 0, "destruction": 0, "spells": 0}

GIFTS: list[tuple[str, list[int], list[str], dict[str, int]]] = [
    ("nephren_ka", [2, 4, 6], [], {"sanity": +4}),
    ("nightgaunt", [1], ["decline"], {"magic": 1}),
    ("shoggoth", [1, 1], [], {"sanity": -1, "evil": 1}),
    ("mi_go", [1, 1, 1], [], {"sanity": -1, "death": 1}),
    ("byakhee", [4], ["option:1"], {"sanity": -1, "evil": 1}),
    ("byakhee", [4], ["option:2"], {"sanity": -1, "death": 1}),
    ("byakhee", [4], ["option:3"], {"sanity": -1, "magic": 3}),
    ("flying_polyp", [2, 3], ["option:1"], {"spells": 1, "magic": 1}),
    ("flying_polyp", [2, 3], ["option:2"], {"spells": 1, "magic": 1}),
    ("thing_of_darkness", [2, 4], ["destruction"], {"destruction": 1, "magic": 1}),
    ("great_race_of_yith", [1, 6], ["death"], {"sanity": -1, "death": 1, "spells": 1, "magic": 1}),
    ("rhan_tegoth", [2, 6], [], {"sanity": -2, "death": 1, "destruction": 1, "magic": 1}),
    ("nodens", [4, 5], ["evil", "destruction", "decline"], {"spells": 2, "magic": 2}),
    ("hydra", [2, 3, 5], ["option:1"], {"sanity": -2, "evil": 2, "death": 1}),
    ("hydra", [2, 3, 5], ["option:2"], {"sanity": -2, "evil": 2, "destruction": 1}),
    ("dagon", [5, 6], ["option:1"], {"sanity": -2, "death": 2, "evil": 1, "magic": 1}),
    ("dagon", [5, 6], ["option:2"], {"sanity": -2, "death": 2, "destruction": 1, "magic": 1}),
    ("tsathoggua", [6, 6], ["evil", "death"], {"sanity": -2, "evil": 1, "death": 1, "spells": 1, "magic": 2}),
    ("ghatanothoa", [3, 4, 6], ["evil", "destruction"], {"sanity": -3, "evil": 1, "destruction": 3}),
    ("hastur", [3, 5, 6], ["evil", "evil", "death"], {"sanity": -4, "evil": 2, "death": 1, "cult": 2}),
    ("cthulhu", [4, 5, 6], [], {"sanity": -5, "evil": 1, "death": 1, "destruction": 1, "cult": 3}),
    ("shub_niggurath", [4, 6, 6], [], {"sanity": -5, "evil": 3, "death": 2, "cult": 2}),
    ("nyarlathotep", [5, 6, 6], ["evil", "death", "death", "decline"],
     {"sanity": -6, "death": 2, "evil": 1, "cult": 4}),
    ("yog_sothoth", [6, 6, 6], [],
     {"sanity": -6, "evil": 1, "death": 1, "destruction": 2, "magic": 3, "cult": 4}),
    ("azathoth", [6, 6, 6], [], {"sanity": -8, "evil": 2, "death": 2, "destruction": 2, "cult": 5}),
]  # fmt: skip


def holdings(t: Kingsport) -> dict[str, int]:
    who = t.luke.cultist
    evil, death, destruction = who.cubes
    return {
        "sanity": who.sanity, "magic": who.magic, "cult": who.cult, "evil": evil, "death": death,
        "destruction": destruction, "spells": len(who.hand),
    }  # fmt: skip


@rule("KF R-031a", "KF R-033a", "KF R-033c", "KF R-036")
@pytest.mark.parametrize(("god", "dice", "choices", "expected"), GIFTS)
def test_a_god_takes_its_price_and_gives_its_gifts(
    god: str, dice: list[int], choices: list[str], expected: dict[str, int]
) -> None:
    rolled = [*dice, 6, 6][:3]
    bend = ["the_confession_of_elizabeth_style"] if god == "azathoth" else []  # 19 is out of reach of three dice
    t = festival(order=["luke"], dice={"luke": rolled}, gabriel={"evil": 1},
                 luke={"sanity": 8, "cult": 9, "magic": 2 * len(bend), "hand": bend})  # fmt: skip
    for spell in bend:
        t.luke.plays(f"cast:{spell}", "add:1")
    before = holdings(t)
    t.luke.plays(f"invoke:{god}:{'-'.join(map(str, dice))}")
    t.gabriel.passes()
    t.livio.passes()
    if len(dice) < 3:
        t.luke.passes()
    assert t.state.phase == "privileges" or not choices
    t.luke.plays(*choices)
    assert t.state.phase == "propagation"
    after = holdings(t)
    assert {name: after[name] - before[name] for name in before} == {**NOTHING, **expected}


@rule("KF R-003a", "KF R-030a", "KF R-030b")
def test_all_twenty_gods_have_been_asked() -> None:
    assert list(dict.fromkeys(god for god, *_ in GIFTS)) == list(festival().state.box.gods)


@rule("KF R-034b", "KF R-033a", "KF R-033b", "KF R-033c")
def test_azathoth_takes_what_is_left_of_the_mind_and_then_the_cult() -> None:
    t = festival(order=["luke"], dice={"luke": [6, 6, 6]},
                 luke={"sanity": 3, "cult": 9, "magic": 2, "hand": ["the_confession_of_elizabeth_style"]})  # fmt: skip
    t.luke.plays("cast:the_confession_of_elizabeth_style", "add:1", "invoke:azathoth:6-6-6")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.has(sanity=0, cult=9, cubes=[2, 2, 2])  # 9 - 5 + 5


@rule("KF R-038a")
@pytest.mark.parametrize(("option", "deck"), [("option:1", "death"), ("option:2", "destruction")])
def test_the_flying_polyp_lets_choose_between_two_decks(option: str, deck: str) -> None:
    t = festival(order=["luke"], dice={"luke": [2, 3, 6]})
    t.luke.plays("invoke:flying_polyp:2-3")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.passes()
    t.luke.plays(option)
    assert [t.state.box.spells[card].deck for card in t.luke.cultist.hand] == [deck]
