"""The time track: its spaces and the discs on them."""

from __future__ import annotations

import msgspec

from leng.games.auztralia.picture.scene import Scene
from leng.games.auztralia.state import PURPLE

NEAR = 19
"""Where there is little room, so many spaces are shown."""
BEFORE = 2  # and so many of them before the last disc


class Stop(msgspec.Struct, kw_only=True):
    """A space of the track."""

    n: int
    classes: str
    discs: list[int]  # from the bottom to the top
    said: str


def track(scene: Scene) -> list[Stop]:
    """All spaces of the track; those far from the discs are left out where there is little room."""
    view, printed = scene.view, scene.sheet.box.track
    stacks: dict[int, list[int]] = {}
    for disc in view.order:
        time = view.purple if disc == PURPLE else view.colonies[disc].time
        stacks.setdefault(min(time, printed.last), []).append(disc)
    places = sorted(stacks) or [0]
    behind = [each for each in places if each < printed.end] or places
    first = max(0, min(behind[0] - BEFORE, printed.last + 1 - NEAR))
    return [_stop(scene, n, stacks.get(n, []), not first <= n < first + NEAR) for n in range(printed.last + 1)]


def _stop(scene: Scene, n: int, discs: list[int], far: bool) -> Stop:
    printed, sheet = scene.sheet.box.track, scene.sheet
    kind = (
        "wait" if n == printed.old_ones else "over" if n >= printed.end else "lit-space" if n in sheet.box.lit else ""
    )
    classes = [kind] if kind else []
    if n == printed.end:
        classes.append("end")
    if far:
        classes.append("far")
    if discs:
        classes.append(f"of-{min(len(discs), 5)}")
    names = [sheet.say("rival-old_ones") if each == PURPLE else scene.name(each) for each in reversed(discs)]
    said = sheet.say("space", n=n, kind=kind or "plain")
    if names:
        said = sheet.say("space-discs", space=said, names=", ".join(names))
    return Stop(n=n, classes=" ".join(classes), discs=discs, said=said)
