"""Every card, sheet and tile in words, found by its name, with the mark of its source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from leng.engine.content import Entry, Source
from leng.terminal.speech import say
from leng.terminal.typed import matching
from leng.words.presenter import CardText

if TYPE_CHECKING:
    from leng.terminal.loop import Sitting

MOST = 30


def show(sitting: Sitting, wanted: str) -> None:
    """The card a person names; several when the name fits several, and a list of names without one."""
    found = _cards(sitting)
    if not wanted:
        _list(sitting, found)
        return
    names = [_name(sitting, entry) for _, entry in found]
    places = matching(wanted, names)
    if not places:
        sitting.screen.say(say("card-unknown", typed=wanted))
    elif len(places) > 1:
        sitting.screen.say(say("ambiguous", typed=wanted))
        for place in places[:MOST]:
            kind, entry = found[place]
            sitting.screen.say(f"  {_name(sitting, entry)} ({sitting.presenter.words.say(f'kind-{kind}')})")
    else:
        kind, entry = found[places[0]]
        print_card(sitting, sitting.presenter.card(kind, entry.id), sitting.presenter.rule_of_card(kind))


def print_card(sitting: Sitting, card: CardText, rule: str) -> None:
    """A card: title and kind, its lines, the rule by which such cards are used, its source."""
    sitting.screen.show(Text.assemble("  ", (card.title, "bold"), f" ({card.kind})"))
    for line in card.lines:
        sitting.screen.say(f"  {line}")
    used = f" {say('card-rule', rule=rule, id=rule.split()[-1])}" if rule else ""
    sitting.screen.say(f"  {in_words(card.source)}{used}", "dim")


def in_words(source: Source) -> str:
    """Where the values of a card come from."""
    if source.kind == "rulebook" and source.page is not None:
        return say("source-page", page=source.page)
    return say(f"source-{source.kind}")


def _cards(sitting: Sitting) -> list[tuple[str, Entry]]:
    """All entries of the box that have a face to read."""
    shelf: dict[str, dict[str, Entry]] = getattr(sitting.table.state.box, "shelf", {})
    has = sitting.presenter.words.has
    return [(kind, entry) for kind, entries in shelf.items() if has(f"kind-{kind}") for entry in entries.values()]


def _name(sitting: Sitting, entry: Entry) -> str:
    return entry.name.fr if sitting.presenter.language == "fr" else entry.name.en


def _list(sitting: Sitting, found: list[tuple[str, Entry]]) -> None:
    """The names of all cards, by kind."""
    sitting.screen.say(say("card-which"))
    kinds: dict[str, list[str]] = {}
    for kind, entry in found:
        kinds.setdefault(kind, []).append(_name(sitting, entry))
    for kind, names in kinds.items():
        title = sitting.presenter.words.say(f"kind-{kind}")
        sitting.screen.show(Text.assemble("  ", (title, "bold"), say("colon"), ", ".join(names)))
