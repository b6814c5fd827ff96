"""Phase 5: an Event, an Investigator, and a combat for everybody (KF R-053 to R-062)."""

from __future__ import annotations

from typing import Any

from leng.games.kingsport_festival.state import Raid
from oracles.kingsport_festival.asking import Rules, choose, window
from oracles.kingsport_festival.printed import (
    BUILDINGS,
    EVENTS,
    GODS,
    INVESTIGATORS,
    SPELLS,
    Effects,
    effects_at,
    ruled,
)
from oracles.kingsport_festival.table import Telling, amount, bring, can_pay, discard, lose, might_play, pay

Ranks = dict[str, set[int]]


def raid(m: Telling) -> Rules[None]:
    """The raid of this round, if there is one."""
    for each in m.g.raids:
        if each.round == m.g.round:
            yield from resolve(m, each)


def ranks(m: Telling) -> Ranks:
    """Who has the most cult points, and who the fewest."""  # KF Q-27
    cult = [who.cult for who in m.g.cultists]
    return {
        "most": {seat for seat, n in enumerate(cult) if n == max(cult)},
        "fewest": {seat for seat, n in enumerate(cult) if n == min(cult)},
    }


def resolve(m: Telling, each: Raid) -> Rules[None]:
    """The Event, then the Investigator, then one combat after the other."""
    event: Effects = []
    at_event = ranks(m)
    if each.event:
        each.event_up = True
        event = EVENTS[each.event]["effects"]
        yield from bring(m, 0, [verb for verb in event if verb["do"] == "each"], 1, "raids")  # KF R-053
    each.investigator_up = True  # KF R-054
    at_investigator = ranks(m)
    for seat in list(m.g.order):
        combat = Combat(m, seat, each, event, at_event, at_investigator)
        yield from combat.fight()
    each.over = True


class Combat:
    """One cultist against the whole Strength of the Investigator."""

    def __init__(
        self, m: Telling, seat: int, raid: Raid, event: Effects, at_event: Ranks, at_investigator: Ranks
    ) -> None:
        self.m, self.seat, self.raid, self.who = m, seat, raid, m.cultist(seat)
        self.card = INVESTIGATORS[raid.investigator]
        self.event = event
        self.at_event, self.at_investigator = at_event, at_investigator
        self.played: list[str] = []
        self.bought: set[str] = set()
        self.burned = 0
        self.sanity, self.spells = self.who.sanity, len(self.who.hand)

    # What is in force

    def holds(self, given: dict[str, Any], at: Ranks) -> bool:
        """A condition, read at the start of the combat."""  # KF Q-27
        for key, value in given.items():
            if key == "sanity_below" and not self.sanity < value:
                return False
            if key == "sanity_at_least" and not self.sanity >= value:
                return False
            if key == "spells_at_least" and not self.spells >= value:
                return False
            if key == "cult_rank" and self.seat not in at[value]:
                return False
            if key == "invoked_at_least" and not any(GODS[god]["value"] >= value for god in self.who.invoked):
                return False
            if key == "foresaw_investigator" and self.seat not in self.raid.investigator_seen:
                return False
        return True

    def unfold(self, effects: Effects, at: Ranks) -> Effects:
        """The words that count, with those behind a condition."""
        found: Effects = []
        for verb in effects:
            if verb["do"] == "if":
                branch = "then" if self.holds(verb["given"], at) else "otherwise"
                found += self.unfold(verb.get(branch, []), at)
            else:
                found.append(verb)
        return found

    def of_spells(self) -> Effects:
        """What the spells played say."""
        return [verb for card in self.played for verb in self.unfold(SPELLS[card]["effects"], self.at_event)]

    def ability(self) -> Effects:
        """What the Investigator's ability says, unless it is cancelled."""  # KF Q-35
        everything = self.unfold(self.event, self.at_event) + self.of_spells()
        if any(verb["do"] == "ignore_ability" for verb in everything):
            return []
        return self.unfold(self.card.get("ability", []), self.at_investigator)

    def rules(self) -> Effects:
        """What the Event, the ability and the spells change."""
        return self.unfold(self.event, self.at_event) + self.ability() + self.of_spells()

    def says(self, do: str) -> Effects:
        """What there is of one sort."""
        return [verb for verb in self.rules() if verb["do"] == do]

    # Choices

    def fight(self) -> Rules[None]:
        """What the ability takes, then spells and choices, then the outcome."""
        for verb in self.ability():
            if verb["do"] == "lose":
                yield from lose(self.m, self.seat, verb, 1, "raids")
        self.sanity, self.spells = self.who.sanity, len(self.who.hand)
        while True:
            answer = yield from window(self.seat, "combat", self.offers(), "fight", self.might_play())
            if answer == "fight":
                break
            if answer.startswith("use:"):
                self.bought.add(answer.removeprefix("use:"))
                verb = self.for_sale()[answer]
                yield from pay(self.m, self.seat, verb["cost"])
            else:
                yield from self.cast(answer.removeprefix("cast:"))
        yield from self.outcome()
        for card in self.played:  # KF Q-40
            discard(self.m, card)

    def for_sale(self) -> dict[str, dict[str, Any]]:
        """What buildings and the Investigator sell."""
        found = {}
        for building in self.who.discs:
            for effect in effects_at(BUILDINGS[building], "raid.own_combat"):
                found.update({f"use:{building}": verb for verb in effect["effects"] if verb["do"] == "may"})
        for verb in self.ability():
            if verb["do"] == "may":
                found["use:investigator"] = verb
        return found

    def offers(self) -> list[str]:
        """What may be played and bought now."""
        found = [
            each
            for each, verb in self.for_sale().items()
            if each.removeprefix("use:") not in self.bought and can_pay(self.who, verb["cost"])
        ]
        if self.spells_allowed():
            for card in self.who.hand:
                if SPELLS[card]["when"] == "raid.own_combat" and can_pay(
                    self.who, SPELLS[card]["cost"], self.price(card)
                ):
                    found.append(f"cast:{card}")
        return found

    def spells_allowed(self) -> bool:
        """Whether one more may be played."""  # KF R-052
        return not self.says("no_spells") and all(len(self.played) < verb["n"] for verb in self.says("max_spells"))

    def might_play(self) -> bool:
        """Whether the others must think so."""
        return self.spells_allowed() and might_play(self.who, "raid.own_combat")

    def price(self, card: str) -> int:
        """What a spell costs in magic."""  # KF R-062
        n: int = SPELLS[card]["cost"]["magic"]
        for verb in self.says("spell_cost"):
            n = max(verb["least"], n + verb["delta"])
        return n

    def cast(self, card: str) -> Rules[None]:
        """A Death spell."""
        price = self.price(card)
        self.who.hand.remove(card)
        yield from pay(self.m, self.seat, SPELLS[card]["cost"], price)
        self.played.append(card)
        for verb in SPELLS[card]["effects"]:
            if verb["do"] == "spend_for_strength":
                most = min(verb["most"], self.who.cubes[1])
                burn = yield from choose(self.seat, "burn", [f"burn:{n}" for n in range(most + 1)])
                self.burned = int(burn.removeprefix("burn:"))
                self.who.cubes[1] -= self.burned

    # Strength

    def of_buildings(self) -> int:
        """The Strength that somebody's buildings give."""  # KF R-055
        ignored = [each for verb in self.says("ignore_building") for each in verb["buildings"]]
        bonuses = []
        for building in self.who.discs:
            n = 0
            for effect in effects_at(BUILDINGS[building], "raid.own_combat"):
                if self.holds(effect.get("given", {}), self.at_event):
                    verbs = self.unfold(effect["effects"], self.at_event)
                    n += sum(verb["n"] for verb in verbs if verb["do"] == "strength")
                    n += sum(
                        verb["effects"][0]["n"] for verb in verbs if verb["do"] == "may" and building in self.bought
                    )
            if building not in ignored:
                bonuses.append(n)
        bonuses.sort(reverse=True)
        for verb in self.says("building_bonus"):
            if bonuses:
                bonuses[0] = max(verb["least"], bonuses[0] + verb["delta"])
        return sum(bonuses)

    def of_one_spell(self, card: str) -> int:
        """The Strength that a spell gives."""
        n = 0
        for verb in self.unfold(SPELLS[card]["effects"], self.at_event):
            if verb["do"] == "strength":
                n += amount(self.who, verb)
            elif verb["do"] == "spend_for_strength":
                n += self.burned * verb["each"]
            elif verb["do"] == "strength_from_buildings":
                n += min(verb["max_extra"], self.of_buildings() * (verb["multiply"] - 1))
        for verb in self.says("spell_bonus"):
            n = max(verb["least"], n + verb["delta"])
        return n

    def strength(self) -> int:
        """All of it."""
        n = self.of_buildings() + sum(self.of_one_spell(card) for card in self.played)
        n += sum(
            verb["n"] for verb in self.unfold(self.event, self.at_event) + self.ability() if verb["do"] == "strength"
        )
        if "investigator" in self.bought:
            n += sum(int(verb["effects"][0]["n"]) for verb in self.ability() if verb["do"] == "may")
        return int(n)

    def foe(self) -> int:
        """The Strength of the Investigator in this combat; never below 1."""  # KF Q-20
        everybody = ruled(self.m.scenario, "investigator_strength")
        more = sum(int(verb["n"]) for verb in everybody + self.says("investigator_strength"))
        return max(1, int(self.card["strength"]) + more)

    # Outcome

    def outcome(self) -> Rules[None]:
        """Rewards, nothing, or penalties."""  # KF
        strength, foe = self.strength(), self.foe()
        tie = bool(self.says("tie_wins")) - bool(self.says("tie_loses"))
        won = strength > foe or (strength == foe and tie > 0)
        lost = strength < foe or (strength == foe and tie < 0)
        doubled = won and strength >= 2 * foe and not self.says("no_double")
        self.m.combats.append(
            {
                "seat": self.seat,
                "investigator": self.raid.investigator,
                "strength": strength,
                "foe": foe,
                "outcome": "victory" if won else "defeat" if lost else "repelled",
                "doubled": doubled,
            }
        )
        if won:
            yield from bring(self.m, self.seat, self.card["reward"], 2 if doubled else 1, "raids")
            for verb in self.says("on_win"):
                yield from bring(self.m, self.seat, verb["effects"], 1, "raids")
        elif lost and not self.says("no_penalty"):
            times = 1
            for verb in self.says("penalty_multiplier"):
                times *= verb["n"]
            yield from bring(self.m, self.seat, self.card["penalty"], times, "raids")
