"""The twenty-four Investigators: what each gives to the victor and takes from the beaten."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.kingsport_festival.state import RESOURCES

from .festival import Holding, Kingsport
from .raiding import STRENGTH, fought, raid

Change = dict[str, int]
"""By how much tracks, cubes, spells in hand and discs change."""

FORESEE = ("foresee:investigator", "read")
TWO = ("discard:vox_ultima",)  # the second is the last one left

CARDS: list[tuple[str, int, int, Change, tuple[str, ...], Change, tuple[str, ...]]] = [
    ("zadok_allen", 1, 1, {"cult": 1}, FORESEE, {"magic": -2}, ()),
    ("nathaniel_wingate_peaslee", 1, 2, {"cult": 1, "spells": 1}, ("evil",), {"spells": -1}, ("discard:vox_ultima",)),
    ("henry_anthony_wilcox", 1, 2, {"cult": 1, "sanity": 1}, (), {"sanity": -2}, ()),
    ("frank_elwood", 1, 1, {"death": 1}, ("death",), {"evil": -1}, ("evil",)),
    ("crawford_tillinghast", 1, 3, {"cult": 1, "destruction": 1}, (), {"sanity": -1, "magic": -1}, ()),
    ("robert_blake", 1, 3, {"cult": 2}, (), {"cult": -1}, ()),
    ("george_gammel_angell", 2, 2, {"cult": 2}, (), {"cult": -1, "spells": -1}, ("discard:vox_ultima",)),
    ("albert_n_wilmarth", 2, 3, {"cult": 1, "evil": 1, "magic": 1}, (), {"cult": -1, "death": -1}, ("death",)),
    ("william_dyer", 2, 4, {"cult": 2, "destruction": 1}, (), {"evil": -1, "death": -1}, ("evil", "death")),
    ("frank_h_pabodie", 2, 3, {"evil": 2}, ("evil", "evil"), {"evil": -1, "sanity": -1}, ("evil",)),
    ("daniel_upton", 2, 4, {"cult": 2, "sanity": 2}, (), {"sanity": -3}, ()),
    ("william_channing_webb", 2, 2, {"cult": 1, "magic": 2}, (), {"magic": -3, "cult": -1}, ()),
    ("henry_armitage", 3, 5, {"cult": 3, "spells": 1}, ("death",), {"cult": -2, "spells": -1}, ("discard:vox_ultima",)),
    ("john_raymond_legrasse", 3, 4, {"cult": 3}, (), {"cult": -1, "discs": -1}, ()),
    ("randolph_carter", 3, 3, {"cult": 2, "sanity": 2}, (), {"sanity": -3}, ()),
    ("gustaf_johansen", 3, 5, {"cult": 2, "death": 2}, ("death",) * 2, {"evil": -2, "death": -1}, ("evil", "death")),
    ("henry_w_akeley", 3, 3, {"cult": 2, "magic": 2}, (), {"cult": -1, "sanity": -2}, ()),
    ("danforth", 3, 4, {"cult": 2, "destruction": 1}, (), {"sanity": -2, "cult": -1}, ()),
    ("marinus_bicknell_willett", 4, 6, {"cult": 5}, (), {"cult": -1, "discs": -1}, ()),
    ("thomas_f_malone", 4, 5, {"cult": 4, "evil": 1}, ("evil",), {"cult": -3}, ()),
    ("francis_wayland_thurston", 4, 4, {"cult": 3, "spells": 2}, ("evil", "evil"), {"spells": -2, "cult": -2}, ()),
    ("warren_rice", 4, 4, {"cult": 4}, (), {"cult": -2, "sanity": -2}, ()),
    ("francis_morgan", 4, 5, {"cult": 5, "magic": 2}, (), {"cult": -2, "evil": -2}, ("evil", "evil")),
    ("wingate_peaslee", 4, 6, {"cult": 4, "evil": 2}, ("evil", "evil"), {"sanity": -4}, ()),
]
"""Name, level, Strength; the reward and the choices it asks for; the penalty and the choices it asks for."""

VOID = "the_unnamable"
"""Under this Event abilities are void, so that only rewards and penalties are seen."""

MORE = {10: (("the_greek_of_philetas",), 2), 12: (("wormius_rendering",), 6)}
"""The spell and its magic that lead from the 8 of all buildings to such a Strength."""


def had(luke: Holding) -> Change:
    """What luke is given by a test, thing by thing."""
    cubes = dict(zip(RESOURCES, luke.get("cubes", (0, 0, 0)), strict=True))
    counted = {"spells": len(luke.get("hand", ())), "discs": len(luke.get("discs", ()))}
    return {**{track: luke.get(track, 0) for track in ("sanity", "magic", "cult")}, **cubes, **counted}


def changes(t: Kingsport, luke: Holding) -> Change:
    """How what luke has differs from what he was given."""
    who = t.luke.cultist
    now = {name: getattr(who, name) for name in ("sanity", "magic", "cult", "cubes", "hand", "discs")}
    before = had(luke)
    return {what: n - before[what] for what, n in had(now).items() if n != before[what]}


def test_all_twenty_four_are_here() -> None:
    t = raid()
    assert sorted(row[0] for row in CARDS) == sorted(t.state.box.investigators)


@rule("KF R-054b", "KF R-054c", "KF R-057", "KF R-016b")
@pytest.mark.parametrize(
    ("name", "level", "strength", "reward", "picks"), [row[:5] for row in CARDS], ids=[row[0] for row in CARDS]
)
def test_the_victor_takes_the_reward(
    name: str, level: int, strength: int, reward: Change, picks: tuple[str, ...]
) -> None:
    # The Call of Cthulhu adds 1 to every Strength, so that even against a 1 a narrow victory is not yet a double one.
    luke = {"sanity": 6, "cult": 5, "discs": STRENGTH[strength + 2]}
    t = raid(name, VOID, "the_call_of_cthulhu", luke=luke)
    assert t.state.box.investigators[name].level == level
    fought(t, "luke", strength=strength + 2, foe=strength + 1, outcome="victory", doubled=False)
    t.luke.plays(*picks)
    assert changes(t, luke) == reward


@rule("KF R-058a", "KF R-058b")
@pytest.mark.parametrize(
    ("name", "strength", "reward", "picks"),
    [(row[0], row[2], row[3], row[4]) for row in CARDS],
    ids=[row[0] for row in CARDS],
)
def test_twice_the_strength_takes_twice_the_reward(
    name: str, strength: int, reward: Change, picks: tuple[str, ...]
) -> None:
    spell, magic = MORE.get(2 * strength, ((), 0))
    discs = [*STRENGTH[min(8, 2 * strength)], "library"]  # room for four spells
    luke = {"sanity": 6, "cult": 5, "discs": discs, "hand": spell, "magic": magic}
    t = raid(name, VOID, luke=luke)
    t.luke.plays(*(f"cast:{each}" for each in spell))
    fought(t, "luke", strength=2 * strength, foe=strength, outcome="victory", doubled=True)
    t.luke.plays(*picks, *picks)
    assert changes(t, {**luke, "hand": (), "magic": 0}) == {what: 2 * n for what, n in reward.items()}


@rule("KF R-060")
@pytest.mark.parametrize(
    ("name", "strength", "penalty", "picks"),
    [(row[0], row[2], row[5], row[6]) for row in CARDS],
    ids=[row[0] for row in CARDS],
)
def test_the_beaten_suffers_the_penalty(name: str, strength: int, penalty: Change, picks: tuple[str, ...]) -> None:
    discs = ["house", "ruins"]  # the Ruins are worth 1 cult point
    hand = ["vox_ultima", "ignis_fatuus"]
    luke = {"sanity": 8, "magic": 5, "cult": 9, "cubes": [2, 1, 1], "hand": hand, "discs": discs}
    t = raid(name, VOID, luke=luke)
    t.luke.plays(*picks)
    fought(t, "luke", strength=0, foe=strength, outcome="defeat")
    assert changes(t, luke) == penalty


@rule("KF R-060")
def test_without_a_spell_nathaniel_peaslee_takes_a_sanity() -> None:
    t = raid("nathaniel_wingate_peaslee", luke={"sanity": 8})
    t.luke.has(sanity=7)


@rule("KF R-060", "KF Q-29")
def test_without_a_disc_to_lose_legrasse_takes_two_cult_points_and_willett_three() -> None:
    t = raid("john_raymond_legrasse", luke={"discs": ["house", "city_hall"], "cult": 9})
    t.luke.has(discs=["house", "city_hall"], cult=7)  # level IV is safe from Legrasse
    t = raid("marinus_bicknell_willett", luke={"discs": ["house"], "cult": 9})
    t.luke.has(discs=["house"], cult=6)


@rule("KF R-060", "KF R-046b")
def test_willett_reaches_even_level_four() -> None:
    t = raid("marinus_bicknell_willett", luke={"discs": ["house", "club", "theatre"], "cult": 9})
    t.luke.is_asked("lose-disc").offered_only("remove:club", "remove:theatre").plays("remove:theatre")
    t.luke.has(discs=["house", "club"], cult=3)
