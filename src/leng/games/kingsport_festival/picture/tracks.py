"""The tracks of sanity, magic and cult: a lane for each cultist, so that no marker hides another."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from leng.games.kingsport_festival.box import SANITY_MAX
from leng.games.kingsport_festival.picture.scene import Scene
from leng.games.kingsport_festival.view import CULT_TRACK, CultistView

LANE, RULER, MARK = 17, 17, 15
HALF_WAY = 6  # KF R-024: effects look whether sanity is above or below it
PLUS = CULT_TRACK + 2  # the "+" space stands a little apart
MAGIC = 12  # the track grows when somebody has more
CROWDED = 20  # longer tracks bear a number on every fifth space


class Tick(msgspec.Struct, frozen=True):
    """A space of a track that bears its number."""

    x: float
    left: float
    text: str
    strong: bool = False
    barred: bool = False


class Marker(msgspec.Struct, frozen=True):
    """Where a cultist stands on a track."""

    id: str
    seat: int
    hue: str
    x: float
    y: float
    title: str


class Track(msgspec.Struct, frozen=True):
    """A track with its spaces and markers."""

    id: str
    title: str
    sign: Markup
    height: int
    ruler: Markup
    markers: list[Marker]


def tracks(scene: Scene) -> list[Track]:
    """Sanity, magic, cult."""
    most = max(MAGIC, *(who.magic for who in scene.view.cultists))
    return [_track(scene, "sanity", SANITY_MAX), _track(scene, "magic", most), _track(scene, "cult", PLUS)]


def _track(scene: Scene, kind: str, last: int) -> Track:
    view, sheet = scene.view, scene.sheet
    lanes = tuple(RULER + who.seat * LANE + LANE / 2 for who in view.cultists)
    width, height = 100 / (last + 1), RULER + LANE * len(lanes) + 2
    ticks = _ticks(kind, last, view.sanity_max)
    ruler = sheet.drawn_once("ruler.svg.j2", ticks=ticks, lanes=lanes, width=round(width, 2), height=height)
    markers = [marker for who in view.cultists for marker in _markers(scene, kind, who, width)]
    return Track(kind, sheet.word(f"track-{kind}"), sheet.sign(kind), height, ruler, markers)


def _ticks(kind: str, last: int, sanity_max: int) -> tuple[Tick, ...]:
    """The spaces with a number: all of them on a short track."""
    width = 100 / (last + 1)
    if kind == "cult":
        numbers = [(n, str(n)) for n in range(0, CULT_TRACK + 1, 5)] + [(PLUS, "+")]
    else:
        numbers = [(n, str(n)) for n in range(0, last + 1, 1 if last <= CROWDED else 5)]
    strong = {"sanity": HALF_WAY, "cult": PLUS}.get(kind)
    return tuple(
        Tick(_middle(n, width), round(n * width, 2), text, n == strong, kind == "sanity" and n > sanity_max)
        for n, text in numbers
    )


def _markers(scene: Scene, kind: str, who: CultistView, width: float) -> list[Marker]:
    have: int = getattr(who, kind)
    hue, y = scene.hue(who.seat), RULER + who.seat * LANE + (LANE - MARK) / 2
    title = scene.sheet.say("marker", name=scene.name(who.seat), track=scene.sheet.word(f"track-{kind}"), n=have)
    beyond = kind == "cult" and who.plus_fifty
    space = min(have - CULT_TRACK, CULT_TRACK) if beyond else have
    markers = [Marker(f"{kind}-{who.seat}", who.seat, hue, _middle(space, width), y, title)]
    if beyond:  # KF
        markers.append(Marker(f"plus-{who.seat}", who.seat, hue, _middle(PLUS, width), y, title))
    return markers


def _middle(space: int, width: float) -> float:
    return round((space + 0.5) * width, 2)
