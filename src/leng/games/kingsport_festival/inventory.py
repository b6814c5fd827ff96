"""Every piece of the box is in exactly one place; and what a cultist has of each kind."""

from __future__ import annotations

from leng.games.kingsport_festival.deeds.spellbook import laid_out
from leng.games.kingsport_festival.deeds.strength import tally
from leng.games.kingsport_festival.state import DECKS, RESOURCES, Cultist, Festival

DICE_EACH = 3
DISCS_FOR_BUILDINGS = 12  # of fifteen: one each for sanity, magic and turn order


def check(g: Festival) -> None:
    """Raise AssertionError when something was created or lost."""
    _spells(g)
    _raid_cards(g)
    for who in g.cultists:
        _cultist(g, who)
    assert sorted(g.order) == list(range(len(g.cultists))), f"turn order {g.order}"
    for god, offerings in g.invoked.items():
        seats = [offering.seat for offering in offerings]
        shared = g.box.gods[god].open_to_all or god in g.charter.open_gods
        assert len(set(seats)) == len(seats) and (shared or len(seats) == 1), f"{god} invoked by {seats}"


def _spells(g: Festival) -> None:
    for pile, deck in enumerate(DECKS):
        held = [card for who in g.cultists for card in who.hand]
        held = [card for card in held + _at_work(g) if g.box.spells[card].deck == deck]
        found = sorted(g.decks[pile] + g.discards[pile] + held)
        printed = sorted(card.id for card in g.box.spells.values() if card.deck == deck)
        assert found == printed, f"{deck} spells: {sorted(set(printed) ^ set(found))}"


def _at_work(g: Festival) -> list[str]:
    """Spells that lie before their owner: played in this combat, or on the answer of this god."""  # KF Q-40
    if not g.letter:
        return []
    if g.combat is not None:
        return g.combat.played
    if g.gift is None:
        return []
    laid = laid_out(g)
    assert all(g.box.spells[card].when == "privileges.on_gift" for card in laid), f"nowhere: {laid}"
    return laid


def _raid_cards(g: Festival) -> None:
    levels = [g.box.investigators[raid.investigator].level for raid in g.raids]
    assert levels == [1, 2, 3, 4], f"levels of the Investigators: {levels}"
    events = [raid.event for raid in g.raids if raid.event is not None]
    assert len(set(events)) == len(events), f"an Event lies twice: {events}"
    for raid in g.raids:
        assert not raid.over or raid.round <= g.round, f"raid {raid.round} is over in round {g.round}"


def _cultist(g: Festival, who: Cultist) -> None:
    assert 0 <= who.sanity <= g.charter.sanity_max, f"sanity {who.sanity}"
    assert who.magic >= 0 and who.cult >= 0 and min(who.cubes) >= 0, f"a track below 0: {who}"
    assert len(set(who.discs)) == len(who.discs) <= DISCS_FOR_BUILDINGS, f"discs {who.discs}"
    offered = [offering for offerings in g.invoked.values() for offering in offerings if offering.seat == who.seat]
    if g.phase == "invocation":
        dice = len(who.dice) + sum(len(offering.dice) for offering in offered)
        assert DICE_EACH <= dice <= DICE_EACH + 1, f"{dice} dice of seat {who.seat}"
    assert who.dice == sorted(who.dice) and all(1 <= die <= 6 for die in who.dice), f"dice {who.dice}"


def holdings(g: Festival, seat: int) -> dict[str, int]:
    """What a cultist has, by the kinds of its signs; Strength only while he fights."""
    who, spells = g.cultists[seat], g.box.spells
    held = {"magic": who.magic, "sanity": who.sanity, **dict(zip(RESOURCES, who.cubes, strict=True))}
    held |= {f"spell-{deck}": sum(spells[card].deck == deck for card in who.hand) for deck in DECKS}
    held |= {"cult": who.cult, "disc": len(who.discs), "die": len(who.dice)}
    if g.combat is not None and g.combat.seat == seat:
        held["strength"] = tally(g, who).strength
    return held
