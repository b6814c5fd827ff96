"""Alone, two players with variants, the western board, all together, and challenges: what set-up and turns change."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from citing import rule
from games.auztralia.outback import OutbackTranscript, outback
from leng.engine.dice import Dice
from leng.engine.errors import BadSetup
from leng.games.auztralia import GAME
from leng.games.auztralia.deeds import lines
from leng.games.auztralia.rules.setup import find, lurk
from leng.games.auztralia.state import NEUTRAL, Australia

TOGETHER = {"mode": "together"}


# Alone --------------------------------------------------------------------------------------------------------------


@rule("AZ R-180a", "AZ R-181a", "AZ R-181b", "AZ R-181c", "AZ Q-37", "AZ R-004c")
@pytest.mark.parametrize(
    ("difficulty", "gold", "iron", "coal", "points"),
    [("easy", 6, 4, 4, 8), ("hard", 4, 3, 3, 4), ("insane", 4, 2, 2, 0)],
)
def test_a_lone_player_begins_on_1_with_what_the_difficulty_gives(
    difficulty: str, gold: int, iron: int, coal: int, points: int
) -> None:
    t = outback("ann", at="setup", options={"difficulty": difficulty})
    t.ann.has(time=1, gold=gold, iron=iron, coal=coal, points=points).is_asked("place-port")
    t.check()


@rule("AZ R-181d", "AZ Q-36")
@pytest.mark.parametrize("board", ["east", "west"])
def test_hex_14_is_surveyed_only_for_the_insane(board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    explored: list[int] = []
    monkeypatch.setattr("leng.games.auztralia.rules.setup.explore", lambda g, n, survey: explored.append(n))
    for difficulty, count in (("easy", 12), ("hard", 12), ("insane", 13)):
        explored.clear()
        t = outback("ann", at="setup", options={"difficulty": difficulty, "map": board})
        assert len(explored) == count and (14 in explored) == (difficulty == "insane")
        assert explored == sorted(explored) and 14 in t.state.land.surveyed


@rule("AZ R-182a", "AZ R-182b", "AZ Q-73")
def test_a_lone_player_may_pay_to_have_the_display_renewed_before_recruiting() -> None:
    display = ["lady_carter", "mr_merino", "kitchener", "boris_krupp", "zhu_xiang"]
    deck = ["harry_bones", "lord_blackstock", "ivan_karpov"]
    t = outback("ann", display=display, deck=deck)
    t.ann.plays("box:recruit", "refresh").has(gold=3).is_asked("dismiss")
    t.ann.picks("character:zhu_xiang", "character:mr_merino").is_asked("recruit").not_offered("refresh")
    assert t.state.display == ["lord_blackstock", "harry_bones", "lady_carter", "kitchener", "boris_krupp"]
    assert t.state.dismissed == ["mr_merino", "zhu_xiang"]
    t.ann.plays("character:harry_bones").has(time=2, characters=["harry_bones"])
    t.check()
    t = outback("ann", display=display, deck=deck)
    t.ann.plays("box:recruit", "refresh", "character:kitchener", "done").is_asked("recruit")
    assert t.state.dismissed == ["kitchener"] and t.state.display[0] == "harry_bones"
    t = outback("ann", display=display, deck=deck)
    t.ann.plays("box:recruit", "refresh").picks(*(f"character:{card}" for card in display)).is_asked("recruit")
    assert sorted(t.state.dismissed) == sorted(display)
    poor = outback("ann", display=display, ann={"gold": 0})
    poor.ann.plays("box:recruit").refused("refresh", rule="R-182")
    outback("ann", "bob").ann.plays("box:recruit").not_offered("refresh")


@rule("AZ R-183a", "AZ R-183b")
def test_an_objective_is_chosen_or_drawn() -> None:
    assert outback("ann", at="setup", options={"objective": "iron_road"}).state.objective == "iron_road"
    drawn = {outback("ann", at="setup", seed=str(n)).state.objective for n in range(12)}
    assert len(drawn) > 3 and drawn <= set(GAME.open_box().shelf["objective"])
    assert outback("ann", "bob", at="setup").state.objective == ""


# Two players ----------------------------------------------------------------------------------------------------------


def first_of(t: OutbackTranscript) -> int:
    """The seat of the first player."""
    seat: int = t.told("first-player").facts["seat"]
    return seat


def with_variant(wanted: str, **more: str) -> OutbackTranscript:
    """A table of two whose first player could pick a variant, and did."""
    for n in range(40):
        t = outback("ann", "bob", at="setup", options={"variants": "one", **more}, seed=f"variant {n}")
        if wanted in t.state.variants:
            t.seat(first_of(t)).plays(f"variant:{wanted}")
            assert t.state.flags == [wanted]
            t.check()
            return t
    raise AssertionError(f"{wanted} never came")


@rule("AZ R-185a", "AZ Q-39")
def test_the_first_player_picks_one_variant_of_two_or_two_of_four() -> None:
    t = outback("ann", "bob", at="setup", options={"variants": "one"})
    cards = t.state.box.variants
    assert len(t.state.variants) == 2 and len({cards[each].card for each in t.state.variants}) == 1
    t.seat(first_of(t)).is_asked("which-variant").offered_only(*(f"variant:{each}" for each in t.state.variants))
    assert t.state.tiles == [] and t.state.goods == {}, "nothing is discovered before"
    t.check()
    t = outback("ann", "bob", at="setup", options={"variants": "two"})
    drawn = t.state.variants
    assert len(drawn) == 4 and len({cards[each].card for each in drawn}) == 2
    t.seat(first_of(t)).picks(f"variant:{drawn[2]}", f"variant:{drawn[0]}")
    assert sorted(t.state.flags) == sorted([drawn[0], drawn[2]])
    assert len(t.state.tiles) > 5
    for wrong in ({"mode": "together"}, {"mode": "standard"}):
        players = 2 if wrong["mode"] == "together" else 3
        with pytest.raises(BadSetup):
            GAME.agree({**wrong, "variants": "one"}, players)


@rule("AZ R-185d")
def test_old_hands_begin_with_one_of_three_characters_each() -> None:
    t = with_variant("opening_character")
    first = first_of(t)
    assert t.state.display == []
    mine, others = t.state.offered[first], t.state.offered[1 - first]
    assert len(mine) == len(others) == 3
    t.seat(first).is_asked("opening-character").offered_only(*(f"character:{card}" for card in mine))
    assert t.decision.ask.private
    assert sorted(t.table.view(first).known) == sorted(mine) and t.table.view(1 - first).known == []
    kept, back = mine[1], [mine[0], mine[2]]
    t.seat(first).plays(f"character:{kept}").has(characters=[kept])
    t.check()
    t.seat(1 - first).plays(f"character:{others[0]}").is_asked("place-port")
    assert len(t.state.display) == 5 and len(t.state.deck) == 29 and set(back) <= {*t.state.deck, *t.state.display}
    t.check()


@rule("AZ R-185e")
def test_a_wider_circle_has_seven_characters_on_display() -> None:
    t = with_variant("display_seven")
    assert len(t.state.display) == 7
    t.until("act")
    t.seat(first_of(t)).plays("box:recruit", f"character:{t.state.display[6]}")
    assert len(t.state.display) == 7


@rule("AZ R-185f")
def test_the_last_to_place_a_port_adds_one_that_is_nobodys() -> None:
    t = with_variant("neutral_port")
    first, last = first_of(t), 1 - first_of(t)
    t.seat(last).plays("port:4")
    t.seat(first).plays("port:21").is_asked("neutral-port").refused("port:5", rule="R-017").plays("port:27")
    assert t.state.neutral_port == 27
    t.seat(first).is_asked("act")
    t.check()


@rule("AZ R-185h")
def test_settlers_put_a_farm_of_each_kind_away_from_ports() -> None:
    t = with_variant("neutral_farms")
    first, last = first_of(t), 1 - first_of(t)
    t.seat(last).plays("port:4")
    t.seat(first).plays("port:21")
    t.seat(last).is_asked("neutral-farm").refused("farm:corn:1", rule="R-185").refused("farm:corn:4", rule="R-185")
    corn = t.decision.options[0]
    t.seat(last).plays(f"farm:corn:{corn[2]}").not_offered(f"farm:corn:{corn[2]}")
    filled = next(iter(t.state.goods))
    t.seat(last).not_offered(f"farm:cattle:{filled}", f"farm:sheep:{filled}")
    t.until("act")
    assert Counter(farm.kind for farm in t.state.farms.values()) == {"corn": 2, "cattle": 2, "sheep": 2}
    assert {farm.seat for farm in t.state.farms.values()} == {NEUTRAL}
    t.check()


@rule("AZ R-185j", "AZ R-210a", "AZ R-210b")
def test_spawning_temples_lie_among_the_second_level_and_their_brood_waits() -> None:
    t = with_variant("spawning_temples")
    assert len(t.state.waiting) == 6 and t.state.gone == []
    hidden = [*t.state.piles[2], *(one.tile for one in t.state.tiles)]
    assert {"xx_temple_mi_go", "xx_temple_zombie"} <= set(hidden)


@rule("AZ R-185k", "AZ R-211a")
def test_a_crowded_outback_has_no_blanks() -> None:
    t = with_variant("no_blanks")
    faces = t.state.box.tiles
    blanks = [name for name, tile in faces.items() if tile.creature == "blank"]
    assert len(blanks) == 6 and set(blanks) <= set(t.state.gone)


@rule("AZ R-185l")
def test_mercenaries_take_half_the_gold() -> None:
    t = with_variant("mercenaries")
    for seat in (0, 1):
        t.seat(seat).has(gold=2, coal=2, iron=2, infantry=1, armoured_car=1)


@rule("AZ R-185b", "AZ R-185c", "AZ R-201a", "AZ R-201b", "AZ R-202a")
def test_shared_lines_and_harbour_trade_are_what_they_are_together() -> None:
    foreign = {"ann": ["4-11"], "bob": ["11-14"]}
    t = outback("ann", "bob", flags=["shared_rails"], rails=foreign, goods={14: {"iron": 3}})
    t.ann.plays("box:mine_a").has(iron=5, time=5)
    t = outback("ann", "bob", flags=["gift_trade"])
    t.ann.plays("box:trade").picks("import:coal", "export:iron").is_asked("give").plays("give:1:gold").plays("none")
    t.ann.has(coal=3, iron=1, gold=4)
    t.bob.has(gold=5)
    t.check()


# The west -----------------------------------------------------------------------------------------------------------


@rule("AZ R-190", "AZ R-191a", "AZ R-192a")
def test_the_west_has_neither_coal_nor_phosphate_but_points_to_mine() -> None:
    t = outback("ann", "bob", at="setup", options={"map": "west"})
    kinds = Counter(kind for here in t.state.goods.values() for kind in here)
    assert kinds["coal"] == kinds["phosphate"] == 0 and kinds["vp_3"] == 4 and kinds["vp_5"] == 3
    assert len(t.state.land.hexes) == 82
    assert t.state.goods[34]["vp_3"] == 1 and t.state.goods[57]["vp_5"] == 1
    t.check()


@rule("AZ R-191b", "AZ Q-32", "AZ Q-33")
def test_goods_lie_on_green_land_and_old_ones_only_in_the_desert() -> None:
    t = outback(options={"map": "west"})
    for n in (8, 31, 15):  # green, hills, desert
        find(t.state, n, "iron")
        lurk(t.state, n)
    assert {n for n in (8, 31, 15) if n in t.state.goods} == {8, 31, 15}
    assert t.lying(8) == [] and t.lying(31) == [] and len(t.lying(15)) == 1


@rule("AZ R-192b", "AZ Q-34")
def test_points_are_mined_like_goods() -> None:
    t = outback(
        options={"map": "west"}, ports={"ann": 19}, rails={"ann": ["19-25-30"]}, goods={30: {"vp_5": 1, "gold": 3}},
        ann={"characters": ["harry_bones"]},
    )  # fmt: skip
    t.ann.plays("box:mine_a", "mine:30:vp_5").has(points=5, mined=1, gold=4)
    assert t.state.goods == {30: {"gold": 3}}


@rule("AZ R-193", "AZ Q-60")
def test_western_ports_may_be_neighbours_and_stand_on_goods() -> None:
    t = outback("ann", "bob", at="setup", options={"map": "west"})
    last = t.seat(t.decision.seat)
    last.plays("port:2")
    t.seat(1 - last.number).refused("port:2", rule="R-017").offered("port:5", "port:10")
    t = outback(options={"map": "west"}, ports={"ann": 2}, goods={2: {"gold": 3}})
    t.ann.plays("box:mine_a").has(gold=7)


@rule("AZ R-194a", "AZ R-194b", "AZ Q-32")
def test_any_farm_grows_on_green_land_only_cattle_in_hills_and_none_in_the_desert() -> None:
    t = outback(options={"map": "west"}, ports={"ann": 13, "bob": 2}, rails={"ann": ["13-16-22", "13-9"]})
    terrain = {n: t.state.land.hexes[n].terrain for n in (9, 16, 22)}
    assert terrain == {9: "farmland", 16: "hills", 22: "desert"}
    t.ann.plays("box:farm").offered_only("farm:corn:9", "farm:cattle:9", "farm:cattle:16", "farm:sheep:9")
    t.ann.plays("farm:corn:9").offered_only("farm:cattle:16", "done")  # one farm in a hex


@rule("AZ Q-32")
def test_western_hills_need_the_slower_box() -> None:
    t = outback(options={"map": "west"}, ports={"ann": 13, "bob": 2})
    t.ann.plays("box:rail_2").refused("rail:13:16", rule="R-030").offered("rail:9:13")


# All together -------------------------------------------------------------------------------------------------------


@rule("AZ R-200a", "AZ R-200b", "AZ Q-39", "AZ Q-70")
def test_together_everybody_begins_four_spaces_nearer() -> None:
    for players, space, before in ((2, 8, 8), (3, 11, 14), (4, 12, 20)):
        names = ("ann", "bob", "cid", "dot")[:players]
        t = outback(*names, at="setup", options=TOGETHER)
        assert {who.time for who in t.state.colonies} == {space}
        t = outback(*names, at="setup", options=TOGETHER, formerly=True)
        assert {who.time for who in t.state.colonies} == {before}


@rule("AZ R-201a", "AZ R-201b", "AZ Q-38")
def test_rails_of_others_take_a_point_of_time_each_on_the_cheapest_way() -> None:
    t = outback(
        options=TOGETHER, rails={"ann": ["4-11-15"], "bob": ["11-14-18-24", "15-19-24"]},
        goods={24: {"iron": 3}, 14: {"gold": 3}}, ann={"time": 7}, bob={"time": 40},
    )  # fmt: skip
    t.ann.plays("box:mine_a", "mine:24:iron").has(time=10)  # one of the box and two rails by 15 and 19
    t.ann.plays("box:mine_b").has(time=12, gold=7)
    t.ann.plays("box:farm").picks("farm:sheep:18").has(time=15)  # one for the farm and two rails


SETTLED = {"ann": ["4-11"], "bob": ["11-14-7-1"]}
"""Ann's line ends in 11; over one, two or three rails of Bob's lie fields in 14, 7 and 1."""


@rule("AZ R-201b", "AZ R-201c", "AZ Q-38")
def test_an_action_that_places_several_farms_pays_each_foreign_rail_once() -> None:
    t = outback(options=TOGETHER, rails=SETTLED, ann={"time": 7}, bob={"time": 40})
    t.ann.plays("box:farm").picks("farm:sheep:14", "farm:cattle:7").has(time=7 + 2 + 2)
    t = outback(options=TOGETHER, rails=SETTLED, ann={"time": 7}, bob={"time": 40})
    t.ann.plays("box:farm").picks("farm:sheep:14", "farm:cattle:7", "farm:corn:1").has(time=7 + 3 + 3)
    t = outback(options=TOGETHER, rails=SETTLED, ann={"time": 7}, bob={"time": 40})
    t.ann.plays("box:farm").picks("farm:sheep:11", "farm:cattle:7", "farm:corn:1").has(time=7 + 3 + 3)
    before = outback(options=TOGETHER, rails=SETTLED, ann={"time": 7}, bob={"time": 40}, formerly=True)
    before.ann.plays("box:farm").picks("farm:sheep:14", "farm:cattle:7", "farm:corn:1").has(time=7 + 3 + 6)


@rule("AZ R-201c", "AZ Q-38")
@pytest.mark.parametrize("seed", range(12))
def test_no_ways_to_several_hexes_take_fewer_foreign_rails(seed: int) -> None:
    """Against all sets of foreign rails, on a tangle of lines."""
    chance = Dice(seed)
    g = outback(options=TOGETHER).state
    ann, near = g.colonies[0], [1, 4, 5, 7, 8, 10, 11, 14, 15, 18, 19, 24]
    among = [side for side, (a, b) in enumerate(g.land.sides) if a in near and b in near]
    chance.shuffle(among)
    g.rails = {side: 1 if number < 11 else 0 for number, side in enumerate(among[:15])}
    lines.retrace(g)
    fields = lines.hexes(lines.usable(g, ann))
    for _ in range(6):
        chance.shuffle(fields)
        assert lines.fare_to_all(g, ann, fields[:3]) == _fewest(g, fields[:3])


def _fewest(g: Australia, places: list[int]) -> int:
    """Of all sets of foreign rails that join these hexes to the port, the size of the smallest."""
    own = [side for side, owner in g.rails.items() if owner == 0]
    foreign = [side for side, owner in g.rails.items() if owner != 0]
    for count in range(len(foreign) + 1):
        for used in combinations(foreign, count):
            if set(places) <= _reached(g, {*own, *used}):
                return count
    raise AssertionError("these cannot be reached")


def _reached(g: Australia, sides: set[int]) -> set[int]:
    """The hexes that rails across these sides join to Ann's port."""
    found, before = {g.colonies[0].port}, 0
    while before != len(found):
        before = len(found)
        for side in sides:
            if found & set(g.land.sides[side]):
                found |= set(g.land.sides[side])
    return found


@rule("AZ R-201b", "AZ Q-57")
def test_ferdi_cassan_saves_the_time_of_farms_but_not_that_of_foreign_rails() -> None:
    team = {"time": 7, "characters": ["ferdi_cassan"]}
    t = outback(options=TOGETHER, rails=SETTLED, ann=team, bob={"time": 40})
    t.ann.plays("use:ferdi_cassan").picks("farm:sheep:14", "farm:cattle:7").has(time=7 + 2, gold=6).is_asked("act")
    t = outback(options=TOGETHER, rails=SETTLED, ann=team, bob={"time": 8})
    t.ann.plays("use:ferdi_cassan").picks("farm:sheep:11", "farm:cattle:7")
    t.bob.is_asked("act")  # Ann's disc has moved beyond Bob's, so it is his turn
    before = outback(options=TOGETHER, rails=SETTLED, ann=team, bob={"time": 8}, formerly=True)
    before.ann.plays("use:ferdi_cassan").picks("farm:sheep:11", "farm:cattle:7").has(time=7).is_asked("act")


@rule("AZ R-201a", "AZ R-201d", "AZ R-036a")
def test_rails_of_others_must_be_free_of_old_ones_and_never_carry_a_line_of_ones_own() -> None:
    t = outback(
        options=TOGETHER, rails={"ann": ["4-11"], "bob": ["11-14-18"]}, goods={18: {"iron": 3}},
        tiles={14: "zombie_l1_1"},
    )  # fmt: skip
    t.ann.refused("box:mine_a", rule="R-040")
    t = outback(options=TOGETHER, rails={"ann": ["4-11"], "bob": ["11-14-18"]})
    t.ann.plays("box:rail_2").not_offered("rail:18:23", "rail:14:24", "rail:10:14").offered("rail:11:19")


@rule("AZ R-202a")
def test_what_came_by_trade_may_be_given_away() -> None:
    t = outback("ann", "bob", "cid", options=TOGETHER)
    t.ann.plays("box:trade").picks("import:coal", "import:coal").is_asked("give")
    t.ann.offered_only("give:1:coal", "give:2:coal", "none").plays("give:2:coal", "give:1:coal")
    t.ann.has(coal=2)
    t.bob.has(coal=3)
    t.cid.has(coal=3)
    outback("ann", "bob").ann.plays("box:trade").picks("import:coal", "import:coal").is_not_asked()


@rule("AZ R-202b")
def test_whoever_was_given_something_uses_it_in_his_own_turn() -> None:
    t = outback(options=TOGETHER, bob={"coal": 0}, ann={"time": 7})
    t.ann.plays("box:trade").picks("import:coal", "import:iron").plays("give:1:coal", "none")
    t.bob.is_asked("act").plays("box:rail_2", "rail:21:32", "done").has(coal=0, iron=1, rails=["21-32"])


@rule("AZ R-203")
def test_whoever_takes_a_character_says_who_receives_it() -> None:
    display = ["lady_carter", "mr_merino", "kitchener", "boris_krupp", "zhu_xiang"]
    t = outback(options=TOGETHER, display=display, deck=["harry_bones", "ivan_karpov"], ann={"time": 3})
    t.ann.plays("box:recruit", "character:mr_merino").is_asked("who-receives").plays("seat:1").has(characters=[])
    t.told("recruits-for", seat=0, other=1, character="mr_merino")
    t.bob.has(characters=["mr_merino"])
    t.ann.plays("box:recruit", "look", "character:ivan_karpov", "swap:kitchener").is_asked("who-receives").plays(
        "seat:0"
    )
    t.ann.has(characters=["kitchener"])
    t.ann.plays("use:kitchener", "character:ivan_karpov", "seat:1")
    t.bob.has(characters=["mr_merino", "ivan_karpov"])
    t.check()


# Challenges ---------------------------------------------------------------------------------------------------------


@rule("AZ R-210a", "AZ R-210b", "AZ R-211a", "AZ R-212a", "AZ R-212b")
def test_challenges_bring_temples_then_no_blanks_then_no_claws(monkeypatch: pytest.MonkeyPatch) -> None:
    claws: list[bool] = []
    monkeypatch.setattr("leng.games.auztralia.rules.setup.explore", lambda g, n, survey: claws.append(survey.claw))
    seen: dict[str, bool] = {}
    for challenge, flags in (
        ("medium", ["spawning_temples"]),
        ("hard", ["spawning_temples", "no_blanks"]),
        ("insane", ["spawning_temples", "no_blanks", "no_claws"]),
    ):
        claws.clear()
        t = outback("ann", "bob", "cid", at="setup", options={"challenge": challenge})
        assert t.state.flags == flags and len(t.state.waiting) == 6
        assert {"xx_temple_mi_go", "xx_temple_zombie"} <= set(t.state.piles[2])
        assert len(t.state.gone) == (0 if challenge == "medium" else 6)
        assert len(claws) == 13
        seen[challenge] = any(claws)
        t.check()
    assert seen == {"medium": True, "hard": True, "insane": False}
    with pytest.raises(BadSetup):
        GAME.agree({"challenge": "hard"}, 2)
