"""Kingsport Festival: three to five cultists, twelve months, twenty Elder Gods."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from leng.engine.dice import Dice
from leng.engine.game import Game, Options, Result, TableOption
from leng.engine.plain import Box
from leng.games.kingsport_festival import view as views
from leng.games.kingsport_festival.box import KingsportBox
from leng.games.kingsport_festival.inventory import check
from leng.games.kingsport_festival.judgement import judge
from leng.games.kingsport_festival.rules import (
    invocation,
    privileges,
    propagation,
    raid,
    setup,
    time,
    turn_order,
)
from leng.games.kingsport_festival.state import Festival

if TYPE_CHECKING:
    import msgspec

HERE = Path(__file__).parent

SCENARIOS = (
    "the_nameless_city",
    "the_festival",
    "the_call_of_cthulhu",
    "the_dream_quest_of_unknown_kadath",
    "the_colour_out_of_space",
    "the_dunwich_horror",
    "the_whisperer_in_darkness",
    "at_the_mountains_of_madness",
    "the_shadow_over_innsmouth",
    "the_dreams_in_the_witch_house",
    "the_shadow_out_of_time",
    "the_haunter_of_the_dark",
)


@cache
def _own_box() -> KingsportBox:
    return KingsportBox(HERE / "content")


class KingsportFestival(Game[Festival]):
    """The game, as the engine knows it."""

    id = "kingsport_festival"
    code = "KF"
    players = range(3, 6)  # KF R-001
    colours = ("yellow", "black", "red", "green", "violet")  # KF R-005
    options = (
        TableOption("scenario", (setup.RANDOM, setup.NO_SCENARIO, *SCENARIOS), setup.RANDOM),
        TableOption("events", ("yes", "no"), "yes"),  # KF Q-12
        TableOption("foresee_notes", ("no", "yes"), "no"),  # KF Q-10
    )
    endings = ("most-cult", "more-sanity", "more-magic", "shared")
    state_type = Festival
    units = {
        "month": turn_order.month,
        "roll": turn_order.roll,
        "after_roll": turn_order.after_roll,
        "order": turn_order.order,
        "after_order": turn_order.after_order,
        "bonus": turn_order.bonus,
        "income": turn_order.income,
        "invocation": invocation.invocation,
        "invoke": invocation.invoke,
        "privileges": privileges.privileges,
        "before_gifts": privileges.before_gifts,
        "gift": privileges.gift,
        "propagation": propagation.propagation,
        "propagate": propagation.propagate,
        "raid": raid.raid,
        "event": raid.event,
        "investigator": raid.investigator,
        "combat": raid.combat,
        "raid_over": raid.raid_over,
        "time": time.time,
        "last_deeds": time.last_deeds,
        "month_ends": time.month_ends,
        "end": time.end,
    }

    def open_box(self, overlay: Path | None = None) -> KingsportBox:
        return _own_box() if overlay is None else KingsportBox(HERE / "content", overlay)

    def set_up(self, box: Box, seats: int, options: Options, dice: Dice) -> Festival:
        return setup.set_up(cast(KingsportBox, box), seats, options, dice)

    def result(self, g: Festival) -> Result | None:
        return time.result(g) if g.phase == "end" else None

    def view(self, g: Festival, audience: int) -> msgspec.Struct:
        return views.view(g, audience)

    def imagine(self, g: Festival, seat: int, chance: Dice, remember: bool = True) -> None:
        views.imagine(g, seat, chance, remember)

    def hidden_from(self, g: Festival, audience: int) -> set[str]:
        return views.hidden_from(g, audience)

    def check(self, g: Festival) -> None:
        check(g)

    def judge(self, g: Festival, seat: int) -> float:
        return judge(g, seat)


GAME: Game[Any] = KingsportFestival()
