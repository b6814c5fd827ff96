"""What lies where: every piece in exactly one place, what a seat has, and what an act would change of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from leng.engine.choice import Rules
from leng.engine.state import MatchOver
from leng.games.elder_sign.box.cards import DECKS
from leng.games.elder_sign.deeds import health, trophies
from leng.games.elder_sign.deeds.clock import HOURS
from leng.games.elder_sign.effects.compound import AnyVerb
from leng.games.elder_sign.effects.goods import GainAlly
from leng.games.elder_sign.state import COLOUR_OF, GONE, LOCKED, RESERVE, Investigator, Museum
from leng.words.clause import signs_of
from leng.words.signs import CHANCE, LATER, Row, Sign, for_price, gained, paid


def check(g: Museum) -> None:
    """Raise AssertionError when something was created or lost."""
    _cards(g)
    _people(g)
    _dice(g)
    track = len(g.box.ancient_ones[g.ancient_one].track)
    assert 0 <= g.doom <= track, f"doom {g.doom}"
    assert g.signs >= 0, f"Elder Signs {g.signs}"
    assert g.hour in (0, 3, 6, 9), f"hour {g.hour}"


def _cards(g: Museum) -> None:
    found = Counter((*g.removed, *g.aside))
    found.update(g.cup)
    for deck in g.decks.values():
        found.update(deck.cards)
        assert 0 <= deck.seen <= len(deck.cards), f"{deck.seen} known cards of {len(deck.cards)}"
    for who in g.investigators:
        found.update((*who.cards, *who.cast, *who.allies, *who.trophies))
    for space in g.spaces():
        found.update((space.card, *space.monsters))
        assert len(space.monsters) == len(space.slots), f"monsters on {space.card}"
        framed = [slot for slot in space.slots if slot >= 0]
        assert len(set(framed)) == len(framed), f"two monsters in one frame of {space.card}"
    if g.mythos:
        found[g.mythos] += 1
    printed = Counter(card for kind in DECKS for card in g.box.deck(kind))
    printed.update(list(g.box.monsters))
    assert found == printed, f"lost {printed - found}, made {found - printed}"


def _people(g: Museum) -> None:
    playing = [who.id for who in g.investigators if who.alive]
    everybody = sorted(playing + g.unused + g.devoured)
    assert everybody == sorted(g.box.investigators), "an investigator was lost or made"
    for who in g.investigators:
        if who.alive:
            assert 0 < who.sanity <= health.maximum(g, who, "sanity"), f"sanity {who.sanity} of {who.id}"
            assert 0 < who.stamina <= health.maximum(g, who, "stamina"), f"stamina {who.stamina} of {who.id}"
        assert who.clues >= 0 and (who.alive or not who.clues), f"clues {who.clues}"


def _dice(g: Museum) -> None:
    assert len(g.lies) == len(g.faces) == len(COLOUR_OF), "eight dice"
    held = [lock.die for lock in g.locks if lock.die >= 0]
    assert len(set(held)) == len(held), "two locks hold one die"
    open_spells = [card for who in g.investigators for card in who.cast]
    for die, lies in enumerate(g.lies):
        assert lies != LOCKED or die in held, f"die {die} is locked by nothing"
        if g.attempt is None:
            assert lies in (RESERVE, LOCKED, GONE, *open_spells), f"die {die} lies on {lies} outside an attempt"
    for lock in g.locks:
        assert lock.die < 0 or COLOUR_OF[lock.die] == lock.colour, f"{lock.holder} holds a die of another colour"


# What a seat has -------------------------------------------------------------------------------------------------


def holdings(g: Museum, seat: int) -> dict[str, int]:
    """Health, clues, cards and trophies; and what all share: Elder Signs, doom, the hours left until midnight."""
    who = g.investigators[seat]
    kinds = [g.box.kind_of[card] for card in (*who.cards, *who.cast)]
    return {
        "sanity": who.sanity,
        "stamina": who.stamina,
        "clue": who.clues,
        "common": kinds.count("common"),
        "unique": kinds.count("unique"),
        "spell": kinds.count("spell"),
        "ally": len(who.allies),
        "trophy": trophies.worth(g, who),
        "elder_sign": g.signs,
        "doom": g.doom,
        "hours": HOURS - g.hour - HOURS * g.struck,
    }


class Trial:
    """An act tried on a copy of the table, as far as the next question or the next thing that chance decides."""

    def __init__(self, g: Museum, seat: int) -> None:
        self.g, self.seat = g.copy(), seat
        self.before = self.after = holdings(g, seat)
        self.open = True  # nothing has been asked, and nothing left to chance
        self.now: list[Sign] = []  # what cannot be counted
        self.later: list[Sign] = []

    @property
    def who(self) -> Investigator:
        """Whose holdings are looked at."""
        return self.g.investigators[self.seat]

    def run(self, act: Callable[..., Rules[None] | None], *arguments: object) -> None:
        """Do something, unless something has been asked before it."""
        if not self.open:
            return
        try:
            rules = act(self.g, self.who, *arguments)
            if rules is not None:
                next(rules)
                self.open = False
        except StopIteration:
            pass
        except MatchOver:
            self.open = False
        self.after = holdings(self.g, self.seat)

    def verbs(self, verbs: Sequence[AnyVerb]) -> None:
        """Carry out verbs; those that come after a question come later."""
        name = self.who.id
        for at, verb in enumerate(verbs):
            if verb.personal and (self.who.id != name or not name):
                continue
            if not self.open:
                self.later += signs_of(verbs[at:])
                return
            row, before, luck = verb.signs(), self.after, self._luck()
            idle = verb.refuse(self.g, self.who) is not None
            self.run(verb.do)
            if self._luck() != luck and not isinstance(verb, GainAlly):
                self.open, self.after = False, before
                self.now += [Sign(CHANCE), *signs_of(verbs[at:])]
                return
            if not self.open and self.after == before and not self.g.ending:
                self.later += row
            elif not idle and not any(sign.kind in before for sign in row):
                self.now += row

    def _luck(self) -> tuple[int, ...]:
        """Changes when dice fall, or a monster, an ally or an Other World is drawn."""
        return (self.g.dice.count, len(self.g.decks["ally"].cards), len(self.g.decks["other_world"].cards))

    def row(self) -> Row:
        """What has changed, and what comes later."""
        changes = {kind: n - self.before[kind] for kind, n in self.after.items()}
        price = paid({kind: -n for kind, n in changes.items() if n < 0})
        devoured = [Sign("devour")] if self.before["sanity"] and not self.who.alive else []
        if devoured and self.g.awake and changes["doom"]:  # what else the attack adds may find the track full
            devoured.append(Sign(CHANCE))
        gains = gained({kind: n for kind, n in changes.items() if n > 0})
        row = for_price(price, (*devoured, *gains, *self.now))
        return (*row, LATER, *self.later) if self.later else row
