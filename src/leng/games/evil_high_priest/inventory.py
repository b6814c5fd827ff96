"""Every piece of the box is in exactly one place; and what a player has, as signs count it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from leng.games.evil_high_priest.box import IN_USE, HighPriestBox, copies
from leng.games.evil_high_priest.deeds import cards, goods, people
from leng.games.evil_high_priest.state import (
    ACOLYTES,
    CHAIRS,
    GOODS,
    LAIRS,
    LEVELS,
    SIGN,
    SIGNS,
    Conclave,
    Priest,
    acolyte_of,
    is_priest,
    owner_of,
    priest_of,
)


def check(g: Conclave) -> None:
    """Raise AssertionError when something was created or lost."""
    _cards(g)
    _standing(g)
    for who in g.priests:
        _people(g, who)
        _sanctuary(g, who)
    held = sum(goods.have(who, SIGN) for who in g.priests)
    held += 0 if g.hoard is None else g.hoard.goods.get(SIGN, 0)
    assert len(set(g.broken)) == len(g.broken) <= SIGNS, "broken locks"
    assert held <= len(g.broken), "signs"
    if g.hoard is not None:
        assert all(n > 0 for n in g.hoard.goods.values()), "the opponent's pile"


def holdings(g: Conclave, seat: int) -> dict[str, int]:
    """What a player has; acolytes are those that may be placed or sacrificed."""
    who = g.priests[seat]
    return {
        **{kind: goods.have(who, kind) for kind in GOODS},
        "room": sum(room is not None for room in who.rooms),
        "monster": sum(monster.card != cards.AMOEBA for monster in who.lairs),
        "amoeba": sum(monster.card == cards.AMOEBA for monster in who.lairs),
        "acolyte": len(people.active(g, who, actor=True)),
        "asylum": who.asylum,
        "escape": who.escape,
        "worship": who.worship,
        **{level: who.evolved[n] for n, level in enumerate(LEVELS)},
        **{card: int(card in who.specials) for card in g.box.specials},
        "first": int(g.next_first == seat),
    }


def _cards(g: Conclave) -> None:
    built = [room.card for who in g.priests for room in who.rooms if room is not None]
    _all_there("rooms", g.rooms + g.room_row + g.room_discard + g.drawn + built, g.box.rooms)
    lodged = [monster.card for who in g.priests for monster in who.lairs]
    beasts = [card for card in lodged if card != cards.AMOEBA]
    found = g.monsters + g.monster_row + g.monster_discard + beasts
    people_of = g.investigators + g.investigator_row + g.investigator_discard
    priests = g.undealt + [who.card for who in g.priests if who.card]
    for what, heap in (("monsters", found), ("investigators", people_of), ("priest cards", priests)):
        assert len(set(heap)) == len(heap), f"{what}: {sorted(heap)}"
    lying = frozenset(found), frozenset(people_of), frozenset(priests)
    assert lying in _decks(g.box, g.expanded), "monsters, investigators or priest cards of boxes that are not in use"
    assert lodged.count(cards.AMOEBA) + g.amoebas == g.sheet.board.amoebas, "amoebas"
    special = [*g.specials, *(card for who in g.priests for card in who.specials)]
    special += [] if g.hoard is None else g.hoard.specials
    _all_there("special cards", special, [name for name, each in g.box.specials.items() if each.board == g.board])


@lru_cache(maxsize=64)
def _decks(box: HighPriestBox, expanded: bool) -> list[tuple[frozenset[str], ...]]:
    """The monsters, investigators and priest cards of every choice of boxes with or without an expansion."""
    deep = copies("deep_one", box.monster_kinds["deep_one"].count)
    if not expanded:
        return [(frozenset(deep), frozenset(), frozenset())]
    decks = []
    for boxes in IN_USE.values():
        monsters = [name for name, each in box.monster_kinds.items() if each.unique and each.box in boxes]
        kinds = (box.investigators, box.priests)
        others = [frozenset(name for name, each in kind.items() if each.box in boxes) for kind in kinds]
        decks.append((frozenset([*monsters, deep[0]]), *others))
    return decks


def _all_there(what: str, found: list[str], box: Iterable[str]) -> None:
    lost, new = Counter(list(box)) - Counter(found), Counter(found) - Counter(list(box))
    assert not lost and not new, f"{what}: missing {sorted(lost)}, too many {sorted(new)}"


def _standing(g: Conclave) -> None:
    for space, here in g.standing.items():
        assert here, f"nobody stands on {space}"
        assert all(0 <= owner_of(each) < len(g.priests) for each in here), f"strangers on {space}"
        if space.startswith(people.ETERNAL):
            assert not any(map(is_priest, here)), f"a priest lies on {space}"


def _people(g: Conclave, who: Priest) -> None:
    held = sum(monster.captive == who.seat for other in g.priests for monster in other.lairs)
    standing = len(people.spaces_of(g, acolyte_of(who.seat)))
    counts = [who.pool, who.asylum, who.escape, who.worship, who.out, *who.evolved, held, standing]
    assert min(counts) >= 0 and sum(counts) == ACOLYTES, f"acolytes of seat {who.seat}: {counts}"
    assert who.asylum <= CHAIRS, f"the asylum of seat {who.seat}"
    assert who.home + len(people.spaces_of(g, priest_of(who.seat))) == 1, f"the priest of seat {who.seat}"


def _sanctuary(g: Conclave, who: Priest) -> None:
    assert len(who.lairs) <= LAIRS, f"monsters of seat {who.seat}"
    assert all(n > 0 for n in who.exposed.values()), f"the exposed area of seat {who.seat}"
    for room in who.rooms:
        if room is None:
            continue
        assert all(n > 0 for n in room.goods.values()), f"{room.card} of seat {who.seat}"
        for kind in room.goods:
            assert goods.space_for(g, room, kind) >= 0, f"{room.card} of seat {who.seat} holds too much"
            assert any(kind in each.kinds for each in g.box.rooms[room.card].storage), f"{kind} in {room.card}"
