"""What everybody at a table is called, and how each of the bots plays, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from leng.bots import BOTS, NEWEST, who_plays
from leng.engine.table import HUMAN, Seat
from leng.words.text import Words


def bot_name(known: Words, player: str, plain: bool = False) -> str:
    """What the bot of a seat is called; an earlier version by its number, too, unless that is nobody's business."""
    bare, _, version = who_plays(player).partition("@")
    name = known.say(f"bot-{bare}") if known.has(f"bot-{bare}") else bare.capitalize()
    if plain:
        return name
    return name if BOTS.get(f"{bare}@{version}") is NEWEST.get(bare) else known.say("bot-version", name=name, n=version)


def how_it_plays(known: Words, player: str) -> str:
    """One sentence about a bot."""
    return known.say(f"bot-about-{who_plays(player).partition('@')[0]}")


def name_all(known: Words, seats: Sequence[Seat], after_people: bool = True) -> list[Seat]:
    """Give everybody a name of their own; bots are called after people of old Kingsport, or what they are."""
    spare = [name for name in known.say("names-of-bots").split() if name not in {seat.name for seat in seats}]
    given = []
    for seat in seats:
        usual = known.say("name-human")
        if seat.player != HUMAN and after_people:
            usual = spare.pop(0) if spare else usual
        elif seat.player != HUMAN:
            usual = bot_name(known, seat.player)
        given.append(seat.name or usual)
    count, met = Counter(given), Counter[str]()
    named = []
    for seat, name in zip(seats, given, strict=True):
        met[name] += 1
        named.append(Seat(name if count[name] == 1 else f"{name} {met[name]}", seat.player, seat.colour))
    return named
