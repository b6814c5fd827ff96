"""Make a picture of a page smaller: the 256 colours it uses most are enough for flat drawings."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

COLOURS = 256


def slim(file: Path) -> None:
    """Write a PNG of true colours, as a browser takes it, again with a palette."""
    with Image.open(file) as picture:
        few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
