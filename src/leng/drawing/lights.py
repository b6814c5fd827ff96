"""What is lit on a drawing: the places where the onlooker may choose something now."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import msgspec
from markupsafe import Markup, escape


class Lit(msgspec.Struct, frozen=True):
    """An option of the decider: its key, what it is called, and where it lies on the table."""

    key: str
    text: str
    place: str
    uses: tuple[str, ...] = ()
    hint: int = 0  # its place among the best, once somebody has asked for a hint


class Lights:
    """The options of the decider by the place where they lie."""

    def __init__(self, options: Sequence[Lit], say: Callable[..., str], *, named: bool = False) -> None:
        self.say = say  # the words of the drawing; its message "several" tells that a thing offers more than one option
        self.named = named  # what is lit bears its name: for drawings whose buttons do not all have words in them
        self.taken = {piece for option in options for piece in option.uses}  # pieces that some option takes
        self.at: dict[str, list[Lit]] = {}
        for option in options:
            if option.place:
                self.at.setdefault(option.place, []).append(option)

    def burns(self, place: str) -> bool:
        """Whether something may be chosen at a place."""
        return place in self.at

    def under(self, kind: str) -> list[str]:
        """The things of a kind that are lit, whether they lie on the table or not."""
        return [place[len(kind) + 1 :] for place in self.at if place.startswith(f"{kind}:")]

    def most(self, regions: Mapping[str, str]) -> str:
        """The region with most to choose from, by the kinds of places that lie in each; empty where there is none."""
        found = Counter(regions[kind] for kind in (place.partition(":")[0] for place in self.at) if kind in regions)
        return max(found, key=found.__getitem__, default="")

    def spot(
        self,
        places: str | Sequence[str],
        classes: str = "",
        card: str = "",
        name: str = "",
        only: Callable[[str], bool] | None = None,
    ) -> Markup:
        """The attributes of an element: where it is, which card explains it, and what choosing it does.

        An element may be known under several places, as a monster and the task under it; ``only`` says which options
        of a place are chosen here, where the same place is drawn twice.
        """
        known = (places,) if isinstance(places, str) else places
        here = [each for place in known for each in self.at.get(place, ()) if only is None or only(each.key)]
        parts = [f' data-place="{escape(here[0].place if here else known[0])}"']
        if card:
            parts.append(f' data-card="{escape(card)}"')
        if here:
            parts.append(self._choosing(here, name))
            classes += " lit many" if len(here) > 1 else " lit"
            if hints := [each.hint for each in here if each.hint]:
                parts.append(f' data-hint="{min(hints)}"')
        elif picked := self.taken.intersection(known):
            parts.append(f' data-piece="{escape(min(picked))}" role="button" tabindex="0" aria-pressed="false"')
            classes += " piece"
        elif card:
            parts.append(' role="group" tabindex="0"')
        if name and (self.named if here else card or self.taken.intersection(known)):
            parts.append(f' aria-label="{escape(name)}"')
        return Markup(f' class="{classes.strip()}"' + "".join(parts))  # noqa: S704 - names and texts are escaped above

    def _choosing(self, here: Sequence[Lit], name: str) -> str:
        if len(here) == 1:
            chosen, label = f' data-key="{escape(here[0].key)}"', here[0].text
        else:
            chosen = f' data-keys="{escape(json.dumps([each.key for each in here]))}" aria-haspopup="menu"'
            label = self.say("several", name=name, n=len(here))
        return f'{chosen} role="button" tabindex="0" aria-description="{escape(label)}"'
