"""Foresee: a private look at a card lying in wait."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from citing import rule
from games.kingsport_festival.festival import Kingsport, festival
from leng.engine.state import EVERYBODY
from leng.games.kingsport_festival.effects.goods import Foresee
from leng.games.kingsport_festival.state import Festival


def luke_foresees(round: int = 1, scenario: str = "none", **more: Any) -> Kingsport:  # noqa: A002 - the game's word
    """Luke invoked the Nightgaunt and is about to receive Foresee."""
    t = festival(scenario=scenario, round=round, order=["luke"], dice={"luke": [1, 6, 6]}, **more)
    t.luke.plays("invoke:nightgaunt:1")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.passes()
    return t


@rule("KF E-10", "KF R-040a", "KF R-040b", "KF R-041a", "KF Q-10")
def test_in_round_eight_andrea_looks_at_the_investigator_of_round_ten() -> None:
    t = festival(["andrea", "luke", "james"], "the_call_of_cthulhu", round=8, order=["andrea"],
                 dice={"andrea": [2, 4, 5]}, investigator="henry_armitage")  # fmt: skip
    assert [raid.round for raid in t.state.raids if not raid.over] == [10, 11]
    t.andrea.plays("invoke:nodens:4-5")
    t.luke.passes()
    t.james.passes()
    t.andrea.plays("pass", "death", "death").is_asked("foresee").plays("foresee:investigator")
    assert t.decision.about["shown"] == "henry_armitage"
    t.andrea.is_asked("read-card").offered_only("read").plays("read")
    t.james.reads("foresee", seat=0, card="investigator", round=10)
    for audience in (0, 1, 2, EVERYBODY):
        raid = t.table.view(audience).raids[2]
        assert raid.investigator is None and raid.event is None  # it lies face down again


@rule("KF R-040a", "KF R-040c")
def test_foresee_shows_either_the_event_or_the_investigator_or_is_declined() -> None:
    t = luke_foresees(event="hypnos", investigator="frank_elwood")
    t.luke.is_asked("foresee").offered_only("foresee:event", "foresee:investigator", "decline")
    t.luke.plays("foresee:event")
    assert t.decision.about["shown"] == "hypnos"
    t.luke.plays("read")
    t.luke.is_not_asked()  # one look a grant
    assert t.state.raids[0].event_seen == [0] and t.state.raids[0].investigator_seen == []


@rule("KF R-040c", "KF Q-14")
def test_foresee_may_be_declined() -> None:
    t = luke_foresees()
    t.luke.is_asked("foresee").plays("decline")
    assert all(raid.event_seen == [] and raid.investigator_seen == [] for raid in t.state.raids)
    assert t.gabriel.reads("foresee-declined", seat=0)


@rule("KF R-041a", "KF R-041b")
@pytest.mark.parametrize(("now", "raid"), [(1, 3), (3, 3), (4, 6), (6, 6), (7, 9), (12, 12)])
def test_the_next_raid_is_the_first_one_not_yet_resolved(now: int, raid: int) -> None:
    t = luke_foresees(now)
    t.luke.plays("foresee:event", "read")
    assert t.told("foresee").facts["round"] == raid
    assert [each.round for each in t.state.raids if each.event_seen == [0]] == [raid]


@rule("KF R-042a")
def test_after_the_last_raid_foresee_shows_the_festival() -> None:
    def lammas(g: Festival) -> None:
        g.festival = "lammas"

    t = luke_foresees(12, "the_call_of_cthulhu", arrange=lammas, gabriel={"evil": 1})
    t.luke.offered_only("foresee:festival", "decline").plays("foresee:festival")
    assert t.decision.about["shown"] == "lammas"
    t.luke.plays("read")
    t.gabriel.reads("foresee", seat=0, card="festival")
    assert t.state.festival_seen == [0] and not t.state.festival_up


@rule("KF R-042b")
def test_after_the_last_raid_and_without_a_festival_foresee_does_nothing() -> None:
    t = luke_foresees(11, "the_colour_out_of_space")
    t.luke.has(magic=1)
    assert not any(line.kind.startswith("foresee") for line in t.table.log)


@rule("KF R-043a", "KF R-043b", "KF R-043c")
def test_foresee_comes_from_some_gods_some_buildings_and_some_rewards() -> None:
    box = festival().state.box
    gods = [god.id for god in box.gods.values() if any(isinstance(verb, Foresee) for verb in god.gifts)]
    tiles = [
        tile.id for tile in box.buildings.values()
        if any(isinstance(verb, Foresee) for effect in tile.effects for verb in effect.effects)
    ]  # fmt: skip
    rewards = [each.id for each in box.investigators.values() if any(isinstance(verb, Foresee) for verb in each.reward)]
    assert gods == ["nightgaunt", "nodens", "nyarlathotep"]
    assert tiles == ["lighthouse"]
    assert "zadok_allen" in rewards


@rule("KF R-043b")
def test_the_lighthouse_foresees_before_the_first_god_answers() -> None:
    t = festival(order=["luke"], dice={"luke": [1, 6, 6]}, luke={"discs": ["house", "quay", "lighthouse"]})
    t.luke.plays("invoke:nightgaunt:1")
    t.until("privileges", "luke")
    t.luke.has(magic=0).offered_only("use:lighthouse", "pass").plays("use:lighthouse", "foresee:event", "read")
    t.luke.has(magic=1).is_asked("foresee").plays("foresee:investigator", "read")  # the Nightgaunt's own
    assert t.state.raids[0].event_seen == t.state.raids[0].investigator_seen == [0]


@rule("KF R-043b", "KF R-047b")
def test_the_lighthouse_may_be_left_dark() -> None:
    t = festival(at="privileges", luke={"discs": ["house", "quay", "lighthouse"]}, gabriel={"evil": 1})
    t.luke.is_asked("privileges").passes()
    t.gabriel.is_asked("propagate")
    assert t.state.raids[0].event_seen == []


@rule("KF Q-28", "KF R-041a")
def test_foresee_won_in_a_raid_looks_at_the_following_raid() -> None:
    t = festival(round=3, at="raid", event="ex_oblivione", investigator="zadok_allen",
                 luke={"discs": ["house", "emporium", "club"]})  # fmt: skip
    t.luke.has(cult=1)  # 3 against 2
    t.luke.is_asked("foresee").offered_only("foresee:event", "foresee:investigator", "decline")
    t.luke.plays("foresee:event", "read")
    assert t.told("foresee").facts["round"] == 6
    assert [raid.event_seen for raid in t.state.raids] == [[], [0], [], []]


@rule("KF Q-28", "KF R-040a")
def test_a_doubled_reward_grants_foresee_twice() -> None:
    t = festival(round=3, at="raid", event="polaris", investigator="zadok_allen", luke={"discs": ["house", "club"]})
    t.luke.has(cult=2)  # 2 against 1
    t.luke.plays("foresee:event", "read", "foresee:investigator", "read")
    assert t.state.raids[1].event_seen == t.state.raids[1].investigator_seen == [0]


@rule("KF Q-20", "KF R-040a")
def test_nothing_is_foreseen_when_zadok_is_only_driven_off() -> None:
    t = festival(round=3, at="raid", event="polaris", investigator="zadok_allen", luke={"discs": ["house", "emporium"]})
    assert t.told("combat", seat=0).facts["foe"] == 1  # Polaris makes nobody weaker than 1
    assert t.told("combat", seat=0).facts["outcome"] == "repelled"
    assert not any(line.kind.startswith("foresee") for line in t.table.log)


@rule("KF Q-28", "KF R-042a")
@pytest.mark.parametrize(("scenario", "offered"), [("the_dunwich_horror", True), ("the_nameless_city", False)])
def test_foresee_won_in_the_fourth_raid_looks_at_the_festival(scenario: str, offered: bool, tmp_path: Path) -> None:
    correction = """
        [[investigator]]
        id = "warren_rice"
        strength = 1
        reward = [{ do = "foresee" }, { do = "gain", what = "cult", n = 1 }]
    """
    (tmp_path / "investigators.toml").write_text(correction, encoding="utf-8")
    t = festival(scenario=scenario, round=12, at="raid", event="ex_oblivione", investigator="warren_rice",
                 content=tmp_path, luke={"discs": ["house", "quay", "police_station"], "magic": 1})  # fmt: skip
    t.luke.is_asked("combat").plays("use:quay")  # 3 against 2
    if offered:
        t.luke.is_asked("foresee").offered_only("foresee:festival", "decline").plays("decline")
    t.luke.has(cult=1)
