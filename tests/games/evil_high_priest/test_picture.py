"""The table drawn for a browser: complete for every audience, well formed, and lit where one may choose."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from drawing import GamePicture, Seen, by_id, drawn, lit
from leng.bots import Sight, new_bot
from leng.drawing.drawn import Drawn
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table
from leng.games.evil_high_priest import GAME, picture
from leng.games.evil_high_priest.picture.graph import FINE, HIGH, WIDE, Graph
from leng.games.evil_high_priest.picture.sheet import Sheet
from leng.games.evil_high_priest.state import GOODS, SIGNS, is_priest, owner_of
from leng.study.drawings import MOST, keys_of, read
from leng.words.clause import signs_of
from leng.words.presenter import presenter
from problems import Problems

from .raiding import raid
from .sanctum import sanctum

ENOUGH = 380
SIGN_COLOURS = (
    "treasure blood magic atom grimoire elder folk beast stone-sign die star sea-sign shadow king any"  # of the signs
)


class TestPicture(GamePicture):
    game, options, symbols, kinds = GAME, {"boxes": "both"}, 60, ("row", "lair", "slot", "seat")
    labelled = False
    grounds = ("panel", "paper", "wash", "fresh")
    signs = {"wash": SIGN_COLOURS, "fresh": SIGN_COLOURS, "stone": "treasure blood magic grimoire"}
    pairs = {
        ("on-accent", "accent"): 4.5,
        ("slab-ink", "slab"): 4.5,
        ("muted", "stone"): 4.5,
        ("ink", "loss"): 4.5,
        ("ink", "hold"): 4.5,
        ("ink", "tide"): 4.5,
        ("bad", "wash"): 4.5,
        ("accent", "ground"): 3,
        ("way", "ground"): 2,
    }
    must_come_up = {"broken": 60, "taken": 100, "rooms": 60, "monsters": 40, "goods": 200, "raid": 10}

    def spots(self, table: Table) -> tuple[str, str]:
        return "space:kingsport", "space:great_cthulhu_start"

    def positions(self) -> Iterator[tuple[Table, int]]:
        """Some decisions of random matches on boards that differ most."""
        for players, board in ((4, "great_cthulhu"), (3, "yellow_sign"), (5, "guardian_of_the_pyramid")):
            options = {"boxes": "both", "rounds": "20", "cult": board}
            table = Table.open(GAME, [Seat(f"P{each}") for each in range(players)], options, "drawn")
            while table.decision is not None and table.number < ENOUGH:
                if table.number % 13 == 0:
                    yield table, (table.decision.seat, EVERYBODY)[table.number // 13 % 2]
                table.take(new_bot("random", str(table.number)).choose(Sight(table.play)))

    def look(self, seen: Seen) -> Counter[str]:
        view, ids, text = seen.view, seen.ids, seen.text
        locks = Sheet.of(presenter(GAME, (), "en")).box.sheets[view.board].locks
        assert {f"lock-{lock}" for lock in locks} <= ids
        states = {lock: state for state, lock in re.findall(r'<li class="lock (\w+)[^"]*" id="lock-(\w+)"', text)}
        assert {lock for lock, state in states.items() if state == "broken"} == set(view.broken)
        assert {lock for lock, state in states.items() if state == "open"} == set(view.open)
        standing = [code for here in view.standing.values() for code in here]
        priests = {f"priest-{owner_of(code)}" for code in standing if is_priest(code)}
        assert priests == {each for each in ids if re.fullmatch(r"priest-\d", each)}
        acolytes = [each for each in ids if re.match(r"acolyte-\d", each)]
        assert len(acolytes) == sum(not is_priest(code) for code in standing)
        row = {*view.room_row, *view.monster_row, *(view.investigator_row if view.expanded else ())}
        assert {f"row-{card}" for card in row} <= ids
        monsters = [each.card for who in view.priests for each in who.lairs if each.card != "slime_amoeba"]
        shown = [card for card in monsters if f"lair-{card}" in ids]
        assert sorted(shown) == sorted(monsters)
        rooms = sum(room is not None for who in view.priests for room in who.rooms)
        assert ('id="raid-strength"' in text) == (view.raid is not None)
        goods = sum(sum(who.exposed.values()) for who in view.priests)
        for card in (*view.specials, *(card for who in view.priests for card in who.specials)):
            assert f"special-{card}" in ids
        counts = {"broken": len(view.broken), "taken": len(standing), "rooms": rooms, "monsters": len(monsters)}
        return Counter(**counts, goods=goods, raid=view.raid is not None)


def parts(table: Table, audience: int, language: str = "en") -> Drawn:
    """The table as a seat sees it, with its options."""
    decision = table.decision
    options = lit(table, language) if decision is not None and decision.seat == audience else []
    drawing: Drawn = picture.draw(table.view(audience), presenter(GAME, table.seats, language), options)
    return drawing


def lit_places(drawing: str) -> set[str]:
    """Where something may be chosen."""
    return {each["data-place"] for each, _ in read(drawing) if keys_of(each)}


def piece(drawing: str, name: str) -> str:
    """What an element with this id is made of, up to the next one with an id."""
    return str(drawing).partition(f'id="{name}"')[2].partition(" id=")[0]


# The printed side ------------------------------------------------------------------------------------------------


def test_every_sign_of_every_board_has_a_drawing_and_words() -> None:
    for language in ("en", "fr"):
        sheet = Sheet.of(presenter(GAME, (), language))
        with Problems() as at:
            for board, printed in sheet.box.sheets.items():
                with at(f"{board} in {language}"):
                    ids = set(re.findall(r' id="([^"]+)"', sheet.sprite(board)))
                    assert {f"ehp-{kind}" for kind in GOODS if kind != "atom" or printed.board.atoms} <= ids
                    verbs = [lock.cost + lock.effects for lock in printed.locks.values()]
                    verbs += [each.cost + each.reward for each in printed.bonuses.values()]
                    rows = [sheet.signs(signs_of(each)) for each in verbs]
                    rows += [*sheet.rooms.values(), *sheet.monsters.values(), *sheet.investigators.values()]
                    rows += [sheet.deals[name] for name in (*sheet.box.locations, *sheet.box.posts)]
                    rows += [sheet.deals[card] for card, each in sheet.box.specials.items() if each.board == board]
                    rows += sheet.priests.values()
                    for row in rows:
                        assert "⟦" not in row and set(re.findall(r'href="#([^"]+)"', row)) <= ids


def test_the_locks_of_every_board_lie_side_by_side_and_no_arrow_runs_through_one() -> None:
    for board, printed in Sheet.of(presenter(GAME, (), "en")).box.sheets.items():
        graph = Graph(printed)
        assert set(graph.cells) == {lock for lock, each in printed.locks.items() if not each.site}
        for column in range(graph.columns):
            rows = sorted(row for there, row in graph.cells.values() if there == column)
            assert all(low + FINE <= high for low, high in pairwise(rows)), board
        assert graph.columns <= 7 and graph.rows <= 4 * FINE, "what the style sheet has places for"
        drawn_arrows = {(arrow.start, arrow.end) for arrow in graph.arrows}
        assert drawn_arrows == {(lock.id, other) for lock in printed.locks.values() for other in lock.opens}
        for arrow in graph.arrows:
            for x, y in re.findall(r" ([\d.]+) ([\d.-]+)(?=H)", arrow.path):  # where it enters a column on its way
                inside = [row for there, row in graph.cells.values() if there == float(x) // WIDE]
                assert not any(row * HIGH < float(y) < (row + FINE) * HIGH for row in inside), (board, arrow)


def test_only_what_a_board_needs_is_sent() -> None:
    sheet = Sheet.of(presenter(GAME, (), "en"))
    assert "ehp-g-shoggoth" in sheet.sprite("great_cthulhu") and "ehp-g-shoggoth" not in sheet.sprite("sleeper")
    assert "ehp-g-amoeba" in sheet.sprite("guardian_of_the_pyramid") and "#ehp-atom" in sheet.legend("elder_things")
    assert "#ehp-growth" not in sheet.legend("black_goat")


def test_a_late_match_of_five_is_not_too_much_to_send() -> None:
    options = {"boxes": "both", "rounds": "20", "cult": "great_cthulhu"}
    table = Table.open(GAME, [Seat(f"Player {each}") for each in range(5)], options, "late")
    largest, chance = 0, 0
    while table.decision is not None and chance < 900:
        if chance % 75 == 74:
            drawing = drawn(table, table.decision.seat, "fr", lit(table, "fr"))
            largest = max(largest, len(drawing.encode()))
        chance += 1
        table.take(new_bot("random", str(chance)).choose(Sight(table.play)))
    assert 50_000 < largest <= MOST


# The cult board --------------------------------------------------------------------------------------------------


def test_a_lock_shows_its_letter_its_price_its_dice_and_its_bonus() -> None:
    board = parts(sanctum(broken=["start"]).table, 0).board
    lock = piece(board, "lock-great_cthulhu_g")
    head, _, rest = lock.partition("cost signs")
    price, _, bonus = rest.partition("bonus signs")
    assert '<b class="letter" aria-hidden="true">G</b>' in head and head.count("#ehp-chance-raid") == 2
    assert "4</b>" in price and "#ehp-blood-paid" in price and "2</b>" in bonus and "#ehp-monster" in bonus


def test_open_shut_broken_and_spent_locks_differ_and_broken_ones_show_their_bonus_alone() -> None:
    board = parts(sanctum(broken=["start", "b"]).table, 0).board
    states = {
        lock: state for state, lock in re.findall(r'<li class="lock (\w+)[^"]*" id="lock-great_cthulhu_(\w+)"', board)
    }
    assert (states["start"], states["b"], states["e"], states["g"]) == ("broken", "broken", "open", "shut")
    start, spent = piece(board, "lock-great_cthulhu_start"), piece(board, "lock-great_cthulhu_b")
    assert "#ehp-g-crack" in start and "cost signs" not in start and "#ehp-rescue" in start
    assert "spent" in spent and "bonus signs" not in spent
    opened = board.count('<path class="opened" d="M')
    assert opened == 2 * (4 + 1), "the arrows of both, each with its tip"


def test_a_number_that_grows_is_shown_as_it_is_now() -> None:
    for deep_ones, n in ((3, 3), (9, 6)):
        board = parts(sanctum(broken=["start", "c"], tracks={"deep_ones": deep_ones}).table, 0).board
        bonus = piece(board, "lock-great_cthulhu_c").partition("bonus signs")[2]
        assert f"<b>{n}</b>" in bonus and "#ehp-deep_ones" in bonus


def test_what_does_not_hold_yet_is_pale() -> None:
    few, many = (parts(sanctum(broken=["start", "h"], tracks={"deep_ones": n}).table, 0).board for n in (4, 5))
    assert "unmet" in piece(few, "lock-great_cthulhu_h") and "unmet" not in piece(many, "lock-great_cthulhu_h")


def test_who_stands_on_a_lock_gives_it_an_edge_and_a_mark() -> None:
    t = sanctum("ann", "bob", broken=["start"], bob={"pool": 1, "asylum": 4, "on": ["great_cthulhu_start"]})
    board = parts(t.table, 0).board
    lock = re.search(r'<li class="lock broken taken hue-blue[^"]*" id="lock-great_cthulhu_start"', board)
    assert lock is not None and 'id="acolyte-1-great_cthulhu_start-0"' in board


def test_the_track_shows_where_its_marker_is_and_the_growth_sites_on_it() -> None:
    board = parts(sanctum(board="tcho_tchos", tracks={"growth": 3}, broken=["s1"]).table, 0).board
    track = board.partition('<ol class="track"')[2].partition("</ol>")[0]
    assert re.findall(r'class="stop ([^"]*)"[^>]*>.*?<b>(\d+)</b></li>', track)[3] == ("now", "3")
    assert {f"tcho_tchos_site_{n}" for n in (2, 5, 8, 11)} == set(re.findall(r'id="lock-(\w+)"', track))
    assert "#ehp-blood" in piece(board, "lock-tcho_tchos_site_5")


def test_the_signs_that_are_left_and_what_is_denied_are_told() -> None:
    board = parts(sanctum(broken=["start", "a"]).table, 0).board
    assert f'id="signs-left" title="{SIGNS - 2} elder signs left of 13"' in board and 'class="denied"' not in board
    alone = sanctum("ann", arrange=lambda g: setattr(g, "denied", "magic"))
    board = parts(alone.table, 0).board
    assert 'class="denied"' in board and "The opponent" in board and 'id="points-rival"' in board


def test_boards_show_what_is_their_own() -> None:
    chaos = parts(sanctum(board="crawling_chaos", ann={"worship": 2, "pool": 1, "asylum": 3}).table, 1).board
    assert 'id="worship-0"' in chaos and re.search(r'id="worship-all"><b>2</b>/\d', chaos)
    opener = parts(sanctum(board="opener_of_the_way", ann={"evolved": [1, 0, 0], "pool": 1}).table, 1).board
    assert 'id="mutant-0"><b>1</b>' in opener and 'id="spawn-0"' not in opener
    pyramid = parts(sanctum(board="guardian_of_the_pyramid", ann={"lairs": ["slime_amoeba"]}).table, 1).board
    assert 'id="amoebas"><b>14</b>' in pyramid


# Places, rituals, rows -------------------------------------------------------------------------------------------


def test_the_steps_of_a_ritual_are_chosen_one_by_one_and_closed_before_the_first_raid() -> None:
    before, after = (parts(sanctum(raids=n).table, 0).board for n in (0, 1))
    assert piece(before, "ritual-mao_ceremony").count("step closed") == 2
    assert "closed until the first raid is over" in before and "closed until" not in after
    assert "space:ritual.mao_ceremony.1" not in lit_places(str(before))


def test_prowler_spaces_are_those_for_so_many_players() -> None:
    two, five = sanctum().table, sanctum("ann", "bob", "cy", "dot", "eve").table
    assert 'id="place-prowler_1"' in parts(two, 0).board and 'id="place-prowler_2"' not in parts(two, 0).board
    assert 'id="place-prowler_2"' in parts(five, 0).board
    assert 'id="place-prowler_1"' not in parts(sanctum("ann").table, 0).board


def test_investigators_are_on_display_where_there_are_some() -> None:
    base, both = (parts(sanctum(options={"boxes": boxes}).table, 0).board for boxes in ("base", "both"))
    assert "of-investigator" not in base and "of-investigator" in both and "3–4" in both


def test_the_cards_that_may_be_taken_are_lit_and_bring_their_row_into_sight() -> None:
    t = sanctum(room_row=["vault_1", "well_1", "closet_1"])
    t.ann.plays("place:improve_sanctuary:priest").is_asked("room")
    drawing = parts(t.table, 0)
    assert lit_places(str(drawing)) == {"row:vault_1", "row:well_1", "row:closet_1"} and drawing.matters == "rows"
    t.ann.plays("room:vault_1").is_asked("slot")
    assert lit_places(parts(t.table, 0).mine) == {f"slot:s{n}" for n in range(1, 8)}


# Sanctuaries -----------------------------------------------------------------------------------------------------

HELD = {"treasure": 4, "asylum": 2, "pool": 1, "rooms": {"s1": "pit_trap_1", "s3": "vault_1 magic=2"}}


def test_ones_own_sanctuary_lies_apart_from_the_others_and_a_spectator_has_none() -> None:
    table = sanctum("ann", "bob", "cy").table
    bob, watching = parts(table, 1), parts(table, EVERYBODY)
    assert 'id="exposed-1"' in bob.mine and list(bob.others) == [2, 0] and 'id="home-1"' not in bob.board
    assert not watching.mine and list(watching.others) == [0, 1, 2]
    assert all(f'id="home-{seat}"' in watching.board for seat in range(3))
    assert all("main" in line for line in watching.others.values())


def test_every_place_tells_from_which_raid_on_it_is_lost() -> None:
    mine = parts(sanctum(ann=HELD).table, 0).mine
    assert "≥3</small>" in piece(mine, "exposed-0"), "two in the asylum stop 2"
    assert "≥8</small>" in piece(mine, "s3-0"), "then the trap stops 3, the vault itself 2"
    assert "falls" not in piece(mine, "s1-0") and "data-card" in piece(mine, "s1-0")
    assert 'id="safe-0" title="No raid up to 2' in mine


def test_a_room_of_ones_own_is_named_in_a_word_unless_goods_need_the_place() -> None:
    rooms = {"s1": "smugglers_tunnel", "s7": "dimensional_gate_1 blood=1 magic=1 grimoire=1"}
    t = sanctum("ann", "bob", options={"boxes": "both"}, ann={"rooms": rooms}, bob={"rooms": {"s1": "library_1"}})
    for language, tunnel in (("en", "Tunnel"), ("fr", "Tunnel")):
        mine = parts(t.table, 0, language).mine
        assert re.findall(r'class="brief"\s+aria-hidden="true">([^<]*)<', mine) == [tunnel]
    assert ">Biblio.<" in parts(t.table, 1, "fr").mine and ">Library<" in parts(t.table, 1).mine


def test_the_strip_tells_what_raids_of_every_strength_would_take() -> None:
    mine = parts(sanctum(ann=HELD).table, 0).mine
    levels = [int(level) for level in re.findall(r'<i class="t(\d)">', mine)]
    assert levels == [0] * 3 + [1] * 16
    steps = mine.partition('<ul class="steps">')[2].partition("</ul>")[0]
    assert re.findall(r'<li class="t\d"><b>([^<]+)</b>', steps) == ["0–2", "3–7", "8–18"]
    assert "#ehp-magic" not in steps.split("<li")[2] and "#ehp-magic" in steps.split("<li")[3]
    rich = parts(sanctum(ann={"elder_sign": 2}, broken=["start", "a"]).table, 0).mine
    assert '<i class="t2">18</i>' in rich, "twenty points are much"


def test_the_spaces_of_the_priest_board_are_lit_where_somebody_may_stand_there() -> None:
    t = sanctum()
    assert {"space:improve_sanctuary", "space:escape"} <= lit_places(parts(t.table, 0).mine)
    assert lit_places(parts(t.table, 1).mine) == set(), "it is not his turn"
    used = sanctum(options={"boxes": "both"}, ann={"card": "mr_shiny", "spent": True}).table
    assert "post spent" in parts(used, 0).mine and "Mr. Shiny, used" in parts(used, 0).mine


def test_acolytes_in_the_pool_are_chosen_there_and_monsters_in_their_lairs() -> None:
    t = raid("ann", "bob", dice=[6], ann={"treasure": 3, "lairs": ["deep_one_1"], "asylum": 0, "pool": 2})
    t.ann.is_asked("retaliate")
    assert lit_places(str(parts(t.table, 0))) == {"seat:0", "lair:deep_one_1"}
    assert lit_places(parts(t.table, 0).mine) == {"seat:0", "lair:deep_one_1"}


def test_amoebas_are_chosen_among_ones_own() -> None:
    t = raid(
        "ann", "bob", dice=[6], board="guardian_of_the_pyramid",
        ann={"treasure": 3, "lairs": ["slime_amoeba"], "asylum": 0}, bob={"lairs": ["slime_amoeba"]},
    )  # fmt: skip
    t.ann.is_asked("retaliate")
    drawing = parts(t.table, 0)
    assert "lair:slime_amoeba" in lit_places(drawing.mine) and lit_places(drawing.board) == set()


# A raid ----------------------------------------------------------------------------------------------------------


def test_a_raid_is_a_scene_of_investigator_dice_and_everybodys_strength() -> None:
    t = raid("ann", "bob", dice=[5, 4], investigator="minister", ann={**HELD, "rooms": {}})
    drawing = parts(t.table, 0)
    assert drawing.matters == "homes" and list(drawing.regions) == ["homes", "cult", "places", "rows"]
    things = by_id(str(drawing))
    assert {"die-1", "die-2", "home-0", "home-1", "strength-0", "strength-1"} <= things.keys()
    assert "#ehp-pips5" in piece(drawing.board, "die-1") and "#ehp-pips4" in piece(drawing.board, "die-2")
    assert re.search(r'id="raid-strength"[^>]*>12</b>', drawing.board) and "Minister" in drawing.board
    own = drawing.board.partition('id="home-0"')[2].partition("</ul></li>")[0]
    assert 'class="cell exposed lost"' in own and "line-through" in picture.CSS.read_text("utf-8")


def test_calm_the_cult_board_comes_first_and_matters() -> None:
    calm = parts(sanctum(ann={"magic": 2}).table, 0)
    assert list(calm.regions) == ["cult", "places", "rows", "homes"] and calm.matters == "cult"
    assert all(f'data-region="{region}"' in calm.board for region in calm.regions)
    assert parts(sanctum().table, 0).matters == "places", "nobody can pay for a lock"
    assert parts(sanctum().table, 1).matters == "cult", "who waits looks at the board"


def test_the_bar_tells_of_a_round_limit() -> None:
    assert parts(sanctum(options={"rounds": "12"}).table, 0).nth == "of 12"
    assert parts(sanctum().table, 0).nth == ""


def test_a_raid_strikes_out_only_what_it_would_destroy() -> None:
    t = raid("ann", "bob", dice=[6, 5], investigator="librarian", ann={"magic": 1, "blood": 2})
    own = parts(t.table, 0).board.partition('id="home-0"')[2].partition('class="would"')[0]
    struck = own.partition("<s>")[2].partition("</s>")[0]
    assert "blood" in struck and "magic" not in struck and "magic" in own.partition("</s>")[2]
