"""Elder Sign: one to eight investigators in the museum of Miskatonic University, against the clock."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from leng.engine.choice import Choice, Option
from leng.engine.dice import Dice
from leng.engine.game import Game, Options, Result, TableOption
from leng.engine.plain import Box
from leng.games.elder_sign import advice
from leng.games.elder_sign import view as views
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.inventory import check
from leng.games.elder_sign.judgement import expect, judge
from leng.games.elder_sign.rules import (
    attempt,
    battle,
    breaking,
    clock,
    entrance,
    failed_roll,
    midnight,
    outcome,
    recruiting,
    setup,
    turn,
)
from leng.games.elder_sign.rules.ending import ENDINGS, result
from leng.games.elder_sign.state import Museum

if TYPE_CHECKING:
    import msgspec

HERE = Path(__file__).parent

ANCIENT_ONES = (
    "azathoth",
    "cthulhu",
    "hastur",
    "ithaqua",
    "nyarlathotep",
    "shub_niggurath",
    "yig",
    "yog_sothoth",
)


@cache
def _own_box() -> ElderSignBox:
    return ElderSignBox(HERE / "content")


class ElderSign(Game[Museum]):
    """The game, as the engine knows it."""

    id = "elder_sign"
    code = "ES"
    players = range(1, 9)  # ES R-001
    colours = ("yellow", "blue", "red", "green", "violet", "orange", "white", "black")
    together = True
    secrets = False
    odds_of = advice.ASKS
    options = (
        TableOption("ancient_one", (setup.RANDOM, *ANCIENT_ONES), setup.RANDOM),  # ES R-003
        TableOption("investigators", (setup.RANDOM, setup.CHOSEN), setup.RANDOM),  # ES R-008
    )
    endings = ENDINGS
    state_type = Museum
    units = {
        "museum": setup.museum,
        "recruit": recruiting.recruit,
        "opening": setup.opening,
        "turn": turn.turn,
        "healer": turn.healer,
        "move": turn.move,
        "entrance": entrance.entrance,
        "prepare": attempt.prepare,
        "research": attempt.research,
        "judge": attempt.judge,
        "terror": failed_roll.terror,
        "discard": failed_roll.discard,
        "succeed": outcome.succeed,
        "fail": outcome.fail,
        "gain_beaten": entrance.gain_beaten,
        "end_turn": turn.end_turn,
        "clock": clock.clock,
        "newcomer": clock.newcomer,
        "midnight": midnight.midnight,
        "strikes": midnight.strikes,
        "mythos": midnight.mythos,
        "new_day": midnight.new_day,
        "next_turn": clock.next_turn,
        "awaken": battle.awaken,
        "attack_phase": turn.attack_phase,
        "attack_over": breaking.attack_over,
        "attack": battle.attack,
    }

    def open_box(self, overlay: Path | None = None) -> ElderSignBox:
        return _own_box() if overlay is None else ElderSignBox(HERE / "content", overlay)

    def set_up(self, box: Box, seats: int, options: Options, dice: Dice) -> Museum:
        return setup.set_up(cast(ElderSignBox, box), seats, options, dice)

    def result(self, g: Museum) -> Result | None:
        return result(g) if g.ending else None

    def view(self, g: Museum, audience: int) -> msgspec.Struct:
        return views.view(g, audience)

    def imagine(self, g: Museum, seat: int, chance: Dice, remember: bool = True) -> None:
        views.imagine(g, seat, chance, remember)

    def hidden_from(self, g: Museum, audience: int) -> set[str]:
        return views.hidden_from(g, audience)

    def check(self, g: Museum) -> None:
        check(g)

    def judge(self, g: Museum, seat: int) -> float:
        return judge(g, seat)

    def chances(self, g: Museum, choice: Choice) -> dict[str, float]:
        return advice.chances(g, choice)

    def expect(self, g: Museum, choice: Choice, option: Option) -> float | None:
        return expect(g, choice, option)


GAME: Game[Any] = ElderSign()
