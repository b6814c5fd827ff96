"""Where cult points come from, card by card: reckoned from the printed cards and the story, apart from the rules."""

from __future__ import annotations

from typing import Any

from leng.engine.state import Event
from leng.engine.table import Table

DECEMBER = 12


class Reckoning:
    """The cult points of one seat by the cards that brought them; what was lost stands where it was lost."""

    def __init__(self, table: Table, seat: int) -> None:
        self.g: Any = table.state
        self.seat = seat
        self.points = dict.fromkeys(("gods", "buildings", "spells", "raids", "festival", "other"), 0)
        self.discs: list[str] = []
        self.phase, self.round, self.god, self.event = "", 0, "", ""
        self.sanity = min(10, self.g.charter.sanity_max)
        self.taken_back = False  # the last line tells of a disc that was taken back
        for line in table.log:
            self._read(line)

    def _read(self, line: Event) -> None:
        facts = line.facts
        own = facts.get("seat") == self.seat
        reader = getattr(self, f"_{line.kind.replace('-', '_')}", None)
        if reader is not None and (own or "seat" not in facts):
            reader(facts)
        self.taken_back = own and line.kind == "disc-lost"

    # Where one is ----------------------------------------------------------------------------------------------------

    def _month(self, facts: dict[str, Any]) -> None:
        self.round = facts["round"]

    def _phase(self, facts: dict[str, Any]) -> None:
        self.phase = facts["phase"]
        if self.phase == "end" and "city_hall" in self.discs:
            self.points["buildings"] += sum(self.g.cultists[self.seat].cubes) // 2

    # What cards bring ------------------------------------------------------------------------------------------------

    def _answer(self, facts: dict[str, Any]) -> None:
        """A sheet gives what is printed on it; two Scenarios make gods give more; the Church likes the great ones."""
        god = self.g.box.gods[facts["god"]]
        self.points["gods"] += sum(gift.n for gift in god.gifts if getattr(gift, "what", "") == "cult")
        self.points["gods"] += self.g.scenario == "the_shadow_over_innsmouth" and god.id in ("hydra", "dagon")
        self.points["gods"] += self.g.scenario == "the_festival" and self.round == DECEMBER
        self.points["buildings"] += "church" in self.discs and god.value >= 13

    def _place(self, facts: dict[str, Any]) -> None:
        self.discs.append(facts["building"])
        self.points["buildings"] += self.g.box.buildings[facts["building"]].cult
        self.points["buildings"] += 2 * (self.g.scenario == "the_nameless_city" and facts["building"] == "ruins")

    def _disc_lost(self, facts: dict[str, Any]) -> None:
        self.discs.remove(facts["building"])

    def _use(self, facts: dict[str, Any]) -> None:
        self.points["buildings"] += 2 * (facts["source"] == "theatre")

    def _cast(self, facts: dict[str, Any]) -> None:
        third_level = sum(self.g.box.buildings[disc].level == 3 for disc in self.discs)
        self.points["spells"] += {
            "ignis_fatuus": 1, "stigma_diaboli": 2, "vox_ultima": 3, "unguentum_volans": 1, "grando_et_fulmen": 3,
            "veneficium": 1, "pulvis_niger": 1, "transfiguratio": 1,
            "messis_diaboli": 3 if self.sanity < 6 else 1,
            "chorea_circularis": min(4, third_level),
        }.get(facts["spell"], 0)  # fmt: skip

    def _event(self, facts: dict[str, Any]) -> None:
        self.event = facts["event"]
        self.points["raids"] += self.event == "the_white_ship" and self.sanity >= 6

    def _combat(self, facts: dict[str, Any]) -> None:
        card = self.g.box.investigators[facts["investigator"]]
        reward = sum(verb.n for verb in card.reward if getattr(verb, "what", "") == "cult")
        self.points["raids"] += reward * (facts["outcome"] == "victory") * (1 + facts["doubled"])

    def _festival(self, facts: dict[str, Any]) -> None:
        who, box = self.g.cultists[self.seat], self.g.box
        levels = [box.buildings[disc].level for disc in self.discs]
        self.points["festival"] += {
            "yule": levels.count(4),
            "candlemas": who.sanity // 3,
            "walpurgis_night": who.magic // 3,
            "lammas": sum(who.cubes) // 3,
            "hallowmas": 3 * (who.sanity < 6),
            "roodmas": min(4, levels.count(2)) + min(2, len(who.hand)),
        }[facts["festival"]]

    # What is gained, paid and lost ------------------------------------------------------------------------------

    def _gain(self, facts: dict[str, Any]) -> None:
        self.sanity += facts["n"] * (facts["goods"] == "sanity")

    def _pay(self, facts: dict[str, Any]) -> None:
        self.sanity -= facts["n"] * (facts["goods"] == "sanity")
        self.points["raids"] += self.event == "the_strange_high_house_in_the_mist" and facts["goods"] == "magic"

    def _investigator(self, facts: dict[str, Any]) -> None:
        self.event = ""  # what is paid from now on is paid in a combat

    def _lose(self, facts: dict[str, Any]) -> None:
        self.sanity -= facts["n"] * (facts["goods"] == "sanity")
        if facts["goods"] == "cult":
            where = {"privileges": "gods", "propagation": "buildings", "raid": "raids"}[self.phase]
            self.points["buildings" if self.taken_back else where] -= facts["n"]
