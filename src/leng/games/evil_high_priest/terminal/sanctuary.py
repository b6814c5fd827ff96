"""The players: one's own sanctuary as a raid goes through it, the others in two lines each."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.paper import DOTS, fit, flow, listed, pad, pieces
from leng.games.evil_high_priest.rules.spaces import ABILITY, POSTS
from leng.games.evil_high_priest.state import CHAIRS, EXPOSED, LEVELS, PLACES, STRONGEST, acolyte_of, priest_of
from leng.games.evil_high_priest.terminal.paper import DEFENCE, NONE, SIGNS, SPECIAL, Paper
from leng.games.evil_high_priest.view import PriestView, RoomView

INDENT = 3
LOST = "×"
FIRST = "⚑"
SAMPLES = (6, 12)
ROOM = 58
"""No line of a sanctuary needs more before the figures."""


def own(paper: Paper, who: PriestView, width: int) -> list[Text]:
    """Everything of one's own; what lies in the sanctuary in the order in which a raid comes by."""
    lines = flow([paper.mark(who.seat), *pieces(paper.name(who.seat), "bold"), *_people(paper, who)], width, INDENT)
    lines += flow(_posts(paper, who), width, INDENT)
    if who.lairs or who.specials:
        lines += flow([Text(f" {SIGNS['monster']}"), *listed(_lairs(paper, who))], width, INDENT)
    return lines + _path(paper, who, width)


def others(paper: Paper, width: int) -> list[Text]:
    """The other players in the order of the round."""
    lines = []
    for who in paper.order():
        if who is paper.own:
            continue
        head = [paper.mark(who.seat), *pieces(paper.name(who.seat), "bold"), *_people(paper, who)]
        lines += flow(head, width, INDENT)
        lines += flow([Text(" " * (INDENT - 1)), *_kept(paper, who)], width, INDENT)
    return lines


def hoard(paper: Paper, width: int) -> list[Text]:
    """The pile of the opponent of a lone player, and what he denies."""
    pile = paper.view.hoard
    if pile is None:
        return []
    name = paper.presenter.rival_name("opponent")
    points = paper.say("points", n=sum(pile.score.values()))
    parts = [Text("✶"), *pieces(name, "bold"), Text(points, style="bold"), Text(paper.goods(pile.goods) or NONE)]
    parts += [Text(f"{SPECIAL} {paper.title('special', card)}") for card in pile.specials]
    if paper.view.denied:
        parts += pieces(paper.say("denied", sign=SIGNS[paper.view.denied]), "bold red")
    return flow(parts, width, INDENT)


# People --------------------------------------------------------------------------------------------------------------


def _people(paper: Paper, who: PriestView) -> list[Text]:
    """Points, the marker of the first player, the pool, the asylum, the escape zone, and all goods."""
    view = paper.view
    parts = [Text(paper.say("points", n=paper.points(who)), style="bold")]
    if view.first == who.seat and len(view.priests) > 1:
        parts.append(Text(FIRST, style="bold"))
    if view.next_first == who.seat != view.first:
        parts += pieces(paper.say("next-first"))
    pool = Text(paper.say("pool") + " ")
    if who.home:
        pool.append_text(paper.figure(priest_of(who.seat), shape=False))
    for _ in range(who.pool):
        pool.append_text(paper.figure(acolyte_of(who.seat), shape=False))
    parts.append(pool if who.home or who.pool else Text(f"{pool.plain}{NONE}"))
    parts += pieces(paper.say("asylum", n=who.asylum, chairs=CHAIRS))
    if who.escape:
        parts += pieces(paper.say("escape", n=who.escape))
    if who.worship:
        parts.append(Text(f"{who.worship}{SIGNS['worship']}"))
    parts += [Text(f"{n}{SIGNS[level]}") for level, n in zip(LEVELS, who.evolved, strict=True) if n]
    held = sum(monster.captive == who.seat for other in view.priests for monster in other.lairs)
    if held:
        parts += pieces(paper.say("captive", n=held))
    if who.out:
        parts += pieces(paper.say("out", n=who.out))
    if who.shield:
        parts.append(Text(f"{DEFENCE}{who.shield}"))
    return parts


def _lairs(paper: Paper, who: PriestView) -> list[Text]:
    """Monsters with what they would stop, and special cards."""
    told = []
    for monster in who.lairs:
        text = Text(f"{paper.title('monster', monster.card)} {DEFENCE}{monster.defence}")
        if monster.turned:
            text.append(f" ({paper.say('turned')})")
        if monster.captive >= 0:
            text.append(" (").append_text(paper.figure(acolyte_of(monster.captive))).append(")")
        told.append(text)
    for card in who.specials:
        stops = paper.box.specials[card].stops
        told.append(Text(f"{SPECIAL} {paper.title('special', card)}" + (f" {DEFENCE}{stops}" if stops else "")))
    return told


def _posts(paper: Paper, who: PriestView) -> list[Text]:
    """The spaces of the own priest board, and who stands there."""
    told = []
    for post in POSTS:
        if post == ABILITY:
            if not who.card:
                continue
            text = Text(paper.title("priest", who.card), style="dim strike" if who.spent else "")
            if who.spent:
                text.append(f" ({paper.say('spent')})")
        else:
            face = paper.box.posts[post]
            text = Text(f"{paper.say(f'post-{post}')} {paper.space(face.cost, face.reward)}")
        there = paper.standing(f"{post}.{who.seat}")
        if there.plain:
            text = Text.assemble(text, " ", there)
        told.append(text)
    return [Text(" †"), *listed(told)]


# The sanctuary -------------------------------------------------------------------------------------------------------


def _path(paper: Paper, who: PriestView, width: int) -> list[Text]:
    """Place after place, with what would be left of raids of several strengths; × where they take everything."""
    strengths = _strengths(paper, width)
    room = min(ROOM, width - 3 * len(strengths) - 1)
    head = Text.assemble((fit(paper.say("a-raid-of"), room).rstrip().rjust(room), "dim"), " ")
    for n in strengths:
        now = paper.view.raid is not None and paper.view.raid.strength == n
        head.append(f"{n:>3}", style="bold reverse" if now else "bold")
    lines = [head, _step(who, -1, _asylum(paper, who), strengths, room)]
    for at, place in enumerate(PLACES):
        here = None if place == EXPOSED else who.rooms[at - 1]
        if place == EXPOSED:
            said = Text.assemble(f" {paper.say('exposed')} ", (paper.goods(who.exposed) or NONE, "bold"))
            lines.append(_step(who, at, said, strengths, room))
        elif here is not None:
            lines.append(_step(who, at, _room(paper, at, here), strengths, room))
    return [*lines, _last(paper, who, strengths, room)]


def _strengths(paper: Paper, width: int) -> list[int]:
    """The raids of which it is told what they would take, that which goes on among them."""
    step = 1 if width >= ROOM + 3 * STRONGEST + 1 else 2 if width >= 76 else 3
    now = paper.view.raid
    return sorted({*range(step, STRONGEST + 1, step), *([now.strength] if now is not None and now.strength else [])})


def _room(paper: Paper, slot: int, here: RoomView) -> Text:
    """A room: its slot, name and defence, what lies there, and what could."""
    face = paper.box.rooms[here.card]
    more = DOTS if face.ability is not None else ""
    said = Text(f" {slot} {paper.title('room', here.card)}{more} {DEFENCE}{here.defence} ")
    said.append(paper.goods(here.goods) or NONE, style="bold")
    holds = paper.storage(face)
    return said.append(f" /{holds}" if holds else "", style="dim")


def _last(paper: Paper, who: PriestView, strengths: list[int], room: int) -> Text:
    """The empty slots, and the points that would be lost."""
    empty = " ".join(str(n) for n, here in enumerate(who.rooms, start=1) if here is None)
    lead = f" {paper.say('empty-slots', slots=empty)}" if empty else ""
    tail = paper.say("lost-points")
    line = Text.assemble((fit(lead, max(0, room - len(tail) - 1)) + f" {tail}", "dim"), " ")
    for n in strengths:
        lost = who.tolls[n].points
        line.append(f"{f'{lost // 1000}k' if lost > 999 else lost:>3}", style="bold" if lost else "dim")
    return line


def _asylum(paper: Paper, who: PriestView) -> Text:
    chairs = SIGNS["asylum"] * who.asylum + NONE * (CHAIRS - who.asylum)
    text = Text(f" {paper.say('asylum-is')} {chairs}")
    if who.escape:
        text.append(f" + {paper.say('escape', n=who.escape)}")
    return text


def _step(who: PriestView, at: int, said: Text, strengths: list[int], room: int) -> Text:
    """A place and what a raid still has behind it."""
    line = Text.assemble(pad(said, room), " ")
    place = PLACES[at] if at >= 0 else ""
    for n in strengths:
        toll = who.tolls[n]
        if place in toll.lost:
            line.append(f"{LOST:>3}", style="bold red")
        else:
            left = toll.left[at + 1]
            line.append(f"{left or NONE:>3}", style="" if left else "dim")
    return line


def _kept(paper: Paper, who: PriestView) -> list[Text]:
    """The sanctuary of another player in the order in which a raid comes by, and what one would cost in points."""
    told = [Text(paper.goods(who.exposed) or NONE, style="bold")]
    for here in who.rooms:
        if here is not None:
            name = f"› {paper.title('room', here.card)} {DEFENCE}{here.defence}"
            goods = paper.goods(here.goods)
            told.append(Text.assemble(name, (f" {goods}" if goods else "", "bold")))
    if who.lairs or who.specials:
        told += [Text(SIGNS["monster"]), *listed(_lairs(paper, who))]
    if who.card:
        told.append(Text(paper.title("priest", who.card), style="dim strike" if who.spent else "dim"))
    tolls = " ".join(f"{SIGNS['raid']}{n}:−{who.tolls[n].points}" for n in SAMPLES)
    return [*told, Text(f"({tolls})", style="dim")]
