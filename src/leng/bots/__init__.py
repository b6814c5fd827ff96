"""Players made of code: they see what a seat sees, and think with dice of their own."""

from __future__ import annotations

from leng.bots.contract import Bot, Sight
from leng.bots.greedy import GreedyBot
from leng.bots.random_bot import RandomBot
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSetup

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
"""Every bot by the name a person calls it, the weakest first."""


def find_bot(wanted: str) -> type[Bot]:
    """The bot a person names."""
    bot = BOTS.get(wanted.strip().lower())
    if bot is None:
        raise BadSetup("error-unknown-bot", bot=wanted, known=", ".join(BOTS))
    return bot


def new_bot(name: str, seed: str) -> Bot:
    """A bot that has sat down; the same seed makes it think the same thoughts again."""
    return find_bot(name)(Dice(seed_number(f"bot:{seed}")))


__all__ = ["BOTS", "Bot", "Sight", "find_bot", "new_bot"]
