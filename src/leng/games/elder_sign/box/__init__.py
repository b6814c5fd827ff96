"""Everything in the box, and what follows at once from what is printed."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path

from leng.engine.choice import Option
from leng.engine.content import Box
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadContent
from leng.games.elder_sign.box.cards import (
    DECKS,
    SHELVES,
    SYMBOLS,
    Adventure,
    Ally,
    AncientOne,
    Deed,
    Finding,
    InvestigatorCard,
    Item,
    Monster,
    Mythos,
    OtherWorld,
    Service,
)
from leng.games.elder_sign.deeds.ways import Need, OpenTask, Tokens, Way, face_of, faces_for, find_ways
from leng.games.elder_sign.effects import standing as changes
from leng.games.elder_sign.effects.compound import AnyVerb
from leng.games.elder_sign.effects.dice import AddDie, DiscardDice, Grant, Secure, TurnDie
from leng.games.elder_sign.effects.fate import ElderSign
from leng.games.elder_sign.effects.goods import Regain
from leng.games.elder_sign.effects.standing import Standing
from leng.games.elder_sign.effects.verb import Colour, tag_of

WAYS_KEPT = 200_000
"""So many answers of ``ways`` are remembered at a time."""


class ElderSignBox(Box):
    """Everything in the box, with the indexes the rules ask for."""

    kinds = SHELVES

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        shelf = self.shelf
        self.investigators: dict[str, InvestigatorCard] = shelf["investigator"]
        self.ancient_ones: dict[str, AncientOne] = shelf["ancient_one"]
        self.adventures: dict[str, Adventure] = shelf["adventure"]
        self.other_worlds: dict[str, OtherWorld] = shelf["other_world"]
        self.cards: dict[str, Adventure] = {**self.adventures, **self.other_worlds}
        self.items: dict[str, Item] = {**shelf["common"], **shelf["unique"], **shelf["spell"]}
        self.allies: dict[str, Ally] = shelf["ally"]
        self.mythos: dict[str, Mythos] = shelf["mythos"]
        self.first_aid: dict[str, Service] = shelf["first_aid"]
        self.souvenirs: dict[str, Service] = shelf["souvenir"]
        self.findings: dict[str, Finding] = {each.face: each for each in shelf["finding"].values()}
        self.monsters: dict[str, Monster] = {
            f"{each.id}.{copy}" if each.count > 1 else each.id: each
            for each in shelf["monster"].values()
            for copy in range(1, each.count + 1)
        }
        self.faces: dict[str, tuple[str, ...]] = {each.id: each.faces for each in shelf["die"].values()}
        self.kind_of: dict[str, str] = {name: kind for kind in DECKS for name in shelf[kind]}
        self.kind_of.update(dict.fromkeys(self.monsters, "monster"))
        self._check(folder)
        owners: list[InvestigatorCard | AncientOne | Ally | Mythos] = [
            *self.investigators.values(),
            *self.ancient_ones.values(),
            *self.allies.values(),
            *self.mythos.values(),
        ]
        self.traits: dict[str, set[str]] = {"": set()}
        self.maxima: dict[str, dict[str, int]] = {"": {"sanity": 0, "stamina": 0}}
        self.locks: dict[str, Colour] = {each.id: each.lock for each in self.cards.values() if each.lock}
        self.locks.update((name, each.lock) for name, each in self.monsters.items() if each.lock)
        self.mythos_terror: dict[str, list[AnyVerb]] = {each: [] for each in ("", *self.mythos)}
        self.forbidden: dict[str, set[str]] = {each: set() for each in ("", *self.mythos)}
        self.dearer: dict[str, tuple[int, int]] = {}  # trophy prices, and the price of an Elder Sign
        self.monster_needs: dict[str, tuple[Need, ...]] = {}
        self.angered_by: dict[str, str] = {}
        self.cold_cards: dict[tuple[str, str], int] = {}
        self.extra_card: dict[str, str] = {}
        self.dear_trophies: dict[str, int] = {}
        for owner in owners:
            self.traits[owner.id] = {tag_of(each) for each in owner.standing}
            self.maxima[owner.id] = {"sanity": 0, "stamina": 0}
            for each in owner.standing:
                self._enact(owner.id, each)
        self.finding_dice = {each for each, traits in self.traits.items() if traits & {"free_dice", "uses_locked"}}
        self.deeds: dict[str, tuple[Deed, ...]] = {
            each.id: each.deeds for each in owners if isinstance(each, InvestigatorCard | Ally)
        }
        self.healers = {each for each, deeds in self.deeds.items() if any(deed.when == "turn_start" for deed in deeds)}
        self.researchers = {
            each for each, deeds in self.deeds.items() if any(deed.when == "any_roll" for deed in deeds)
        }
        self.turning: dict[str, TurnDie] = {
            source: verb for source, deeds in self.deeds.items() for deed in deeds for verb in deed.effects
            if isinstance(verb, TurnDie)
        }  # fmt: skip
        self.granting: dict[str, TurnDie] = {
            each.id: verb.turn for each in self.items.values() for verb in each.effects if isinstance(verb, Grant)
        }
        self.securing: dict[str, int] = {
            each.id: verb.n for each in self.items.values() for verb in each.effects if isinstance(verb, Secure)
        }
        self.adding: dict[str, tuple[Colour, ...]] = {  # cards that bring dice into the pool, and which
            each.id: colours for each in self.items.values()
            if (colours := tuple(verb.colour for verb in each.effects if isinstance(verb, AddDie)))
        }  # fmt: skip
        self.out_by_terror: dict[str, tuple[DiscardDice, ...]] = {  # cards whose Terror takes dice
            source: taken for source, verbs in self._terrors()
            if (taken := tuple(verb for verb in verbs if isinstance(verb, DiscardDice)))
        }  # fmt: skip
        self.trophy_value: dict[str, int] = {each.id: each.trophies for each in self.cards.values()}
        self.trophy_value.update((name, each.trophies) for name, each in self.monsters.items())
        self.one_will_do = {  # cards that may be used when only part of them has an effect
            each.id for each in self.items.values()
            if len(each.effects) > 1 and all(isinstance(verb, AddDie) for verb in each.effects)
        }  # fmt: skip
        self.restoring = {  # cards that do nothing but give back sanity or stamina
            each.id: [verb.what for verb in each.effects if isinstance(verb, Regain)]
            for each in self.items.values() if all(isinstance(verb, Regain) for verb in each.effects)
        }  # fmt: skip
        self.track_length = {each.id: len(each.track) for each in self.ancient_ones.values()}
        self.any_time = {each.id for each in self.items.values() if each.when == "own_turn"}
        self.printed_tasks: dict[str, list[OpenTask]] = {
            each.id: [
                OpenTask(number, task.needs, task.sanity, task.stamina, task.clock, "")
                for number, task in enumerate(each.tasks)
                if task.needs
            ]
            for each in self.cards.values()
        }
        self.combat_tasks: dict[str, OpenTask] = {
            each.id: OpenTask(0, task.needs, task.sanity, task.stamina, task.clock, "")
            for each in self.ancient_ones.values()
            if (task := each.combat) is not None
        }
        self.paid_with: dict[str, AbstractSet[str]] = {  # what buys the ability of the moment before the first roll
            source: kinds for source, deeds in self.deeds.items()
            if (kinds := {kind for deed in deeds if deed.when == "resolution_start" for kind in deed.pays})
        }  # fmt: skip
        self.services: list[Option] = [  # ES
            *(("aid", each) for each in self.first_aid), "find", *(("buy", each) for each in self.souvenirs)
        ]  # fmt: skip
        self.dear_services = [  # those that cost trophies
            option for option in self.services
            if option != "find" and {**self.first_aid, **self.souvenirs}[option[1]].price
        ]  # fmt: skip
        self.price_lists: dict[tuple[str, str], dict[str, int]] = {
            (one, card): self._prices(one, card) for one in ("", *self.ancient_ones) for card in ("", *self.mythos)
        }
        names = sorted(self.kind_of)
        Dice(seed_number("mixed")).shuffle(names)
        self.mixed = {name: place for place, name in enumerate(names)}  # an order without any order in it
        self._ways: dict[tuple[tuple[Need, ...], Tokens], tuple[Way, ...]] = {}

    def _enact(self, owner: str, standing: Standing) -> None:
        """Put a change to the rules where the rules look for it."""
        match standing:
            case changes.Maximum():
                self.maxima[owner][standing.what] += standing.by
            case changes.LockDie():
                self.locks[owner] = standing.colour
            case changes.Terror():
                self.mythos_terror[owner] += standing.effects
            case changes.Forbid():
                self.forbidden[owner].add(standing.what)
            case changes.Dearer():
                self.dearer[owner] = (standing.by, standing.sign_by)
            case changes.MonsterNeeds():
                self.monster_needs[owner] = standing.needs
            case changes.LosesSigns():
                self.angered_by[owner] = standing.monster
            case changes.ColdCards():
                self.cold_cards.update(((owner, kind), standing.n) for kind in standing.kinds)
            case changes.ExtraCard():
                self.extra_card[owner] = standing.what
            case changes.DearTrophies():
                self.dear_trophies[owner] = standing.by

    def _prices(self, ancient_one: str, mythos: str) -> dict[str, int]:
        """What first aid and souvenirs cost in trophies under an Ancient One and a Mythos card."""
        dearer = [self.dearer.get(each, (0, 0)) for each in (ancient_one, mythos)]
        prices = {}
        for service in (*self.first_aid.values(), *self.souvenirs.values()):
            sign = any(isinstance(verb, ElderSign) for verb in service.effects)
            prices[service.id] = service.price + sum(by[sign] for by in dearer) if service.price else 0
        return prices

    def _terrors(self) -> list[tuple[str, Sequence[AnyVerb]]]:
        """What Terror does, by the card."""
        return [*((each.id, each.terror) for each in self.cards.values()), *self.mythos_terror.items()]

    def has(self, owner: str, tag: str) -> bool:
        """Whether a card in play changes the rules in this way."""
        return tag in self.traits[owner]

    def worth(self, trophy: str, allies: Sequence[str]) -> int:
        """What one trophy is worth in the hands of somebody with these allies."""  # ES R-063
        dearer = sum([self.dear_trophies.get(ally, 0) for ally in allies]) if trophy in self.monsters else 0
        return self.trophy_value[trophy] + dearer

    def deck(self, kind: str) -> list[str]:
        """All cards of a deck, in the order of the content files."""
        return list(self.shelf[kind])

    def ways(self, needs: tuple[Need, ...], tokens: Tokens) -> tuple[Way, ...]:
        """All ways to meet a task's needs with these dice, none of them with a die too many."""
        found = self._ways.get((needs, tokens))
        if found is None:
            if len(self._ways) >= WAYS_KEPT:
                self._ways.clear()
            faces = faces_for(needs)
            useful = tuple([token for token in tokens if face_of(token) in faces])  # many rolls differ in the rest
            found = self._ways.get((needs, useful))
            if found is None:
                found = self._ways[needs, useful] = find_ways(needs, useful)
            self._ways[needs, tokens] = found
        return found

    def _check(self, folder: Path) -> None:
        """Every task asks for results that dice can show, and a frame covers only needs that exist."""
        tasks = [(card.id, task) for card in self.cards.values() for task in card.tasks]
        tasks += [(name, each.task) for name, each in self.monsters.items()]
        tasks += [(each.id, each.combat) for each in self.ancient_ones.values() if each.combat]
        for entry, task in tasks:
            for need in task.needs:
                if isinstance(need, str) and not set(need.split("/")) <= set(SYMBOLS):
                    raise BadContent("error-content-need", folder=str(folder), entry=entry, need=need)
            if any(each >= len(task.needs) for each in task.covered):
                raise BadContent("error-content-covered", folder=str(folder), entry=entry)
