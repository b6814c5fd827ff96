"""Prints the published figures of Elder Sign beside ours: the article's simulation played again, and the best play.

The article "A Monte Carlo analysis of the board game Elder Sign" (O. Knagg, 2021) tries each card thousands of times
with a simple plan. The plan is followed here to the letter, departures from the rules included:

* dice are frozen after every failed roll, not once in a turn, and all of them thaw when a task is completed;
* the wild face is never investigation and never frozen, but counts as Terror;
* discarding the Terror dice spares the die after each one discarded;
* a clue is spent after the Terror effect and costs no die; it rerolls all investigation as long as a task asks for
  some, but holds 3 and 4 when none does, and of three clues the first two are given up at once;
* a task whose cost cannot be paid is completed without dice;
* no monsters; an attempt begins with 4 sanity and 4 stamina.

The last column of the first table is exact: the best play under the rules, one focus, Terror effects left out.

With ``--greedy N`` it counts instead how often greedy bots refuse a card they have won, in N matches against each of
two Ancient Ones.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from leng.bots import Sight, new_bot
from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.game import find_game
from leng.engine.play import Play
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.box.cards import Adventure
from leng.games.elder_sign.effects.dice import DiscardDice, Fail
from leng.games.elder_sign.effects.goods import Lose
from leng.games.elder_sign.odds import Need, Position, odds

WORTH = {"1": 1, "2": 2, "3": 3, "4": 4}
FACES = {
    "green": ("1", "2", "3", "lore", "peril", "terror"),
    "yellow": ("1", "2", "3", "4", "lore", "peril"),
    "red": ("2", "3", "4", "lore", "peril", "wild"),
}
LARGE = {"3", "4"}
PUBLISHED_ATTEMPTS = 8192


class Scenario(NamedTuple):
    """What the player brings."""

    name: str
    mean: float  # published, over the 98 cards of two boxes
    green: int = 6
    yellow: int = 0
    red: int = 0
    clues: int = 0


SCENARIOS = (
    Scenario("green_locked", 0.1824, green=5),
    Scenario("default", 0.3593),
    Scenario("clue", 0.4482, clues=1),
    Scenario("clue*3", 0.5107, clues=3),
    Scenario("yellow", 0.5598, yellow=1),
    Scenario("blessed", 0.5625, green=7),
    Scenario("red", 0.6403, red=1),
    Scenario("yellow+red+clue", 0.7838, yellow=1, red=1, clues=1),
    Scenario("geared", 0.7923, yellow=1, red=1, clues=3),
    Scenario("yellow+red", 0.7837, yellow=1, red=1),
    Scenario("geared+blessed", 0.8649, green=7, yellow=1, red=1, clues=3),
)
DEFAULT = SCENARIOS[1]

ROWS = {  # published, in the order of the scenarios
    "great_hall_of_celeano": (0.1815, 0.4368, 0.5591, 0.6447, 0.6790, 0.6873, 0.7772, 0.8740, 0.8835, 0.8955, 0.9423),
    "plateau_of_leng": (0.0068, 0.0698, 0.1277, 0.1746, 0.1370, 0.2318, 0.2620, 0.3594, 0.3746, 0.3488, 0.5128),
    "please_do_not_touch_the_exhibits": (
        0.0647, 0.2255, 0.3229, 0.4093, 0.3682, 0.4716, 0.5060, 0.6683, 0.6755, 0.6552, 0.7928,
    ),
    "lights_out": (0.0021, 0.0250, 0.0624, 0.1058, 0.1173, 0.1123, 0.1571, 0.4668, 0.4999, 0.4054, 0.6803),
}  # fmt: skip

LAYOUTS = {  # published, percent; S: one symbol, always the same, "/": the next task, ">": only then the next
    "S": 97.8, "SS": 80.4, "S/S": 85.0, "SSS": 28.1, "SS/S": 57.6, "S/S/S": 55.7, "SSSS": 2.9, "SSS/S": 12.4,
    "SS/SS": 14.1, "SS/S/S": 28.0, "S/S/S/S": 23.3, "3": 99.9, "4": 99.2, "5": 97.3, "S3": 90.2, "6": 92.4, "7": 79.8,
    "SS3": 50.2, "S6": 62.1, "9": 46.0, "10": 25.3, "SSS3": 9.0, "SS6": 16.5, "S9": 14.4, "12": 6.3,
    "SS>S": 48.1, "SSS>S": 9.4, "SS>S>S": 18.2,
}  # fmt: skip

CARDS = {  # published, scenario "default"
    "a_peculiar_specimen": 0.2271, "a_secret_gathering": 0.2465, "a_terrible_discovery": 0.3011,
    "administration_office": 0.2323, "ancient_relics": 0.3499, "another_dimension": 0.5437,
    "blood_on_the_floor": 0.3606, "city_of_the_great_race": 0.3986, "did_you_hear_that": 0.5686,
    "don_t_fall_asleep": 0.5771, "forgotten_knowledge": 0.0974, "gala_in_the_great_hall": 0.8789,
    "gate_to_elsewhere": 0.5771, "great_hall_of_celeano": 0.4368, "hallway_on_fire": 0.8566,
    "haunted_by_a_shadowy_figure": 0.8702, "horrible_visions": 0.7164, "koi_pond": 0.2156,
    "late_night_break_in": 0.7145, "lights_out": 0.0250, "medusa_exhibit": 0.0798, "mysterious_tome": 0.2916,
    "plateau_of_leng": 0.0698, "please_do_not_touch_the_exhibits": 0.2255, "public_lavatory": 0.4424, "r_lyeh": 0.0264,
    "remains_of_the_high_priest": 0.2728, "riot_in_the_streets": 0.1448, "something_has_broken_free": 0.1829,
    "stay_away_from_the_windows": 0.0618, "tempest_in_a_teapot": 0.0995, "the_abyss": 0.0697, "the_archives": 0.1055,
    "the_curator": 0.0463, "the_dreamlands": 0.6494, "the_elder_sign": 0.3856, "the_gift_shop": 0.7065,
    "the_graveyard": 0.2280, "the_guided_tour": 0.5104, "the_hall_of_the_dead": 0.1637, "the_hedge_maze": 0.3093,
    "the_hidden_passage": 0.2886, "the_key_to_the_beyond": 0.3811, "the_loading_dock": 0.5189,
    "the_missing_records": 0.3337, "the_security_office": 0.3214, "the_storage_closet": 0.2068,
    "the_writing_on_the_wall": 0.6528, "there_s_something_in_the_basement": 0.4458, "transported_by_magic": 0.2472,
    "unnatural_habitat": 0.4988, "vermin_in_the_pipes": 0.4374, "we_need_to_find_help": 0.1912,
    "when_night_falls": 0.2703, "you_become_that_which_you_fear_most": 0.2848, "yuggoth": 0.1011,
}  # fmt: skip


class Task(NamedTuple):
    """Needs in the order of the card, and what completing them costs."""

    needs: tuple[Need, ...]
    sanity: int = 0
    stamina: int = 0


class Card(NamedTuple):
    """What the simulation knows of a card."""

    tasks: tuple[Task, ...]
    ordered: bool = False
    terror: tuple[object, ...] = ()


AS_IN_THE_ARTICLE = {  # it has other tasks on these cards than our box (rulings)
    "gala_in_the_great_hall": Card((Task((2, "lore")), Task((3,), sanity=1))),
    "horrible_visions": Card((Task((3,)), Task((6,)))),
    "the_curator": Card((Task(("lore", "lore", "lore")), Task(("lore", 2)))),
    "the_writing_on_the_wall": Card((Task(("lore", "peril", 3)),)),
    "something_has_broken_free": Card((Task(("peril",)), Task(("terror", "terror"))), ordered=True, terror=(Fail(),)),
}


class Die:
    """A die of the pool."""

    __slots__ = ("colour", "face", "frozen")

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.face = ""
        self.frozen = False


def found(need: Need, dice: Sequence[Die]) -> list[Die] | None:
    """The first dice that meet a need, as few as possible."""
    if isinstance(need, int):
        investigating = [die for die in dice if die.face in WORTH]
        for size in range(1, len(investigating) + 1):
            for some in combinations(investigating, size):
                if sum(WORTH[die.face] for die in some) >= need:
                    return list(some)
        return None
    for symbol in need.split("/"):
        for die in dice:
            if die.face in (symbol, "wild"):
                return [die]
    return None


def placed(task: Task, pool: Sequence[Die], sanity: int, stamina: int) -> list[Die] | None:
    """The dice that the plan puts on a task, need after need, or None."""
    free, laid = list(pool), []
    for need in task.needs:
        some = found(need, free)
        if some is None:
            return None
        laid += some
        free = [die for die in free if die not in some]
    payable = sanity > task.sanity > 0 or not task.sanity
    return laid if payable and (stamina > task.stamina > 0 or not task.stamina) else []


def wanted(tasks: Iterable[Task]) -> set[str]:
    """The results that the tasks ask for; "#" is investigation."""
    return {
        face for task in tasks for need in task.needs for face in (need.split("/") if isinstance(need, str) else "#")
    }


def worth_freezing(tasks: Iterable[Task], pool: Sequence[Die]) -> list[Die]:
    """The dice that show something the tasks ask for; small investigation is not worth it."""
    faces = wanted(tasks)
    if "#" in faces:
        faces |= LARGE
    return [die for die in pool if die.face in faces]


def held_for_a_clue(tasks: Iterable[Task], pool: Sequence[Die]) -> list[Die]:
    """The dice that a clue does not reroll: large investigation just when no task asks for any."""
    faces = wanted(tasks)
    if "#" not in faces:
        faces |= LARGE
    return [die for die in pool if die.face in faces]


def attempt(card: Card, scenario: Scenario, chance: Dice) -> bool:
    """One attempt with the article's plan."""
    pool = [Die(colour) for colour in FACES for _ in range(getattr(scenario, colour))]
    todo, clues, sanity, stamina, failed = list(card.tasks), scenario.clues, 4, 4, False
    while pool:
        loose = [die for die in pool if not die.frozen]
        for die, side in zip(loose, chance.rolls(len(loose)) if loose else (), strict=True):
            die.face = FACES[die.colour][side - 1]
        open_tasks = todo[:1] if card.ordered else todo
        ways = [(task, laid) for task in open_tasks if (laid := placed(task, pool, sanity, stamina)) is not None]
        if ways:
            task, laid = max(ways, key=lambda way: sum(WORTH.get(die.face, 3) for die in way[1]))
            todo.remove(task)
            pool = [die for die in pool if die not in laid]
            for die in pool:
                die.frozen = False
            sanity, stamina = sanity - task.sanity, stamina - task.stamina
        else:
            if any(die.face in ("terror", "wild") for die in pool):
                for effect in card.terror:
                    if isinstance(effect, Fail):
                        failed = True
                    elif isinstance(effect, DiscardDice):
                        discard_terror(pool)
                    elif isinstance(effect, Lose):
                        sanity -= effect.n if effect.what == "sanity" else 0
                        stamina -= effect.n if effect.what == "stamina" else 0
            if clues:
                clues //= 2
                for die in held_for_a_clue(open_tasks, pool):
                    die.frozen = True
                continue
            if fitting := worth_freezing(open_tasks, pool):
                chance.pick(fitting).frozen = True
            if pool:
                pool.remove(next((die for die in pool if not die.frozen), pool[0]))
        if failed:
            return False
        if not todo:
            return True
    return False


def discard_terror(pool: list[Die]) -> None:
    """Discard the dice that show Terror, sparing the die after each one discarded."""
    at = 0
    while at < len(pool):
        if pool[at].face in ("terror", "wild"):
            del pool[at]
        at += 1


def rate(card: Card, scenario: Scenario, attempts: int, seed: str) -> float:
    """How often the plan succeeds."""
    chance = Dice(seed_number(seed))
    return sum(attempt(card, scenario, chance) for _ in range(attempts)) / attempts


def simulated(entry: Adventure) -> Card:
    """A card of the box as the simulation sees it: an empty frame for a monster is no task."""
    tasks = tuple(Task(task.needs, task.sanity, task.stamina) for task in entry.tasks if task.needs)
    return Card(tasks, entry.ordered, entry.terror)


def laid_out(layout: str) -> Card:
    """A layout as a card, its symbols all the same."""
    tasks = []
    for part in layout.replace(">", "/").split("/"):
        number = part.lstrip("S")
        needs: list[Need] = ["lore"] * (len(part) - len(number))
        tasks.append(Task((*needs, *((int(number),) if number else ()))))
    return Card(tuple(tasks), ordered=">" in layout)


def best_play(card: Card) -> float:
    """The chance with the best play, six green dice and a focus, Terror and costs left out."""
    return odds(Position(tuple(task.needs for task in card.tasks), ordered=card.ordered))


def gap(published: float, ours: float, attempts: int, theirs: int = PUBLISHED_ATTEMPTS) -> str:
    """The difference, and how many standard errors it is."""
    spread = math.sqrt(max(published * (1 - published), 1e-4) * (1 / attempts + 1 / theirs))
    return f"{ours - published:+.4f} ({(ours - published) / spread:+.1f})"


# Bots ---------------------------------------------------------------------------------------------------------------


def refusals(name: str, matches: int, seed: str) -> tuple[int, Counter[str]]:
    """How often a roll of four bots could complete their card for certain, and what they did instead.

    Nothing is worth more by exact odds than a certain completion; "harmless" is what leaves the chance at 100 %.
    """
    game = find_game("elder_sign")
    could, instead = 0, Counter[str]()
    for number in range(matches):
        for ancient_one in ("yig", "azathoth"):
            start = f"{seed}:{ancient_one}:{number}"
            chosen = game.agree({"ancient_one": ancient_one}, 4).options
            play: Play[Any] = Play(game, game.set_up(game.open_box(), 4, chosen, Dice(seed_number(start))))
            bots = [new_bot(name, f"{start}:{seat}") for seat in range(4)]
            while play.choice is not None:
                choice = play.choice
                last = choice.ask.name == "after-roll" and len(choice.about["tasks"]) == 1
                completing = [option for option in choice.options if option[0] == "complete"] if last else []
                option = bots[choice.seat].choose(Sight(play))
                could += bool(completing)
                if completing and option not in completing:
                    certain = game.chances(play.state, choice).get(key(option), 0.0) > 1 - 1e-9
                    instead[f"{key(option).partition(':')[0]}{', harmless' if certain else ''}"] += 1
                play.answer(option)
    return could, instead


def print_refusals(console: Console, matches: int, seed: str) -> None:
    """A line for every version of the greedy bot."""
    table = Table(
        "bot", "certain completions", "refused", "what was done instead", title=f"{2 * matches} matches of four"
    )
    for name in ("greedy@1", "greedy@2"):
        could, instead = refusals(name, matches, seed)
        told = ", ".join(f"{what} {n}" for what, n in instead.most_common())
        table.add_row(name, str(could), f"{instead.total()} = {instead.total() / max(1, could):.1%}", told)
    console.print(table)


def main() -> None:
    """Play everything and print the tables."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--attempts", type=int, default=2000, help="attempts for each card and scenario")
    wishes.add_argument(
        "--greedy", type=int, default=0, help="only count won cards that bots refuse, in so many matches"
    )
    wishes.add_argument("--seed", default="leng")
    typed = wishes.parse_args()
    if typed.greedy:
        print_refusals(Console(), typed.greedy, typed.seed)
        return
    n, seed = typed.attempts, typed.seed
    box = find_game("elder_sign").open_box()
    assert isinstance(box, ElderSignBox)
    cards = {entry.id: simulated(entry) for entry in (*box.adventures.values(), *box.other_worlds.values())}
    theirs = {card: AS_IN_THE_ARTICLE.get(card, each) for card, each in cards.items()}
    rates: dict[tuple[str, str], float] = {}
    layouts: dict[str, float] = {}
    console = Console()
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with bar:
        step = bar.add_task("cards", total=len(cards) * len(SCENARIOS))
        for card in theirs:
            for scenario in SCENARIOS:
                rates[card, scenario.name] = rate(theirs[card], scenario, n, f"{seed} {card} {scenario.name}")
                bar.advance(step)
        step = bar.add_task("layouts", total=len(LAYOUTS))
        for layout in LAYOUTS:
            layouts[layout] = rate(laid_out(layout), DEFAULT, 4 * n, f"{seed} {layout}")
            bar.advance(step)
        step = bar.add_task("best play", total=len(cards))
        best = {}
        for card, each in cards.items():
            best[card] = best_play(each)
            bar.advance(step)

    table = Table("card", "published", "ours", "difference (standard errors)", "best play", title="Six green dice")
    for card in sorted(CARDS):
        ours = rates[card, DEFAULT.name]
        mark = " *" if card in AS_IN_THE_ARTICLE else ""
        table.add_row(card + mark, f"{CARDS[card]:.4f}", f"{ours:.4f}", gap(CARDS[card], ours, n), f"{best[card]:.4f}")
    console.print(table)
    table = Table("scenario", "published, 98 cards", "ours, the 56 of this box", title="Means")
    for scenario in SCENARIOS:
        mean = sum(rates[card, scenario.name] for card in cards) / len(cards)
        table.add_row(scenario.name, f"{scenario.mean:.4f}", f"{mean:.4f}")
    console.print(table)
    table = Table("scenario", *ROWS, title="Four cards: published, ours, difference (standard errors)")
    for at, scenario in enumerate(SCENARIOS):
        pairs = [(row[at], rates[card, scenario.name]) for card, row in ROWS.items()]
        table.add_row(scenario.name, *(f"{one:.4f} {other:.4f} {gap(one, other, n)}" for one, other in pairs))
    console.print(table)
    table = Table("layout", "published", "ours", "difference (standard errors)", "best play", title="Layouts, percent")
    for layout, percent in LAYOUTS.items():
        ours = layouts[layout]
        apart = gap(percent / 100, ours, 4 * n, 1_000_000)
        table.add_row(layout, f"{percent:.1f}", f"{100 * ours:.1f}", apart, f"{100 * best_play(laid_out(layout)):.1f}")
    console.print(table)


if __name__ == "__main__":
    main()
