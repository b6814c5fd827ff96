"""The mark of a seat: a letter in a shape, so that colour is never the only sign of whose a thing is."""

from __future__ import annotations

LETTERS = "ABCDEFGHIJ"

SHAPES = (
    'circle cx="10" cy="10" r="8.8"',
    'rect x="1.7" y="1.7" width="16.6" height="16.6" rx="1.5"',
    'path d="M10 .8l9.4 17.4H.6z"',
    'path d="M10 .2l9.8 9.8-9.8 9.8L.2 10z"',
    'path d="M5.5 1.8h9l4.8 8.2-4.8 8.2h-9L.7 10z"',
)
"""Drawn in a field of 20 by 20; they come again after the fifth seat."""

TRIANGLE = 2  # its letter stands lower
