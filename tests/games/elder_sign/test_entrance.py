"""The museum entrance: first aid, lost and found, souvenirs, and what they cost in trophies."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .museum import MuseumTranscript, museum
from .printed import BOX, difference, measure, noted_effects

OPEN = "mythos_07"  # nothing at the entrance is closed
PRICES = {
    "souvenir_clue": (1, "clue"),
    "souvenir_common": (2, "common"),
    "souvenir_unique": (3, "unique"),
    "souvenir_spell": (4, "spell"),
    "souvenir_ally": (5, "ally"),
    "souvenir_elder_sign": (10, "elder_sign"),
}
FOUND = {"1": "", "2": "clue", "3": "common", "lore": "spell", "peril": "-stamina", "terror": "-sanity"}


def at_the_entrance(*trophies: str, **more: Any) -> MuseumTranscript:
    """Ann, hurt, at the entrance with these trophies."""
    settings: dict[str, Any] = {"mythos": OPEN, "top": {"ally": ["duke"]}, **more}
    t = museum(
        "ann:darrell_simmons",
        "bob:bob_jenkins",
        ann={"sanity": 1, "stamina": 2, "trophies": list(trophies)},
        **settings,
    )
    t.ann.plays("move:entrance")
    return t


@rule("ES R-022b", "ES R-060", "ES R-061", "ES R-062b")
def test_exactly_one_of_the_three_actions_is_carried_out() -> None:
    t = at_the_entrance("gug", "dhole", "ghoul")
    services = ["aid:free", "aid:one_stat", "aid:both_stats", "find", *(f"buy:{each}" for each in PRICES)]
    t.ann.is_asked("entrance").offered_only(*services[:-1]).plays("buy:souvenir_clue", "spend:ghoul").has(clues=1)
    t.bob.is_asked("move")  # one souvenir a turn, however many trophies are left
    t.ann.has(trophies=["gug", "dhole"])


@rule("ES R-060a", "ES R-108", "ES Q-30")
@pytest.mark.parametrize(("option", "sanity", "stamina"), [("option:1", 2, 2), ("option:2", 1, 3)])
def test_free_first_aid_restores_one_of_one(option: str, sanity: int, stamina: int) -> None:
    t = at_the_entrance()
    t.ann.plays("aid:free").is_asked("one-of").offered_only("option:1", "option:2").plays(option)
    t.ann.has(sanity=sanity, stamina=stamina)


@rule("ES R-060b", "ES R-063")
@pytest.mark.parametrize(("option", "sanity", "stamina"), [("option:1", 4, 2), ("option:2", 1, 6)])
def test_for_two_trophies_all_of_one(option: str, sanity: int, stamina: int) -> None:
    t = at_the_entrance("gug")
    t.ann.plays("aid:one_stat", option).has(sanity=sanity, stamina=stamina, trophies=[])


@rule("ES R-060c", "ES R-063")
def test_for_four_trophies_all_of_both() -> None:
    t = at_the_entrance("gug", "dhole")
    t.ann.plays("aid:both_stats", "spend:gug").has(sanity=4, stamina=6, trophies=[])


@rule("ES R-060", "ES R-063")
@pytest.mark.parametrize(("service", "price"), [("aid:one_stat", 2), ("aid:both_stats", 4)])
def test_without_the_trophies_there_is_only_free_first_aid(service: str, price: int) -> None:
    t = at_the_entrance("ghoul")
    t.ann.refused(service, rule="R-063", have=1, price=price).offered("aid:free")


@rule("ES R-108", "ES R-060")
def test_first_aid_never_goes_above_the_maximum() -> None:
    t = museum("ann", "bob:bob_jenkins", mythos=OPEN)
    t.ann.plays("move:entrance", "aid:free", "option:1").has(sanity=4, stamina=6)


@rule("ES R-061a", "ES Q-41")
@pytest.mark.parametrize("face", FOUND)
def test_the_lost_and_found_table(face: str) -> None:
    t = museum("ann:darrell_simmons", "bob:bob_jenkins", mythos=OPEN, rolls=[face], ann={"clues": 1})
    before = measure(t)
    t.ann.plays("move:entrance", "find")
    what = FOUND[face]
    expected = {what.lstrip("-"): -1 if what.startswith("-") else 1} if what else {}
    assert difference(measure(t), before) == expected
    assert {each.face for each in BOX.findings.values()} == set(FOUND)


@rule("ES R-061b", "ES Q-41")
def test_nothing_changes_the_lost_and_found_roll() -> None:
    """Not Harvey (terror to lore), nor Mandy, nor an ally, nor a clue."""
    t = museum("ann:harvey_walters", "bob:mandy_thompson", mythos=OPEN, rolls=["terror"],
               ann={"clues": 2, "allies": ["professor_armitage"]})  # fmt: skip
    t.ann.plays("move:entrance", "find").has(sanity=6, clues=2, cards=[])
    t.bob.is_asked("move")


@rule("ES R-062a", "ES R-063")
@pytest.mark.parametrize("souvenir", PRICES)
def test_a_souvenir_at_its_price(souvenir: str) -> None:
    price, what = PRICES[souvenir]
    service = BOX.souvenirs[souvenir]
    assert (service.price, noted_effects(service.effects)) == (price, what) and set(BOX.souvenirs) == set(PRICES)
    ones = ["ghoul", "ghost", "zombie", "witch", "vampire", "byakhee", "mi_go", "formless_spawn", "cultist.1",
            "cultist.2"]  # fmt: skip
    t = at_the_entrance(*ones[: price - 1])
    t.ann.refused(f"buy:{souvenir}", rule="R-063", have=price - 1, price=price)
    t = at_the_entrance(*ones[:price])
    before = measure(t)
    t.ann.plays(f"buy:{souvenir}")
    t.until("move", "bob")
    assert difference(measure(t), before) == {what: 1, "trophies": -price}
    assert sorted(t.state.cup) == sorted(name for name, each in BOX.monsters.items() if not each.mask)


@rule("ES R-063d", "ES E-06")
def test_the_example_of_a_trophy_worth_two_spent_on_a_souvenir_for_one() -> None:
    t = at_the_entrance("gug", "dhole")
    t.ann.plays("buy:souvenir_clue").is_asked("spend").offered_only("spend:gug", "spend:dhole").plays("spend:dhole")
    t.ann.has(clues=1, trophies=["gug"])
    assert "dhole" in t.state.cup and "gug" not in t.state.cup


@rule("ES R-063c", "ES R-063e")
def test_any_combination_pays_and_everything_goes_back_where_it_came_from() -> None:
    t = at_the_entrance("ghoul", "the_abyss", "the_elder_sign", "gug")
    t.ann.plays("buy:souvenir_ally", "spend:the_abyss", "spend:ghoul", "spend:the_elder_sign")
    t.ann.has(trophies=["gug"], allies=["duke"])
    g = t.state
    assert g.decks["adventure"].cards[0] == "the_elder_sign" and g.decks["other_world"].cards[0] == "the_abyss"
    assert "ghoul" in g.cup


@rule("ES R-062", "ES R-060", "ES R-012")
@pytest.mark.parametrize(("ancient_one", "mythos", "dearer", "sign"), [
    ("hastur", OPEN, 1, 3), ("azathoth", "mythos_08", 1, 1), ("hastur", "mythos_08", 2, 4), ("azathoth", OPEN, 0, 0),
])  # fmt: skip
def test_hastur_and_the_mythos_make_everything_dearer_that_has_a_price(
    ancient_one: str, mythos: str, dearer: int, sign: int
) -> None:
    t = at_the_entrance(ancient_one=ancient_one, mythos=mythos)
    t.ann.offered("aid:free")
    for souvenir, (price, _) in list(PRICES.items())[:-1]:
        t.ann.refused(f"buy:{souvenir}", rule="R-063", price=price + dearer)
    t.ann.refused("buy:souvenir_elder_sign", rule="R-063", price=10 + sign)
    t.ann.refused("aid:one_stat", rule="R-063", price=2 + dearer)
    t.ann.refused("aid:both_stats", rule="R-063", price=4 + dearer)


@rule("ES R-063", "ES R-012")
def test_the_dearer_price_is_really_paid() -> None:
    t = at_the_entrance("ghoul", "ghost", "zombie", ancient_one="hastur")
    t.ann.plays("buy:souvenir_clue", "spend:ghoul", "spend:ghost").has(trophies=["zombie"], clues=1)


@rule("ES R-063")
def test_with_john_legrasse_monster_trophies_are_worth_one_more() -> None:
    t = museum(
        "ann", "bob:bob_jenkins", mythos=OPEN, ann={"allies": ["john_legrasse"], "trophies": ["ghoul", "the_abyss"]}
    )
    t.ann.plays("move:entrance").offered("buy:souvenir_spell").refused("buy:souvenir_ally", rule="R-063", have=4)
    t.ann.plays("buy:souvenir_common", "spend:ghoul").has(trophies=["the_abyss"])


@rule("ES R-064", "ES R-043")
def test_a_lost_trophy_gives_no_change_either() -> None:
    t = museum("ann", "bob:bob_jenkins", adventures=["late_night_break_in"], rolls=["terror 1 1 1 1 1"],
               ann={"trophies": ["gug", "dhole"]})  # fmt: skip
    t.ann.plays("move:late_night_break_in", "roll", "fail").is_asked("lose-trophy").plays("spend:gug")
    t.ann.has(trophies=["dhole"])


@rule("ES R-064")
def test_who_has_no_trophies_loses_none() -> None:
    t = museum("ann", "bob:bob_jenkins", adventures=["late_night_break_in"], rolls=["terror 1 1 1 1 1"])
    t.ann.plays("move:late_night_break_in", "roll", "fail").is_asked("discard-die").has(trophies=[])


@rule("ES R-045", "ES R-063b")
def test_a_trophy_won_in_this_turn_is_spent_in_a_later_one() -> None:
    t = museum("ann:joe_diamond", mythos=OPEN, rolls=["3 3 1 1 1 1", "lore 3 1 1"])
    t.ann.plays("move:the_missing_records", "roll", "complete:1:3-3", "roll", "complete:2:3-lore")
    t.ann.is_asked("move").plays("move:entrance", "buy:souvenir_clue").has(trophies=[], clues=3)
