"""The museum drawn for a browser: complete, well formed, lit where one may choose, with every die where it lies."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from drawing import GamePicture, Seen, by_id, drawn
from leng.drawing.drawn import Drawn
from leng.drawing.lights import Lit
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table
from leng.games.elder_sign import GAME
from leng.games.elder_sign.picture.sheet import Sheet
from leng.study.drawings import read
from leng.words.clause import signs_of
from leng.words.presenter import presenter
from leng.words.signs import Sign
from matches import every_position

MATCHES = [(1, "cthulhu"), (2, "yig"), (4, "hastur"), (8, "shub_niggurath")]
THROWN = ("pool", "reserve", "out", "focus", "locked", "task", "help")


@cache
def positions() -> list[Table]:
    """Every third position of four random matches."""
    found: list[Table] = []
    for players, ancient_one in MATCHES:
        options = {"ancient_one": ancient_one, "investigators": "random"}
        table = Table.open(GAME, [Seat(f"P{each}") for each in range(players)], options, f"picture {players}")
        found += every_position(table, step=3)
    return found


class TestPicture(GamePicture):
    game, options, symbols = GAME, {"ancient_one": "hastur", "investigators": "random"}, 100
    kinds = ("task", "investigator", "die", "card")
    grounds = ("panel", "paper", "wash")
    signs = {
        "wash": "investigation lore peril terror wild sanity stamina clue trophy elder doom monster gate common unique "
        "spell ally mythos time any"
    }
    pairs = {(f"on-{die}", f"die-{die}"): 4.0 for die in ("green", "yellow", "red")}
    must_come_up = {"moved": 50, "won": 20, "battle": 0, **dict.fromkeys(THROWN[:-1], 0)}

    def spots(self, table: Table) -> tuple[str, str]:
        one, two, *_ = (space.card for space in table.state.adventures)
        return f"card:{one}", f"card:{two}"

    def positions(self) -> Iterator[tuple[Table, int]]:
        for number, table in enumerate(positions()):
            yield table, (0, EVERYBODY)[number % 2]

    def look(self, seen: Seen) -> Counter[str]:
        self._explains_itself(seen)
        self._tracks(seen)
        self._tray(seen)
        came_up = self._dice(seen) + self._markers(seen)
        if seen.view.awake:
            self._battle(seen)
            came_up["battle"] += 1
        return came_up

    def _explains_itself(self, seen: Seen) -> None:
        view, box = seen.view, seen.table.state.box
        if not view.awake:
            spaces = [space for space in [*view.adventures, *view.worlds] if space]
            assert {f"{box.kind_of[space.card]}:{space.card}" for space in spaces} <= seen.cards
            markers = {task.monster for space in spaces for task in space.tasks if task.monster}
            assert {f"monster:{box.monsters[marker].id}" for marker in markers} <= seen.cards
        held = {card for who in view.investigators for card in (*who.cards, *who.cast, *who.allies)}
        assert {f"{box.kind_of[card]}:{card}" for card in held} <= seen.cards
        assert f"ancient_one:{view.ancient_one}" in seen.cards

    def _dice(self, seen: Seen) -> Counter[str]:
        """Every die lies once, where the view says."""
        view, box, lain = seen.view, seen.table.state.box, Counter[str]()
        for number, die in enumerate(view.dice):
            name = f"die-{number}"
            if die.lies == "gone":
                assert name not in seen.things
                continue
            attributes, around = seen.things[name]
            assert die.colour in attributes["class"].split()
            place = die.lies.partition(".")[0]
            lain[place if place in THROWN else "spell"] += 1
            if place in ("pool", "reserve", "out"):
                assert around == []
            elif place == "task":
                assert view.awake or around == [f"adv-{view.attempt.card}"]
            elif place == "locked" and not view.awake:
                on = box.monsters if around[0].startswith("adv-") else ()
                assert around[0].partition("-")[2] == die.held_by or die.held_by in on
            elif die.lies in box.items:
                assert around[-1] == f"item-{die.lies}"
        return lain

    def _tray(self, seen: Seen) -> None:
        """A die never moves when another one leaves the tray: it has eight places, and leaves its own one empty."""
        tray = seen.text[seen.text.index('class="felt"') :].partition("</section>")[0]
        holes = tray.split('<span class="hole')[1:]
        assert len(holes) == len(seen.view.dice) == 8
        at_home = [n for n, die in enumerate(seen.view.dice) if die.lies in ("pool", "reserve")]
        assert [n for n, hole in enumerate(holes) if f'id="die-{n}"' in hole] == at_home

    def _markers(self, seen: Seen) -> Counter[str]:
        """Markers stand on their cards; monsters lie on their tasks until they are trophies."""
        view, things, came_up = seen.view, seen.things, Counter[str]()
        for who in view.investigators:
            assert (f"marker-{who.seat}" in things) == bool(who.id)
            if who.id and not view.awake:
                around = things[f"marker-{who.seat}"][1]
                assert around == ([] if who.at == "entrance" else [f"adv-{who.at}"])
                came_up["moved"] += around != []
            for trophy in who.trophies:
                name = "monster" if trophy in seen.table.state.box.monsters else "trophy"
                drawer = "won" if who.seat == view.audience else "held"
                assert things[f"{name}-{trophy}"][1] == [f"{drawer}-{who.seat}"]
            came_up["won"] += len(who.trophies)
        for space in [*view.adventures, *view.worlds] if not view.awake else []:
            for task in space.tasks if space else []:
                if task.monster:
                    assert things[f"monster-{task.monster}"][1] == [f"adv-{space.card}"]
        return came_up

    def _tracks(self, seen: Seen) -> None:
        """How far both sides are, and what the clock says."""
        view, text = seen.view, seen.text
        signs, doom = (
            re.findall(r'<li class="([^"]*)">', text[text.index(f'class="side {side}"') :].partition("</ol>")[0])
            for side in ("good", "evil")
        )
        assert [each == "full" for each in signs] == [n < view.signs for n in range(view.signs_needed)]
        assert [each.split()[0] for each in doom] == view.track[::-1]
        assert [each.endswith(" full") for each in reversed(doom)] == [n < view.doom for n in range(len(view.track))]
        assert f'class="pointer h{view.hour}"' in text

    def _battle(self, seen: Seen) -> None:
        """In the last battle the Ancient One takes the place of the museum."""
        regions = re.findall(r' data-region="(\w+)"', seen.text)
        assert regions == ["lair", "fate"]
        combat = seen.text[seen.text.index('class="task combat') :].partition("</div>")[0]
        assert combat.count('<svg class="need') == len(seen.view.combat)


def test_every_verb_and_need_of_the_box_has_a_sign() -> None:
    for language in ("en", "fr"):
        sheet = Sheet.of(presenter(GAME, (), language))
        ids = set(re.findall(r' id="([^"]+)"', sheet.sprite))
        box = sheet.box
        texts = [
            verbs for card in box.cards.values() for verbs in (card.penalties, card.rewards, card.terror, card.midnight)
        ]
        texts += [item.effects for item in box.items.values()]
        texts += [each.effects for shelf in (box.first_aid, box.souvenirs, box.findings) for each in shelf.values()]
        for verbs in texts:
            signs = signs_of(verbs)
            assert Sign("more") not in signs, verbs
            text = sheet.signs(signs)
            assert "⟦" not in text
            assert set(re.findall(r'href="#([^"]+)"', text)) <= ids
        needs = [sheet.need(need) for need in (1, 9, "lore", "peril", "terror", "wild", "lore/peril")]
        assert all("<title>" in need and "⟦" not in need for need in needs)
        assert '#es-lore"' in needs[-1] and '#es-peril"' in needs[-1]
        assert all(f"es-a-{each}" in ids for each in GAME.open_box().shelf["ancient_one"])


def parts(table: Table, audience: int, *places: str) -> Drawn:
    """The table in its parts, something being offered at each of these places."""
    speaker = presenter(GAME, table.seats, "en")
    options = [Lit(each, each, each) for each in places]
    drawing: Drawn = GAME.part("picture").draw(table.view(audience), speaker, options)
    return drawing


def test_each_seat_is_drawn_once_and_the_onlooker_apart() -> None:
    table = next(table for table in positions() if len(table.seats) == 4)
    mine = parts(table, 2)
    assert "seat-2" in by_id(mine.mine) and list(mine.others) == [3, 0, 1]
    watched = parts(table, EVERYBODY)
    assert not watched.mine and list(watched.others) == [0, 1, 2, 3]


def test_the_region_that_matters_is_where_most_can_be_chosen() -> None:
    calm = next(table for table in positions() if not table.view(0).attempt and not table.view(0).awake)
    one, two, *_ = (space.card for space in calm.state.adventures)
    assert parts(calm, 0, f"card:{one}", f"card:{two}", "entrance").matters == "museum"
    assert parts(calm, 0, "entrance", "service:find", f"card:{one}").matters == "entrance"
    assert parts(calm, 0, f"card:{calm.view(0).mythos}").matters == "fate"
    assert list(parts(calm, 0).regions) == ["museum", "entrance", "fate"]


def test_the_card_somebody_is_on_stands_on_the_stage_with_the_dice() -> None:
    busy = next(table for table in positions() if table.view(0).attempt and not table.view(0).awake)
    card = busy.view(0).attempt.card
    drawing = parts(busy, 0, f"task:{card}:1", "roll")
    assert drawing.matters == "stage" and next(iter(drawing.regions)) == "stage"
    regions = [each.get("data-region") for each, _ in read(drawing.board)]
    on_stage = [around for each, around in read(drawing.board) if each.get("id") == f"adv-{card}"]
    assert [outer.get("data-region") for outer in on_stage[0]][-1] == "stage" and regions.count("stage") == 1
    other = next(space.card for space in busy.state.adventures if space.card and space.card != card)
    assert parts(busy, 0, f"card:{other}").matters == "museum"


def test_what_somebody_else_carries_is_in_a_drawer_unless_it_can_be_chosen() -> None:
    table, who = next(
        (table, who) for table in positions() for who in table.view(0).investigators[1:] if len(who.cards) > 1
    )
    item = who.cards[0]
    closed, lit = (by_id(parts(table, 0, *places).others[who.seat]) for places in ((), (f"item:{item}",)))
    assert closed[f"item-{item}"][1] == [f"held-{who.seat}"]
    assert lit[f"item-{item}"][1] == []


def test_whatever_lies_on_the_table_can_be_lit() -> None:
    """Places that a random match seldom asks for: trophies, monsters, seats, decks, the space below the tasks."""
    seen: set[str] = set()
    for table in positions()[::3]:
        view = table.view(0)
        if view.awake:
            continue
        spaces = [space for space in [*view.adventures, *view.worlds] if space]
        places = [f"trophy:{each}" for who in view.investigators for each in who.trophies]
        places += [f"item:{each}" for who in view.investigators for each in (*who.allies, *who.cast, *who.cards)]
        places += [f"monster:{task.monster}" for space in spaces for task in space.tasks if task.monster]
        places += [f"task:{space.card}:0" for space in spaces] + ["ancient_one", "clue", "roll", "service:find"]
        places += [f"task:{space.card}:{number}" for space in spaces for number in space.free_slots]
        places += [f"seat:{who.seat}" for who in view.investigators] + [f"deck:{kind}" for kind in view.decks]
        places += [f"card:{view.mythos}"] if view.mythos else []
        places += ["die:yellow"] if view.dice[6].lies in ("reserve", "locked") else []
        options = [Lit(place, place, place) for place in dict.fromkeys(places)]
        burning = {each["data-place"] for each, _ in read(drawn(table, 0, options=options)) if "data-key" in each}
        assert burning == set(places)
        seen |= {place.partition(":")[0] for place in places}
    assert seen >= {"trophy", "item", "monster", "task", "seat", "deck", "card", "die"}
