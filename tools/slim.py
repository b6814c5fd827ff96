"""Make a picture of a page smaller: the 256 colours it uses most are enough for flat drawings."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from pathlib import Path

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256


def slim(file: Path) -> None:
    """Write a PNG of true colours, as a browser takes it, again with a palette."""
    wide, high, deep, rows = _pixels(file.read_bytes())
    lines = [[row[at : at + 3] for at in range(0, wide * deep, deep)] for row in rows]
    used = Counter(pixel for line in lines for pixel in line)
    palette = [colour for colour, _ in used.most_common(COLOURS)]
    index = {colour: number for number, colour in enumerate(palette)}
    for colour in used:
        if colour not in index:
            index[colour] = min(range(len(palette)), key=lambda number: _apart(colour, palette[number]))
    packed = b"".join(b"\0" + bytes(map(index.__getitem__, line)) for line in lines)
    parts = [
        _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", b"".join(palette)),
        _chunk(b"IDAT", zlib.compress(packed, 9)),
        _chunk(b"IEND", b""),
    ]
    file.write_bytes(SIGNATURE + b"".join(parts))


def _apart(one: bytes, other: bytes) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _pixels(png: bytes) -> tuple[int, int, int, list[bytes]]:
    """How wide, how high, how many bytes a pixel, and every row of it."""
    at, body = len(SIGNATURE), b""
    wide = high = deep = 0
    while at < len(png):
        (size,), name = struct.unpack_from(">I", png, at), png[at + 4 : at + 8]
        part = png[at + 8 : at + 8 + size]
        if name == b"IHDR":
            wide, high, bits, kind, _, _, laced = struct.unpack(">IIBBBBB", part)
            assert (bits, laced) == (8, 0) and kind in (2, 6)
            deep = 3 if kind == 2 else 4
        elif name == b"IDAT":
            body += part
        at += 12 + size
    raw, rows, above = zlib.decompress(body), [], bytes(wide * deep)
    for number in range(high):
        begin = number * (wide * deep + 1)
        above = _unfiltered(raw[begin], raw[begin + 1 : begin + 1 + wide * deep], above, deep)
        rows.append(above)
    return wide, high, deep, rows


def _unfiltered(how: int, line: bytes, above: bytes, deep: int) -> bytes:
    """A row as it was before it was written as differences from its neighbours."""
    if how == 0:
        return line
    row = bytearray(line)
    for at in range(len(row)):
        left = row[at - deep] if at >= deep else 0
        up = above[at]
        if how == 1:
            guess = left
        elif how == 2:
            guess = up
        elif how == 3:
            guess = (left + up) // 2
        else:
            corner = above[at - deep] if at >= deep else 0
            near = left + up - corner
            guess = min((abs(near - left), 0, left), (abs(near - up), 1, up), (abs(near - corner), 2, corner))[2]
        row[at] = (row[at] + guess) & 255
    return bytes(row)
