"""How the options of a decision are called, and where they lie on the table.

Where an option lies:

* ``space:kingsport``: a location, a prowler space, a lock, a special card, a space of the decider's priest board, or a
  step of a ritual (``space:ritual.mao_ceremony.1``);
* ``row:vault_2``: a room or a monster on offer;
* ``lair:byakhee``: a monster in a lair;
* ``slot:s3``, ``slot:exposed``: a place of the decider's sanctuary;
* ``seat:2``: all that belongs to a priest.
"""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Choice, Option
from leng.engine.state import State
from leng.games.evil_high_priest import asks, rows
from leng.games.evil_high_priest.deeds.people import ETERNAL, TRACK
from leng.games.evil_high_priest.effects.powers import PickRewards
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.present.cards import Faces
from leng.games.evil_high_priest.state import PLACES, RIVAL, Conclave
from leng.words.presenter import Label
from leng.words.signs import Row
from leng.words.speech import Called


class Presenter(Faces):
    """Labels every option and every card of Evil High Priest."""

    goes_on = frozenset(ask.name for ask in rows.GOES_ON)
    chapters = frozenset({"round"})
    headings = frozenset({"raid", "rival-raid"})
    asides = frozenset({"at-lock", "raid-dice", "raid-stopped", "raid-strength", "scored"})

    # Where things lie ----------------------------------------------------------------------------------------------

    def at(self, choice: Choice, place: str) -> str:
        """Where an acolyte or goods lie that somebody may choose."""
        if place in PLACES:
            return f"slot:{place}"
        spot = place.removeprefix(TRACK).removeprefix(ETERNAL)
        name = self.space(place)
        known = name in self.box.locations or name in self.box.lurks or name in self.box.locks
        return (
            f"space:{spot}" if known or name in self.box.rituals or name in self.box.specials else f"seat:{choice.seat}"
        )

    def explained(self, name: str) -> str:
        """Which card explains a thing: "lock:black_goat_s1"."""
        name = self.space(name)
        return f"{self.kind(name)}:{self.face(name)}"

    # Options -------------------------------------------------------------------------------------------------------

    def plain_label(self, choice: Choice, option: str) -> Label:
        if option == "feed":
            ability = self.box.monsters[choice.about["monster"]].ability
            assert ability is not None
            return Label(self.say("option-feed", effects=self._price(ability.effects)))
        return Label(self.plain(choice, option))

    def _price(self, verbs: Sequence[Verb]) -> str:
        return self.listing([self.amount(sign.kind, sign.n) for verb in verbs for sign in verb.signs() if sign.kind])

    def _place(self, choice: Choice, option: Option) -> Label:
        _, space, piece = option
        facts = {"title": self._title(space), "piece": piece}
        label = Label(self.say("option-place", **facts), f"space:{space}", self.explained(space))
        return self.one_way(label, "place", **facts)

    def _title(self, space: str) -> str:
        name = self.space(space)
        return self.bare(self.kind(name), name)

    def _discard(self, choice: Choice, option: Option) -> Label:
        card = option[1]
        text = self.say("option-discard", monster=card, effects=self.does(card))
        return Label(text, f"lair:{card}", self.explained(card))

    def _use(self, choice: Choice, option: Option) -> Label:
        lock = option[1]
        bonus = self.box.locks[lock].bonus
        assert bonus is not None
        effects = self.verbs((*bonus.cost, *bonus.reward))
        return Label(self.say("option-use", lock=lock, effects=effects), f"space:{lock}", f"lock:{lock}")

    def _goods(self, choice: Choice, option: Option) -> Label:
        """Goods in some place, from where or to where they go."""
        head, place, kind = option
        return Label(self.say(f"option-{head}", place=place, goods=kind), f"slot:{place}", f"resource:{kind}")

    def _room(self, choice: Choice, option: Option) -> Label:
        card = option[1]
        text = self.say("option-room", title=self.title("room", card), effects=self.in_short(card))
        text = self._told_apart(choice, option, text)
        return Label(text, "" if choice.ask is asks.KEEP_ROOM else f"row:{card}", self.explained(card))

    def _monster(self, choice: Choice, option: Option) -> Label:
        """A monster to take, or to sacrifice."""
        card = option[1]
        short = self.in_short(card)
        if choice.ask is asks.RETALIATE:
            text = self._told_apart(choice, option, self.say("option-monster-retaliate", monster=card, effects=short))
            return Label(text, f"lair:{card}", self.explained(card))
        text = self.say("option-monster", title=self.title("monster", card), effects=short)
        return Label(self._told_apart(choice, option, text), f"row:{card}", self.explained(card))

    def _told_apart(self, choice: Choice, option: Option, text: str) -> str:
        """Of cards that are alike and may both be chosen here, each is numbered."""
        card = option[1]
        alike = [each[1] for each in choice.candidates if not isinstance(each, str) and each[0] == option[0]]
        if sum(self.face(each) == self.face(card) for each in alike) < 2:
            return text
        return self.say("option-numbered", text=text, n=int(card.rpartition("_")[2]))

    def _ability_of(self, choice: Choice, option: Option) -> Label:
        """A monster, a room or an investigator that may be used."""
        head, card = option
        place = f"lair:{card}" if card in self.box.monsters else ""
        return Label(self.say(f"option-{head}", card=card, effects=self.does(card)), place, self.explained(card))

    def _special(self, choice: Choice, option: Option) -> Label:
        card = option[1]
        key = "option-special-retaliate" if choice.ask is asks.RETALIATE else "option-special"
        return Label(self.say(key, card=card, n=self.box.specials[card].stops), f"space:{card}", f"special:{card}")

    def _bribe(self, choice: Choice, option: Option) -> Label:
        card = option[1]
        return Label(self.say("option-bribe", investigator=card, effects=self.does(card)), "", self.explained(card))

    def _acolyte(self, choice: Choice, option: Option) -> Label:
        place = option[1]
        return Label(self._on_step(choice, option, self.say("option-acolyte", place=place)), self.at(choice, place))

    def _acolyte_of(self, choice: Choice, option: Option) -> Label:
        _, owner, place = option
        lies = self.at(choice, place)
        text = self._on_step(choice, option, self.say("option-acolyte-of", owner=owner, place=place))
        return Label(text, lies if lies[:5] != "seat:" else f"seat:{owner}")

    def _on_step(self, choice: Choice, option: Option, text: str) -> str:
        """What is said of an acolyte: that it is there for good, or its step where others stand on the same ritual."""
        *same, place = option
        if place.startswith(ETERNAL):
            return self.say("option-eternal", text=text)
        step = place.rpartition(".")[2]
        alike = [
            each
            for each in choice.candidates
            if list(each[:-1]) == same and self.space(str(each[-1])) == self.space(place)
        ]
        return self.say("option-on-step", text=text, n=int(step)) if len(alike) > 1 and step.isdigit() else text

    def _seat(self, choice: Choice, option: Option) -> Label:
        seat = option[1]
        return Label(self.say("option-seat", who=seat), "" if seat == RIVAL else f"seat:{seat}")

    def _way_to(self, choice: Choice, option: Option) -> Label:
        """A cultist that goes from one space to another."""
        head, start, *piece, space = option
        facts = {"start": start, "space": space, "title": self._title(space)}
        if piece:
            facts["piece"] = piece[0]
        label = Label(self.say(f"option-{head}", **facts), f"space:{space}", self.explained(space))
        return self.one_way(label, head, **facts)

    def _ritual_for(self, choice: Choice, option: Option) -> Label:
        _, owner, space = option
        facts = {"owner": owner, "title": self._title(space)}
        label = Label(self.say("option-ritual-for", **facts), f"space:{space}", self.explained(space))
        return self.one_way(label, "ritual-for", **facts)

    def _titled(self, choice: Choice, option: Option) -> Label:
        head, name = option
        text = self.say(f"option-{head}", title=self._title(name))
        if head == "lair":
            return Label(self._told_apart(choice, option, text), f"lair:{name}", self.explained(name))
        return Label(text, f"space:{name}", self.explained(name))

    def _slot(self, choice: Choice, option: Option) -> Label:
        return Label(self.say("option-slot", n=PLACES.index(option[1])), f"slot:{option[1]}")

    def _captive(self, choice: Choice, option: Option) -> Label:
        return Label(self.say("option-captive", place=option[1]), f"lair:{option[1]}", self.explained(option[1]))

    def _reward(self, choice: Choice, option: Option) -> Label:
        rewards = next(
            verb.rewards for each in self.box.priests.values() for verb in each.effects if isinstance(verb, PickRewards)
        )
        return Label(self.say("option-reward", effects=self.verbs([rewards[option[1]]])))

    def _first(self, choice: Choice, option: Option) -> Label:
        return Label(self.say(f"option-first-{option[1]}"))

    def _move(self, choice: Choice, option: Option) -> Label:
        _, start, place, kind = option
        facts = {"start": start, "place": place, "goods": kind}
        label = Label(self.say("option-move", **facts), f"slot:{place}", f"resource:{kind}")
        return self.one_way(label, "move", **facts)

    labels = {
        "place": _place,
        "discard": _discard,
        "use": _use,
        "from": _goods,
        "store": _goods,
        "evolved": Called("level"),
        "goods": Called("goods", card="resource:{goods}"),
        "room": _room,
        "slot": _slot,
        "monster": _monster,
        "lair": _titled,
        "ability": _ability_of,
        "power": _ability_of,
        "special": _special,
        "acolyte": _acolyte,
        "acolyte-of": _acolyte_of,
        "captive": _captive,
        "seat": _seat,
        "die": Called("die"),
        "prowl": _way_to,
        "visit": _titled,
        "ritual": _titled,
        "relocate": _way_to,
        "ritual-for": _ritual_for,
        "lock": _titled,
        "reward": _reward,
        "first": _first,
        "move": _move,
        "rescue": Called("n"),
        "destroy": Called("level"),
        "bribe": _bribe,
    }

    def signs(self, g: State, choice: Choice, option: Option) -> Row:
        assert isinstance(g, Conclave)
        return rows.row(g, choice, option)
