"""The five rituals: how they are begun, what their steps give, and how long a cultist is away."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum

ABSENT = {"pool": 0, "home": False, "priest_on": "boston"}


def rounds(t: SanctumTranscript, n: int) -> None:
    """Play on until so many rounds are over, with everybody else doing as little as possible."""
    until = t.state.round + n
    while t.state.round < until:
        options = [option for option in t.decision.options if option[0] == "place"]
        quiet = [each for each in options if each[1] in ("escape", "boston", "kingsport")]
        t.table.choose(":".join(quiet[-1])) if quiet else t._answer({})


@rule("EHP R-060a", "EHP R-060b", "EHP R-128a")
def test_rituals_open_for_everybody_once_the_first_raid_is_over() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"grimoire": 1, "treasure": 4}, bob={"treasure": 2}, dice=[1])
    t.ann.refused("place:ritual.red_sign.1:acolyte", rule="R-060")
    t.ann.plays("place:great_cthulhu_b:acolyte").has(treasure=4)
    t.bob.plays("place:ritual.red_sign.1:acolyte").has(treasure=0, on=["ritual.red_sign.1"])
    t.ann.plays("place:ritual.mao_ceremony.1:priest").has(treasure=2)


@rule("EHP R-061b", "EHP R-061c")
def test_a_ritual_costs_two_treasure_and_begins_at_its_beginning() -> None:
    t = sanctum("ann", "bob", raids=1, ann={"treasure": 2}, bob={"treasure": 1, "blood": 9, "magic": 9})
    named = [option for option, _ in t.decision.refused()] + list(t.decision.options)
    steps = {option[1] for option in named if str(option[1]).startswith("ritual.")}
    assert steps == {f"ritual.{each}.1" for each in t.state.box.rituals}
    t.ann.plays("place:ritual.tulzscha_awakening.1:acolyte").has(treasure=0)
    t.bob.refused("place:ritual.red_sign.1:acolyte", rule="R-050")


@rule("EHP R-062a", "EHP R-062b", "EHP R-065a", "EHP R-065b", "EHP R-065d", "EHP R-143a", "EHP Q-17")
@pytest.mark.parametrize(
    ("ritual", "gain"),
    [("tulzscha_awakening", {"grimoire": 1}), ("mao_ceremony", {"magic": 4}), ("red_sign", {"blood": 6})],
)
def test_in_upkeep_a_ritual_reaches_its_last_step_and_pays(ritual: str, gain: dict[str, int]) -> None:
    t = sanctum("ann", "bob", raids=1, ann={"treasure": 2, "pool": 1, "home": False, "priest_on": "boston"}, bob=ABSENT)
    t.ann.plays(f"place:ritual.{ritual}.1:acolyte").has(on=[f"ritual.{ritual}.2"], exposed=gain)
    assert t.state.round == 2


@rule("EHP R-065c", "EHP Q-25", "EHP R-053a")
def test_the_spectral_horror_gives_a_monster_and_a_room() -> None:
    t = sanctum(
        "ann",
        "bob",
        raids=1,
        room_row=["well_1", "vault_1", "closet_1"],
        ann={"treasure": 2, "pool": 1, "home": False, "priest_on": "boston"},
        bob=ABSENT,
    )
    t.ann.plays("place:ritual.spectral_horror.1:acolyte").is_asked("reward-first").plays("first:room")
    t.ann.plays("room:vault_1", "slot:s3").has(rooms={"s3": "vault_1"}, monster=1)


@rule("EHP R-065e", "EHP R-065f", "EHP R-065g", "EHP R-064c", "EHP R-063")
def test_the_dragon_pays_nothing_then_nine_then_nine_and_comes_home_after_three_rounds() -> None:
    t = sanctum(
        "ann",
        "bob",
        raids=1,
        ann={"treasure": 2, "pool": 1, "asylum": 4, "home": False, "priest_on": "boston"},
        bob=ABSENT,
    )
    t.ann.plays("place:ritual.dragon_ascending.1:acolyte")
    seen = []
    for _ in range(4):
        who = t.ann.priest
        seen.append((t.ann.holding("on"), len([e for e in t.table.log if e.kind == "gains" and e.facts["n"] == 9])))
        assert who.pool == (1 if not seen[-1][0] else 0)
        rounds(t, 1)
    assert seen == [
        (["ritual.dragon_ascending.2"], 0),
        (["ritual.dragon_ascending.3"], 1),
        (["ritual.dragon_ascending.4"], 2),
        ([], 2),
    ]


@rule("EHP R-063", "EHP R-064b")
def test_a_cultist_on_the_last_step_comes_home_in_the_next_upkeep() -> None:
    t = sanctum(
        "ann",
        "bob",
        raids=1,
        ann={"pool": 1, "asylum": 4, "home": False, "priest_on": "boston", "on": ["ritual.mao_ceremony.2"]},
        bob=ABSENT,
    )
    t.ann.plays("place:escape:acolyte").has(pool=2, on=[], magic=0)
    assert t.told("ritual-over", seat=0, ritual="mao_ceremony")


@rule("EHP R-064a", "EHP R-064b", "EHP R-064d", "EHP R-144d")
def test_a_cultist_that_has_just_arrived_stays_through_the_next_round_and_may_be_sacrificed() -> None:
    t = sanctum(
        "ann",
        "bob",
        raids=1,
        broken=["start", "a"],
        bob=ABSENT,
        ann={"treasure": 2, "pool": 1, "asylum": 3, "home": False, "priest_on": "boston"},
    )
    t.ann.plays("place:ritual.red_sign.1:acolyte").has(pool=0, home=True, on=["ritual.red_sign.2"])
    t.ann.is_asked("turn").plays("place:great_cthulhu_a:priest").has(on=[], asylum=4)


@rule("EHP R-064d", "EHP R-119c")
def test_a_cultist_on_a_ritual_may_be_given_up_in_a_raid() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start"],
        dice=[6],
        ann={"grimoire": 1, "asylum": 2, "pool": 1, "treasure": 1, "on": ["ritual.red_sign.2"]},
    )
    t.ann.plays("place:great_cthulhu_b:priest").is_asked("retaliate").offered("acolyte:ritual.red_sign.2")
    t.ann.plays("acolyte:ritual.red_sign.2").has(asylum=3, on=[])


@rule("EHP R-062a", "EHP R-027b")
def test_the_priest_may_perform_a_ritual_too() -> None:
    t = sanctum("ann", "bob", raids=1, ann={"treasure": 2, "pool": 0, "asylum": 4}, bob=ABSENT)
    t.ann.plays("place:ritual.red_sign.1:priest")
    t.ann.has(blood=6, priest_on=["ritual.red_sign.2"], home=False)


@rule("EHP R-062a", "EHP R-142b", "EHP R-298a")
def test_rituals_advance_in_the_order_of_the_round() -> None:
    t = sanctum(
        "ann",
        "bob",
        raids=1,
        ann={"pool": 1, "home": False, "priest_on": "ritual.red_sign.1"},
        bob={"pool": 0, "home": False, "priest_on": "ritual.mao_ceremony.1"},
        arrange=lambda g: setattr(g, "first", 1),
    )
    t.ann.plays("place:escape:acolyte")
    steps = [event.facts["seat"] for event in t.table.log if event.kind == "ritual-step"]
    assert steps == [1, 0]


@rule("EHP Q-65", "EHP R-062b", "EHP R-074c")
def test_of_several_rituals_the_player_says_which_pays_before_the_room() -> None:
    rituals = ["ritual.mao_ceremony.1", "ritual.spectral_horror.1", "ritual.tulzscha_awakening.2"]
    t = sanctum("ann", "bob", raids=1, room_row=["closet_1", "vault_1", "well_1"], bob=ABSENT,
                ann={"pool": 1, "asylum": 2, "home": False, "priest_on": "boston", "on": rituals})  # fmt: skip
    t.ann.plays("place:escape:acolyte").is_asked("ritual-first")
    t.ann.offered_only("ritual:ritual.mao_ceremony.1", "ritual:ritual.spectral_horror.1")
    t.ann.plays("ritual:ritual.mao_ceremony.1").has(magic=4).is_asked("reward-first")
    t.ann.plays("first:room", "room:closet_1", "slot:s1").is_asked("rearrange").plays("best")
    t.ann.has(rooms={"s1": "closet_1 magic=3"})


@rule("EHP Q-65")
def test_rituals_that_pay_in_goods_alone_pay_unasked() -> None:
    t = sanctum("ann", "bob", raids=1, bob=ABSENT, ann={
        "pool": 1, "asylum": 3, "home": False, "priest_on": "boston",
        "on": ["ritual.mao_ceremony.1", "ritual.red_sign.1"]})  # fmt: skip
    t.ann.plays("place:escape:acolyte").is_asked("turn").has(magic=4, blood=6)
