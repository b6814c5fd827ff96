"""Trying an option out on a copy of the table, as far as the next question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from leng.engine.choice import Choice, Option, Rules
from leng.engine.state import MatchOver
from leng.games.evil_high_priest.deeds import people
from leng.games.evil_high_priest.effects.verb import Verb, resolve
from leng.games.evil_high_priest.inventory import holdings
from leng.games.evil_high_priest.rules import spaces
from leng.games.evil_high_priest.state import ANY_BASIC, Conclave, Priest
from leng.words.clause import signs_of
from leng.words.signs import LATER, Row, Sign, for_price, gained, paid

Act = Callable[[Conclave, Priest], Rules[Any] | None]
Rows = Mapping[str, Callable[[Conclave, Choice, Option], Row]]
"""What stands beside the options of questions, by their names."""


def tried(g: Conclave, choice: Choice, option: Option, act: Act) -> tuple[Row, bool]:
    """What an option of the first question of a unit changes until somebody is asked again, and whether one is."""
    world = g.copy()
    rules = act(world, world.priests[choice.seat])
    assert rules is not None, "somebody is asked"
    next(rules)
    return ran(g, world, choice.seat, rules, option)


def until_asked(g: Conclave, seat: int, act: Act) -> tuple[Row, bool]:
    """What an act changes until somebody is asked, and whether one is."""
    world = g.copy()
    return ran(g, world, seat, act(world, world.priests[seat]))


def ran(g: Conclave, world: Conclave, seat: int, rules: Rules[Any] | None, answer: Option = None) -> tuple[Row, bool]:
    asked = False
    if rules is not None:
        try:
            rules.send(answer)
            asked = True
        except (StopIteration, MatchOver):
            pass
    return changed(g, world, seat), asked


def received(g: Conclave, seat: int, act: Act, later: Row) -> Row:
    """What an act brings at once, or once somebody has said from where or where to."""
    now, asked = until_asked(g, seat, act)
    return (*now, LATER, *later) if asked else now


def done(g: Conclave, seat: int, verbs: Sequence[Verb]) -> Row:
    """What verbs bring at once, then what is printed from the one on that asks something."""
    now, _ = until_asked(g, seat, lambda g, who: resolve(g, who, verbs))
    return then(now, rest(g, seat, verbs))


def rest(g: Conclave, seat: int, verbs: Sequence[Verb], space: str = "", piece: str = "") -> Row:
    """What is printed of verbs from the one on that asks something; before it, only what nobody holds in hand."""
    world = g.copy()
    who = world.priests[seat]
    if space and space != spaces.ESCAPE:
        cultist = 2 * seat + (piece == spaces.PRIEST)
        if who.home if piece == spaces.PRIEST else who.pool:
            people.from_pool(world, cultist)
        people.stand(world, cultist, spaces.standing_name(seat, space))
        world.actor, world.spot = cultist, spaces.standing_name(seat, space)
    held = holdings(g, seat)
    done: list[Sign] = []
    for n, verb in enumerate(verbs):
        if verb.when is not None and not verb.when.met(world, who):
            continue
        rules = verb.do(world, who)
        if rules is not None:
            try:
                next(rules)
            except StopIteration:
                pass
            except MatchOver:
                return tuple(done)
            else:
                return (*done, *signs_of(verbs[n:]))
        done += [
            sign
            for sign in verb.signs()
            if sign.kind and sign.kind not in held and sign.kind not in (ANY_BASIC, "rescue")
        ]
    return tuple(done)


def then(now: Row, later: Iterable[Sign]) -> Row:
    """What happens at once, and what follows."""
    rest = tuple(later)
    return (*now, LATER, *rest) if rest else now


def changed(before: Conclave, after: Conclave, seat: int) -> Row:
    """What a player has paid and gained between two positions."""
    held = holdings(before, seat)
    changes = {kind: n - held[kind] for kind, n in holdings(after, seat).items()}
    price = paid({kind: max(-n, 0) for kind, n in changes.items()})
    return for_price(price, gained({kind: max(n, 0) for kind, n in changes.items()}))


def all_picked(choice: Choice, option: Option) -> tuple[list[Any], bool]:
    """All that is picked with an option, and whether nothing is left to pick."""
    if choice.picks is None:
        return [option], True
    picked, complete = choice.picks.brings(option)
    return [*choice.picks.picked, *picked], complete
