"""The twelve months with their raids, the cards turned up, the combat going on and the Scenario in words."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.marks import LETTERS
from leng.games.kingsport_festival.terminal.paper import Paper
from leng.games.kingsport_festival.view import RaidView

MONTHS = 12


def calendar(paper: Paper, width: int) -> list[Text]:
    """Two lines: the months, and under each raid its level and the Strength its Investigator can have."""
    row = MONTHS // 2 if paper.narrow else MONTHS
    marked = {raid.round: raid for raid in paper.view.raids}
    lines: list[Text] = []
    for first in range(1, MONTHS, row):
        months, raids, cell = Text(), Text(), min(9, width // row)
        for month in range(first, first + row):
            raid = marked.get(month)
            number = f"►{month}◄" if month == paper.view.round else str(month)
            months.append(number.center(cell), style=_style(month, paper.view.round, raid))
            raids.append(_raid(paper, raid).center(cell), style="dim" if raid and raid.over else "")
        lines += [months, raids]
    return lines


def _style(month: int, now: int, raid: RaidView | None) -> str:
    if month == now:
        return "bold reverse"
    return "blue bold" if raid and not raid.over else "dim"


def _raid(paper: Paper, raid: RaidView | None) -> str:
    if raid is None:
        return ""
    level = paper.presenter.level(raid.level)
    return f"{level}✓" if raid.over else f"{level} {raid.least}-{raid.most}"


def waiting(paper: Paper) -> list[Text]:
    """What is known of the raid that comes next, or of the one being fought."""
    raid = next((each for each in paper.view.raids if not each.over), None)
    if raid is None:
        return _festival(paper)
    parts = [_when(paper, raid)]
    if raid.investigator is None:
        parts.append(paper.say("raid-backs", least=raid.least, most=raid.most))
    if raid.event is None:
        parts.append(_card(paper, "event", raid.noted_event, raid.foreseen_event))
    if raid.investigator is None:
        parts.append(_card(paper, "investigator", raid.noted_investigator, raid.foreseen_investigator))
    lines = [Text(" ".join(filter(None, parts)))]
    for kind, card in (("event", raid.event), ("investigator", raid.investigator)):
        if card is not None:
            text = paper.presenter.card(kind, card)
            lines.append(Text.assemble("  ", (text.title, "bold"), paper.say("colon"), " ".join(text.lines)))
    return lines + _combat(paper)


def past(paper: Paper) -> list[Text]:
    """Who came in the raids that are over, and after which Event."""
    names = []
    for raid in paper.view.raids:
        if raid.over and raid.investigator is not None:
            event = f" ({paper.presenter.title('event', raid.event)})" if raid.event is not None else ""
            name = paper.presenter.title("investigator", raid.investigator)
            names.append(f"{paper.presenter.level(raid.level)} {name}{event}")
    return [Text(paper.say("past-raids", raids=", ".join(names)), style="dim")] if names else []


def _when(paper: Paper, raid: RaidView) -> str:
    now = "yes" if raid.round == paper.view.round else "no"
    return paper.say("raid", now=now, month=paper.presenter.month(raid.round), level=paper.presenter.level(raid.level))


def _card(paper: Paper, kind: str, noted: str | None, seen: list[int]) -> str:
    """Who has looked at a card that lies face down."""
    if noted is not None:
        return paper.say(f"{kind}-noted", known=paper.presenter.title(kind, noted))
    return paper.say(f"{kind}-seen", seen=" ".join(LETTERS[seat] for seat in seen)) if seen else ""


def _festival(paper: Paper) -> list[Text]:
    if not paper.view.has_festival:
        return [Text(paper.say("no-more-raids"))]
    if paper.view.festival is None:
        return [Text(paper.say("festival-down"))]
    text = paper.presenter.card("festival", paper.view.festival)
    return [Text.assemble((text.title, "bold"), paper.say("colon"), " ".join(text.lines))]


def _combat(paper: Paper) -> list[Text]:
    combat = paper.view.combat
    if combat is None:
        return []
    facts = {name: getattr(combat, name) for name in ("strength", "buildings", "spells", "foe", "outcome")}
    facts["others"] = combat.strength - combat.buildings - combat.spells
    return [Text(paper.say("combat", seat=paper.presenter.seats[combat.seat].name, **facts), style="bold")]


def scenario(paper: Paper) -> Text:
    """The Scenario and what it changes."""
    if paper.view.scenario is None:
        return Text(paper.say("no-scenario"))
    card = paper.box.scenarios[paper.view.scenario]
    lines = [paper.presenter.effect(effect, "scenario") for effect in card.effects]
    lines.append(paper.say("has-festival" if card.festival else "has-no-festival"))
    return Text.assemble((paper.presenter.title("scenario", card.id), "bold"), paper.say("colon"), " ".join(lines))
