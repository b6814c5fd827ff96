"""The ten boards for a lone player: what their locks and bonuses mean for the opponent, and what they close."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum

from .unlocking import investigators


def alone(board: str, **more: Any) -> SanctumTranscript:
    """Ann against the opponent, with investigators that change nothing."""
    return sanctum("ann", board=board, **{"investigator_row": investigators(board), **more})


def rival_breaks(board: str, lock: str, **more: Any) -> SanctumTranscript:
    """The opponent has just broken this lock: tables are opened until he draws it."""
    for n in range(300):
        t = alone(board, at="rival_sign", seed=f"{board}-{n}", **more)
        if t.told("rival-breaks") and _first(t) == f"{board}_{lock}":
            return t.check()
    raise AssertionError(f"he never breaks {lock}")


def _first(t: SanctumTranscript) -> object:
    return next(each.facts["lock"] for each in t.table.log if each.kind == "rival-breaks")


def hoard(t: SanctumTranscript) -> dict[str, int]:
    """What the opponent has gathered besides signs."""
    assert t.state.hoard is not None
    return {kind: n for kind, n in t.state.hoard.goods.items() if kind != "elder_sign"}


def cards(t: SanctumTranscript) -> list[str]:
    """The special cards that lie beside his pile."""
    assert t.state.hoard is not None
    return t.state.hoard.specials


@rule("EHP Q-51", "EHP Q-50", "EHP R-181")
def test_he_takes_the_shoggoth_for_nothing_and_the_player_takes_it_back() -> None:
    t = rival_breaks("great_cthulhu", "a", broken=["start"], ann={"asylum": 3})
    assert cards(t) == ["shoggoth"]
    t.ann.has(pool=2, asylum=3).plays("place:great_cthulhu_a:acolyte").has(specials=["shoggoth"], asylum=4)
    assert cards(t) == []


@rule("EHP Q-51", "EHP Q-50")
@pytest.mark.parametrize(("holds", "signs"), [(True, 2), (False, 1)])
def test_with_the_shoggoth_he_takes_another_sign_at_the_leash(holds: bool, signs: int) -> None:
    def give(g: Any) -> None:
        if holds:
            g.specials.remove("shoggoth")
            g.hoard.specials.append("shoggoth")

    t = rival_breaks("great_cthulhu", "i", broken=["start", *"abcdefgh"], arrange=give)
    t.until(ask="turn", seat="ann")
    assert t.state.hoard is not None and t.state.hoard.goods["elder_sign"] == signs


@rule("EHP Q-51", "EHP Q-15")
@pytest.mark.parametrize(("deep", "magic"), [(3, 1), (4, 2)])
def test_the_deep_ones_count_for_him_as_for_anybody(deep: int, magic: int) -> None:
    t = rival_breaks("great_cthulhu", "h", broken=["start", *"abcdefg"], tracks={"deep_ones": deep})
    assert hoard(t) == {"magic": magic}  # the lock itself brings one more


@rule("EHP Q-51", "EHP Q-50")
def test_there_are_no_monsters_for_him_and_no_prowlers_for_the_player_on_black_goat() -> None:
    t = rival_breaks("black_goat", "s1", dice=[1])
    assert hoard(t) == {} and t.state.raids == 1
    t.ann.has(monster=0)
    closed = alone("black_goat", broken=["a", "c"])
    closed.ann.refused("place:black_goat_a:acolyte", rule="R-173").refused("place:black_goat_c:acolyte", rule="R-173")


@rule("EHP Q-51", "EHP Q-50")
def test_he_keeps_an_avatar_he_has_taken() -> None:
    t = rival_breaks("crawling_chaos", "1c", dice=[1, 1], ann={"worship": 1, "asylum": 3})
    assert cards(t) == ["howler"]
    t.ann.has(worship=1)
    t.idle(answers={"upkeep": "pass"})
    t.ann.has(worship=1)  # his howler fetches nobody
    assert "howler" in cards(t)


@rule("EHP Q-51", "EHP CC-Q4")
@pytest.mark.parametrize(("threshold", "before", "sent"), [("3", 0, 1), ("3", 1, 1), ("3", 2, 0), ("6", 2, 1)])
def test_his_black_pharaoh_sends_an_acolyte_of_the_player_unless_that_would_end_everything(
    threshold: str, before: int, sent: int
) -> None:
    def give(g: Any) -> None:
        g.specials.remove("black_pharaoh")
        g.hoard.specials.append("black_pharaoh")

    t = alone("crawling_chaos", options={"worshippers": threshold}, at="rival_upkeep", arrange=give,
              ann={"worship": before, "asylum": 2, "on": ["ritual.dragon_ascending.2"], "pool": 1})  # fmt: skip
    if sent:
        t.ann.is_asked("to-worship").offered_only("acolyte:pool", "acolyte:ritual.dragon_ascending.2")
        t.ann.plays("acolyte:pool")
    t.ann.has(worship=before + sent).is_asked("turn")
    assert hoard(t) == ({"blood": 1, "treasure": 1} if sent else {})


@rule("EHP Q-51", "EHP Q-50")
@pytest.mark.parametrize(("pool", "blood"), [(2, 3), (0, 0)])
def test_his_sphinx_sends_an_acolyte_and_pays_only_then(pool: int, blood: int) -> None:
    t = rival_breaks("crawling_chaos", "3b", broken=["1c", "2c"], ann={"pool": pool})
    assert hoard(t) == ({"blood": blood} if blood else {})
    t.ann.has(worship=1 if blood else 0)


@rule("EHP Q-51", "EHP Q-50", "EHP R-182b")
def test_he_never_evolves_and_only_starts_the_raid() -> None:
    t = rival_breaks("opener_of_the_way", "a", dice=[1, 1])
    assert t.state.raids == 1 and hoard(t) == {}
    t.ann.has(evolved=[0, 0, 0], pool=2)
    free = rival_breaks("opener_of_the_way", "h", dice=[1, 1])  # though nobody has evolved
    assert hoard(free) == {"magic": 2}


@rule("EHP Q-50", "EHP Q-51")
def test_what_counts_evolved_acolytes_or_rooms_gives_him_nothing() -> None:
    t = rival_breaks("opener_of_the_way", "g", dice=[1, 1], ann={"evolved": [1, 1, 0], "asylum": 2})
    assert hoard(t) == {}
    rooms = rival_breaks("elder_things", "f", broken=["start", "c"], ann={"rooms": {"s1": "pit_trap_1"}})
    assert hoard(rooms) == {}


@rule("EHP Q-51")
def test_on_the_sleeper_the_four_treasure_are_his_and_never_the_players() -> None:
    t = rival_breaks("sleeper", "start", dice=[1, 1])
    assert hoard(t) == {"treasure": 4}
    t.ann.refused("place:sleeper_start:acolyte", rule="R-048")
    closed = alone("sleeper", broken=["a", "b", "e"])
    for lock in "abe":
        closed.ann.refused(f"place:sleeper_{lock}:acolyte", rule="R-173")
    altar = rival_breaks("sleeper", "g", broken=["d", "start", "a"], dice=[1, 1, 1])
    assert hoard(altar) == {"magic": 1}  # the second one is for those who prowl


@rule("EHP Q-51", "EHP R-253")
def test_a_growth_site_compares_player_and_pile_and_a_tie_is_the_movers() -> None:
    for treasure, won in ((4, 2), (5, 1)):  # Ann has four from the bonus
        t = alone("tcho_tchos", tracks={"growth": 1}, broken=["s2"], dice=[1, 1], ann={"blood": 1},
                  arrange=lambda g, n=treasure: g.hoard.goods.update(treasure=n))  # fmt: skip
        t.ann.plays("place:tcho_tchos_s2:acolyte")
        assert t.ann.holding("elder_sign") == won - 1
    his = rival_breaks("tcho_tchos", "c", tracks={"growth": 7}, broken=["s1", "s2", "a", "b", "d"], dice=[1, 1, 1],
                       ann={"magic": 2})  # fmt: skip
    assert hoard(his) == {"magic": 2}  # of the bonus, so both have two, and he moved the track
    assert his.state.hoard is not None and his.state.hoard.goods["elder_sign"] == 2


@rule("EHP Q-55", "EHP Q-51")
def test_while_signs_are_denied_a_growth_site_gives_its_sign_to_the_opponent() -> None:
    def deny(g: Any) -> None:
        g.denied = "elder_sign"

    t = alone("tcho_tchos", tracks={"growth": 1}, broken=["s2"], dice=[1, 1], ann={"blood": 1, "treasure": 9},
              arrange=deny)  # fmt: skip
    t.ann.plays("place:tcho_tchos_s2:acolyte").has(elder_sign=0)
    assert t.state.hoard is not None and t.state.hoard.goods == {"elder_sign": 1}


@rule("EHP Q-51", "EHP Q-38")
def test_a_glacier_pays_the_player_in_upkeep_and_him_before_he_exchanges() -> None:
    def wake(g: Any) -> None:
        g.glaciers.append("entity_rhan_tegoth")
        g.hoard.goods["magic"] = 3

    t = alone("windwalker", at="upkeep", arrange=wake, dice=[1, 1, 1])
    t.ann.has(magic=2)
    his = alone("windwalker", at="rival_upkeep", arrange=wake, dice=[1, 1, 1])
    assert his.state.hoard is not None and his.state.hoard.goods == {"elder_sign": 1}  # he has paid five magic for it
    his.told("rival-exchanges", goods="magic", n=5)

    def denied(g: Any) -> None:
        wake(g)
        g.denied = "magic"

    no = alone("windwalker", at="upkeep", arrange=denied, dice=[1, 1, 1])
    no.ann.has(magic=0)


@rule("EHP Q-51", "EHP Q-50")
def test_his_amoebas_come_to_the_player_who_can_hand_none_to_him() -> None:
    t = rival_breaks("guardian_of_the_pyramid", "b", broken=["s1", "s2", "s3", "s4", "a", "c"], dice=[1, 1])
    t.ann.has(lairs=["slime_amoeba"]).is_asked("retaliate").passes().refused(
        "place:guardian_of_the_pyramid_s3:acolyte", rule="GP-Q7"
    )
    more = rival_breaks("guardian_of_the_pyramid", "e", broken=["s1", "s2", "s3", "s4", "b", "c"], dice=[1, 1])
    more.ann.has(lairs=["slime_amoeba"])
    assert hoard(more) == {"blood": 2}


@rule("EHP Q-51")
def test_he_gathers_atoms_that_are_worth_nothing() -> None:
    t = rival_breaks("elder_things", "start")
    assert hoard(t) == {"atom": 4}
    assert t.table.result is None


@rule("EHP Q-51", "EHP Q-50")
def test_he_takes_the_king_and_the_reward_of_a_step_he_unlocks() -> None:
    t = rival_breaks("yellow_sign", "start")
    assert cards(t) == ["king_in_yellow"]
    t.ann.refused("place:king_in_yellow:acolyte", rule="R-291").plays("place:yellow_sign_start:acolyte")
    t.ann.has(specials=["king_in_yellow"])
    step = rival_breaks("yellow_sign", "h1", broken=["start", "h0", "c0", "d0"], dice=[1, 1])
    assert hoard(step) == {"magic": 3}


@rule("EHP Q-51")
@pytest.mark.parametrize(("lock", "kind"), [("c", "magic"), ("d", "blood")])
def test_what_an_opponent_gains_when_the_player_enters_a_track_is_his(lock: str, kind: str) -> None:
    t = alone("yellow_sign", broken=["start", f"{lock}0", f"{lock}1"])
    t.ann.plays(f"place:yellow_sign_{lock}0:acolyte")
    assert hoard(t) == {kind: 1}
