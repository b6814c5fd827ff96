"""The Sealed Door: two or three watchers knock on a door that should stay shut. A game made for the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec

from leng.engine.choice import Choice
from leng.engine.dice import Dice
from leng.engine.game import Game, Options, Result, TableOption
from leng.engine.plain import Box

from . import orders, rules, view
from .state import Door, DoorBox

HERE = Path(__file__).parent


class SealedDoor(Game[Door]):
    """The game, as the engine knows it."""

    id = "sealed_door"
    code = "SD"
    players = range(2, 4)  # SD R-001
    colours = ("white", "blue", "red")
    options = (TableOption("door", ("oak", "iron"), "oak"),)
    endings = ("opened", "dawn")
    state_type = Door
    units = {"night": rules.night, "turn": rules.turn, "dawn": rules.dawn}

    def open_box(self, overlay: Path | None = None) -> DoorBox:
        return DoorBox(HERE / "content", overlay)

    def set_up(self, box: Box, seats: int, options: Options, dice: Dice) -> Door:
        return rules.set_up(cast(DoorBox, box), seats, options["door"], dice)

    def result(self, g: Door) -> Result | None:
        return rules.result(g) if g.phase == "end" else None

    def view(self, g: Door, audience: int) -> msgspec.Struct:
        return view.view(g, audience)

    def imagine(self, g: Door, seat: int, chance: Dice, remember: bool = True) -> None:
        view.imagine(g, seat, chance, remember)

    def hidden_from(self, g: Door, audience: int) -> set[str]:
        return view.hidden_from(g, audience)

    def check(self, g: Door) -> None:
        found = sorted(g.deck + g.discard + [card for who in g.watchers for card in who.hand])
        assert found == sorted(g.content.cards), f"cards created or lost: {found}"

    def judge(self, g: Door, seat: int) -> float:
        return g.watchers[seat].cracks - max(who.cracks for who in g.watchers if who.seat != seat)

    def provisos(self, g: Door, choice: Choice) -> list[str]:
        return orders.provisos(g, choice)

    def heeds(self, g: Door, choice: Choice, proviso: str) -> bool | None:
        return orders.heeds(g, choice, proviso)


GAME: Game[Any] = SealedDoor()
