"""Where the buildings of Kingsport stand, and the streets between them."""

from __future__ import annotations

import msgspec

from leng.games.kingsport_festival.box import KingsportBox

PLACES: dict[str, tuple[float, float]] = {
    "house": (50, 48.5),
    "emporium": (50, 29),
    "club": (69.6, 42),
    "quay": (62, 67),
    "ruins": (38, 67),
    "barber": (30.4, 42),
    "library": (71, 20),
    "police_station": (87.5, 60),
    "lighthouse": (50, 88),
    "cemetery": (12.5, 60),
    "newspaper": (29, 20),
    "city_hall": (89, 37),
    "sanatorium": (77.5, 85),
    "church": (22.5, 85),
    "hospital": (11, 37),
    "theatre": (50, 9.5),
}
"""Per cent of the width and of the height; ``table.css`` sets the tiles there, and a test keeps the two in step."""

RED = (3, 4)  # the levels that red streets join


class Street(msgspec.Struct, frozen=True):
    """A street between two buildings."""

    x1: float
    y1: float
    x2: float
    y2: float
    red: bool


def streets(box: KingsportBox) -> tuple[Street, ...]:
    """Every street once, the black ones first."""
    found = []
    for name, building in box.buildings.items():
        for link in building.links:
            if name < link and name in PLACES and link in PLACES:
                levels = sorted((building.level, box.buildings[link].level))
                found.append(Street(*PLACES[name], *PLACES[link], tuple(levels) == RED))
    return tuple(sorted(found, key=lambda street: street.red))
