"""Characters that are used once: when, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from leng.engine.choice import Option, Refusal, Rules
from leng.games.auztralia.deeds import clock, people
from leng.games.auztralia.effects.once import LayRails, PlaceFarms
from leng.games.auztralia.effects.verb import Verb, refuse_all, resolve
from leng.games.auztralia.rules import farming, rails
from leng.games.auztralia.state import Australia, Colony

ONCE = "once"
NOT_YOUR_TURN = Refusal("not-your-turn", "AZ R-140")
OUT_OF_TIME = Refusal("out-of-time", "AZ R-141")


def offers(g: Australia, who: Colony) -> list[tuple[str, str]]:
    """The characters of a player that are used once, whether or not it can be now."""
    characters = g.box.characters
    return [("use", card) for card in who.characters if characters[card].timing == ONCE]


def may_not_use(g: Australia, who: Colony, card: str) -> Refusal | None:
    """Why a character cannot be used: only while one's disc is the active one, and before time is over."""
    # AZ
    if g.active != who.seat:
        return NOT_YOUR_TURN
    if clock.out_of_time(g, who):
        return OUT_OF_TIME
    verbs = g.box.characters[card].effects
    if isinstance(verbs[0], LayRails):
        return rails.may_not_lay(g, who, hills=True)
    if isinstance(verbs[0], PlaceFarms):
        return farming.may_not_place(g, who)
    return None if g.letter else refuse_all(g, who, verbs)


def in_vain(g: Australia, who: Colony, option: Option) -> bool:
    """Whether a character may be used, and yet nothing would come of it."""  # AZ
    return option[0] == "use" and refuse_all(g, who, g.box.characters[option[1]].effects) is not None


def vanity(g: Australia, who: Colony, options: Sequence[Option]) -> Callable[[Option], bool] | None:
    """The same, where it concerns any of these options; most turns know no such character."""
    if g.letter:
        for option in options:
            if in_vain(g, who, option):
                return partial(in_vain, g, who)
    return None


def that_matter(g: Australia, who: Colony, verbs: tuple[type[Verb], ...]) -> list[Option]:
    """Characters that can be used now and bring something, one of these among it."""  # AZ
    return [
        option
        for option in offers(g, who)
        if any(isinstance(verb, verbs) for verb in g.box.characters[option[1]].effects)
        and may_not_use(g, who, option[1]) is None
        and not in_vain(g, who, option)
    ]


def use(g: Australia, who: Colony, card: str) -> Rules[None]:
    """A character does what is printed, and leaves the game."""  # AZ R-140
    people.spend(g, who, card)
    g.tell("uses", seat=who.seat, character=card)
    yield from resolve(g, who, g.box.characters[card].effects)
