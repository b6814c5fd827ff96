"""The round: turns of placing cultists, who may stand where, and how it goes on."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum


def phases(t: SanctumTranscript) -> list[str]:
    """The kinds of the lines in the log that tell where a round is."""
    return [event.kind for event in t.table.log if event.kind in ("round", "prowls", "homecoming")]


@rule("EHP R-026a", "EHP R-026b", "EHP R-026c", "EHP R-142a", "EHP R-147")
def test_a_round_is_placing_then_prowling_then_upkeep() -> None:
    t = sanctum(
        "ann",
        "bob",
        ann={"pool": 1, "home": False, "priest_on": "prowler_1"},
        bob={"pool": 1, "home": False, "priest_on": "boston"},
    )
    t.ann.plays("place:escape:acolyte")
    assert t.state.phase == "action"
    t.bob.plays("place:escape:acolyte")
    assert t.state.phase == "prowlers"
    t.ann.is_asked("prowl").plays("prowl:prowler_1:kingsport")
    assert phases(t)[-3:] == ["prowls", "homecoming", "round"]
    assert t.state.phase == "action" and t.state.round == 2
    t.ann.is_asked("turn").has(home=True, pool=1, treasure=4)


@rule("EHP R-027a", "EHP R-027b", "EHP R-027c", "EHP R-028a", "EHP R-028c", "EHP R-040", "EHP R-006a")
def test_one_cultist_from_the_pool_goes_to_one_space_and_activates_it() -> None:
    t = sanctum("ann", "bob")
    t.ann.plays("place:kingsport:acolyte").has(pool=1, home=True, on=["kingsport"], treasure=3)
    t.bob.plays("place:dunwich:priest").has(pool=2, home=False, priest_on=["dunwich"], magic=1)
    t.ann.plays("place:innsmouth:priest").has(home=False, blood=2)
    t.bob.refused("place:boston:priest", rule="R-027")
    t.bob.plays("place:boston:acolyte").has(treasure=1, blood=1)
    t.ann.refused("place:salem:priest", rule="R-027")
    t.check()


@rule("EHP R-027d", "EHP R-027e", "EHP R-011a")
def test_a_cultist_may_go_to_any_of_the_four_boards() -> None:
    t = sanctum("ann", "bob", raids=1, ann={"treasure": 2, "magic": 2})
    t.ann.offered(
        "place:improve_sanctuary:priest",
        "place:escape:acolyte",
        "place:kingsport:acolyte",
        "place:ritual.red_sign.1:acolyte",
        "place:great_cthulhu_start:priest",
    )


@rule("EHP R-029a", "EHP R-100a", "EHP R-027c")
def test_a_space_holds_one_cultist() -> None:
    t = sanctum("ann", "bob", raids=1, ann={"treasure": 2, "magic": 2}, bob={"treasure": 9, "magic": 9})
    t.ann.plays("place:kingsport:acolyte")
    t.bob.refused("place:kingsport:acolyte", rule="R-029", by=0).refused("place:kingsport:priest", rule="R-029")
    t.bob.plays("place:ritual.red_sign.1:acolyte")
    t.ann.refused("place:ritual.red_sign.1:priest", rule="R-029", by=1)
    t.ann.plays("place:great_cthulhu_start:acolyte")
    t.bob.refused("place:great_cthulhu_start:acolyte", rule="R-029", by=0)
    t.bob.plays("place:prowler_1:acolyte")
    t.ann.refused("place:prowler_1:priest", rule="R-029", by=1)


@rule("EHP R-029d", "EHP R-036b", "EHP Q-24")
def test_any_number_of_acolytes_may_escape() -> None:
    t = sanctum("ann", "bob", ann={"pool": 5, "asylum": 1}, bob={"pool": 0, "home": False, "priest_on": "boston"})
    for n in range(1, 6):
        t.ann.plays("place:escape:acolyte")
        t.ann.has(escape=n, treasure=n, pool=5 - n)


@rule("EHP R-030b", "EHP R-032a", "EHP R-033a", "EHP R-034a", "EHP R-035a", "EHP R-036a", "EHP R-006b")
@pytest.mark.parametrize(
    ("post", "wrong"),
    [
        ("priest_ability", "acolyte"),
        ("summon_monster", "acolyte"),
        ("rescue_acolyte", "acolyte"),
        ("improve_sanctuary", "acolyte"),
        ("escape", "priest"),
    ],
)
def test_of_the_priest_board_the_priest_has_four_spaces_and_the_acolytes_one(post: str, wrong: str) -> None:
    t = sanctum(
        "ann", "bob", raids=1, options={"boxes": "both"}, ann={"treasure": 9, "blood": 9, "card": "carl_stanford"}
    )
    t.ann.refused(f"place:{post}:{wrong}", rule="R-030")


@rule("EHP R-031a", "EHP R-031b", "EHP R-298b")
def test_turns_go_clockwise_until_all_pools_are_empty() -> None:
    t = sanctum("ann", "bob", "cid", bob={"pool": 0}, cid={"pool": 1})
    played = []
    for name in ("ann", "bob", "cid", "ann", "cid", "ann"):
        played.append(t.table.seats[t.decision.seat].name)
        one = t.seat(name).is_asked("turn")
        one.plays("place:improve_sanctuary:priest" if one.priest.home else "place:escape:acolyte")
        t.until(ask="turn")
    assert played == ["ann", "bob", "cid", "ann", "cid", "ann"] and t.state.round == 2


@rule("EHP R-031e", "EHP Q-21")
def test_whoever_has_a_cultist_must_place_it() -> None:
    t = sanctum("ann", "bob")
    assert t.decision.ask.passing is None
    t.ann.not_offered("pass").offered("place:escape:acolyte", "place:improve_sanctuary:priest")
    assert {option[0] for option in t.decision.options} == {"place"}


@rule("EHP R-031c", "EHP R-031d", "EHP R-292d", "EHP R-292e")
def test_a_player_with_an_empty_pool_comes_back_as_soon_as_he_has_a_cultist() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="yellow_sign",
        ann={
            "home": False,
            "priest_on": "kingsport",
            "pool": 1,
            "specials": ["king_in_yellow"],
            "treasure": 1,
            "blood": 1,
            "magic": 1,
        },
        bob={"pool": 2},
    )
    t.ann.plays("place:king_in_yellow:acolyte").has(pool=1, asylum=3)
    t.bob.plays("place:escape:acolyte")
    t.ann.is_asked("turn").plays("place:escape:acolyte").has(pool=0)
    t.bob.plays("place:improve_sanctuary:priest")
    t.until(ask="turn").bob.is_asked("turn")  # Ann passes: her pool is empty


@rule("EHP R-031d", "EHP R-087d", "EHP R-088e")
def test_a_cultist_that_comes_after_the_last_placement_brings_its_owner_back_too() -> None:
    t = sanctum(
        "ann",
        "bob",
        options={"boxes": "both"},
        ann={"pool": 2, "home": False, "priest_on": "boston"},
        bob={"home": False, "priest_on": "kingsport", "pool": 1, "lairs": ["ghoul"]},
    )
    t.ann.plays("place:escape:acolyte")
    t.bob.plays("place:escape:acolyte").is_asked("after").plays("discard:ghoul").has(pool=1, asylum=3)
    t.ann.plays("place:escape:acolyte")
    t.bob.is_asked("turn").plays("place:escape:acolyte")
    assert t.state.round == 2


@rule("EHP R-057b", "EHP R-057c", "EHP Q-39", "EHP R-298a", "EHP R-147")
def test_providence_changes_the_order_only_from_the_next_round() -> None:
    rooms = {"s1": "vault_1"}
    t = sanctum(
        "ann",
        "bob",
        "cid",
        ann={"blood": 1, "rooms": rooms},
        bob={"blood": 1, "rooms": {"s1": "vault_2"}},
        cid={"blood": 1, "rooms": {"s1": "vault_3"}},
    )
    t.ann.plays("place:boston:acolyte", "done", "done")
    t.bob.plays("place:providence:acolyte", "done").has(treasure=1)
    assert t.state.next_first == 1 and t.state.first == 0
    t.cid.is_asked("turn")
    order: list[int] = []
    while t.state.round == 1:
        if t.decision.ask.name == "rearrange":
            order.append(t.decision.seat)
        t._answer({})
    assert order[-3:] == [0, 1, 2], "upkeep still in the old order"
    assert t.state.first == 1 and t.decision.seat == 1
    assert t.told("round", n=2).facts["seat"] == 1


@rule("EHP Q-32", "EHP R-088e", "EHP R-087d")
def test_monsters_are_discarded_for_their_ability_before_or_after_placing_but_not_while_paying() -> None:
    t = sanctum(
        "ann",
        "bob",
        options={"boxes": "both"},
        ann={"lairs": ["ghoul", "byakhee"], "treasure": 2, "blood": 2, "rooms": {"s1": "closet_1 treasure=1"}},
        bob={"grimoire": 1},
    )
    t.ann.offered("discard:ghoul", "discard:byakhee")
    t.ann.plays("place:salem:acolyte").is_asked("pay")
    assert not [option for option in t.decision.options if option[0] == "discard"]
    t.ann.plays("all").is_asked("store").plays("done")
    t.ann.is_asked("after").offered("discard:ghoul", "discard:byakhee", "pass").plays("discard:ghoul").has(pool=2)
    t.ann.is_asked("after").passes()
    t.bob.is_asked("turn")
    t.check()


@rule("EHP R-009", "EHP GEN-Q7", "EHP R-306a")
def test_an_acolyte_is_active_anywhere_but_in_the_asylum_and_yet_of_no_use_in_the_escape_zone() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start", "a"],
        raids=1,
        ann={"pool": 1, "asylum": 2, "escape": 1, "on": ["boston", "ritual.red_sign.2"], "treasure": 5},
    )
    t.ann.plays("place:great_cthulhu_f:priest").is_asked("sacrifice")
    t.ann.offered_only("acolyte:pool", "acolyte:boston", "acolyte:ritual.red_sign.2")
