"""The page of verbs and events says what the code says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent


def _reference() -> ModuleType:
    found = importlib.util.spec_from_file_location("reference", ROOT / "tools" / "reference.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_page_of_verbs_and_events_is_up_to_date() -> None:
    reference = _reference()
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "run: python tools/reference.py"


def test_it_names_verbs_their_fields_and_who_reads_an_event() -> None:
    page = _reference().page()
    assert '| `do = "take_coins"` | `whom`, `n` |' in page
    assert "| `draw` | the others | `deck`, `seat` |" in page
    assert "| everybody |" in page and "| whom it concerns |" in page
