"""What is printed on boards and cards, read by the oracle itself: plain tables, no verbs that do anything."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import leng

Verb = dict[str, Any]
"""What a card says in one word, with its numbers: ``{"do": "gain", "what": "blood", "n": 2}``."""

TREASURE, BLOOD, MAGIC, ATOM, GRIMOIRE, SIGN = "treasure", "blood", "magic", "atom", "grimoire", "elder_sign"
BASIC = (TREASURE, BLOOD, MAGIC, ATOM)
DEAREST = (SIGN, GRIMOIRE, MAGIC, BLOOD, TREASURE, ATOM)
ALL_KINDS = (TREASURE, BLOOD, MAGIC, ATOM, GRIMOIRE, SIGN)


def _read() -> dict[str, dict[str, dict[str, Any]]]:
    """Every printed thing, by its kind and its name."""
    folder = Path(leng.__file__).parent / "games" / "evil_high_priest" / "content"
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for file in sorted(folder.glob("*.toml")):
        for kind, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if kind != "source":
                found.setdefault(kind, {}).update(entries)
    return found


_ALL = _read()
LOCATIONS, LURKS, RITUALS, POSTS = _ALL["location"], _ALL["lurk"], _ALL["ritual"], _ALL["post"]
ROOMS, MONSTERS, SPECIALS, LOCKS, BOARDS = _ALL["room"], _ALL["monster"], _ALL["special"], _ALL["lock"], _ALL["cult"]
INVESTIGATORS, PRIESTS = _ALL["investigator"], _ALL["priest"]
WORTH = {name: int(each["worth"]) for name, each in _ALL["resource"].items()}
TOKENS = {name: int(each["total"]) for name, each in _ALL["resource"].items()}
OMENS = {int(each["roll"]): each["goods"] for each in _ALL["omen"].values()}


def _of_its_kind(kinds: dict[str, dict[str, Any]], card: str) -> dict[str, Any]:
    """The face of a card: of several equal ones each has a number behind its name."""
    return kinds[card] if card in kinds else kinds[card.rpartition("_")[0]]


def room_face(card: str) -> dict[str, Any]:
    """What a room says."""
    return _of_its_kind(ROOMS, card)


def monster_face(card: str) -> dict[str, Any]:
    """What a monster says."""
    return _of_its_kind(MONSTERS, card)


def is_amoeba(card: str) -> bool:
    """Whether it is one of the slime amoebas."""
    return card.startswith("slime_amoeba")


def ability(face: dict[str, Any], timing: str) -> dict[str, Any] | None:
    """The ability of a room or a monster, if it is used at this time."""
    found: dict[str, Any] | None = face.get("ability")
    return found if found is not None and found["timing"] == timing else None


def says(verbs: Any, word: str) -> Verb | None:
    """The first of some verbs with this word."""
    return next((each for each in verbs or () if each["do"] == word), None)


def power(card_face: dict[str, Any], word: str) -> Verb | None:
    """What a room or a monster does of this kind as long as it lies there."""
    found = card_face.get("ability")
    return says(found["effects"], word) if found else None


def locks_of(board: str) -> list[str]:
    """The locks of a cult board."""
    return [name for name, each in LOCKS.items() if each["board"] == board]


def raid_dice(lock: str) -> int:
    """How many dice the raid of a lock has."""
    raid = says(LOCKS[lock].get("effects"), "raid")
    return raid["dice"] if raid else 0
