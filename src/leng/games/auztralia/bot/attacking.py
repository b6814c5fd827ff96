"""What an attack brings on average: known better than by trying it with a few cards."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Choice, Option
from leng.engine.game import Judgement
from leng.games.auztralia import asks
from leng.games.auztralia.bot.fighting import dangers, fight
from leng.games.auztralia.bot.judgement import judge_by
from leng.games.auztralia.bot.weights import AS_2, NOW, Weights
from leng.games.auztralia.odds import going
from leng.games.auztralia.rules import attack
from leng.games.auztralia.state import AIRSHIP, UNITS, Australia, Colony


def expect(g: Australia, choice: Choice, option: Option) -> float | None:
    """What it is worth to attack a hex, with these units, or to go on fighting."""
    return expect_by(NOW, g, choice, option)


def expect_by(w: Weights, g: Australia, choice: Choice, option: Option) -> float | None:
    """The same, by the weights that are given."""
    who, ask = g.colonies[choice.seat], choice.ask
    if ask is asks.TARGET or ask is asks.COUNTERATTACK:
        brings = 0.0 if option == asks.PASS else _attack(w, g, who, option[1], going(g, who, option[1]))
        return judge_by(w, g, who.seat) + brings
    if ask is asks.FORCE:
        return _attack(w, g, who, _place(g), _force(g, choice, option))
    if ask is asks.FIRST_RETREAT or ask is asks.RETREAT:
        return _stay(w, g, who, option)
    return None


def _place(g: Australia) -> int:
    assert g.combat is not None
    return g.combat.hex


def _force(g: Australia, choice: Choice, option: Option) -> list[int]:
    """The force once an option is taken."""
    combat, picks = g.combat, choice.picks
    assert combat is not None and picks is not None
    force = combat.force[:]
    for sent in picks.all_at_once if option == asks.ALL else () if option == asks.DONE else (option,):
        force[UNITS.index(sent[1])] += 1
    return force


def _attack(w: Weights, g: Australia, who: Colony, place: int, force: Sequence[int]) -> float:
    """What it brings to send units to a hex, less the time it takes."""
    return fight(w, g, who, place, force, dangers(w, g, who)) - w.time * attack.time(g, who, list(force))


def _stay(w: Weights, g: Australia, who: Colony, option: str) -> float:
    """What it brings to go on with those who do not retreat."""
    combat = g.combat
    assert combat is not None
    if option == asks.ALL:
        return 0.0
    flying = option == asks.OTHERS
    stays = [n if option == asks.STAY or (unit == AIRSHIP) == flying else 0 for unit, n in enumerate(combat.force)]
    hurt = sum(n for unit, n in enumerate(combat.hurt) if stays[unit])
    return fight(w, g, who, combat.hex, stays, dangers(w, g, who), hurt, combat.sanity)


def _judge_2(g: Australia, seat: int) -> float:
    return judge_by(AS_2, g, seat)


def _expect_2(g: Australia, choice: Choice, option: Option) -> float | None:
    return expect_by(AS_2, g, choice, option)


earlier = {2: Judgement(_judge_2, _expect_2)}
