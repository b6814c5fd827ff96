"""Why not: what a space or a card asks for, and what the player has."""

from __future__ import annotations

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum
from games.evil_high_priest.speaking import speaker
from leng.engine.choice import key
from leng.games.evil_high_priest.effects.conditions import Controls
from leng.games.evil_high_priest.rules.wanting import lacking

OPENER = "opener_of_the_way"


def why_not(t: SanctumTranscript, wanted: str, language: str = "en") -> str:
    """The sentence beside an option that is refused."""
    choice = t.decision
    option, refusal = next(each for each in choice.refused() if key(each[0]) == wanted)
    return speaker(language).reason(t.table, choice, option, refusal).sentence


@rule("EHP R-050a")
def test_a_refused_price_names_all_of_it_and_what_one_has_wherever_it_lies() -> None:
    t = sanctum("ann", "bob", ann={"treasure": 2, "rooms": {"s1": "well_1 blood=1"}})
    t.ann.refused(
        "place:miskatonic_university:priest",
        "R-050",
        price=[("treasure", 1), ("blood", 1), ("magic", 1)],
        have=[("treasure", 2), ("blood", 1), ("magic", 0)],
    )
    assert why_not(t, "place:great_cthulhu_start:priest") == "It costs 2 magic; you have none."
    assert why_not(t, "place:aylesbury:priest") == "It costs 10 treasure; you have 2 treasure."
    assert why_not(t, "place:rescue_acolyte:priest") == (
        "It costs 2 treasure and 2 blood; you have 2 treasure and 1 blood."
    )
    assert why_not(t, "place:aylesbury:priest", "fr") == "Cela coûte 10 Trésor ; vous avez 2 Trésor."


@rule("EHP R-061b")
def test_a_ritual_tells_what_its_start_costs() -> None:
    t = sanctum("ann", "bob", raids=1, ann={"treasure": 1})
    assert why_not(t, "place:ritual.mao_ceremony.1:acolyte") == "It costs 2 treasure; you have 1 treasure."


@rule("EHP R-235b")
def test_who_may_be_given_for_a_grimoire_is_counted_by_his_own_name() -> None:
    t = sanctum(
        "ann", "bob", board=OPENER, broken=["a", "b", "c", "d", "e", "k"], ann={"evolved": [0, 1, 0], "asylum": 3}
    )
    assert why_not(t, "place:opener_of_the_way_l:acolyte") == (
        "It costs 1 grimoire and 2 treasure; you have 0 grimoires, 1 Abomination and 0 treasure."
    )


@rule("EHP R-138")
def test_a_prowler_hears_what_the_place_it_would_go_to_costs() -> None:
    t = sanctum("ann", "bob", at=("prowl", 0, ""), ann={"treasure": 3, "on": ["prowler_1"], "asylum": 3})
    assert why_not(t, "prowl:prowler_1:miskatonic_university") == (
        "It costs 1 treasure, 1 blood and 1 magic; you have 3 treasure, 0 blood and 0 magic."
    )


@rule("EHP R-145a")
def test_a_hungry_monster_tells_what_it_wants() -> None:
    t = sanctum("ann", "bob", options={"boxes": "both"}, ann={"lairs": ["gug"]})
    assert lacking(t.state, 0, "feed") == {"price": [("blood", 1)], "have": [("blood", 0)], "total": 0}


@rule("EHP R-048a")
def test_a_lock_tells_what_must_hold_and_how_far_it_has_come() -> None:
    t = sanctum("ann", "bob", board=OPENER, broken=["a", "k"])
    assert why_not(t, "place:opener_of_the_way_l:acolyte") == "Only if 6 signs are broken (now: 2)."
    assert why_not(t, "place:opener_of_the_way_l:acolyte", "fr") == (
        "Seulement si 6 signes sont brisés (pour l’instant : 2)."
    )
    assert why_not(t, "place:opener_of_the_way_h:acolyte") == (
        "Only if one of your acolytes has become a Mutant or more."
    )


@rule("EHP R-048a", "EHP R-105a")
def test_a_broken_lock_tells_what_its_bonus_asks_for_and_only_what_does_not_hold() -> None:
    t = sanctum("ann", "bob", broken=["start", "i"])
    t.ann.refused("place:great_cthulhu_i:acolyte", "R-048", needs=[Controls(card="shoggoth").describe()], so_far=-1)
    assert why_not(t, "place:great_cthulhu_i:acolyte") == "Only if you have the Shoggoth."


@rule("EHP R-032a", "EHP R-048a")
def test_a_priest_card_tells_what_must_hold() -> None:
    cards = {card: face for card, face in sanctum().state.box.priests.items() if face.needs}
    said = set()
    for card in cards:
        t = sanctum("ann", "bob", options={"boxes": "both"}, ann={"card": card})
        said.add(why_not(t, "place:priest_ability:priest"))
    assert said == {"Only if you have 1 Elder Sign (now: 0).", "Only if the rituals have begun."}
