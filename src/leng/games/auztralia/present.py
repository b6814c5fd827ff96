"""How the options of a decision are called, where they lie on the table, and how cards describe themselves.

Where an option lies:

* ``hex:28``: a hex, with all that lies there;
* ``side:12-14``: the side between two hexes, where a rail may lie;
* ``box:farm``: an action box of the decider's board;
* ``character:kitchener``: a character, on display or in front of the decider;
* ``unit:airship``: a kind of military unit, in the supply, the barracks or the force;
* ``old_one:mi_go_l1_1``: a tile that lies face up;
* ``seat:2``: all that belongs to the colony of a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from leng.engine.choice import Choice, Option
from leng.engine.content import Entry
from leng.engine.state import State
from leng.games.auztralia import asks, box, rows
from leng.games.auztralia.speech import Speech
from leng.games.auztralia.state import FARMS, GOLD, GOODS, PHOSPHATE, TEMPLE, UNITS, Australia
from leng.words.presenter import Label
from leng.words.signs import Row
from leng.words.speech import Called, sentence

HEX, OWN_CARD = "hex:{hex}", "character:{character}"


class Presenter(Speech):
    """Labels every option and every card of AuZtralia."""

    goes_on = frozenset(ask.name for ask in rows.GOES_ON)
    places: ClassVar[Mapping[str, str]] = {"a": "hex", "b": "hex", "origin": "hex"}
    asides = frozenset(
        {"cards-shuffled", "movement-card", "nothing-hidden", "nothing-stirs", "score", "score-old-ones", "spends-time"}
    )

    # Options -------------------------------------------------------------------------------------------------------

    def plain_label(self, choice: Choice, option: str) -> Label:
        place = {asks.AIRSHIPS: "unit:airship"}.get(option, "")
        return Label(self.plain(choice, option), place)

    def _box(self, choice: Choice, option: Option) -> Label:
        space = option[1]
        return Label(self.say(f"option-box-{space}"), f"box:{space}", f"space:{space}")

    def _character(self, choice: Choice, option: Option) -> Label:
        """Somebody to take, or to send away."""
        key = "option-dismiss" if choice.ask is asks.DISMISS else "option-character"
        card = f"character:{option[1]}"
        return Label(self.say(key, character=option[1]), card, card)

    def _port(self, choice: Choice, option: Option) -> Label:
        n = option[1]
        return Label(self.say("option-port", hex=n, name=self.port(n, choice.candidates)), f"hex:{n}")

    def _farm(self, choice: Choice, option: Option) -> Label:
        kind, n = option[1:]
        label = Label(sentence(self.say("option-farm", kind=kind, hex=n)), f"hex:{n}")
        return self.one_way(label, "farm", kind=kind, hex=n)

    def _unit(self, choice: Choice, option: Option) -> Label:
        """A unit to buy, to take, to send or to give up."""
        unit = self.unit(option[1])
        n = option[2] if len(option) > 2 else 1
        keys = {asks.BUY: "option-buy", asks.ANY_UNIT: "option-enlist", asks.SACRIFICE: "option-lose"}
        text = self.say(keys.get(choice.ask, "option-send"), unit=unit, n=n)
        return Label(text, f"unit:{unit}", f"unit:{unit}")

    def _stack(self, choice: Choice, option: Option) -> Label:
        unit = self.unit(option[1])
        return Label(self.say("option-stack", unit=unit), f"unit:{unit}", f"unit:{unit}")

    def _attack(self, choice: Choice, option: Option) -> Label:
        if choice.ask is asks.COUNTERATTACK:
            return Label(self.say("option-attack-counterattack", hex=option[1]), f"hex:{option[1]}")
        what = [
            self.say("hidden-old-one", level=each) if isinstance(each, int) else self.title("tile", each)
            for each in choice.about["lying"][option[1]]
        ]
        return Label(self.say("option-attack", hex=option[1], what=self.listing(what)), f"hex:{option[1]}")

    def _old_one(self, choice: Choice, option: Option) -> Label:
        name = option[1]
        tile = self.box.tiles[name]
        title = self.title("tile", name)
        text = self.say("option-old_one", tile_title=title, level=tile.level, number=name.rpartition("_")[2])
        return Label(text, f"old_one:{name}", f"tile:{name}")

    labels = {
        "variant": Called("variant", card="variant:{variant}"),
        "character": _character,
        "swap": Called("character", OWN_CARD, OWN_CARD),
        "port": _port,
        "farm": _farm,
        "box": _box,
        "use": Called("character", OWN_CARD, OWN_CARD),
        "rail": Called("a b", "side:{a}-{b}", idea=True),
        "mine": Called("hex goods", HEX, "goods:{goods}", idea=True),
        "seat": Called("who", "seat:{who}"),
        "unit": _unit,
        "stack": _stack,
        "import": Called("goods", card="goods:{goods}"),
        "export": Called("goods", card="goods:{goods}"),
        "give": Called("who goods", "seat:{who}"),
        "attack": _attack,
        "old_one": _old_one,
        "goods": Called("goods", card="goods:{goods}"),
        "hidden": Called("hex", HEX),
        "temple": Called("hex", HEX),
        "restore": Called("hex", HEX),
    }

    def signs(self, g: State, choice: Choice, option: Option) -> Row:
        assert isinstance(g, Australia)
        return rows.row(g, choice, option)

    # Cards ---------------------------------------------------------------------------------------------------------

    def kind_of(self, entry: Entry, kind: str) -> str:
        if isinstance(entry, box.Character):
            return self.words.say(f"timing-{entry.timing}")
        return super().kind_of(entry, kind)

    def _terrains(self, names: Iterable[str]) -> str:
        return self.listing([self.words.say(f"terrain-{each}") for each in names])

    def _board_lines(self, board: box.Board) -> Iterable[str]:
        yield self.say("card-board-ports", n=board.port_distance)
        for kind in FARMS:
            yield sentence(self.say("card-board-farm", kind=kind, terrains=self._terrains(board.farmland[kind])))
        yield self.say("card-board-gentle", terrains=self._terrains(board.gentle))
        anywhere = not board.no_goods_on
        key = "card-board-goods-anywhere" if anywhere else "card-board-goods"
        yield self.say(key, terrains=self._terrains(board.no_goods_on))
        for kind in board.no_goods_of:
            yield self.say("card-board-none", goods=kind)
        yield self.say("card-board-old-ones", terrains=self._terrains(board.no_old_ones_on))
        if any(each.token for each in board.hexes):
            yield self.say("card-board-tokens")

    def _track_lines(self, track: box.Track) -> Iterable[str]:
        yield self.say("card-track")
        yield self.say("card-track-old-ones", n=track.old_ones)
        yield self.say("card-track-lit", spaces=self.listing([str(each) for each in track.lit]))
        yield self.say("card-track-end", n=track.end)

    def _space_lines(self, space: box.Space) -> Iterable[str]:
        yield self.say(f"card-space-{space.action}")
        if space.action == "rails":
            yield self.say("card-space-hills" if space.hills else "card-space-plain")
        if space.time:
            yield self.say("card-space-time", amount=self.amount("time", space.time))
        if space.action != "retrieve":
            yield self.say("card-space-again")

    def _goods_lines(self, goods: box.Goods) -> Iterable[str]:
        if goods.id not in GOODS:
            yield self.say("card-goods-token", n=int(goods.id.rpartition("_")[2]))
        elif goods.id in (GOLD, PHOSPHATE):
            yield self.say(f"card-goods-{goods.id}")
        else:
            yield self.say("card-goods-build")
        yield self.say("card-goods-count", n=goods.count)

    def _unit_lines(self, unit: box.Unit) -> Iterable[str]:
        yield self.say("card-unit-cost", amount=self.amount(GOLD, unit.cost))
        yield self.say("card-unit-range", n=unit.range)
        yield self.say("card-unit-capacity", n=unit.capacity)
        yield self.say("card-unit-timed" if unit.timed else "card-unit-free")
        if unit.id == UNITS[-1]:
            yield self.say("card-unit-airship")
        yield self.say("card-unit-good", names=self._best(unit.id))
        yield self.say("card-unit-count", n=unit.count)

    def _best(self, unit: str) -> str:
        """The kinds of Old Ones that a unit hits most often, with the number of cards on which it does."""
        often = {
            kind: sum(unit in card.lines[kind].hits for card in self.box.cards.values() if kind in card.lines)
            for kind in self.box.beings
        }
        best = sorted((kind for kind, n in often.items() if n), key=lambda kind: -often[kind])[:3]
        total = len(self.box.cards)
        return self.listing([f"{self.creature('some', kind)} ({often[kind]}/{total})" for kind in best])

    def _difficulty_lines(self, each: box.Difficulty) -> Iterable[str]:
        yield self.words.say("card-difficulty", gold=each.gold, iron=each.iron, coal=each.coal)
        yield self.say("card-difficulty-points", amount=self.amount("points", each.points))
        yield self.say("card-difficulty-survey", all=each.all_surveys)

    def _creature_lines(self, being: box.Being) -> Iterable[str]:
        yield self.say(f"card-creature-{being.id}")
        if being.moves:
            yield self.say("card-creature-moves")
            n = sum(being.id in card.movers for card in self.box.cards.values())
            yield self.say("card-creature-movers", n=n)

    def _tile_lines(self, tile: box.Tile) -> Iterable[str]:
        being = self.box.beings[tile.creature]
        if tile.creature == "blank":
            yield self.say("card-tile-blank")
        else:
            yield self.say("card-tile-points", amount=self.amount("points", tile.points))
            yield self.say("card-tile-capacity", n=tile.capacity)
        if being.moves:
            yield self.say("card-tile-moves")
        if being.regenerates:
            yield self.say("card-tile-regenerates")
        if tile.creature == TEMPLE:
            yield self.say("card-tile-gate")
        if tile.spawns:
            yield self.say("card-tile-spawns", creature=self.creature("some", tile.spawns))
        if tile.mark == "X":
            yield self.say("card-tile-waits")
        else:
            yield self.say("card-tile-level", n=tile.level)

    def _survey_lines(self, survey: box.Survey) -> Iterable[str]:
        places = self.listing([self.words.say(f"place-{each}") for each in survey.old_ones])
        yield self.say("card-survey-old-ones", n=len(survey.old_ones), places=places)
        for find in survey.goods:
            goods = self.amount(find.kind, self.box.goods[find.kind].deposit)
            yield sentence(self.words.say("card-survey-goods", goods=goods, place=self.words.say(f"place-{find.at}")))
        if survey.claw:
            yield self.say("card-survey-claw")

    def _card_lines(self, card: box.Card) -> Iterable[str]:
        movers = self.listing([self.creature("some", each) for each in card.movers])
        yield self.say("card-movers", n=len(card.movers), names=movers)
        yield self.say("card-direction", direction=card.direction, clockwise=card.clockwise)
        yield from (self.line_of(kind, line) for kind, line in card.lines.items())

    def line_of(self, kind: str, line: box.Line) -> str:
        """What a card says of one kind of Old One in a combat."""
        units = self.listing([self.words.say(f"unit-{each}") for each in line.hits])
        harm = self.harm(line)
        hit, miss = ("", "-unhurt") if harm else ("-safe", "-nothing")
        return self.say(f"card-line{hit if units else miss}", name=self.title("creature", kind), units=units, harm=harm)

    def harm(self, line: box.Line, times: int = 1) -> str:
        """What a card does to those who fight one kind of Old One, or several of a kind."""
        goods = (("damage", line.damage), ("air", line.air), ("sanity", line.sanity))
        told = []
        for what, n in goods:
            if n:
                amount = self.amount(what, n * times)
                told.append(self.words.say("loses-sanity", amount=amount) if what == "sanity" else amount)
        return self.listing(told)

    def _revelation_lines(self, card: box.Revelation) -> Iterable[str]:
        if card.effects:
            yield self.say("sentence", text=self.verbs(card.effects))
        else:
            yield self.say("card-revelation-nothing")
        if card.benefit:
            yield self.say("card-revelation-benefit", effects=self.verbs(card.benefit))
        yield self.say("card-revelation-level", n=card.level)

    def _character_lines(self, card: box.Character) -> Iterable[str]:
        yield self.say("sentence", text=self.verbs(card.effects))
        yield self.say(f"card-timing-{card.timing}")

    def _objective_lines(self, card: box.Objective) -> Iterable[str]:
        yield self.say("sentence", text=self.phrase(card.condition.describe()))
        yield self.say("card-objective-points", amount=self.amount("points", card.points))

    def _variant_lines(self, variant: box.Variant) -> Iterable[str]:
        yield self.say(f"card-variant-{variant.id}")
        yield self.say("card-variant-card", n=variant.card)

    faces: ClassVar[Mapping[type[Entry], Callable[..., Iterable[str]]]] = {
        box.Board: _board_lines,
        box.Track: _track_lines,
        box.Space: _space_lines,
        box.Goods: _goods_lines,
        box.Unit: _unit_lines,
        box.Difficulty: _difficulty_lines,
        box.Being: _creature_lines,
        box.Tile: _tile_lines,
        box.Survey: _survey_lines,
        box.Card: _card_lines,
        box.Revelation: _revelation_lines,
        box.Character: _character_lines,
        box.Objective: _objective_lines,
        box.Variant: _variant_lines,
    }

    def lines(self, entry: Any) -> Iterable[str]:
        return self.faces[type(entry)](self, entry)
