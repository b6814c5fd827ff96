"""Who sits where: the seats of a form, with names, colours and whoever is to take them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from leng.bots import USUAL, find_bot
from leng.bots.naming import name_all
from leng.engine.errors import BadSetup
from leng.engine.game import Game
from leng.engine.table import HUMAN, Seat
from leng.server.people import called
from leng.web.speech import words
from leng.words.text import LANGUAGES

ME, HERE, LINK = "me", "here", "link"
LONGEST_SEED = 80


class Place(msgspec.Struct):
    """A seat as it stands in the form."""

    who: str  # me, here, link, or the name of a bot
    name: str = ""
    colour: str = ""


class Wishes(msgspec.Struct):
    """A table as it stands in the form."""

    number: int
    places: list[Place]
    options: dict[str, str]
    seed: str = ""
    closed: bool = False
    trusting: bool = False  # those who share this device play with open hands

    @property
    def taken(self) -> list[Place]:
        """The seats that are played."""
        return self.places[: self.number]


def usual(game: Game[Any], beginner: Mapping[str, str], name: str = "", others: str = USUAL) -> Wishes:
    """You with others of one kind, by themselves the usual bots, set up as for a first match."""
    colours = [*game.colours, *([""] * game.players[-1])]
    places = [Place(others if seat else ME, colour=colours[seat]) for seat in range(game.players[-1])]
    places[0].name = name
    return Wishes(game.players[0], places, dict(beginner))


def read_form(game: Game[Any], form: Mapping[str, Any]) -> Wishes:
    """What somebody filled in, as far as it makes sense."""
    number = str(form.get("seats", ""))
    places = [
        Place(
            str(form.get(f"who-{seat}", USUAL)),
            called(str(form.get(f"name-{seat}", ""))),
            str(form.get(f"colour-{seat}", "")),
        )
        for seat in range(game.players[-1])
    ]
    return Wishes(
        int(number) if number.isdecimal() and int(number) in game.players else game.players[0],
        places,
        {each.name: str(form[f"option-{each.name}"]) for each in game.options if f"option-{each.name}" in form},
        str(form.get("seed", "")).strip()[:LONGEST_SEED],
        "closed" in form,
        "trusting" in form,
    )


def seats_of_form(wishes: Wishes, tongue: str) -> list[Seat]:
    """The seats to play on; a sentence says what does not fit."""
    me = [place for place in wishes.taken if place.who == ME]
    if len(me) > 1:
        raise BadSetup("trouble-two-of-you")
    players = [Seat(each.name, _player(each.who), each.colour) for each in wishes.taken]
    return name_all(words(tongue), players)


def _player(who: str) -> str:
    """Who is to play on a seat of the form."""
    return HUMAN if who in (ME, HERE, LINK) else find_bot(who).full_name()


@cache
def _anybody() -> re.Pattern[str]:
    """How somebody is called who has not been given a name."""
    known = "|".join(re.escape(words(tongue).say("name-human")) for tongue in LANGUAGES)
    return re.compile(rf"(?:{known})(?: \d+)?")


def has_a_name(name: str) -> bool:
    """Whether somebody has said how they want to be called, or is only numbered."""
    return _anybody().fullmatch(name) is None
