"""The table drawn for a browser: complete for every audience, well formed, lit where one may choose, and discreet."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from drawing import GamePicture, Seen, by_id, drawn, lit
from leng.bots import Sight, new_bot
from leng.drawing.drawn import Drawn
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Seat, Table
from leng.games.auztralia import GAME, picture
from leng.games.auztralia.picture.land import NAMES, Ground
from leng.games.auztralia.picture.pieces import leading
from leng.games.auztralia.picture.sheet import Sheet
from leng.games.auztralia.state import FARMS, GOODS, UNITS
from leng.study.drawings import MOST, keys_of, read
from leng.words.clause import signs_of
from leng.words.presenter import presenter

from .fighting import battle
from .outback import OutbackTranscript, outback

ENOUGH = 420
SIGNS = "coal iron gold phosphate star clock army folk mind hurt crop dark-one any"


class TestPicture(GamePicture):
    game, options, symbols, kinds = GAME, {}, 80, ("side", "unit", "character", "old_one", "seat")
    grounds = ("panel", "paper", "wash")
    signs = {"wash": SIGNS}
    pairs = {
        ("on-dark-one", "dark-one"): 4.5,
        ("on-bone", "bone"): 4.5,
        ("on-accent", "accent"): 4.5,
        ("ink", "sea"): 4.5,
        **{("ink", land): 4.5 for land in ("coastal", "hills", "outback", "farmland", "desert")},
        **{("dark-one", land): 2.5 for land in ("outback", "desert")},
    }
    must_come_up = {"down": 200, "open": 60, "farm": 60, "rail": 200, "goods": 400, "person": 200, "combat": 3}

    def spots(self, table: Table) -> tuple[str, str]:
        return "box:buy", "box:farm"

    def positions(self) -> Iterator[tuple[Table, int]]:
        """Some decisions of two random matches, one on each board."""
        for players, board in ((4, "east"), (2, "west")):
            table = Table.open(GAME, [Seat(f"P{each}") for each in range(players)], {"map": board}, "drawn")
            while table.decision is not None and table.number < ENOUGH:
                if table.number % 9 == 0:
                    yield table, (table.decision.seat, EVERYBODY)[table.number // 9 % 2]
                table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))

    def look(self, seen: Seen) -> Counter[str]:
        view, ids = seen.view, seen.ids
        up = {each.tile for each in view.tiles if each.tile}
        assert {f"one-{tile}" for tile in up} == {each for each in ids if each.startswith("one-")}
        down = seen.text.count('class="down"')
        assert down == sum(each.tile is None for each in view.tiles)
        assert {f"farm-{farm.hex}" for farm in view.farms} == {each for each in ids if re.match(r"farm-\d", each)}
        assert {f"port-{who.seat}" for who in view.colonies if who.port} == {each for each in ids if "port-" in each}
        deposits = sum(len(here) for here in view.goods.values())
        assert deposits == len(re.findall(r'<use href="#az-d-', seen.text))
        marks = sum(len(marked(seen.text, who.seat)) for who in view.colonies)
        assert marks == len(view.rails)
        assert seen.text.count('class="cut"') - 1 == len({rail.seat for rail in view.rails if rail.cut})  # one explains
        people = [*view.display, *view.known, *(card for who in view.colonies for card in who.characters)]
        assert sorted(people) == sorted(each[7:] for each in ids if each.startswith("person-"))
        assert {f"character:{card}" for card in people} <= seen.cards
        assert {f"tile:{tile}" for tile in up} <= seen.cards
        assert {f"disc-{who.seat}" for who in view.colonies} | {"disc-old-ones"} <= ids
        assert ('data-region="combat"' in seen.text) == (view.combat is not None)
        counts = {"down": down, "open": len(up), "farm": len(view.farms), "rail": marks, "goods": deposits}
        return Counter(**counts, person=len(people), combat=view.combat is not None)


def marked(drawing: str, seat: int) -> list[str]:
    """Where the rails of a seat bear its mark."""
    line = drawing.partition(f'<marker id="az-mark{seat}"')[2].partition('class="marks" d="M')[2].partition('"')[0]
    return re.findall(r"\d+ \d+", line)


def parts(table: Table, audience: int, language: str = "en") -> Drawn:
    """The table as a seat sees it, with its options."""
    decision = table.decision
    options = lit(table, language) if decision is not None and decision.seat == audience else []
    drawing: Drawn = picture.draw(table.view(audience), presenter(GAME, table.seats, language), options)
    return drawing


def lit_places(drawing: str) -> set[str]:
    """Where something may be chosen."""
    return {each["data-place"] for each, _ in read(drawing) if keys_of(each)}


# The printed side ------------------------------------------------------------------------------------------------


def test_every_piece_and_every_sign_has_a_drawing_of_its_own() -> None:
    for language in ("en", "fr"):
        sheet = Sheet.of(presenter(GAME, (), language))
        ids = set(re.findall(r' id="([^"]+)"', sheet.sprite))
        assert {f"az-g-{each}" for each in (*GOODS, *UNITS, *FARMS, *sheet.box.beings)} <= ids
        verbs = [each.effects for each in sheet.box.characters.values()]
        verbs += [each.effects + each.benefit for each in sheet.box.revelations.values()]
        for row in (sheet.signs(signs_of(each)) for each in verbs):
            assert "⟦" not in row and set(re.findall(r'href="#([^"]+)"', row)) <= ids


def test_a_character_says_in_signs_or_a_few_words_what_it_does() -> None:
    for language, most in (("en", 16), ("fr", 18)):
        sheet = Sheet.of(presenter(GAME, (), language))
        for name, brief in sheet.briefs.items():
            words = re.sub("<title>.*?</title>|<[^>]+>", "", brief).strip()
            assert ("<svg" in brief or words) and "#az-more" not in brief, name
            assert len(words) <= most, f"{name}: {words}"


def test_hexes_lie_side_by_side_and_their_numbers_are_printed() -> None:
    sheet = Sheet.of(presenter(GAME, (), "en"))
    for name, land in sheet.box.lands.items():
        ground = Ground(land)
        assert len(set(ground.at.values())) == len(land.hexes)
        for a, b in land.sides:
            (x, y), (u, v) = ground.at[a], ground.at[b]
            assert (abs(x - u), abs(y - v)) in ((0, 70), (60, 35)), f"{name}: {a} and {b} share a side"
        left, top, wide, high = ground.box
        assert all(
            left + 40 <= x <= left + wide - 40 and top + 35 <= y <= top + high - 35 for x, y in ground.at.values()
        )
        assert [int(n) for n in re.findall(r'<text x="\S+" y="\S+">(\d+)</text>', sheet.printed[name])][
            : len(land.hexes)
        ] == list(land.hexes)
        assert sum(path.count("z") for path in ground.terrains.values()) == len(land.hexes)
        assert ground.levels.count("M") == sum(each.level for each in land.board.hexes)
    sites = {each.port for land in sheet.box.lands.values() for each in land.board.hexes if each.port}
    assert sites >= NAMES.keys(), "every name that has its own place is that of a port"


def test_the_land_goes_on_only_where_the_map_ends_inland() -> None:
    for land in Sheet.of(presenter(GAME, (), "en")).box.lands.values():
        ground = Ground(land)
        beyond = [tuple(map(int, each)) for each in re.findall(r"M(-?\d+) (-?\d+)h40", ground.beyond)]
        assert beyond and not {(x + 20, y + 35) for x, y in beyond} & set(ground.at.values())
        south = max(y for _, y in ground.at.values())
        assert all(y < south for _, y in beyond), "there is nothing but the sea in the south"


def test_a_late_match_of_four_is_not_too_much_to_send() -> None:
    table = Table.open(GAME, [Seat(f"Player {each}") for each in range(4)], {}, "try 2")
    largest, chance = 0, 0
    while table.decision is not None and table.number < ENOUGH:
        if table.number % 20 == 0 or len(table.decision.options) > 25:
            drawing = drawn(table, table.decision.seat, "fr", lit(table, "fr"))
            largest = max(largest, len(drawing.encode()))
        chance += 1
        table.take(new_bot("random", str(chance)).choose(Sight(table.play)))
    assert 40_000 < largest <= MOST


# The time track --------------------------------------------------------------------------------------------------


def test_the_track_shows_the_stacks_from_the_bottom_to_the_top() -> None:
    t = outback("ann", "bob", "cy", order=["cy", "bob", "ann"], ann={"time": 9}, bob={"time": 12}, cy={"time": 9})
    things, text = by_id(drawn(t.table, 0)), drawn(t.table, 0)
    nine = re.search(r'<li class="[^"]*" title="(Space 9[^"]*)"><span class="stack">(.*?)</span>9</li>', text)
    assert nine is not None and {"disc-0", "disc-1", "disc-2", "disc-old-ones"} <= things.keys()
    top = [t.table.seats[seat].name for seat in t.state.arrivals if seat in (0, 2)][::-1]
    assert nine[1].endswith(f"From the top: {', '.join(top)}")
    assert re.findall(r'id="disc-(\d)"', nine[2]) == [str(["ann", "bob", "cy"].index(name)) for name in top[::-1]]


def test_the_track_marks_where_they_wait_where_they_reveal_and_where_time_ends() -> None:
    text = drawn(outback().table, 0)
    track = text.partition('<ol class="track"')[2].partition("</ol>")[0]
    spaces = re.findall(r'<li(?: class="([^"]*)")?[^>]*>(?:<span.*?</span>)?(\d+)</li>', track)
    assert [int(n) for _, n in spaces] == list(range(56))
    kinds = {int(n): set(kind.split()) for kind, n in spaces}
    assert "wait" in kinds[22] and {"over", "end"} <= kinds[53] and "over" in kinds[55] and "end" not in kinds[55]
    assert [n for n in kinds if "lit-space" in kinds[n]] == list(range(23, 52, 2))
    assert sum("far" not in each for each in kinds.values()) == 19, "so many find room on a phone"


# The map ---------------------------------------------------------------------------------------------------------


def country() -> OutbackTranscript:
    """Lines, one of them cut, farms, one of them blighted, and Old Ones."""
    return outback(
        "ann",
        "bob",
        tiles={11: "shoggoth_l1_1 up ann=2 bob=1", 24: "zombie_l1_1", 25: ["mi_go_l1_1 up", "temple_l1_1 up"]},
        rails={"ann": ["4-7-14", "4-11"], "bob": ["21-26-31"]},
        farms={"ann": ["cattle 7", "corn 1 blighted"], "nobody": ["sheep 37"]},
        goods={14: {"iron": 3, "gold": 3}, 24: {"coal": 3}},
        at="next_disc",
    )


def test_an_old_one_in_sight_shows_its_points_what_it_still_bears_and_whose_cubes_lie_on_it() -> None:
    text = drawn(country().table, 0)
    tile = text[text.index('id="one-shoggoth_l1_1"') :].partition("</g>")[0]
    assert 'class="worth" x="14" y="-13">4<' in tile and 'class="bears" x="-14" y="12">1<' in tile
    cubes = re.findall(r'class="pip hue-(\w+)" href="#az-pip(\d)"[^>]*/><text class="cubes"[^>]*>(\d)<', tile)
    assert cubes == [("red", "0", "2"), ("blue", "1", "1")]
    spot = by_id(text)["one-shoggoth_l1_1"][0]
    assert (
        spot["data-card"] == "tile:shoggoth_l1_1"
        and "bears 1 more damage of 4. 2 by ann, 1 by bob" in spot["aria-label"]
    )


def test_a_hidden_tile_shows_nothing_but_its_level() -> None:
    text = drawn(country().table, 0)
    tile = text[text.index('class="down"') :].partition("</g>")[0]
    assert "Hidden Old One of level 1 in hex 24" in tile and '<text y="7">I</text>' in tile
    assert "zombie_l1_1" not in text


def test_several_old_ones_in_a_hex_stand_side_by_side() -> None:
    things = by_id(drawn(country().table, 0))
    where = [things[f"one-{tile}"][0]["transform"] for tile in ("mi_go_l1_1", "temple_l1_1")]
    (x, y), (u, v) = (map(int, re.findall(r"-?\d+", each)) for each in where)
    assert y == v and u - x == 36


def test_a_blighted_farm_and_a_rail_that_is_cut_off_are_unmistakable() -> None:
    text = drawn(country().table, 0)
    things = by_id(text)
    assert "blighted" in things["farm-1"][0]["class"].split() and "blighted" not in things["farm-7"][0]["class"].split()
    assert "neutral" in things["farm-37"][0]["class"].split()
    assert text[text.index('id="farm-1"') :].partition("</g>")[0].count("#az-thorns") == 1
    cut = text.partition('<path class="cut" d="')[2].partition('"')[0]
    assert cut.count("M") == 1, "the rail to the hex of the Old One alone"
    assert [len(marked(text, seat)) for seat in (0, 1)] == [3, 2]


def test_whoever_points_at_a_port_sees_the_line_that_is_free_of_old_ones() -> None:
    text = drawn(country().table, 0)
    net = re.search(r'<path class="net net-0 [^"]*" d="([^"]*)"', text)
    assert net is not None and net[1].count("z") == 3, "4, 7 and 14; not 11"
    assert "net-0:hover" not in text and ":has(.port-0:hover) .net-0" in picture.CSS.read_text("utf-8")


def test_arrows_show_where_an_old_one_steps_and_where_a_card_decides() -> None:
    text = drawn(country().table, 0)
    table = country().table
    steps = {each.tile: each.steps for each in table.view(0).tiles if each.steps}
    arrows = text.count('<use class="step"') - 1 + text.count('<use class="step tie"')  # one explains
    assert "temple_l1_1" not in steps and arrows == sum(map(len, steps.values())) > 0
    assert text.count('<use class="step tie"') == sum(len(each) for each in steps.values() if len(each) > 1)


def test_whoever_points_at_an_old_one_sees_where_each_direction_of_a_card_leads_it() -> None:
    assert leading({4: 15}) == {15: "1–6"}
    assert leading({2: 12, 4: 15}) == {12: "1↻ 2 3↺ 5↻ 6↻", 15: "1↺ 3↻ 4 5↺ 6↺"}
    assert leading({1: 10, 2: 12, 4: 15}) == {10: "1 5↻ 6↻", 12: "2 3↺", 15: "3↻ 4 5↺ 6↺"}
    table = country().table
    text = drawn(table, 0)
    walking = [one for one in table.view(0).tiles if one.steps]
    assert text.count('class="leads"') == len(walking) > 0
    css = picture.CSS.read_text("utf-8")
    assert ".az .leads { display: none" in css and ".one:is(:hover, :focus-visible) .leads" in css


def test_whoever_points_at_ones_own_units_sees_how_far_they_reach() -> None:
    units = {"infantry": 1, "armoured_car": 2, "airship": 1}
    table = outback("ann", "bob", ann={"barracks": units}, bob={"barracks": {"artillery": 1}}).table
    mine, css = table.view(0).colonies[0], picture.CSS.read_text("utf-8")
    shown = dict(re.findall(r'<path class="sortie sortie-(\w+)" d="([^"]*)"', drawn(table, 0)))
    assert shown.keys() == units.keys() == mine.reaches.keys(), "not what others have"
    assert all(shown[unit].count("z") == len(hexes) > 0 for unit, hexes in mine.reaches.items())
    assert set(mine.reaches["infantry"]) < set(mine.reaches["armoured_car"]) < set(mine.reaches["airship"])
    for unit in UNITS:
        assert f":has(.az #unit-{unit}:is(:hover, :focus-within)) .az .sortie-{unit}" in css
    assert "sortie-" not in drawn(table, -1)


def test_goods_are_drawn_with_their_numbers() -> None:
    text = drawn(country().table, 0)
    assert "Hex 14: 3 iron, 3 gold" in text and "Hex 24: 3 coal" in text
    west = outback("ann", "bob", options={"map": "west"}, goods={34: {"vp_3": 1}}).table
    assert re.search(r'#az-d-points"/><text x="8" y="6" class="token">3<', drawn(west, 0))


# Lit -------------------------------------------------------------------------------------------------------------


def test_sides_are_lit_where_a_rail_may_lie_and_hexes_where_something_may_be_done() -> None:
    t = outback("ann", "bob", tiles={14: "zombie_l1_1"}, ann={"barracks": {"infantry": 2}}, rails={"ann": ["4-7"]})
    t.ann.plays("box:rail_3").is_asked("lay-rail")
    asked = t.table.decision
    assert asked is not None
    sides = {place for place in lit_places(str(parts(t.table, 0))) if place.startswith("side:")}
    assert sides == {f"side:{a}-{b}" for _, a, b in asked.options} and "side:4-11" in sides
    assert parts(t.table, 0).matters == "map"
    near = {14: "zombie_l1_1", 11: "zombie_l1_2"}
    t = outback("ann", "bob", tiles=near, ann={"barracks": {"infantry": 2}}, rails={"ann": ["4-7"]})
    t.ann.plays("box:attack").is_asked("target")
    assert lit_places(str(parts(t.table, 0))) == {"hex:11", "hex:14"}


def test_the_boxes_show_the_gold_that_their_next_use_costs() -> None:
    mine = parts(outback(ann={"cubes": {"mine_a": 2}}).table, 0).mine
    boxes = dict(re.findall(r'id="box-(\w+)">(.*?)</div>', mine, re.DOTALL))
    assert len(boxes) == 10 and "+2<svg" in boxes["mine_a"] and "more-gold" not in boxes["mine_b"]
    assert "the next use costs 2 gold" in boxes["mine_a"]


# The three parts -------------------------------------------------------------------------------------------------


def test_ones_own_colony_lies_apart_from_the_others_and_a_spectator_has_none() -> None:
    table = outback("ann", "bob", "cy").table
    bob, watching = parts(table, 1), parts(table, EVERYBODY)
    assert 'id="units-infantry"' in bob.mine and list(bob.others) == [2, 0]
    assert not watching.mine and list(watching.others) == [0, 1, 2]
    assert all("main" in line for line in watching.others.values())


def test_the_score_of_the_old_ones_is_a_range_while_tiles_are_hidden() -> None:
    t = country()
    low, high = t.table.view(0).old_ones
    assert low < high and f"<b>{low}–{high}</b>" in parts(t.table, 0).board
    assert re.search(r'id="now-old-ones"[^>]*>.*?<b>\d+</b>', str(parts(t.table, UNVEILED).board), re.DOTALL)


def test_what_the_onlooker_alone_has_seen_is_drawn_for_nobody_else() -> None:
    t = outback("ann", "bob", deck=["kitchener", "mr_merino"], display=["zhu_xiang"])
    t.ann.plays("box:recruit", "look").is_asked("keep")
    assert lit_places(str(parts(t.table, 0))) == {"character:kitchener", "character:mr_merino"}
    assert parts(t.table, 0).matters == "display" and "Only you see" in parts(t.table, 0).board
    for audience in (1, EVERYBODY):
        assert "kitchener" not in str(parts(t.table, audience)) and "Only you see" not in str(parts(t.table, audience))


def test_the_regions_are_the_map_and_the_people_and_a_combat_comes_first() -> None:
    calm = parts(outback().table, 0)
    assert list(calm.regions) == ["map", "display"] and calm.matters == "map"
    fight = parts(battle("zombie_l1_2", force={"infantry": 2}).table, 0)
    assert list(fight.regions) == ["combat", "map", "display"] and fight.matters == "combat"
    for drawing in (calm, fight):
        assert all(f'data-region="{region}"' in drawing.board for region in drawing.regions)


def test_the_bar_tells_how_far_time_has_come() -> None:
    assert parts(outback(ann={"time": 9}, bob={"time": 12}).table, 0).nth == "9/53"


# A combat --------------------------------------------------------------------------------------------------------


def test_only_the_lines_of_the_enemies_are_bright_and_the_harm_is_summed_up() -> None:
    t = battle("zombie_l1_2", force={"infantry": 2, "armoured_car": 1}, cards=["ooc_04"])
    t.ann.plays("stay").is_asked("assign")
    board = parts(t.table, 0).board
    card = board[board.index('<div class="card"') :].partition('<ul class="enemies"')[0]
    assert re.findall(r'<li class="here">.*?#az-g-(\w+)', card) == ["zombie"] and card.count('class="absent"') == 5
    here = card.partition('<li class="here">')[2].partition("</li>")[0]
    assert 'class="ours"><svg' in here and "#az-g-armoured_car" in here and "#az-damage" in here
    assert "Against you:" in card and 'data-card="card:ooc_04"' in card
    troops = {
        each: board.partition(f'id="troop-{each}"')[2].partition("</li>")[0] for each in ("infantry", "armoured_car")
    }
    assert 'class="strikes">hits<' in troops["armoured_car"] and "strikes" not in troops["infantry"]
    assert lit_places(board) == {"unit:infantry", "unit:armoured_car"}
    assert lit_places(parts(t.table, 0).mine) == set(), "they are not in the barracks"


def test_a_stack_shows_its_damage_and_what_the_next_cube_does() -> None:
    t = battle("zombie_l1_2", force={"infantry": 2, "armoured_car": 1}, cards=["ooc_01", "ooc_02"])
    t.ann.plays("stay", "stack:infantry", "stay").is_asked("assign")
    board = parts(t.table, 0).board
    infantry, car = (
        board.partition(f'id="troop-{each}"')[2].partition("</li>")[0] for each in ("infantry", "armoured_car")
    )
    assert infantry.count("slot full") == 1 and "one would fall" in infantry
    assert car.count("slot full") == 0 and "would hold" in car
    assert board.count('class="g lost"') == 2 and 'id="mind"><b>1</b>' in board


def test_between_two_cards_the_last_one_stays_in_sight() -> None:
    t = battle("zombie_l1_2", force={"infantry": 2, "armoured_car": 1}, cards=["ooc_03", "ooc_04"])
    assert 'class="card back"' in parts(t.table, 0).board
    t.ann.plays("stay").is_asked("retreat")
    board = parts(t.table, 1).board
    assert 'class="card past"' in board and "Card 1, resolved" in board and "Against you" not in board


def test_a_force_may_be_mustered_from_the_scene() -> None:
    t = outback("ann", "bob", tiles={11: "zombie_l1_2 up"}, ann={"barracks": {"infantry": 2, "airship": 1}})
    t.ann.plays("box:attack")
    while t.table.decision is not None and t.table.decision.ask.name != "force":
        t.table.take(t.table.decision.options[0])
    board = parts(t.table, 0).board
    assert lit_places(board) >= {"unit:infantry", "unit:airship"} and board.count('class="troop waits lit') == 2
    assert "Infantry ×2" in board
