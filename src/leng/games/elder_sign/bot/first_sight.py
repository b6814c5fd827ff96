"""What options look worth at first sight, without trying them: so that many moves can be guessed in a millisecond."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from leng.engine.choice import NO, Choice, Option
from leng.games.elder_sign import asks
from leng.games.elder_sign.bot.estimate import Pool, Tasks, keeping, less, needed_after
from leng.games.elder_sign.bot.judgement import success
from leng.games.elder_sign.bot.prospects import CLUES_COUNTED, kept_faces, needs_for, one_by_one, rerolls_of
from leng.games.elder_sign.bot.weights import NOW
from leng.games.elder_sign.bot.worth import (
    nerve,
    worth_of_finding,
    worth_of_payment,
    worth_of_service,
    worth_of_services,
    worth_of_terror,
    worth_of_using,
    worth_of_verbs,
    worth_of_winning,
    worth_on_the_way,
)
from leng.games.elder_sign.deeds import pool, tasks
from leng.games.elder_sign.deeds.ways import OpenTask, face_of, from_pool
from leng.games.elder_sign.effects.dice import AddDie
from leng.games.elder_sign.state import ENTRANCE, RESERVE, Investigator, Museum, Space

doubt = 0.15
"""How far a judgement may be off."""

SPARE = 0.9
"""With such a chance nothing is spent to make it better."""


def prior(g: Museum, choice: Choice) -> Sequence[float]:
    """About what each option is worth to the investigators."""
    look = _LOOKS.get(choice.ask.name)
    options = choice.sensible
    return [0.0] * len(options) if look is None else look(g, g.investigators[choice.seat], choice, options)


# Where to go -----------------------------------------------------------------------------------------------------


def _move(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """A card is worth its rewards as likely as they are."""
    spaces = {space.card: space for space in g.spaces()}
    dice, clues = _dice_to_come(g, who), _clues(g, who)
    places = {
        option: worth_of_services(g, who, NOW)
        if option[1] == ENTRANCE
        else _hope(g, who, spaces[option[1]], dice, clues)
        for option in options
        if option[0] == "move"
    }
    best = max(places.values())
    return [
        best + worth_of_using(g, who, option[1], NOW) if option[0] == "use" else places[option] for option in options
    ]


def _dice_to_come(g: Museum, who: Investigator) -> Pool:
    """The dice an attempt would begin with, and those that a card in hand would add."""
    added = {verb.colour for card in who.cards for verb in g.box.items[card].effects if isinstance(verb, AddDie)}
    yellow, red = (int(colour in added and g.lies[die] == RESERVE) for colour, die in (("yellow", 6), ("red", 7)))
    return g.lies[:6].count(RESERVE), yellow, red


def _clues(g: Museum, who: Investigator) -> int:
    return min(CLUES_COUNTED, rerolls_of(g, who) + sum(card in g.box.securing for card in who.cards))


def _hope(g: Museum, who: Investigator, space: Space, dice: Pool, clues: int) -> float:
    """What an attempt at a card may bring."""
    card = g.box.cards[space.card]
    still = tasks.tasks_of(g, space)
    lost = worth_of_verbs(g, who, card.penalties, NOW) + NOW.terror * worth_of_terror(g, who, space.card, NOW)
    if any(tasks.may_not_pay(who, task) for task in still):
        return lost
    needs: Tasks = tuple(needs_for(g, who, task.needs) for task in still)
    if space.monsters:
        lost += worth_on_the_way(
            g, who, still, one_by_one(needs, card.ordered, dice, kept_faces(g), clues, success), NOW
        )
    needs = tuple(filter(None, needs))
    chance = NOW.sober * nerve(g, who, space.card) * success(needs, card.ordered, dice, kept_faces(g), clues, True)
    won = worth_of_winning(g, who, space.card, space.monsters, NOW) - worth_of_payment(who, still, len(who.cast), NOW)
    return chance * won + (1 - chance) * lost


# At a card -------------------------------------------------------------------------------------------------------


def _before_roll(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Roll; but keep a die that helps, and add dice where they are needed."""
    if g.awake:
        return [
            1.0 if option[0] in ("use", "add", "borrow", "complete") or option == asks.ROLL else 0.0
            for option in options
        ]
    still = tasks.still_open(g)
    needs: Tasks = tuple(task.needs for task in still)
    ordered, dice, kept, clues = tasks.is_ordered(g), pool.colours(g), kept_faces(g), _clues(g, who)
    focus = not g.ongoing.focused
    now = success(needs, ordered, dice, kept, clues, focus)
    found = []
    for option in options:
        if option == asks.ROLL:
            found.append(3.0 * now)
        elif option == asks.GIVE_UP:
            found.append(-2.0)
        elif option[0] == "focus":
            found.append(3.0 * success(needs, ordered, less(dice, 1), keeping(kept, face_of(option[1])), clues, False))
        elif option[0] in ("add", "borrow"):
            found.append(3.0 * now + 0.5)
        elif option[0] == "complete":
            found.append(1.0 + 3.0 * _once_completed(still, needs, option, ordered, dice, kept, clues, focus))
        elif option[0] == "use":
            found.append(3.0 * now + (-1.0 if now > SPARE else 0.6))
        else:
            found.append(-1.0)
    return found


def _after_roll(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Complete what can be completed; otherwise roll again while there are clues."""
    if g.awake:
        return [2.0 if option[0] == "complete" else 1.0 if option == asks.CLUE else 0.0 for option in options]
    still = tasks.still_open(g)
    needs: Tasks = tuple(task.needs for task in still)
    ordered, dice, kept, clues = tasks.is_ordered(g), pool.colours(g), kept_faces(g), _clues(g, who)
    focus = not g.ongoing.focused
    failed = 3.0 * success(needs, ordered, less(dice, 1), kept, clues, focus)
    found = []
    for option in options:
        head = option[0]
        if head == "complete":
            found.append(1.0 + 3.0 * _once_completed(still, needs, option, ordered, dice, kept, clues, focus))
        elif option in (asks.CLUE, asks.REROLL):
            found.append(failed + 0.8)
        elif option == asks.GIVE_UP:
            found.append(-2.0)
        elif option in (asks.FAIL, asks.GO_ON):
            found.append(failed)
        else:
            found.append(failed - 0.2)
    return found


def _once_completed(
    still: Sequence[OpenTask], needs: Tasks, option: Option, ordered: bool, dice: Pool, kept: tuple[str, ...],
    clues: int, focus: bool,
) -> float:  # fmt: skip
    """The chance of success once dice are laid on a task."""
    place = next(at for at, task in enumerate(still) if task.number == option[1] - 1)
    green, yellow, red = from_pool(option[2])
    left = (dice[0] - green, dice[1] - yellow, dice[2] - red)
    rest = needs[:place] + needs[place + 1 :]
    return success(rest, ordered, left, _unused(kept, option[2]), clues, focus)


def _unused(kept: tuple[str, ...], way: Sequence[str]) -> tuple[str, ...]:
    left = list(kept)
    for name in way:
        if "@" in name and face_of(name) in left:
            left.remove(face_of(name))
    return tuple(left)


def _which_die(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Dice go that help no task; those that do are kept."""
    if g.attempt is None:
        return [0.0] * len(options)
    dice = pool.in_pool(g)
    faces = tuple(g.faces[die] for die in dice)
    useless: set[str] = set(faces)
    for task in tasks.available(g):
        useless &= set(needed_after(task.needs, faces)[1])
    keeps = choice.ask in (asks.KEEP_DIE, asks.HELP_DIE)
    found = []
    for option in options:
        if option == asks.ALL:
            found.append(0.5 if not keeps else 0.0)
        elif option == asks.DONE:
            found.append(0.8)
        elif option[0] not in ("discard", "die", "keep"):
            found.append(1.0)  # a die more where the last one would go, or something for one's health
        else:
            found.append(2.0 if (face_of(option[1]) in useless) != keeps else 0.0)
    return found


# Elsewhere -------------------------------------------------------------------------------------------------------


def _entrance(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Souvenirs and healing are worth what they bring, less their price."""
    found = []
    for option in options:
        if option[0] in ("aid", "buy"):
            found.append(worth_of_service(g, who, option, NOW))
        else:
            found.append(worth_of_finding(g, who, NOW) if option == "find" else -0.5)
    return found


def _last_use(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What a card does is worth its price, or not."""
    return [0.0 if option == asks.DONE else worth_of_using(g, who, option[1], NOW) for option in options]


def _treat(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Whoever is weakest is healed."""
    found = []
    for option in options:
        other = g.investigators[option[1]]
        found.append(-0.5 * min(other.sanity, other.stamina))
    return found


def _use(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What helps and costs nothing is done."""
    return [0.0 if option == choice.ask.passing else 1.0 for option in options]


def _decline(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What costs a card or a risk is left alone."""
    return [1.5 if option in (NO, choice.ask.passing) else 0.0 for option in options]


def _discard(g: Museum, who: Investigator, choice: Choice, options: Sequence[Option]) -> list[float]:
    """The card that is worth least goes."""
    kinds = g.box.kind_of
    return [-3.0 * NOW.things.get(kinds.get(option[1], ""), 0.1) for option in options]


_LOOKS: dict[str, Callable[[Museum, Investigator, Choice, Sequence[Option]], list[float]]] = {
    asks.MOVE.name: _move,
    asks.BEFORE_ROLL.name: _before_roll,
    asks.AFTER_ROLL.name: _after_roll,
    asks.BATTLE_ROLL.name: _after_roll,
    asks.DISCARD_DIE.name: _which_die,
    asks.WHICH_DICE.name: _which_die,
    asks.KEEP_DIE.name: _which_die,
    asks.HELP_DIE.name: _which_die,
    asks.ENTRANCE.name: _entrance,
    asks.WHOM.name: _treat,
    asks.HEAL.name: _use,
    asks.HELP.name: _decline,
    asks.BEFORE_PENALTIES.name: _last_use,
    asks.END_TURN.name: _decline,
    asks.RESEARCH.name: _decline,
    asks.DISCARD_CARD.name: _discard,
}
