"""What bots are called, and how each of them plays, in words."""

from __future__ import annotations

from leng.bots import BOTS, NEWEST, who_plays
from leng.words.text import Words


def bot_name(known: Words, player: str) -> str:
    """What the bot of a seat is called; an earlier version by its number, too."""
    bare, _, version = who_plays(player).partition("@")
    name = known.say(f"bot-{bare}") if known.has(f"bot-{bare}") else bare.capitalize()
    return name if BOTS.get(f"{bare}@{version}") is NEWEST.get(bare) else known.say("bot-version", name=name, n=version)


def how_it_plays(known: Words, player: str) -> str:
    """One sentence about a bot."""
    return known.say(f"bot-about-{who_plays(player).partition('@')[0]}")
