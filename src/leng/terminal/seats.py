"""Who sits where: the words a person uses for people and bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from leng.bots import BOTS, KNOWN, LEVELS, NEWEST, USUAL, find_bot, who_plays
from leng.bots.naming import bot_name, how_it_plays, name_all
from leng.engine.game import Game
from leng.engine.table import HUMAN, Seat
from leng.terminal.speech import Trouble, in_any_language, words

LEVEL_NAMES = [bot.name for bot in LEVELS]


def levels() -> list[tuple[str, str, str]]:
    """The bots to play against: what to type, what they are called, and how they play."""
    return [(bot.name, bot_name(words(), bot.name), how_it_plays(words(), bot.name)) for bot in LEVELS]


def read_seats(game: Game[Any], wanted: str) -> list[Seat]:
    """The seats of a list such as ``you,human:Zelda:red,greedy,random:violet``."""
    seats = [_seat(game, each) for each in wanted.split(",") if each.strip()]
    if len(seats) not in game.players:
        raise Trouble("trouble-seats", seats=len(seats), least=game.players[0], most=game.players[-1], wanted=wanted)
    return name_all(words(), seats, after_people=False)


def usual_seats(number: int) -> list[Seat]:
    """One person against bots of the usual level."""
    return name_all(words(), [Seat("", HUMAN), *(Seat("", USUAL) for _ in range(number - 1))], after_people=False)


def _seat(game: Game[Any], wanted: str) -> Seat:
    """One seat: ``you``, ``human:Name``, a bot; each perhaps with a colour at the end."""
    who, *rest = [part.strip() for part in wanted.split(":")]
    colour = ""
    if rest and rest[-1].lower() in game.colours:
        colour = rest.pop().lower()
    name = rest.pop(0) if rest else ""
    if rest:
        raise Trouble("trouble-seat", seat=wanted.strip(), bots=", ".join(KNOWN), colours=", ".join(game.colours))
    if who.lower() in in_any_language("typed-you"):
        return Seat(name, HUMAN, colour)
    if who.lower() in (*NEWEST, *BOTS):
        return Seat(name, find_bot(who).full_name(), colour)
    raise Trouble("trouble-seat", seat=wanted.strip(), bots=", ".join(KNOWN), colours=", ".join(game.colours))


def check_bots(seats: Iterable[Seat]) -> None:
    """Whether the bots of a match that goes on are known here."""
    for seat in seats:
        if seat.player != HUMAN:
            find_bot(who_plays(seat.player))


def spell_out(seats: list[Seat]) -> str:
    """The seats as they could be typed again."""
    typed = []
    for seat in seats:
        parts = [seat.player]
        if seat.player == HUMAN:
            parts.append(seat.name)
        if seat.colour:
            parts.append(seat.colour)
        typed.append(":".join(parts))
    return ",".join(typed)
