"""The Eternal City: thirteen Locations, who stands there, and who would win each of them now."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.paper import fit, flow, pieces
from leng.games.cult.box import Place
from leng.games.cult.effects.contest import Summon
from leng.games.cult.rules.intention import costs_follower
from leng.games.cult.state import PATRIARCH
from leng.games.cult.terminal.paper import SIGNS, Paper
from leng.games.cult.view import CultView, PlaceView, PriestView

OPEN, SHUT, ACTIVE, DONE, WINS = "›", "×", "►", "✓", "★"
INDENT = 4
EFFECTS_FROM = 78
"""Narrower than this, what a Location brings is left to its card."""


def city(paper: Paper, width: int) -> list[Text]:
    """A line for each Location under a line that names the columns, then what is settled about the active one."""
    columns = _columns(paper)
    lines = [_titles(paper, columns, width)]
    for place in paper.view.places:
        lines += _location(paper, place, columns, width)
    return lines


def active(paper: Paper, width: int) -> list[Text]:
    """The Location that the question is about, alone."""
    here = next((place for place in paper.view.places if place.id == paper.view.active), None)
    return _location(paper, here, _columns(paper), width) if here is not None else []


def _location(paper: Paper, place: PlaceView, columns: tuple[int, int], width: int) -> list[Text]:
    """One Location: sign, number, name, Followers required, effect, alms; then every cult there with its influence."""
    sign = _sign(paper, place)
    style = "bold reverse" if sign == ACTIVE else "dim" if sign in (DONE, SHUT) else ""
    lead = Text.assemble((sign, "bold"), (f"{place.number:>2} {_middle(paper, place, columns, width)}", style), " ")
    standing = [_cult(paper, place, seat) for seat in _ranked(paper, place)]
    standing += [_privileged(paper, place)] if _owners(paper, place) else []
    room = width - lead.cell_len
    lines = flow(standing, room)
    lines = [Text.assemble(lead if at == 0 else " " * lead.cell_len, line) for at, line in enumerate(lines)]
    for line in lines:
        line.rstrip()
    return lines + _settled(paper, place, width)


def _middle(paper: Paper, place: PlaceView, columns: tuple[int, int], width: int) -> str:
    """Name, Followers required and, where there is room, effect and alms."""
    name, works = columns
    said = f"{fit(paper.short_name('place', place.id), name)} {place.required}{SIGNS['followers']}"
    if width < EFFECTS_FROM:
        return said
    printed = paper.box.places[place.number]
    return f"{said} {fit(_effect(paper, printed), works)} {printed.alms}{SIGNS['coins']}"


def _effect(paper: Paper, place: Place) -> str:
    """What a Location brings, each way of having it."""
    return " | ".join(paper.signs(way.signs()) for way in place.ways)


def _columns(paper: Paper) -> tuple[int, int]:
    """How wide names and effects are."""
    names = [len(paper.short_name("place", each.id)) for each in paper.view.places]
    works = [len(_effect(paper, each)) for each in paper.box.places.values()]
    return max(names), max(works)


def _titles(paper: Paper, columns: tuple[int, int], width: int) -> Text:
    name, works = columns
    words = f"    {fit(paper.say('column-place'), name)} {fit(SIGNS['followers'], 2)}"
    if width >= EFFECTS_FROM:
        words += f" {fit(paper.say('column-effect'), works - 3)} {fit(paper.say('column-alms'), 5):>5}"
    return Text(f"{words} {paper.say('column-influence')}", style="dim")


# Where one may go --------------------------------------------------------------------------------------------------


def _sign(paper: Paper, place: PlaceView) -> str:
    """That a Location is being resolved or is over; while Priests are placed, whether the onlooker may go there."""
    if place.id == paper.view.active:
        return ACTIVE
    if place.done:
        return DONE
    own = paper.own
    if own is None or paper.view.phase != "intention" or own.prayed or own.celebrating:
        return " "
    return OPEN if may_go(paper, own, place) else SHUT


def may_go(paper: Paper, who: CultView, place: PlaceView) -> bool:
    """Whether a cult could place a Priest on a Location now."""  # CU
    if not who.available or (not who.followers and costs_follower(paper.box, who.placed, who.privileges)):
        return False
    welcome = any(paper.box.access.get(card) == place.number for card in who.privileges)
    return welcome or who.followers >= place.required


# Who stands there --------------------------------------------------------------------------------------------------


def _leader(paper: Paper, place: PlaceView) -> int | None:
    """Who would win; once that is settled, who has won."""
    settled = paper.view.winner if place.id == paper.view.active else None
    return place.leader if settled is None else settled


def _ranked(paper: Paper, place: PlaceView) -> list[int]:
    """The cults present, the winner first, then by influence; a winner by a card alone is no longer present."""
    leader = _leader(paper, place)
    seats = sorted(place.totals, key=lambda seat: (seat != leader, -place.totals[seat]))
    return seats if leader is None or leader in seats else [leader, *seats]


def _cult(paper: Paper, place: PlaceView, seat: int) -> Text:
    """The mark of a cult, its Priests one by one, and what they weigh together; at the Rift what is needed as well."""
    who, own = paper.cults[seat], seat == paper.view.audience
    here = sorted((each for each in place.priests if each.seat == seat), key=lambda each: -each.influence)
    parts = [_priest(each) for each in here]
    if seat in place.altars:
        parts.append(f"{SIGNS['altar']}{who.altar}")
    said = "+".join(parts)
    if len(parts) > 1:
        said += f"={place.totals[seat]}"
    if parts and _summons(paper, place):
        said += f"/{who.power}"
    line = Text.assemble(paper.mark(seat), (said, "bold" if own else ""))
    if who.celebrating:
        return Text.assemble("(", line, ")")
    over = place.done or paper.view.phase == "end"
    return Text.assemble((WINS, "bold"), line) if seat == _leader(paper, place) and not over else line


def _priest(priest: PriestView) -> str:
    """The influence of a Priest, with what strengthens it and the coins it carries."""
    patriarch = priest.priest == PATRIARCH
    said = f"{SIGNS['patriarch']}{priest.influence}" if patriarch else str(priest.priest)
    extra = (f"+{priest.boost}" if priest.boost else "") + (f" {priest.coins}{SIGNS['coins']}" if priest.coins else "")
    return f"{said}({extra.strip()})" if extra else said


def _summons(paper: Paper, place: PlaceView) -> bool:
    return any(isinstance(verb, Summon) for way in paper.box.places[place.number].ways for verb in way.effects)


def _owners(paper: Paper, place: PlaceView) -> list[int]:
    """The cults with a Privilege that works on a Location."""
    privileges = paper.box.privileges
    return [
        who.seat
        for who in paper.clockwise()
        if any(place.id in privileges[card].standing.where for card in who.privileges)
    ]


def _privileged(paper: Paper, place: PlaceView) -> Text:
    return Text.assemble((SIGNS["privilege"], "dim"), *(paper.mark(seat) for seat in _owners(paper, place)))


# What is settled ---------------------------------------------------------------------------------------------------


def _settled(paper: Paper, place: PlaceView, width: int) -> list[Text]:
    """What cards and abilities have changed about the active Location."""
    view = paper.view
    if place.id != view.active:
        return []
    names = paper.presenter.seats
    said = []
    if view.winner is not None:
        said.append(paper.say("settled-won", name=names[view.winner].name))
    elif view.seized_by is not None:
        said.append(paper.say("settled-takeover", name=names[view.seized_by].name))
    elif view.lowest:
        said.append(paper.say("settled-lowest"))
    if view.barred:
        said.append(paper.say("settled-barred"))
    if view.playing:
        said.append(paper.say("settled-playing", cards=", ".join(map(paper.card, view.playing))))
    lines = flow(pieces(" ".join(said), "bold"), width - INDENT) if said else []
    return [Text.assemble(" " * INDENT, line) for line in lines]
