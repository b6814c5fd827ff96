"""What is wrong with a drawing is found, and said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from markupsafe import Markup

from leng.engine.game import find_game
from leng.study import words
from leng.study.drawings import drawing_of, read
from leng.study.faults import Fault
from leng.study.fuzz import Care, fuzz_match

NEVER = 1_000_000
ONLY_PICTURES = msgspec.structs.replace(Care(*[NEVER] * len(Care.__struct_fields__)), picture=1)
FEW = range(6)
FESTIVAL = find_game("KF")

Spoil = Callable[[str], str]


def _without(what: str) -> Spoil:
    return lambda drawing: drawing.replace(what, "", 1)


def _with(what: str) -> Spoil:
    return lambda drawing: f"{drawing}{what}"


def test_a_sound_drawing_has_no_fault(tmp_path: Path) -> None:
    assert fuzz_match(FESTIVAL, 4, "drawn", tmp_path, ONLY_PICTURES, FEW).failure is None


def redrawn(drawn: Any, spoil: Spoil) -> Any:
    """A drawing with something wrong in it."""
    parts = Markup(spoil(drawn.parts))
    return msgspec.structs.replace(drawn, board=parts, mine=Markup(""), others={})


@pytest.mark.parametrize(
    ("spoil", "check"),
    [
        (_without("</li>"), "drawing-malformed"),
        (_with('<i id="one"/><i id="one"/>'), "drawing-id-twice"),
        (_with('<svg><use href="#nowhere"/></svg>'), "drawing-refers"),
        (_with('<i class="lit" data-key="x" data-place="x" role="button" tabindex="0"/>'), "lit-wrongly"),
        (_with('<i data-key="x" data-place="x"/>'), "lit-wrongly"),
        (lambda drawing: f'<div tabindex="0">{drawing}</div>', "lit-wrongly"),
        (lambda drawing: drawing.replace(' data-place="', ' data-place="not-'), "place-not-drawn"),
        (_with('<i data-card="god:of_another_box"/>'), "no-such-card"),
        (_with('<i data-card="spell:page_seven_hundred_fifty_one"/>'), "drawing-names"),
        (_with("<p>⟦several⟧</p>"), "word-missing"),
        (_with('<p style="color: red"/>'), "drawing-unwanted"),
        (_with(f"<p>{'long ' * 20_000}</p>"), "drawing-too-large"),
        (lambda drawing: f"<p>{'long ' * 14_000}</p>", "drawing-too-large"),  # what every change sends anew
    ],
)
def test_each_fault_of_a_picture_is_found(
    spoil: Spoil, check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = FESTIVAL.part("picture")
    draw = picture.draw
    monkeypatch.setattr(words, "_heard", set())
    monkeypatch.setattr(picture, "draw", lambda *given: redrawn(draw(*given), spoil))
    failure = fuzz_match(FESTIVAL, 4, "drawn", tmp_path, ONLY_PICTURES, FEW).failure
    assert failure is not None
    assert failure.check == check


def test_a_name_that_would_write_on_the_page_spoils_a_careless_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = FESTIVAL.part("picture")
    draw = picture.draw
    monkeypatch.setattr(
        picture,
        "draw",
        lambda view, speaker, options: redrawn(
            draw(view, speaker, options), lambda drawing: f"{drawing}<p>{speaker.seats[2].name}</p>"
        ),
    )
    failure = fuzz_match(FESTIVAL, 0, "names", tmp_path, ONLY_PICTURES, FEW).failure
    assert failure is not None
    assert failure.check == "drawing-malformed"


def test_elements_are_read_with_those_around_them() -> None:
    assert read('<ul id="a"><li id="b"><i/></li></ul><p/>') == [
        ({"id": "a"}, []),
        ({"id": "b"}, [{"id": "a"}]),
        ({}, [{"id": "a"}, {"id": "b"}]),
        ({}, []),
    ]
    with pytest.raises(Fault, match="mismatched tag"):
        read("<ul><li></ul>")


def test_a_game_is_not_drawn_in_a_way_it_does_not_know() -> None:
    assert drawing_of(find_game("SD"), "fresco") is None
    assert drawing_of(find_game("SD"), "terminal") is not None


def test_a_picture_that_breaks_when_it_is_loaded_is_not_taken_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def part(name: str) -> None:
        raise ModuleNotFoundError(name="leng.games.kingsport_festival.picture.nowhere")

    monkeypatch.setattr(FESTIVAL, "part", part, raising=False)
    with pytest.raises(ModuleNotFoundError):
        drawing_of(FESTIVAL, "picture")
