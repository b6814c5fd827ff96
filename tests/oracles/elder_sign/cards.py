"""Items, spells, allies and abilities: when they may be used, and what comes of it (R-105 to R-111)."""

from __future__ import annotations

from collections.abc import Sequence

from leng.games.elder_sign.state import LOCKED, RESERVE
from oracles.elder_sign import decks, goods, museum, printed, verbs
from oracles.elder_sign.tale import RED, YELLOW, Astray, Gone, Steps, Tale, choose
from oracles.elder_sign.tasks import Task, may_be_done

DIE = {"yellow": YELLOW, "red": RED}
RAISED = {"1": "2", "2": "3", "3": "4"}


def forbidden(t: Tale, what: str) -> bool:
    """Whether the Mythos card in force forbids something; Sister Mary need not mind (R-072)."""
    if not t.g.mythos or t.can(t.g.active, "ignores_mythos"):
        return False
    return any(each["is"] == "forbid" and each["what"] == what for each in printed.standing(printed.MYTHOS[t.g.mythos]))


# Dice that join the pool ---------------------------------------------------------------------------------------------


def can_join(t: Tale, colour: str) -> bool:
    """A coloured die that lies ready; for Sister Mary also a locked one (R-093, Q-50)."""
    lies = t.g.lies[DIE[colour]]
    return lies == RESERVE or (lies == LOCKED and t.can(t.g.active, "uses_locked") is not None)


def waits(t: Tale, colour: str) -> bool:
    """A coloured die that lies in the pool already."""
    return t.g.lies[DIE[colour]] == "pool"


def add(t: Tale, colour: str) -> None:
    """Into the pool, without a face as yet (R-110)."""
    if can_join(t, colour):
        t.g.lies[DIE[colour]], t.g.faces[DIE[colour]] = "pool", ""


# What may be used ----------------------------------------------------------------------------------------------------


def prey(t: Tale) -> list[str]:
    """The monsters in play, those that are beaten as well (R-099, Q-55)."""
    return [each for space in t.spaces() for each in space.monsters]


def beaten(t: Tale) -> list[str]:
    """Those whose task is met, or that a card has turned over."""
    return [*t.g.beaten, *(t.work.met if t.work else [])]


def free_tasks(t: Tale) -> list[Task]:
    """Tasks that may come next, without a monster and without a price."""
    if t.work is None:
        return []
    return [each for each in may_be_done(t) if not (each.monster or each.sanity or each.stamina or each.clock)]


def joiners(t: Tale) -> list[str]:
    """The cards that add dice to the pool."""
    added = [card for card, entry in printed.ITEMS.items() if any(each["do"] == "add_die" for each in entry["effects"])]
    return [each for each in in_hand(t, "before_roll") if each.removeprefix("use:") in added]


def in_hand(t: Tale, *moments: str) -> list[str]:
    """The cards of the active player that may be used at one of these moments."""
    cards = []
    for card in t.actor.cards:
        entry = printed.ITEMS[card]
        if entry["when"] not in moments or (printed.KIND[card] == "spell" and forbidden(t, "spells")):
            continue
        colours = [each["colour"] for each in entry["effects"] if each["do"] == "add_die"]
        if not colours or any(can_join(t, each) or waits(t, each) for each in colours):
            cards.append(card)
    return [f"use:{each}" for each in cards]


def in_vain(t: Tale, option: str) -> bool:
    """Whether using a card would bring nothing now."""
    verb, _, card = option.partition(":")
    if verb != "use" or card not in printed.ITEMS:
        return False
    return not any(helps(t, each) for each in printed.ITEMS[card]["effects"])


def helps(t: Tale, verb: printed.Verb) -> bool:
    """Whether a verb of a card changes something now."""
    match verb["do"]:
        case "regain":
            return lacks(t, t.g.active, verb["what"])
        case "heal":
            return any(lacks(t, seat, what) for seat in t.living() for what in ("sanity", "stamina") if verb.get(what))
        case "defeat":
            return any(each not in beaten(t) for each in prey(t))
        case "gate":
            return not t.g.awake and bool(t.g.decks["other_world"].cards)
        case "add_die":
            return can_join(t, verb["colour"])
        case "complete_task":
            return bool(free_tasks(t))
        case "secure":
            return bool(t.rolled())
        case "grant" | "lose":
            return False
        case _:
            return True


def lacks(t: Tale, seat: int, what: str) -> bool:
    """Whether somebody is below the maximum."""
    return bool(getattr(t.who(seat), what) < goods.maximum(t, seat, what))


# Using it ------------------------------------------------------------------------------------------------------------


def use(t: Tale, card: str) -> Steps:
    """Used, it goes under its deck (R-107); what the Ancient One demands for it comes first (Q-51)."""
    name, seat = t.actor.id, t.g.active
    effects = printed.ITEMS[card]["effects"]
    keeps = any(each["do"] == "secure" for each in effects)
    if keeps:
        t.actor.cards.remove(card)
        t.actor.cast.append(card)
    else:
        decks.discard(t, seat, card)
    cold = printed.change(t.ancient_one, "cold_cards")
    if cold is not None and printed.KIND[card] in cold["kinds"]:
        yield from verbs.harm(t, [{"do": "lose", "what": "stamina", "n": cold["n"]}])
    for verb in effects:
        if t.actor.id != name:
            raise Gone
        yield from effect(t, card, verb)
    if t.actor.id != name:
        raise Gone


def effect(t: Tale, card: str, verb: printed.Verb) -> Steps:
    """What a card does to dice, tasks and monsters; the rest is said elsewhere."""
    match verb["do"]:
        case "add_die":
            add(t, verb["colour"])
        case "grant":
            assert t.work is not None
            t.work.granted.append(card)
        case "secure":
            yield from secure(t, card, verb["n"])
        case "defeat":
            yield from defeat(t, verb["where"])
        case "complete_task":
            yield from complete_free(t)
        case _:
            yield from verbs.harm(t, [verb])


def secure(t: Tale, card: str, most: int) -> Steps:
    """Dice of the roll go on the spell as they lie (R-085)."""
    kept = 0
    while kept < most and t.rolled():
        options = [f"keep:{t.label(die)}" for die in t.rolled()]
        answer = yield from choose(t.g.active, "keep-die", options + (["done"] if kept else []))
        if answer == "done":
            break
        t.g.lies[t.named(answer.removeprefix("keep:"), t.rolled())] = card
        kept += 1
    decks.spells_over(t)


def defeat(t: Tale, where: str) -> Steps:
    """Any monster in play is turned over, or all those on one card (R-099)."""
    if not prey(t):
        return
    if where == "any":
        answer = yield from choose(t.g.active, "which-monster", [f"defeat:{each}" for each in prey(t)])
        beat(t, answer.removeprefix("defeat:"))
        return
    cards = [each.card for each in t.spaces() if set(each.monsters) & set(prey(t))]
    answer = yield from choose(t.g.active, "which-card", [f"defeat_all:{each}" for each in cards])
    space = t.space(answer.removeprefix("defeat_all:"))
    for monster in space.monsters:
        beat(t, monster)


def beat(t: Tale, monster: str) -> None:
    """A marker is turned over, unless it is beaten already."""
    if monster not in beaten(t):
        t.g.beaten.append(monster)


def complete_free(t: Tale) -> Steps:
    """A task is done without dice; against the Ancient One that is a blow (Q-40)."""
    work = t.work
    assert work is not None
    tasks = free_tasks(t)
    if not tasks:
        return
    answer = yield from choose(t.g.active, "which-task", [f"task:{each.number + 1}" for each in tasks])
    if t.g.awake:
        blow(t)
    else:
        work.done.append(int(answer.removeprefix("task:")) - 1)


def blow(t: Tale) -> None:
    """One doom less; without the last he is banished (R-133, R-136)."""
    museum.drive_back(t, 1)
    if t.g.doom <= 0:
        goods.end(t, "banished")


# Changing a roll -----------------------------------------------------------------------------------------------------


def deeds(t: Tale, seat: int, moment: str) -> list[tuple[str, printed.Verb]]:
    """The abilities of an investigator and its allies for a moment, that have not been used too often."""
    who = t.who(seat)
    if not who.id or who.resting:
        return []
    found = []
    for source in [who.id, *who.allies]:
        entry = printed.INVESTIGATORS.get(source) or printed.ALLIES[source]
        for deed in entry.get("deeds", []):
            spent = who.used if deed.get("once") == "day" else t.work.used if t.work else []
            if deed["when"] == moment and not (deed.get("once") and source in spent):
                found.append((source, deed))
    return found


def turned(t: Tale, verb: printed.Verb) -> list[tuple[int, str]]:
    """The dice of the roll that a deed may turn, and into what."""
    found = []
    for die in t.rolled():
        face = t.g.faces[die]
        colour = "yellow" if die == YELLOW else "red" if die == RED else "green"
        if verb.get("colour", colour) != colour or verb.get("of", face) != face:
            continue
        to = verb.get("to") or RAISED.get(face)
        if to is not None and to != face and (verb.get("to") or to in printed.FACES[colour]):
            found.append((die, to))
    return found


def turns(t: Tale) -> dict[str, tuple[str, int, str, bool]]:
    """Everything that may be turned now: from whom, which die, into what, whether it lasts a day."""
    found = {}
    sources = [(source, deed["effects"][0], deed.get("once") == "day") for source, deed in
               deeds(t, t.g.active, "after_roll") if deed["effects"][0]["do"] == "turn_die"]  # fmt: skip
    assert t.work is not None
    for card in t.work.granted:
        granted = next(each["turn"] for each in printed.ITEMS[card]["effects"] if each["do"] == "grant")
        sources.append((card, granted, False))
    for source, verb, daily in sources:
        for die, to in turned(t, verb):
            found[f"turn:{source}:{t.label(die)}:{to}"] = (source, die, to, daily)
    return found


def turn(t: Tale, answer: str) -> None:
    """A die shows something else."""
    source, die, to, daily = turns(t)[answer]
    assert t.work is not None
    t.g.faces[die] = to
    if source in t.work.granted:
        t.work.granted.remove(source)
    elif daily:
        t.actor.used.append(source)
    else:
        t.work.used.append(source)


def reroll(t: Tale, seat: int, exactly: int | None) -> Steps:
    """Any dice of the roll again, or so many (R-106)."""
    chosen: list[int] = []
    while True:
        left = [die for die in t.rolled() if die not in chosen]
        options = [f"die:{t.label(die)}" for die in left]
        if exactly is None:
            if not left:
                break
            options += ["done"] if chosen else ["all"]
            if len(left) == 1 and not chosen:
                options = ["all"]
        elif len(chosen) >= min(exactly, len(t.rolled())):
            break
        answer = yield from choose(seat, "which-dice", options)
        if answer == "done":
            break
        if answer == "all":
            chosen = t.rolled()
            break
        chosen.append(t.named(answer.removeprefix("die:"), left))
    fall(t, sorted(chosen), "rerolls")


def fall(t: Tale, dice: Sequence[int], kind: str) -> None:
    """What dice show, as it was told; there must be as many of each colour as were rolled."""
    faces = list(t.comes(kind)["dice"])
    marks = {YELLOW: ".y", RED: ".r"}
    for die in dice:
        fitting = [each for each in faces if ("." in each) == (die in marks) and each.endswith(marks.get(die, ""))]
        if not fitting:
            raise Astray(f"{len(dice)} dice are rolled, not {faces}")
        faces.remove(fitting[0])
        t.g.faces[die] = fitting[0].split(".")[0]
    if faces:
        raise Astray(f"{len(dice)} dice are rolled, and {faces} too many")
