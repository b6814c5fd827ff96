"""Sanctuaries as a raid sees them: what stops it, what lies in its way, and from which strength on that is lost."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import msgspec
from markupsafe import Markup

from leng.games.evil_high_priest import view
from leng.games.evil_high_priest.deeds.cards import AMOEBA
from leng.games.evil_high_priest.picture.cult import Card, special
from leng.games.evil_high_priest.picture.scene import Scene
from leng.games.evil_high_priest.rules.spaces import standing_name
from leng.games.evil_high_priest.state import CHAIRS, EXPOSED, GOODS, LAIRS, PLACES, STRONGEST
from leng.games.evil_high_priest.view import PriestView, RoomView

FEW_KINDS = 2  # of goods: below them a word about the room has its place
MUCH = 15  # points: a raid that takes more is a disaster


class Cell(msgspec.Struct, kw_only=True):
    """A place of a sanctuary: the exposed area, a room, or room for one."""

    place: str
    title: str
    brief: str  # in a word, where there is room for one
    said: str
    room: RoomView | None
    goods: Markup
    gone: Markup  # of these, what the raid that goes on would take
    kept: Markup  # and what it would leave
    free: int  # places for goods that are still empty
    falls: int | None  # from this strength on a raid empties it
    comes: int | None  # with this strength the raid that goes on would come here
    classes: str
    spot: Markup


class Lair(msgspec.Struct, kw_only=True):
    """A monster in its lair."""

    card: str
    title: str
    defence: int
    turned: bool
    captive: Markup
    spot: Markup


class Home(msgspec.Struct, kw_only=True):
    """A sanctuary about to be drawn."""

    who: PriestView
    points: int
    stops: int  # so much of a raid is stopped before it comes to anything
    safe: int  # no raid up to this strength takes anything
    cells: list[Cell]
    lairs: list[Lair]
    empty_lairs: int
    chairs: int  # that are empty
    specials: list[Card]
    posts: Markup  # who stands on the spaces of the priest board
    lost: Markup  # what the raid that goes on would take
    lost_points: int


class Toll(msgspec.Struct, kw_only=True):
    """Raids that take the same."""

    low: int
    high: int
    goods: Markup
    points: int
    level: int  # nothing, something, much


class Tolls(msgspec.Struct, kw_only=True):
    """What raids of every strength would take."""

    levels: list[int]
    steps: list[Toll]


def home(scene: Scene, seat: int) -> Home:
    """A sanctuary in the order in which a raid comes by."""
    who = scene.view.priests[seat]
    own = scene.mine is who
    coming = _coming(scene, who)
    lost = coming.lost if coming is not None else []
    return Home(
        who=who,
        points=sum(who.score.values()),
        stops=_stopped(who),
        safe=max((n for n, toll in enumerate(who.tolls) if not toll.lost), default=0),
        cells=[_cell(scene, who, n, own, coming) for n in range(len(PLACES))],
        lairs=[_lair(scene, who, n) for n in range(len(who.lairs))],
        empty_lairs=LAIRS - len(who.lairs),
        chairs=CHAIRS - who.asylum,
        specials=[special(scene, card) for card in who.specials],
        posts=Markup("") if own else scene.standing(*(standing_name(seat, post) for post in scene.box.posts)),
        lost=_sum(scene, who, lost),
        lost_points=coming.points if coming is not None else 0,
    )


def _goods(who: PriestView, place: str) -> dict[str, int]:
    if place == EXPOSED:
        return who.exposed
    room = who.rooms[PLACES.index(place) - 1]
    return {} if room is None else room.goods


def _sum(scene: Scene, who: PriestView, places: list[str]) -> Markup:
    total: Counter[str] = Counter()
    for place in places:
        total.update({kind: n for kind, n in _goods(who, place).items() if kind not in _safe(scene)})
    return scene.sheet.goods((kind, total[kind]) for kind in GOODS if total[kind])


def _safe(scene: Scene) -> list[str]:
    """Goods that the raid that goes on does not destroy."""
    return [] if scene.view.raid is None else scene.view.raid.safe


def _coming(scene: Scene, who: PriestView) -> view.Toll | None:
    """What the raid that goes on would still take, if nobody gave anything up."""
    now = scene.view.raid
    if now is None or who.spared:
        return None
    strength = who.strength if now.is_set else now.strength
    met = _stopped(who) if who.counted else 0  # what stands before the sanctuary stops it only once
    return who.tolls[min(strength + met, STRONGEST)] if strength else who.tolls[0]


def _stopped(who: PriestView) -> int:
    """So much of a raid is stopped before it comes to anything."""
    return STRONGEST - who.tolls[STRONGEST].left[0]


def _cell(scene: Scene, who: PriestView, n: int, own: bool, coming: view.Toll | None) -> Cell:
    sheet, place = scene.sheet, PLACES[n]
    room = who.rooms[n - 1] if n else None
    goods = _goods(who, place)
    falls = next((strength for strength, toll in enumerate(who.tolls) if place in toll.lost), None)
    face = scene.box.rooms[room.card] if room is not None else None
    title = sheet.say("exposed") if not n else sheet.title("room", face.id) if face else sheet.say("empty-slot", n=n)
    classes = ["cell", "exposed" if not n else "room" if room is not None else "slot"]
    taken = coming is not None and place in coming.lost
    if taken:
        classes.append("lost")
    elif goods:
        classes.append("risky" if falls is not None else "firm")
    facts = {"title": title, "n": -1 if falls is None else falls, "stops": room.defence if room else 0}
    said = sheet.say("cell-said", **facts) if goods or room else title
    card = f"room:{face.id}" if face else ""
    spot = scene.lights.spot(f"slot:{place}", " ".join(classes), card) if own else _plain(" ".join(classes), card)
    held = sum(goods.values())
    lying = [(kind, goods[kind]) for kind in GOODS if goods.get(kind)]
    return Cell(
        place=place,
        title=title,
        brief=sheet.say(f"brief-{face.id}") if face and own and len(lying) <= FEW_KINDS else "",
        said=said,
        room=room,
        goods=sheet.goods(lying),
        gone=sheet.goods(each for each in lying if taken and each[0] not in _safe(scene)),
        kept=sheet.goods(each for each in lying if not taken or each[0] in _safe(scene)),
        free=sum(each.n for each in face.storage) - held if face else 0,
        falls=falls,
        comes=None if coming is None else coming.left[n + 1],
        classes=" ".join(classes),
        spot=spot,
    )


def _plain(classes: str, card: str) -> Markup:
    """The attributes of what nobody but its owner chooses."""
    read = Markup(' data-card="{}" role="group" tabindex="0"').format(card) if card else ""
    return Markup(' class="{}"{}').format(classes, read)


def _lair(scene: Scene, who: PriestView, n: int) -> Lair:
    monster, sheet = who.lairs[n], scene.sheet
    kind = scene.box.monsters[monster.card].id
    title = sheet.title("monster", kind)
    said = sheet.say("monster-said", title=title, n=monster.defence)
    # Amoebas are all alike: one chooses among one's own
    if monster.card == AMOEBA and scene.mine is not None and scene.mine is not who:
        spot = _plain("lair", f"monster:{kind}")
    else:
        spot = scene.lights.spot(f"lair:{monster.card}", "lair", f"monster:{kind}", said)
    held = Markup("")
    if monster.captive >= 0:
        held = scene.mark(
            monster.captive, f"captive-{who.seat}-{n}", sheet.say("captive", name=scene.name(monster.captive))
        )
    return Lair(
        card=monster.card,
        title=title,
        defence=monster.defence,
        turned=monster.turned,
        captive=held,
        spot=spot,
    )


def tolls(scene: Scene, own: Home) -> Tolls:
    """What a raid would take from the onlooker if he gave nothing up, by its strength."""
    who = own.who
    levels = [0 if not toll.lost else 1 if toll.points < MUCH else 2 for toll in who.tolls]
    steps = []
    for lost, group in groupby(range(STRONGEST + 1), key=lambda n: who.tolls[n].lost):
        raids = list(group)
        points = who.tolls[raids[0]].points
        goods = _sum(scene, who, lost)
        steps.append(Toll(low=raids[0], high=raids[-1], goods=goods, points=points, level=levels[raids[0]]))
    return Tolls(levels=levels, steps=steps)
