"""What is printed: the boards, tiles and cards as the content files give them, read without the game's own reader."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import leng

CONTENT = Path(leng.__file__).parent / "games" / "auztralia" / "content"

UNITS = ("infantry", "armoured_car", "artillery", "armoured_train", "airship")
INFANTRY, CAR, ARTILLERY, TRAIN, AIRSHIP = range(5)
FARMS = ("corn", "cattle", "sheep")
PURPLE, NOBODY, NEUTRAL = -1, -3, -2

# p. 16-17: the twelve that are used once, and what those that strike in a combat need to be there
ONCE = {
    "agent_davies",
    "captain_flounder",
    "desta_danger",
    "donald_mcdonald",
    "ferdi_cassan",
    "jenny_appleseed",
    "kitchener",
    "lady_carter",
    "long_range_outback_group",
    "lord_blackstock",
    "timothy_brassey",
    "yvette_quilla",
}
GIFTS = {
    "donald_mcdonald": {"iron": 2, "coal": 2, "gold": 2},
    "lady_carter": {"coal": 4},
    "lord_blackstock": {"gold": 4},
    "yvette_quilla": {"iron": 4},
}
BLOWS: dict[str, int | None] = {
    "colonel_khouri": None,
    "gunner_milligan": ARTILLERY,
    "lieutenant_singh": CAR,
    "juliette_verne": AIRSHIP,
}
TOUGHER = {"alexandre_proust": (CAR, 3), "boris_krupp": (TRAIN, 4), "zhu_xiang": (AIRSHIP, 3)}
FARM_LOVERS = {"mr_merino": "sheep", "merinda_sweet": "corn", "tex_mcguire": "cattle"}


@cache
def printed(file: str, kind: str) -> dict[str, dict[str, Any]]:
    """All entries of a kind, as the file has them."""
    found: dict[str, dict[str, Any]] = tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))[kind]
    return found


def tile(name: str) -> dict[str, Any]:
    """An Old One tile."""
    return printed("old_ones", "tile")[name]


def creature(name: str) -> str:
    """What is on a tile."""
    return str(tile(name)["creature"])


def card(name: str) -> dict[str, Any]:
    """An Old One card."""
    return printed("cards", "card")[name]


def unit(kind: int) -> dict[str, Any]:
    """A military unit."""
    return printed("pieces", "unit")[UNITS[kind]]


def space(name: str) -> dict[str, Any]:
    """An action box."""
    return printed("pieces", "space")[name]


def track() -> dict[str, Any]:
    """The time track."""
    return printed("pieces", "track")["time"]


# AZ R-132: 1 north, then clockwise
COMPASS = {1: (0, -1), 2: (1, -1), 3: (1, 0), 4: (0, 1), 5: (-1, 1), 6: (-1, 0)}
POINTS = {"N": 1, "NE": 2, "SE": 3, "S": 4, "SW": 5, "NW": 6}


class Map:
    """One side of the board."""

    def __init__(self, name: str) -> None:
        self.board = printed(f"board_{name}", "board")[name]
        self.hexes: dict[int, dict[str, Any]] = {each["n"]: each for each in self.board["hexes"]}
        self.where = {(each["q"], each["r"]): n for n, each in self.hexes.items()}
        self.walks: dict[int, dict[int, int]] = {}

    def beyond(self, n: int, direction: int) -> int:
        """The neighbour in a direction of the compass, 0 where the land ends."""
        q, r = COMPASS[direction]
        return self.where.get((self.hexes[n]["q"] + q, self.hexes[n]["r"] + r), 0)

    def near(self, n: int) -> list[int]:
        """The neighbours of a hex."""
        return [m for m in (self.beyond(n, direction) for direction in COMPASS) if m]

    def steps(self, start: int) -> dict[int, int]:
        """How many steps over land lead from a hex to each other one."""  # AZ Q-26
        if start not in self.walks:
            self.walks[start] = walk(start, self.near)
        return self.walks[start]

    def apart(self, a: int, b: int) -> int:
        """How far two hexes are from each other, over the sea too."""  # AZ Q-03
        one, other = self.hexes[a], self.hexes[b]
        q, r = one["q"] - other["q"], one["r"] - other["r"]
        return int(max(abs(q), abs(r), abs(q + r)))

    def terrain(self, n: int) -> str:
        """What the ground is like."""
        return str(self.hexes[n]["terrain"])

    def hilly(self, n: int) -> bool:
        """Whether a rail there needs the box for any terrain."""  # AZ R-030
        return self.terrain(n) not in self.board["gentle"]


def walk(start: int, near: Any) -> dict[int, int]:
    """How far everything that can be reached is."""
    far = {start: 0}
    queue = [start]
    for n in queue:
        for m in near(n):
            if m not in far:
                far[m] = far[n] + 1
                queue.append(m)
    return far


@cache
def map_of(name: str) -> Map:
    """The board that is played on."""
    return Map(name)


def bits(numbers: Iterable[int]) -> int:
    """A set of hexes as the state writes it."""
    return sum(1 << n for n in set(numbers))
