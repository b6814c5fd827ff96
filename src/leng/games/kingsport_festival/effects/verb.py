"""What all verbs share: conditions, counters, costs, and phrases that describe them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from leng.engine.choice import Rules
from leng.engine.content import Record
from leng.games.kingsport_festival.deeds.strength import Tally
from leng.games.kingsport_festival.state import Cultist, Festival
from leng.words.clause import Clause, Phrase
from leng.words.signs import Row, paid

Resource = Literal["evil", "death", "destruction"]
Goods = Literal["sanity", "magic", "cult", "evil", "death", "destruction", "any_resource"]
Counted = Literal[
    "resources_total",
    "sanity",
    "magic",
    "buildings_total",
    "buildings_level_ii",
    "buildings_level_iii",
    "buildings_level_iv",
    "buildings_level_iii_iv",
    "spells_in_hand",
]
_LEVELS = {
    "buildings_level_ii": (2,),
    "buildings_level_iii": (3,),
    "buildings_level_iv": (4,),
    "buildings_level_iii_iv": (3, 4),
}


class Verb(Clause, tag_field="do", frozen=True):
    """Something content can say: it can be done and described, and it knows when it would bring nothing."""

    def idle(self, g: Festival, who: Cultist) -> bool:
        """Whether it would bring nothing now; that is no reason to forbid it."""  # KF Q-38
        return False

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        """Do it for a cultist; ``times`` doubles rewards and penalties. Asks nobody when it returns None."""
        return None

    def weigh(self, t: Tally, spell: bool = False) -> None:
        """Change the sums of a combat, when this verb is about combat."""

    def facts(self) -> dict[str, Any]:
        spoken = super().facts()
        for field, value in spoken.items():
            if isinstance(value, Condition):
                spoken[field] = value.describe()
            elif isinstance(value, tuple) and value and isinstance(value[0], Verb):
                spoken[field] = told(value)
        return spoken


def told(verbs: Iterable[Verb]) -> list[Phrase]:
    """What verbs say."""
    return [verb.describe() for verb in verbs]


def more_or_less(key: str, n: int, **facts: Any) -> Phrase:
    """So many more of something, or less: there is a message for each."""
    return Phrase(key if n > 0 else f"{key}-less", {"n": abs(n), **facts})


def for_each(what: Counted, div: int) -> Phrase:
    """For every so many of what is counted."""
    if what in _LEVELS:
        return Phrase("per-buildings-level", {"div": div, "levels": _LEVELS[what]})
    return Phrase(f"per-{what.replace('_', '-')}", {"div": div})


class Condition(Record, frozen=True):
    """When an effect holds; several fields must all hold, none at all always does."""

    sanity_below: int | None = None
    sanity_at_least: int | None = None
    roll_at_most: int | None = None
    place: Literal["first", "last"] | None = None
    cult_rank: Literal["most", "fewest"] | None = None
    spells_at_least: int | None = None
    invoked_at_least: int | None = None
    foresaw_investigator: bool | None = None
    god_levels: tuple[int, ...] | None = None
    rounds: tuple[int, ...] | None = None

    def holds(self, g: Festival, who: Cultist, god: str | None = None, rank: Sequence[Sequence[int]] = ()) -> bool:
        """Whether it holds for a cultist now; in a combat, as things were when the combat began."""  # KF Q-27
        combat = g.combat
        sanity = who.sanity if combat is None else combat.sanity
        if self.sanity_below is not None and sanity >= self.sanity_below:
            return False
        if self.sanity_at_least is not None and sanity < self.sanity_at_least:
            return False
        if self.roll_at_most is not None and sum(who.rolled) > self.roll_at_most:
            return False
        if self.place is not None and who.seat != g.order[0 if self.place == "first" else -1]:
            return False
        if self.cult_rank is not None and who.seat not in rank[0 if self.cult_rank == "most" else 1]:
            return False
        if self.spells_at_least is not None:
            if (len(who.hand) if combat is None else combat.spells) < self.spells_at_least:
                return False
        if self.invoked_at_least is not None:
            gods = g.box.gods
            if all(gods[each].value < self.invoked_at_least for each in who.invoked):
                return False
        if self.foresaw_investigator:
            raid = g.next_raid()
            if raid is None or who.seat not in raid.investigator_seen:
                return False
        if self.god_levels is not None and (god is None or g.box.gods[god].level not in self.god_levels):
            return False
        return self.rounds is None or g.round in self.rounds

    def describe(self) -> Phrase:
        """The condition in words."""
        parts = []
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if value is not None:
                fact = {"god_levels": "levels", "rounds": "months"}.get(field, "value")
                kind = f"-{value}" if isinstance(value, str) else ""
                parts.append(Phrase(f"given-{field.replace('_', '-')}{kind}", {fact: value}))
        if len(parts) > 1:
            return Phrase("given-all", {"parts": parts})
        return parts[0] if parts else Phrase("given-everybody")


ALWAYS = Condition()


def count(g: Festival, who: Cultist, what: Counted) -> int:
    """How many of something a cultist has."""
    if what == "resources_total":
        return sum(who.cubes)
    if what == "sanity":
        return who.sanity
    if what == "magic":
        return who.magic
    if what == "spells_in_hand":
        return len(who.hand)
    if what == "buildings_total":
        return len(who.discs)
    levels = _LEVELS[what]
    buildings = g.box.buildings
    return sum(1 for disc in who.discs if buildings[disc].level in levels)


class Cost(Record, frozen=True):
    """What is paid in full or not at all; ``any`` is resources of the payer's choice."""

    evil: int = 0
    death: int = 0
    destruction: int = 0
    any: int = 0
    magic: int = 0
    sanity: int = 0

    @property
    def cubes(self) -> tuple[int, int, int, int]:
        """The resources of the cost: Evil, Death, Destruction, any."""
        return (self.evil, self.death, self.destruction, self.any)

    def signs(self) -> Row:
        """The cost as a row of signs: magic and sanity, then resources."""
        cubes = {"evil": self.evil, "death": self.death, "destruction": self.destruction, "any_resource": self.any}
        return paid({"magic": self.magic, "sanity": self.sanity, **cubes})
