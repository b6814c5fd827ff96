"""Where the buildings of Kingsport stand, and the streets between them."""

from __future__ import annotations

import re
from pathlib import Path

from leng.games.kingsport_festival.box import KingsportBox

CSS = Path(__file__).with_name("table.css")
"""The style sheet that the drawing needs."""

PLACES: dict[str, tuple[float, float]] = {
    name: (float(x), float(y))
    for name, x, y in re.findall(r"\.b-(\w+) \{ left: ([\d.]+)%; top: ([\d.]+)%; \}", CSS.read_text("utf-8"))
}
"""Per cent of the width and of the height, as the style sheet sets the tiles."""

RED = {3, 4}  # the levels that red streets join


def streets(box: KingsportBox) -> dict[str, str]:
    """The paths of the black streets and of the red ones, each street once."""
    paths = {"black": "", "red": ""}
    for name, building in box.buildings.items():
        for link in building.links:
            if name < link and name in PLACES and link in PLACES:
                (x1, y1), (x2, y2) = PLACES[name], PLACES[link]
                colour = "red" if {building.level, box.buildings[link].level} == RED else "black"
                paths[colour] += f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
    return paths
