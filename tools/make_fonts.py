"""Cut the two type families of the pages down to what they write, under names of our own.

    npm pack source-sans@3.52.0 @expo-google-fonts/grenze@0.4.2      (and unpack both)
    pip install fonttools brotli
    python tools/make_fonts.py GRENZE_600.ttf SOURCE_SANS_3_VF.ttf

A font with fewer letters is a modified version, and "Source" is a reserved name: so both are called after Leng. Figures
are lining and of one width without anybody asking, since every ``font:`` in a style sheet would forget to ask.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found, unused-ignore]  # not in our extras
from fontTools.ttLib import TTFont  # type: ignore[import-not-found, unused-ignore]  # not in our extras
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found, unused-ignore]  # the same

FONTS = Path(__file__).parent.parent / "src" / "leng" / "web" / "static" / "fonts"
WEIGHTS = (400, 700)
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin-1 and the letters of all European languages written in Latin
    *map(ord, "ȘșȚțˆ˜‐‑–—‘’‚“”„†‡•…‰′″‹›⁄€™−×÷≈≠≤≥·\u2009\u200a\u202f←↑→↓▲▶▸▼◀◂◆●★✓"),
]
NAMED = {1: "{0}", 3: "{0}", 4: "{0}", 6: "{1}", 16: "{0}"}


def main(display: str, text: str) -> None:
    """Both families."""
    _cut(TTFont(display), "Leng Display")
    _cut(TTFont(text), "Leng Text", wght=WEIGHTS)


def _cut(font: Any, name: str, **axes: tuple[int, int]) -> None:
    _settle_figures(font)
    wishes = Options()
    wishes.flavor = "woff2"
    wishes.layout_features = ["kern", "liga", "locl", "ccmp", "mark"]
    wishes.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    knife = Subsetter(wishes)
    knife.populate(unicodes=LETTERS)
    knife.subset(font)
    if axes:
        font = instantiateVariableFont(font, axes)
    for record in font["name"].names:
        if record.nameID in NAMED:
            record.string = NAMED[record.nameID].format(name, name.replace(" ", ""))
    font.flavor = "woff2"
    file = FONTS / f"{name.lower().replace(' ', '-')}.woff2"
    font.save(file)
    print(file.name, file.stat().st_size)


def _settle_figures(font: Any) -> None:
    """Let the figures be lining and of one width from the start."""
    table = font["GSUB"].table
    for tag in ("lnum", "tnum"):
        for feature in table.FeatureList.FeatureRecord:
            if feature.FeatureTag == tag:
                for number in feature.Feature.LookupListIndex:
                    for step in table.LookupList.Lookup[number].SubTable:
                        _point_to(font, getattr(step, "ExtSubTable", step).mapping)


def _point_to(font: Any, instead: dict[str, str]) -> None:
    for letters in font["cmap"].tables:
        for code, glyph in list(letters.cmap.items()):
            if chr(code).isdecimal() and glyph in instead:
                letters.cmap[code] = instead[glyph]


if __name__ == "__main__":
    main(*sys.argv[1:])
