"""Crawling Chaos: worshippers of Azathoth, four avatars, and a way to lose for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum

from .unlocking import Bonus, Lock, break_each_way, dice, investigators, use

BOARD = "crawling_chaos"
ROW = investigators(BOARD)
PIPERS, HOWLER_SEAL, CALL, SPHINX, DANCE, COURT = (
    f"place:crawling_chaos_{each}:acolyte" for each in ("1b", "1c", "2b", "3b", "4b", "f")
)

LOCKS = (
    Lock("1a", "", "2 magic", raid=1),
    Lock("1b", "", "1 worshipper, 2 treasure"),
    Lock("1c", "", "2 blood, 1 magic", raid=1, gains="1 howler"),
    Lock("2a", "1c", "1 grimoire"),
    Lock("2b", "1c", "4 blood", raid=1, gains="-1 acolyte, 1 worship"),
    Lock("2c", "1c", "2 magic, 2 treasure", raid=1, gains="1 bloated_woman"),
    Lock("3a", "2c", "4 treasure", raid=1),
    Lock("3b", "2c", "1 worshipper, 2 magic"),
    Lock("3c", "2c", "3 magic, 1 blood", raid=2, gains="1 black_pharaoh"),
    Lock("4a", "3c", "3 blood, 1 magic", raid=1),
    Lock("4b", "3c", "3 magic", gains="-1 acolyte, 1 worship"),
    Lock("4c", "3c", "1 grimoire, 1 magic", raid=2, gains="1 haunter_of_the_dark"),
    Lock("f", "4c", "1 worshipper, 2 magic", raid=2),
)
BONUSES = (
    Bonus("1a", "2 treasure", "1 room"),
    Bonus("1b"),
    Bonus("1c", "1 blood", "-1 worship, 1 acolyte", given={"worship": 1}),
    Bonus("2a", "1 worshipper", "3 magic"),
    Bonus("2b", "3 treasure", "-1 asylum, 1 escape"),
    Bonus("3a", "1 blood", "-2 worship, 2 acolyte", given={"worship": 2, "asylum": 2}),
    Bonus("3b", "2 treasure", "3 blood"),
    Bonus("4a", "2 magic", "-3 worship, 3 acolyte", given={"worship": 3, "asylum": 1}),
    Bonus("4b", "2 blood", "1 monster"),
)


def chaos(*players: str, **more: Any) -> SanctumTranscript:
    """A table of this board whose investigator changes nothing."""
    return sanctum(*players, board=BOARD, investigator_row=ROW, **more)


@rule("EHP R-223a", "EHP R-224a", "EHP R-224b", "EHP CC-Q1")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_and_gives_its_sign(lock: Lock) -> None:
    break_each_way(BOARD, lock, LOCKS)


@rule("EHP R-220a")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    use(BOARD, bonus, answers={"from-worship": "acolyte-of:0:worship"})


@rule("EHP R-223b", "EHP R-223c", "EHP R-223d", "EHP CC-Q1")
def test_four_sections_of_three_signs_with_an_avatar_each_and_a_last_one() -> None:
    t = chaos()
    sections = [lock.section for lock in t.state.sheet.locks.values()]
    assert [sections.count(each) for each in ("1", "2", "3", "4", "last")] == [3, 3, 3, 3, 1]
    assert list(t.state.sheet.accessible([])) == [f"crawling_chaos_1{each}" for each in "abc"]
    assert t.state.specials == ["howler", "bloated_woman", "black_pharaoh", "haunter_of_the_dark"]


@rule("EHP R-224a", "EHP R-228c", "EHP R-103d")
def test_only_the_sign_of_its_avatar_opens_the_next_section() -> None:
    t = chaos(broken=["1a", "1b"])
    assert list(t.state.sheet.accessible(t.state.broken)) == ["crawling_chaos_1c"]
    seals = ["crawling_chaos_1c", "crawling_chaos_2c", "crawling_chaos_3c", "crawling_chaos_4c"]
    assert "crawling_chaos_f" not in t.state.sheet.accessible(seals[:3])
    assert "crawling_chaos_f" in t.state.sheet.accessible(seals)


@rule("EHP R-224b", "EHP R-224c", "EHP R-224d")
def test_an_avatar_needs_no_lair_and_comes_after_the_raid() -> None:
    t = chaos(dice=dice(BOARD, 6), ann={"blood": 2, "magic": 2, "lairs": ["deep_one_1", "yithian", "ghoul"]})
    t.ann.plays(HOWLER_SEAL).is_asked("retaliate").has(specials=[]).passes().passes()
    t.ann.has(specials=["howler"], lairs=["deep_one_1", "yithian", "ghoul"], elder_sign=0)
    t.check()


# Worshippers ----------------------------------------------------------------------------------------------------------


@rule("EHP R-220b", "EHP R-220c", "EHP R-220d")
def test_worshippers_can_neither_be_sacrificed_nor_placed_nor_come_home() -> None:
    t = chaos(dice=dice(BOARD, 6), ann={"pool": 1, "worship": 2, "asylum": 2, "magic": 2, "treasure": 1})
    t.ann.plays("place:crawling_chaos_1a:acolyte").is_asked("retaliate")
    t.ann.offered_only("acolyte:crawling_chaos_1a", "pass").passes().passes()
    t.until(ask="turn", seat="ann", answers={"turn": "place:escape:acolyte"})
    t.ann.has(pool=0, worship=2).refused("place:kingsport:acolyte", rule="R-027")
    t.idle().ann.has(worship=2, pool=1)


@rule("EHP R-220a", "EHP R-306b")
def test_the_cultist_on_the_space_is_no_part_of_its_price() -> None:
    t = chaos(ann={"pool": 2, "treasure": 2, "asylum": 3, "on": ["boston"]})
    t.ann.plays(PIPERS).is_asked("to-worship").offered_only("acolyte:pool", "acolyte:boston").plays("acolyte:boston")
    t.ann.has(worship=1, pool=1, on=["crawling_chaos_1b"], elder_sign=1)
    alone = chaos(ann={"pool": 1, "treasure": 2})
    alone.ann.refused(PIPERS, rule="R-043").offered("place:kingsport:acolyte")


@rule("EHP R-220a")
def test_every_player_sends_an_acolyte_of_his_own_choice() -> None:
    t = chaos("ann", "bob", "cat", broken=["1c"], dice=dice(BOARD, 1), ann={"blood": 4},
              bob={"on": ["boston"], "asylum": 3}, cat={"pool": 0})  # fmt: skip
    t.ann.plays(CALL).is_asked("to-worship").offered_only("acolyte:pool", "acolyte:crawling_chaos_2b")
    t.ann.plays("acolyte:crawling_chaos_2b")
    t.bob.is_asked("to-worship").offered_only("acolyte:pool", "acolyte:boston").plays("acolyte:boston")
    t.bob.is_asked("turn").has(worship=1, pool=2)
    t.ann.has(worship=1, elder_sign=1)
    t.cat.has(worship=0)
    t.told("raid-strength", n=3)  # one, and two worshippers
    t.bob.refused(CALL, rule="R-050")  # Ann's cultist has left it, so nobody was offered the bonus at once


@rule("EHP R-221a", "EHP R-221b", "EHP E-12", "EHP CC-Q6", "EHP CC-Q7")
def test_four_worshippers_make_a_raid_of_seven_one_of_eleven() -> None:
    t = chaos("ann", "bob", broken=["1c", "2c"], dice=dice(BOARD, 3, 4),
              ann={"magic": 3, "blood": 2, "worship": 3, "asylum": 0}, bob={"worship": 1, "asylum": 3})  # fmt: skip
    t.ann.plays("place:crawling_chaos_3c:acolyte").is_asked("retaliate").has(strength=11).passes().has(
        strength=11
    ).passes()
    t.ann.has(blood=0, elder_sign=0)  # nobody in the asylum: worshippers stop nothing
    t.told("raid-strength", n=11)


@rule("EHP R-221c", "EHP CC-Q6")
def test_worshippers_never_make_a_raid_stronger_than_eighteen() -> None:
    t = sanctum("ann", "bob", "cat", board=BOARD, broken=["1c", "2c"], investigator_row=["minister", "artist", "hobo"],
                dice=[1, 6, 6], ann={"magic": 3, "blood": 1, "worship": 2, "asylum": 2},
                bob={"worship": 2, "asylum": 2}, cat={"treasure": 1})  # fmt: skip
    t.ann.plays("place:crawling_chaos_3c:acolyte").is_asked("retaliate").has(strength=18)  # 12, 3 and 4


@rule("EHP R-222b", "EHP R-156", "EHP E-13")
def test_with_three_players_the_ninth_worshipper_loses_the_match_for_all() -> None:
    for asleep, over in ((1, False), (2, True)):
        t = chaos("ann", "bob", "cat", ann={"treasure": 2, "worship": 3, "asylum": 1},
                  bob={"worship": 3, "asylum": 1}, cat={"worship": asleep, "asylum": 1})  # fmt: skip
        t.ann.plays(PIPERS)
        assert sum(each.worship for each in t.state.priests) == 7 + asleep
        assert (t.table.result is None) is not over
    assert t.table.result is not None
    assert (t.table.result.ending, t.table.result.winners) == ("azathoth", ())


@rule("EHP R-222a", "EHP CC-Q5")
def test_the_worshippers_are_counted_at_each_acolyte_even_inside_a_price() -> None:
    t = chaos(broken=["4c"], ann={"magic": 2, "worship": 3, "asylum": 1}, bob={"worship": 2, "asylum": 2})
    t.ann.plays(COURT).has(worship=4, magic=2, elder_sign=0)
    assert t.table.result is not None and t.table.result.ending == "azathoth"
    assert t.state.broken == ["crawling_chaos_4c"]


@rule("EHP R-222a", "EHP CC-Q5")
def test_the_last_player_of_the_round_need_not_send_anybody_any_more() -> None:
    t = chaos("ann", "bob", broken=["3c"], ann={"magic": 3, "worship": 3, "asylum": 1}, bob={"worship": 2, "asylum": 2})
    t.ann.plays(DANCE, "acolyte:pool").has(worship=4)
    t.bob.has(worship=2, pool=2)
    assert t.table.result is not None and t.table.result.ending == "azathoth"


@rule("EHP CC-Q8")
@pytest.mark.parametrize(("wanted", "over"), [("3", True), ("6", False)])
def test_alone_three_worshippers_lose_or_six_if_the_table_says_so(wanted: str, over: bool) -> None:
    t = chaos("ann", options={"worshippers": wanted}, ann={"treasure": 2, "worship": 2, "asylum": 2})
    assert t.state.threshold == int(wanted)
    t.ann.plays(PIPERS).has(worship=3)
    assert (t.table.result is not None) is over
    if t.table.result is not None:
        assert t.table.result.ending == "azathoth" and not t.table.result.winners
        assert not any(rival.won for rival in t.table.result.rivals)


@rule("EHP R-220a")
def test_a_bonus_sends_an_acolyte_of_an_opponent_and_rewards_only_then() -> None:
    t = chaos("ann", "bob", "cat", broken=["3b"], ann={"treasure": 2}, cat={"pool": 0})
    t.ann.plays(SPHINX).has(blood=3)  # only Bob can lose one
    t.bob.has(worship=1, pool=1)
    none = chaos(broken=["3b"], ann={"treasure": 2}, bob={"pool": 0})
    none.ann.plays(SPHINX).has(blood=0, treasure=0)


# Avatars --------------------------------------------------------------------------------------------------------------


def upkeep(*players: str, **more: Any) -> SanctumTranscript:
    """Everybody's cultists are where they are, and upkeep begins."""
    return chaos(*players, at="upkeep", raids=more.pop("raids", 1), **more)


@rule("EHP R-225a", "EHP R-225b", "EHP R-225c", "EHP CC-Q2", "EHP CC-Q10", "EHP R-220d")
def test_the_howler_fetches_anybodys_worshipper_and_brings_magic() -> None:
    t = upkeep(ann={"specials": ["howler"], "worship": 1, "asylum": 3}, bob={"worship": 2, "asylum": 2})
    t.ann.is_asked("upkeep").offered_only("special:howler", "pass").plays("special:howler")
    t.ann.is_asked("from-worship").offered_only("acolyte-of:0:worship", "acolyte-of:1:worship", "done")
    t.ann.plays("acolyte-of:1:worship").has(magic=1, worship=1)
    t.bob.has(worship=1, pool=3)
    t.ann.is_asked("turn")
    assert t.state.round == 2  # once in an upkeep


@rule("EHP R-225a", "EHP R-225c", "EHP CC-Q2")
def test_the_howler_gives_its_magic_also_where_nobody_is_fetched() -> None:
    t = upkeep(ann={"specials": ["howler"], "worship": 1, "asylum": 3})
    t.ann.plays("special:howler").is_asked("from-worship").passes().has(magic=1, worship=1)
    nobody = upkeep(ann={"specials": ["howler"]})
    nobody.ann.is_asked("upkeep").plays("special:howler").has(magic=1)


@rule("EHP R-224e", "EHP CC-Q10")
def test_the_howler_may_be_declined() -> None:
    no = upkeep(ann={"specials": ["howler"], "worship": 1, "asylum": 3})
    no.ann.is_asked("upkeep").passes().has(magic=0, worship=1)


@rule("EHP R-226b", "EHP R-226c", "EHP R-226d", "EHP CC-Q3", "EHP CC-Q9")
def test_the_bloated_woman_puts_a_worshipper_on_a_ritual_whose_owner_earns_later() -> None:
    t = upkeep(ann={"specials": ["bloated_woman"]}, bob={"worship": 1, "asylum": 3, "treasure": 2})
    t.ann.is_asked("upkeep").plays("special:bloated_woman").is_asked("onto-ritual")
    t.ann.plays("ritual-for:1:ritual.red_sign.1")
    t.bob.has(worship=0, treasure=2, blood=0, on=["ritual.red_sign.1"])
    t.ann.is_asked("turn").refused("place:ritual.red_sign.1:acolyte", rule="R-029")
    assert t.state.round == 2
    t.idle().bob.has(blood=6, on=["ritual.red_sign.2"])
    t.ann.has(blood=0)


@rule("EHP R-226a", "EHP CC-Q3")
def test_the_bloated_woman_needs_open_rituals_and_an_empty_start() -> None:
    shut = upkeep(raids=0, ann={"specials": ["bloated_woman"], "worship": 1, "asylum": 3})
    shut.ann.is_asked("turn")
    starts = [f"ritual.{each}.1" for each in ("mao_ceremony", "red_sign", "spectral_horror", "tulzscha_awakening")]
    t = chaos(
        at=("powers", 0),
        raids=1,
        ann={"specials": ["bloated_woman"], "worship": 1, "pool": 1, "asylum": 0, "on": starts},
    )
    t.ann.is_asked("upkeep").plays("special:bloated_woman").has(worship=0, on=[*starts, "ritual.dragon_ascending.1"])


@rule("EHP R-227c", "EHP CC-Q4", "EHP CC-Q10", "EHP R-064e")
def test_the_black_pharaoh_sends_an_acolyte_of_an_opponent_who_says_which() -> None:
    t = upkeep("ann", "bob", "cat", ann={"specials": ["black_pharaoh"]}, raids=1,
               bob={"on": ["ritual.dragon_ascending.1"], "asylum": 3}, cat={})  # fmt: skip
    t.ann.is_asked("upkeep").plays("special:black_pharaoh").is_asked("victim").offered_only("seat:1", "seat:2")
    t.ann.plays("seat:1")
    t.bob.is_asked("to-worship").offered_only("acolyte:pool", "acolyte:ritual.dragon_ascending.2")
    t.bob.plays("acolyte:ritual.dragon_ascending.2").has(worship=1, pool=2, on=[])
    t.ann.has(blood=1, treasure=1)
    no = upkeep(ann={"specials": ["black_pharaoh"]})
    no.ann.passes().has(blood=0)
    no.bob.has(worship=0)


@rule("EHP R-227a", "EHP CC-Q5")
def test_the_black_pharaoh_may_end_everything() -> None:
    t = upkeep(ann={"specials": ["black_pharaoh"], "worship": 3, "asylum": 1}, bob={"worship": 2, "asylum": 2})
    t.ann.plays("special:black_pharaoh")
    assert t.table.result is not None and t.table.result.ending == "azathoth"


@rule("EHP R-228a", "EHP R-228b", "EHP CC-Q10")
def test_the_haunter_brings_a_monster_to_whoever_has_none() -> None:
    t = upkeep(ann={"specials": ["haunter_of_the_dark"]}, monster_row=["yithian", "ghoul", "hunting_horror"])
    t.ann.is_asked("upkeep").plays("special:haunter_of_the_dark").is_asked("monster").plays("monster:ghoul")
    t.ann.has(lairs=["ghoul"])
    none = upkeep(ann={"specials": ["haunter_of_the_dark"], "lairs": ["ghoul"]})
    none.ann.is_asked("turn")


@rule("EHP R-224e", "EHP R-227b")
def test_avatars_act_in_each_upkeep_in_the_order_their_master_likes() -> None:
    t = upkeep(ann={"specials": ["howler", "black_pharaoh"]}, bob={})
    t.ann.is_asked("upkeep").offered_only("special:howler", "special:black_pharaoh", "pass")
    t.ann.plays("special:black_pharaoh").is_asked("upkeep").offered_only("special:howler", "pass")
    t.ann.plays("special:howler", "acolyte-of:1:worship").has(magic=1, blood=1)
    t.ann.is_asked("turn")
    t.until(ask="upkeep", seat="ann", answers={"turn": "place:escape:acolyte"})
    t.ann.offered("special:black_pharaoh")
    assert t.state.round == 2


@rule("EHP R-229a", "EHP R-229b")
def test_the_cult_prowler_breaks_no_sign() -> None:
    t = chaos(broken=["1a", "1b"], ann={"pool": 1, "priest_on": "kingsport", "treasure": 2, "magic": 1, "blood": 2},
              bob={"pool": 0, "priest_on": "boston"})  # fmt: skip
    t.ann.plays(PIPERS).is_asked("prowl").refused("prowl:crawling_chaos_1b:crawling_chaos_1c", rule="R-140")
    t.ann.offered_only("prowl:crawling_chaos_1b:crawling_chaos_1a", "stay")
    t.ann.plays("prowl:crawling_chaos_1b:crawling_chaos_1a").is_asked("room")
    t.ann.has(treasure=0, elder_sign=0)
