"""Commands speak English here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from leng.words.text import speak


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    speak("en")
    yield
    speak(None)
