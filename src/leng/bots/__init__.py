"""Players made of code: they see what a seat sees, and think with dice of their own.

Every bot has a version: ``greedy@3``. Whoever says ``greedy`` means the newest; that is settled when a table is opened,
so what is written down names a version. Before bots had versions their bare names were written down: the first version.
"""

from __future__ import annotations

from leng.bots.contract import Bot, Budget, Sight, Weighed
from leng.bots.greedy import Greedy2, GreedyBot
from leng.bots.greedy_1 import Greedy1
from leng.bots.levels import Adept, HighPriest, Master, Novice
from leng.bots.random_bot import RandomBot
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSetup
from leng.engine.table import HUMAN, Table

STUDY: tuple[type[Bot], ...] = (RandomBot, Greedy1, Greedy2, GreedyBot)
"""Those that are for study: all others are measured against them."""

LEVELS: tuple[type[Bot], ...] = (Novice, Adept, Master, HighPriest)
"""Those whom people play against, the weakest first."""

BOTS: dict[str, type[Bot]] = {bot.full_name(): bot for bot in (*STUDY, *LEVELS)}
"""Every bot by its name and version: those for study, then the levels, of each the weakest first."""

NEWEST: dict[str, type[Bot]] = {bot.name: bot for bot in BOTS.values()}
"""The newest version of every bot, by the name a person calls it."""

EARLIER = [name for name, bot in BOTS.items() if bot is not NEWEST[bot.name]]
OFFERED = [NEWEST[bot.name].full_name() for bot in LEVELS]
"""The bots that people are offered, the weakest first."""

FOR_STUDY = [*(name for name in reversed(BOTS) if name not in (*OFFERED, *EARLIER)), *EARLIER]
"""All others, in the order in which people want them."""

KNOWN = [name if name in EARLIER else BOTS[name].name for name in (*OFFERED, *FOR_STUDY)]
"""What a person may call a bot: its name, or that of an earlier version. The levels first."""

SIMPLEST, BEST = next(iter(BOTS)), next(reversed(BOTS))
USUAL = Adept.full_name()
"""Who sits down where nobody has said who should."""


def find_bot(wanted: str) -> type[Bot]:
    """The bot a person names, in the newest version unless one is named."""
    word = wanted.strip().lower()
    bot = NEWEST.get(word) or BOTS.get(word)
    if bot is None:
        raise BadSetup("error-unknown-bot", bot=wanted, known=", ".join(KNOWN))
    return bot


def who_plays(player: str) -> str:
    """Who sits in a seat, as it was written down: a person, or a bot with its version; the first, if none is named."""
    return player if player == HUMAN or "@" in player else f"{player}@1"


def new_bot(name: str, seed: str) -> Bot:
    """A bot that has sat down; the same seed makes it think the same thoughts again."""
    return find_bot(name)(Dice(seed_number(f"bot:{seed}")))


def thoughts_at(table: Table) -> str:
    """The seed of all a bot thinks at this decision: the same on the page, in the terminal and for programs."""
    return f"{table.opening.seed}:{table.number}"


__all__ = [
    "BEST", "BOTS", "FOR_STUDY", "KNOWN", "LEVELS", "NEWEST", "OFFERED", "SIMPLEST", "USUAL", "Bot", "Budget",
    "Sight", "Weighed", "find_bot", "new_bot", "thoughts_at", "who_plays",
]  # fmt: skip
