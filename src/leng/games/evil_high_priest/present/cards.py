"""How the cards and spaces of Evil High Priest describe themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from leng.engine.content import Entry
from leng.games.evil_high_priest import box
from leng.games.evil_high_priest.effects.every import Ability
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.rules.spaces import ENTRY
from leng.games.evil_high_priest.speech import Speech
from leng.games.evil_high_priest.state import BASIC, GOODS, SIGN, TREASURE
from leng.words.speech import sentence


class Faces(Speech):
    """Tells what stands on every card."""

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
            yield self.say("card-special-upkeep", effects=self.verbs(self.box.upkeep_of(card.id, True)))
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

    # In one line ---------------------------------------------------------------------------------------------------

    def in_short(self, card: str) -> str:
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

    def does(self, card: str) -> str:
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
