"""How the conclave speaks: spaces, goods, monsters, rooms and people inside a sentence, and the phrases of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from leng.games.evil_high_priest.box import HighPriestBox
from leng.games.evil_high_priest.deeds.people import ETERNAL, RITUAL, TRACK
from leng.games.evil_high_priest.state import (
    ADVERSARY,
    ASYLUM,
    ESCAPE,
    EXPOSED,
    GOODS,
    OUT,
    PLACES,
    POOL,
    RIVAL,
    WORSHIP,
)
from leng.words import speech
from leng.words.clause import Phrase

CARDS = (
    "resource", "location", "lurk", "ritual", "post", "special", "monster", "room", "investigator", "priest", "lock",
    "cult", "omen",
)  # fmt: skip
"""What has a face to read, in the order in which a name is looked for."""

ZONES = (POOL, ASYLUM, ESCAPE, WORSHIP, OUT, EXPOSED)
COUNTED = (*GOODS, "any_basic", "room")
"""What the goods of a sentence may be."""
PEOPLE = ("seat", "victim", "owner", "by")
WHERE = ("place", "start", "space", "lock")
"""Facts that are places."""
PILES = ("price", "have")
"""Facts that are goods in their numbers."""
WAYS = ("at", "to", "from")
VOWELS = frozenset("aeiouyàâéèêëîïôùûœ")


class Speech(speech.Speech):
    """Puts the ids and numbers of Evil High Priest into words."""

    box: HighPriestBox
    long = frozenset(
        {
            "verb-prowl", "verb-scare-off", "verb-when", "verb-feeds-on", "verb-amoebas-defend", "verb-draw-rooms",
            "verb-free-entry", "verb-asylum-defends", "verb-blood-of-sacrifice", "verb-remove-die",
        }
    )  # fmt: skip

    # Names ---------------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """Who sits there; a lone player has an opponent without a seat."""
        return self.rival_name(ADVERSARY) if seat == RIVAL else super().seat_name(seat)

    def of(self, name: str) -> str:
        """Somebody’s name after "of", which French joins to a vowel."""
        return self.words.say("of-person", name=name, vowel="yes" if name[:1].lower() in VOWELS else "no")

    def face(self, name: str) -> str:
        """The kind of card of which a card is one: "vault" for "vault_2"."""
        faces: Mapping[str, Any] = {**self.box.rooms, **self.box.monsters}
        return str(faces[name].id) if name in faces else name

    def kind(self, name: str) -> str:
        """What kind of card a name belongs to."""
        face = self.face(name)
        return next(kind for kind in CARDS if face in self.box.shelf[kind])

    def title(self, kind: str, name: str) -> str:
        return super().title(kind, self.face(name))

    def bare(self, kind: str, name: str) -> str:
        """A title without what is added in brackets."""
        return self.title(kind, name).partition(" (")[0]

    def called(self, name: str, how: str = "the") -> str:
        """A card or a space inside a sentence: after "the", "a", "at", "to" or "from"."""
        kind, face = self.kind(name), self.face(name)
        if kind == "lock":
            return self.quoted(name, how)
        if kind in ("priest", "cult"):
            return self.bare(kind, name)
        article, rest = self.parted(self.bare(kind, name))
        listed = {each: self.words.say(each).split() for each in ("bare", "plural", "feminine")}
        feminine = face in listed["feminine"] or article == "la"
        vowel = rest[0].lower() in self.words.say("vowels")
        if face in listed["bare"]:
            form = "bare"
        elif face in listed["plural"] or article == "les":
            form = "plural"
        elif vowel and article not in ("le", "la"):
            form = "vowel"
        else:
            form = "feminine" if feminine else "other"
        facts = {"feminine": "yes" if feminine else "no", "vowel": "yes" if vowel else "no"}
        return self.words.say(f"name-{how}", name=rest, form=form, **facts)

    def quoted(self, lock: str, how: str = "the") -> str:
        """A lock, whose name is no noun."""
        return self.words.say("quoted" if how == "the" else f"quoted-{how}", name=self.title("lock", lock))

    def where(self, how: str, place: str) -> str:
        """A zone, a slot of a sanctuary, a space of a board, or the monster that holds somebody."""
        if place in ZONES:
            return self.words.say(f"zone-{how}", zone=place)
        if place in PLACES:
            return self.words.say(f"slot-{how}", n=PLACES.index(place))
        name = self.space(place)
        if name in self.box.lurks:
            return self.words.say(f"lurk-{how}", n=int(name.rpartition("_")[2]))
        if name in self.box.monsters:
            return self.words.say(f"captive-{how}", name=self.title("monster", name))
        if not any(name in self.box.shelf[kind] for kind in CARDS):
            return place
        return self.called(name, how)

    def space(self, spot: str) -> str:
        """What is printed where somebody stands: "mao_ceremony" for "ritual.mao_ceremony.2"."""
        for lead in (RITUAL, TRACK, ETERNAL):
            spot = spot.removeprefix(lead)
        return spot.partition(".")[0]

    def track(self, track: str) -> str:
        """What a track is called."""
        for sheet in self.box.sheets.values():
            if track in sheet.board.line_names:
                return self.words.say("quoted", name=self.printed(sheet.board.line_names[track]))
        return self.words.say(f"track-{track}")

    def goods(self, kind: str) -> str:
        """Goods without a number."""
        return self.words.say(f"goods-{kind}")

    def kinds(self, kinds: Iterable[str]) -> str:
        """Several kinds of goods."""
        return self.listing([self.goods(each) for each in kinds])

    # Facts ---------------------------------------------------------------------------------------------------------

    def fact(self, name: str, value: Any) -> str | int:
        if name in ("victim", "owner", "who") and isinstance(value, int):
            return self.seat_name(value)
        return super().fact(name, value)

    def word(self, name: str, value: str) -> str:
        match name:
            case "monster" | "room" | "old" | "card" | "investigator" | "priest" | "ritual" | "board":
                return self.called(value)
            case "place" | "start" | "space" | "lock":
                return self.where("the", value)
            case "goods":
                return self.goods(value)
            case "level":
                return self.words.say(f"level-{value}")
            case "track":
                return self.track(value)
        return value  # the messages choose by it

    def several(self, name: str, values: Sequence[Any]) -> str:
        if name in PILES:
            return self.listing([self.amount(kind, n) for kind, n in values])
        return super().several(name, values)

    def also(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        also = super().also(facts)
        for name in PEOPLE:
            if isinstance(facts.get(name), int):
                also[f"of_{name}"] = self.of(self.seat_name(facts[name]))
        if isinstance(facts.get("victim"), int):
            also["from_victim"] = self.words.say("from-person", name=self.seat_name(facts["victim"]))
        for name in WHERE:
            if isinstance(facts.get(name), str):
                also |= {f"{how}_{name}": self.where(how, facts[name]) for how in WAYS}
        for name in ("monster", "room"):
            if isinstance(facts.get(name), str):
                also[f"a_{name}"] = self.called(facts[name], "a")
        if isinstance(facts.get("space"), str):
            space = self.space(facts["space"])
            also |= {"space_id": space, "space_kind": self._kind_of_space(space)}
        if isinstance(facts.get("piece"), str):
            also["piece_one"] = self.words.say(f"piece-{facts['piece']}")
            also["piece_word"] = self.words.say(f"piece-word-{facts['piece']}")
        if isinstance(facts.get("track"), str):
            also["track_id"] = facts["track"]
        return also | self._counted(facts)

    def _counted(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        """What follows from goods and their number."""
        kind = next((facts[name] for name in ("goods", "what", "most_of") if name in facts), None)
        if not isinstance(kind, str) or kind not in COUNTED:
            return {}
        also: dict[str, str | int] = {"goods_kind": kind}
        if kind != "any_basic":
            also |= {"goods": self.goods(kind), "goods_one": self.words.say(f"goods-one-{kind}")}
        if isinstance(facts.get("n"), int):
            also["amount"] = self.amount(kind, facts["n"])
        return also

    def _kind_of_space(self, space: str) -> str:
        kind = self.kind(space)
        return "start" if kind == "ritual" else kind

    # Phrases of effects --------------------------------------------------------------------------------------------

    def shared(self, phrase: Phrase) -> tuple[str, str]:
        facts = phrase.facts
        plain = isinstance(facts.get("n"), int) and facts.get("to", "self") == "self" and not facts.get("after_raid")
        if phrase.key in ("verb-gain", "verb-pay") and plain:
            return phrase.key, self.amount(facts["what"], facts["n"])
        return "", ""

    def phrase(self, phrase: Phrase, who: str = speech.YOU) -> str:
        facts = phrase.facts
        match phrase.key:
            case "verb-gain" if isinstance(facts["n"], Phrase):
                count = self.phrase(facts["n"])
                return self.words.say("verb-gain-counted", goods=self.goods(facts["what"]), count=count)
            case "verb-gain" if facts["to"] != "self":
                return self.words.say("verb-gain-each", amount=self.amount(facts["what"], facts["n"]))
            case "verb-gain" if facts["after_raid"]:
                return self.words.say("verb-gain-after-raid", amount=self.amount(facts["what"], facts["n"]))
            case "verb-pick-rewards":
                rewards = self.one_of(self.verbs([each]) for each in facts["rewards"])
                return self.words.say(phrase.key, n=facts["n"], rewards=rewards)
            case "verb-protect":
                return self.words.say(phrase.key, kinds=self.kinds(facts["what"]))
            case "verb-prowl":
                return self.words.say(phrase.key, prowler=facts["kind"])
        return super().phrase(phrase, who)
