"""The moments at which a cultist may play spells and use buildings: one loop for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from leng.engine.choice import Ask, Option, Refusal, Rules, choose
from leng.games.kingsport_festival.rules.actions import may_not_use, use, uses
from leng.games.kingsport_festival.rules.spells import cast, casts, may_not_cast, might_cast, other_casts
from leng.games.kingsport_festival.state import Cultist, Festival


def might_act(g: Festival, who: Cultist, when: str) -> bool:
    """Whether there is anything to ask a cultist at this moment, as far as everybody can see."""
    if who.hand and might_cast(g, who, when):
        return True
    box = g.box
    for building in box.offering_buildings[when]:
        if building in who.discs:
            return True
    return when in box.charters[g.scenario].at


def those_who_might(g: Festival, when: str) -> list[int]:
    """The seats that might act at this moment, in turn order."""
    return [seat for seat in g.order if might_act(g, g.cultists[seat], when)]


def moment(g: Festival, who: Cultist, ask: Ask, when: str, **about: Any) -> Rules[None]:
    """Let a cultist play spells and use buildings until he has had enough."""  # KF R-052
    facts = g.charter.facts.get(when, {})
    while True:
        spells = bool(who.hand) and might_cast(g, who, when)
        candidates: list[Option] = [*casts(g, who, when)] if spells else []
        candidates += uses(g, who, when)
        if not candidates and not spells:
            return
        vain = vain_among(g, who, candidates, when) if candidates else None
        candidates.append(ask.passing)
        pick = yield from choose(
            who.seat,
            ask,
            candidates,
            partial(may_not, g, who, when),
            vain=vain,
            letter=vain is None or g.letter,
            also=partial(other_casts, who),
            secret=spells,
            **about,
            **facts,
        )
        if pick == ask.passing:
            return
        yield from act(g, who, pick, when)


def may_not(g: Festival, who: Cultist, when: str, option: Option) -> Refusal | None:
    """Why a spell may not be played or a building not be used now."""
    if option[0] == "cast":
        return may_not_cast(g, who, option[1], when)
    if option[0] == "use":
        return may_not_use(g, who, option[1], when)
    return None


def vain_among(g: Festival, who: Cultist, acts: Sequence[Option], when: str) -> Callable[[Option], bool] | None:
    """Tells which spells and buildings would bring nothing now, if any would."""  # KF Q-38
    idlers = g.box.charters[g.scenario].idlers[g.letter].get(when)
    if idlers is None:
        return None
    vain: list[Option] = []
    for act in acts:
        if act in idlers:
            for verb in idlers[act]:
                if not verb.idle(g, who):
                    break
            else:
                vain.append(act)
    return vain.__contains__ if vain else None


def act(g: Festival, who: Cultist, option: Option, when: str) -> Rules[None]:
    """Play the spell or use the building that was picked."""
    if option[0] == "cast":
        yield from cast(g, who, option[1])
    else:
        yield from use(g, who, option[1], when)
