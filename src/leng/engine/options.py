"""What people agree on when a table is opened, and which of it has its place at which table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from leng.engine.errors import BadSetup

Options = Mapping[str, str]


class Fit(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where something has its place: at tables of so many players, and where options have one of these values."""

    players: tuple[int, ...] = ()  # any number, if none is named
    given: Mapping[str, tuple[str, ...]] = {}  # of options declared before; one that has no place itself gives nothing


ANYWHERE = Fit()


class TableOption(msgspec.Struct, frozen=True):
    """Something people agree on when a table is opened.

    The default is what a table plays with where the option has no place, so it must do no harm there.
    """

    name: str
    values: tuple[str, ...]
    default: str
    kind: str = ""  # every entry of this kind of content is a value too
    fit: Fit = ANYWHERE  # where it has its place at all
    fits: Mapping[str, Fit] = {}  # where single values have theirs
    fit_of: Callable[[Any], Fit] | None = None  # the same, told of an entry of the content

    def filled(self, entries: Mapping[str, Any]) -> TableOption:
        """The option with the values that the content names."""
        told = {name: self.fit_of(entry) for name, entry in entries.items()} if self.fit_of is not None else {}
        values, fits = (*self.values, *entries), {**told, **self.fits}
        return msgspec.structs.replace(self, values=values, fits=fits, fit_of=None)

    def values_at(self, terms: Terms) -> tuple[str, ...]:
        """The values that have their place at such a table; none where the option itself has none."""
        if not terms.meet(self.fit):
            return ()
        return tuple(each for each in self.values if each not in self.fits or terms.meet(self.fits[each]))


class Terms(msgspec.Struct, frozen=True):
    """What was agreed on: how many play, the value of every option, and which values each could have had there."""

    seats: int
    options: dict[str, str] = {}
    fitting: dict[str, tuple[str, ...]] = {}  # without the options that have no place at this table

    def meet(self, fit: Fit) -> bool:
        """Whether something that fits like this has its place here."""
        return not self.lack(fit)

    def lack(self, fit: Fit) -> str:
        """What stands against it: the number of players, or the name of an option; empty when nothing does."""
        if fit.players and self.seats not in fit.players:
            return PLAYERS
        for name, values in fit.given.items():
            if name not in self.fitting or self.options[name] not in values:
                return name
        return ""

    def plus(self, option: TableOption, value: str, values: tuple[str, ...]) -> Terms:
        """The same with one thing more agreed on."""
        fitting = {**self.fitting, option.name: values} if values else self.fitting
        return Terms(self.seats, {**self.options, option.name: value}, fitting)


PLAYERS = "players"


def settle(declared: Sequence[TableOption], wanted: Options, seats: int) -> Terms:
    """A table that comes near to what is wanted: what has no place there keeps its default, or the first that fits."""
    terms = Terms(seats)
    for option in declared:
        values = option.values_at(terms)
        value = wanted.get(option.name, option.default)
        terms = terms.plus(option, value if value in values else _usual(option, values), values)
    return terms


def agree(declared: Sequence[TableOption], wanted: Options, seats: int) -> Terms:
    """A table exactly as wanted; whatever has no place there is refused in a sentence that says what would fit."""
    terms = Terms(seats)
    for option in declared:
        values = option.values_at(terms)
        value = _usual(option, values)
        if option.name in wanted:
            value = _meant(option, wanted[option.name], values or (option.default,))
            if value not in (values or (option.default,)):
                raise _unfit(option, value, terms, values)
        terms = terms.plus(option, value, values)
    return terms


def _usual(option: TableOption, values: tuple[str, ...]) -> str:
    return option.default if option.default in values or not values else values[0]


def _meant(option: TableOption, wanted: str, known: Sequence[str]) -> str:
    """The value a person means: exact, without a leading article, or the only one that contains the words."""
    word = wanted.strip().lower().replace("-", "_").replace(" ", "_")
    for value in option.values:
        if word in (value, value.removeprefix("the_")):
            return value
    near = [value for value in option.values if word and word in value]
    if len(near) == 1:
        return near[0]
    raise BadSetup("error-option-value", option=option.name, value=wanted, known=", ".join(known))


def _unfit(option: TableOption, value: str, terms: Terms, values: tuple[str, ...]) -> BadSetup:
    """Why an option, or one value of it, has no place at a table, and what would have."""
    whole = terms.lack(option.fit)
    fit = option.fit if whole else option.fits[value]
    lacking = whole or terms.lack(fit)
    what = "option" if whole else "value"
    facts = {"option": option.name, "value": value, "known": ", ".join(values) or option.default}
    if lacking == PLAYERS:
        return BadSetup(f"error-{what}-players", players=_numbers(fit.players), seats=terms.seats, **facts)
    return BadSetup(f"error-{what}-given", other=lacking, needed=", ".join(fit.given[lacking]), **facts)


def _numbers(players: Sequence[int]) -> str:
    """Numbers as they are listed: "3", "1, 3", "2–4"."""
    together = len(players) > 2 and list(players) == list(range(players[0], players[-1] + 1))
    return f"{players[0]}–{players[-1]}" if together else ", ".join(map(str, players))


def possible(declared: Sequence[TableOption], players: Sequence[int]) -> list[Terms]:
    """Every table that can be opened: the number of players changes from one to the next, the last option seldom."""
    found: list[tuple[tuple[int, ...], Terms]] = [((place,), Terms(seats)) for place, seats in enumerate(players)]
    for option in declared:
        found = [((*places, place), more) for places, terms in found for place, more in _with(terms, option)]
    return [terms for _, terms in sorted(found, key=lambda each: each[0][::-1])]


def _with(terms: Terms, option: TableOption) -> Iterator[tuple[int, Terms]]:
    """All that may come of one option at a table."""
    values = option.values_at(terms)
    for value in values or (option.default,):
        yield option.values.index(value), terms.plus(option, value, values)


def check_declared(declared: Sequence[TableOption], players: Sequence[int]) -> None:
    """Raise TypeError where a game declares what cannot be: for whoever writes the game, not for players."""
    before: dict[str, tuple[str, ...]] = {}
    for option in declared:
        if option.default not in option.values:
            raise TypeError(f"the default of the option {option.name} is none of its values: {option.default}")
        if set(option.fits) - set(option.values):
            raise TypeError(f"the option {option.name} says where unknown values fit: {', '.join(option.fits)}")
        for fit in (option.fit, *option.fits.values()):
            check_fit(fit, before, players, f"the option {option.name}")
        if option.name in before or option.name == PLAYERS:
            raise TypeError(f"two things are called {option.name}")
        before[option.name] = option.values


def check_fit(fit: Fit, known: Mapping[str, tuple[str, ...]], players: Sequence[int], whose: str) -> None:
    """Raise TypeError where something fits no table there could ever be."""
    if set(fit.players) - set(players):
        raise TypeError(f"{whose} is meant for numbers of players that the game does not have: {fit.players}")
    for name, values in fit.given.items():
        if name not in known:
            raise TypeError(f"{whose} depends on {name}, which is no option declared before it")
        if not values or set(values) - set(known[name]):
            raise TypeError(f"{whose} depends on values that {name} does not have: {', '.join(values)}")
