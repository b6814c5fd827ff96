"""How the options of a decision are called, where they lie on the table, and how cards describe themselves.

Where an option lies:

* ``space:kingsport``: a location, a prowler space, a lock, a special card, a space of the decider's priest board, or a
  step of a ritual (``space:ritual.mao_ceremony.1``);
* ``row:vault_2``: a room or a monster on offer;
* ``lair:byakhee``: a monster in a lair;
* ``slot:s3``, ``slot:exposed``: a place of the decider's sanctuary;
* ``seat:2``: all that belongs to a priest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from leng.engine.choice import Choice, Option
from leng.engine.content import Entry
from leng.engine.state import State
from leng.games.evil_high_priest import asks, box, rows
from leng.games.evil_high_priest.deeds.people import ETERNAL, TRACK
from leng.games.evil_high_priest.effects.every import Ability
from leng.games.evil_high_priest.effects.powers import PickRewards
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.rules.spaces import ENTRY
from leng.games.evil_high_priest.speech import Speech
from leng.games.evil_high_priest.state import BASIC, GOODS, PLACES, RIVAL, SIGN, TREASURE, Conclave
from leng.words.presenter import Label
from leng.words.signs import Row
from leng.words.speech import Called, sentence


class Presenter(Speech):
    """Labels every option and every card of Evil High Priest."""

    goes_on = frozenset(ask.name for ask in rows.GOES_ON)

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
        text = self.say("option-discard", monster=card, effects=self._does(card))
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
        text = self.say("option-room", title=self.title("room", card), effects=self._in_short(card))
        text = self._told_apart(choice, option, text)
        return Label(text, "" if choice.ask is asks.KEEP_ROOM else f"row:{card}", self.explained(card))

    def _monster(self, choice: Choice, option: Option) -> Label:
        """A monster to take, or to sacrifice."""
        card = option[1]
        short = self._in_short(card)
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

    def _in_short(self, card: str) -> str:
        """What a room or a monster stops, holds and does, in one line."""
        face: box.RoomCard | box.MonsterCard = (
            self.box.rooms[card] if card in self.box.rooms else self.box.monsters[card]
        )
        told = [self._defence(face.defence)]
        if isinstance(face, box.RoomCard):
            told += map(self._storage, face.storage)
        if face.ability is not None:
            told.append(self._ability(face.ability))
        return " ".join(told).rstrip(".")

    def _ability_of(self, choice: Choice, option: Option) -> Label:
        """A monster, a room or an investigator that may be used."""
        head, card = option
        place = f"lair:{card}" if card in self.box.monsters else ""
        return Label(self.say(f"option-{head}", card=card, effects=self._does(card)), place, self.explained(card))

    def _special(self, choice: Choice, option: Option) -> Label:
        card = option[1]
        key = "option-special-retaliate" if choice.ask is asks.RETALIATE else "option-special"
        return Label(self.say(key, card=card, n=self.box.specials[card].stops), f"space:{card}", f"special:{card}")

    def _bribe(self, choice: Choice, option: Option) -> Label:
        card = option[1]
        return Label(self.say("option-bribe", investigator=card, effects=self._does(card)), "", self.explained(card))

    def _does(self, card: str) -> str:
        """What a card does when it is used."""
        abilities: Sequence[Ability] = ()
        if card in self.box.investigators:
            abilities = [each for each in self.box.investigators[card].abilities if each.timing != "modifier"]
        else:
            face: box.RoomCard | box.MonsterCard = (
                self.box.rooms[card] if card in self.box.rooms else self.box.monsters[card]
            )
            abilities = () if face.ability is None else (face.ability,)
        return self.verbs([verb for each in abilities for verb in (*each.price, *each.effects)])

    def _acolyte(self, choice: Choice, option: Option) -> Label:
        place = option[1]
        return Label(self.say("option-acolyte", place=place), self.at(choice, place))

    def _acolyte_of(self, choice: Choice, option: Option) -> Label:
        _, owner, place = option
        lies = self.at(choice, place)
        return Label(
            self.say("option-acolyte-of", owner=owner, place=place), lies if lies[:5] != "seat:" else f"seat:{owner}"
        )

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

    # Cards ---------------------------------------------------------------------------------------------------------

    def card(self, kind: str, name: str) -> Any:
        return super().card(kind, self.face(name))

    def _spending(self, cost: Sequence[Verb], reward: Sequence[Verb]) -> Iterable[str]:
        """What a space costs and brings."""
        if cost:
            yield self.say("card-cost", effects=self.verbs(cost))
        if reward:
            yield self.say("card-reward", effects=self.verbs(reward))

    def _needs(self, needs: Iterable[Any]) -> str:
        return self.listing([self.phrase(each.describe()) for each in needs])

    def _location_lines(self, place: box.Location) -> Iterable[str]:
        yield from self._spending(place.cost, place.reward)
        if not place.prowlers:
            yield self.say("card-no-prowlers")

    def _lurk_lines(self, lurk: box.Lurk) -> Iterable[str]:
        yield self.say("card-lurk")
        yield self.say("card-lurk-players", players=self.one_of(lurk.players))

    def _ritual_lines(self, ritual: box.Ritual) -> Iterable[str]:
        yield self.say("card-ritual-start", amount=self.amount(TREASURE, ENTRY))
        for n, reward in enumerate(ritual.steps[1:], start=2):
            key = "card-ritual-step" if reward else "card-ritual-waits"
            yield self.say(key, n=n, effects=self.verbs(reward))
        yield self.say("card-ritual")

    def _post_lines(self, post: box.Post) -> Iterable[str]:
        yield from self._spending(post.cost, post.reward)
        yield self.say(f"card-post-{post.who}")
        yield self.say(f"card-post-{post.id}")

    def _defence(self, n: int) -> str:
        return self.say("card-defence" if n >= 0 else "card-defence-worse", n=abs(n))

    def _storage(self, storage: box.Storage) -> str:
        if storage.holds == ("any",):
            return self.say("card-storage-any", n=storage.n)
        return self.say("card-storage", n=storage.n, kinds=self.one_of(self.goods(each) for each in storage.kinds))

    def _ability(self, ability: Ability) -> str:
        """When an ability acts, what it takes and what it does."""
        timing = self.words.say(f"timing-{_moment(ability)}")
        effects = self.verbs(ability.effects)
        if ability.price:
            return self.say("card-ability-price", timing=timing, price=self.verbs(ability.price), effects=effects)
        if ability.needs:
            return self.say("card-ability-needs", timing=timing, condition=self._needs(ability.needs), effects=effects)
        return self.say("card-ability", timing=timing, effects=effects)

    def _room_lines(self, room: box.RoomCard) -> Iterable[str]:
        yield self._defence(room.defence)
        yield from map(self._storage, room.storage)
        if room.ability is not None:
            yield self._ability(room.ability)
        yield self.say("card-count", n=room.count)

    def _monster_lines(self, monster: box.MonsterCard) -> Iterable[str]:
        yield self._defence(monster.defence)
        if monster.turned:
            yield self.say("card-defence-turned", n=monster.turned)
        if monster.ability is not None:
            yield self._ability(monster.ability)
        if monster.count > 1:
            yield self.say("card-count", n=monster.count)

    def _investigator_lines(self, card: box.Investigator) -> Iterable[str]:
        for name, n in (("dice", card.dice), ("strength", card.strength)):
            if n:
                yield self.say(f"card-investigator-{name}", n=abs(n), less=n < 0)
        yield from map(self._ability, card.abilities)

    def _priest_lines(self, card: box.PriestCard) -> Iterable[str]:
        if card.needs:
            yield self.say("card-needs", effects=self._needs(card.needs))
        yield from self._spending(card.cost, card.effects)
        yield self.say("card-priest")

    def _special_lines(self, card: box.Special) -> Iterable[str]:
        if card.stops:
            yield self.say("card-special-stops", n=card.stops)
        if card.reward:
            yield self.say("card-special-space")
            yield from self._spending(card.cost, card.reward)
        if card.upkeep:
            yield self.say("card-special-upkeep", effects=self.verbs(card.upkeep))
        if card.pays:
            yield self.say("card-special-pays", effects=self.verbs(card.pays))
        elif card.stops or card.reward:
            yield self.say("card-special-taken")

    def _lock_lines(self, lock: box.Lock) -> Iterable[str]:
        if lock.site:
            yield self.say("card-lock-site", n=lock.site, effects=self.verbs(lock.effects))
            return
        if lock.start:
            yield self.say("card-lock-start")
        if lock.needs:
            yield self.say("card-needs", effects=self._needs(lock.needs))
        yield from self._spending(lock.cost, ())
        yield self.say("card-lock-sign")
        if lock.effects:
            yield self.say("card-lock-effects", effects=self.verbs(lock.effects))
        if lock.opens:
            yield self.say("card-lock-opens", locks=self.listing([self.quoted(each) for each in lock.opens]))
        yield from self._bonus_lines(lock.bonus)

    def _bonus_lines(self, bonus: box.Bonus | None) -> Iterable[str]:
        if bonus is None:
            yield self.say("card-lock-no-bonus")
            return
        effects = self.verbs(bonus.reward)
        if bonus.step:
            yield self.say("card-lock-step", effects=effects)
            return
        key = "card-lock-bonus-cost" if bonus.cost else "card-lock-bonus"
        yield self.say(key, price=self.verbs(bonus.cost), effects=effects)
        if bonus.needs:
            yield self.say("card-lock-bonus-needs", effects=self._needs(bonus.needs))
        if bonus.acolytes:
            yield self.say("card-lock-bonus-acolytes")
        if not bonus.prowlers:
            yield self.say("card-no-prowlers")

    def _resource_lines(self, goods: box.Resource) -> Iterable[str]:
        yield self.say("card-resource-worth", n=goods.worth)
        if goods.id in (TREASURE, SIGN):
            yield self.say(f"card-resource-{goods.id}")
        if goods.id in BASIC:
            yield self.say("card-resource-basic")
        yield self.say("card-resource-total", n=goods.total)

    def _cult_lines(self, cult: box.Cult) -> Iterable[str]:
        yield self.say("card-cult-goal")
        if self.words.has(f"card-cult-{cult.id}"):
            yield self.say(f"card-cult-{cult.id}")
        yield self.say(f"card-cult-box-{cult.box}")

    def _omen_lines(self, omen: box.Omen) -> Iterable[str]:
        goods = self.amounts((kind, omen.goods.get(kind, 0)) for kind in GOODS)
        yield sentence(self.say("card-omen", effects=goods))

    faces: ClassVar[Mapping[type[Entry], Callable[..., Iterable[str]]]] = {
        box.Location: _location_lines,
        box.Lurk: _lurk_lines,
        box.Ritual: _ritual_lines,
        box.Post: _post_lines,
        box.RoomCard: _room_lines,
        box.MonsterCard: _monster_lines,
        box.Investigator: _investigator_lines,
        box.PriestCard: _priest_lines,
        box.Special: _special_lines,
        box.Lock: _lock_lines,
        box.Resource: _resource_lines,
        box.Cult: _cult_lines,
        box.Omen: _omen_lines,
    }

    def lines(self, entry: Any) -> Iterable[str]:
        return self.faces[type(entry)](self, entry)


def _moment(ability: Ability) -> str:
    """When an ability acts, and what it takes of its card."""
    if ability.timing == "announce":
        flags = (("everybody", ability.everybody), ("spends", ability.spends), ("commits", ability.commits))
        return next((f"announce-{name}" for name, on in flags if on), "announce")
    if ability.timing == "sacrifice" and ability.at_zero:
        return "sacrifice-zero"
    if ability.timing == "afterwards" and ability.optional:
        return "afterwards-optional"
    return ability.timing
