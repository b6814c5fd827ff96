"""What the board, the sheets and the cards say, read from the content as it is written."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import leng

Entry = dict[str, Any]

FOLDER = Path(leng.__file__).parent / "games" / "cult" / "content"
SHELVES: dict[str, dict[str, Entry]] = {}
for file in sorted(FOLDER.glob("*.toml")):
    for shelf, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
        if shelf != "source":
            SHELVES[shelf] = entries

PLACES = {each["number"]: {**each, "id": name} for name, each in SHELVES["place"].items()}
NUMBER = {name: each["number"] for name, each in SHELVES["place"].items()}
SHEETS = SHELVES["sheet"]
ABILITIES = SHELVES["ability"]
MIRACLES = SHELVES["miracle"]
INTRIGUES = SHELVES["intrigue"]
CARDS = {**MIRACLES, **INTRIGUES}
PRIVILEGES = SHELVES["privilege"]
CELEBRATIONS = SHELVES["celebration"]
SUPREMACY = 7  # p. 14
ALTAR = 4  # p. 3
MOST_FOLLOWERS = 9  # p. 3
MOBS = 16  # p. 4
REACH = SHELVES["prayer"]["prayer"]["reach"]
RIFT = 13


def deck_of(card: str) -> str:
    """The deck a card goes back to."""
    return "miracle" if card in MIRACLES else "intrigue" if card in INTRIGUES else "privilege"


def standing(card: str) -> Entry:
    """What a Privilege allows."""
    told: Entry = PRIVILEGES[card]["standing"]
    return told
