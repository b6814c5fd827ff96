"""Short signs for what dice show, tasks need and cost, and cards give and take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from leng.games.elder_sign.effects import compound, dice, fate, goods
from leng.games.elder_sign.effects.verb import Verb
from leng.games.elder_sign.terminal.paper import Paper
from leng.games.elder_sign.view import DieView

SIGNS = {
    "sanity": "☺",
    "stamina": "♥",
    "clue": "?",
    "common": "c",
    "unique": "u",
    "spell": "¶",
    "ally": "a",
    "trophies": "◊",
    "elder_sign": "★",
    "doom": "D",
    "monster": "M",
    "gate": "∩",
}
FACE_STYLES = {"lore": "green", "peril": "yellow", "terror": "magenta", "wild": "bright_red"}
DIE_STYLES = {"green": "green", "yellow": "bright_yellow", "red": "bright_red"}
HOURS = 3
"""A clock symbol moves the hand by so much."""


def face(paper: Paper, shown: str) -> str:
    """What a die shows: a number, or the letter of a symbol; nothing before it is rolled."""
    return shown if not shown or shown.isdigit() else paper.say(f"face-{shown}")


def colour(paper: Paper, which: str) -> str:
    """A die by the letter of its colour."""
    return f"[{paper.say(f'die-{which}')}]"


def small_die(paper: Paper, die: DieView) -> Text:
    """A die in a few letters: what it shows, then its colour unless it is green."""
    letter = "" if die.colour == "green" else paper.say(f"die-{die.colour}")
    return Text((face(paper, die.face) or "-") + letter, style=f"bold {DIE_STYLES[die.colour]}")


def small_dice(paper: Paper, some: Iterable[DieView]) -> Text:
    """Several dice in a row."""
    return Text(" ").join(small_die(paper, die) for die in some)


def need(paper: Paper, what: int | str) -> Text:
    """One thing a task needs."""
    if isinstance(what, int):
        return Text(f"[{what}]", style="bold cyan")
    letters = "/".join(face(paper, each) for each in what.split("/"))
    return Text(f"[{letters}]", style=f"bold {FACE_STYLES[what.split('/')[0]]}")


def needs(paper: Paper, some: Sequence[int | str], framed: Sequence[int] = ()) -> Text:
    """All a task needs; what lies inside a monster's frame in brackets of its own."""
    line = Text()
    for at, each in enumerate(some):
        if at in framed and at - 1 not in framed:
            line.append("(")
        line.append_text(need(paper, each))
        if at in framed and at + 1 not in framed:
            line.append(")")
    return line


def costs(sanity: int, stamina: int, clock: int) -> str:
    """What a task costs when its dice are laid down."""
    said = [f"-{sanity}{SIGNS['sanity']}"] if sanity else []
    said += [f"-{stamina}{SIGNS['stamina']}"] if stamina else []
    said += [f"+{HOURS * clock}h"] if clock else []
    return " ".join(said)


def effects(paper: Paper, verbs: Sequence[Verb]) -> str:
    """What verbs do, in signs where there are any and in a few words where not."""
    wordy = len(verbs) > 1 and any(isinstance(verb, compound.Choose | compound.Each) for verb in verbs)
    return (", " if wordy else " ").join(effect(paper, verb) for verb in verbs)


def effect(paper: Paper, verb: Verb) -> str:
    """What one verb does."""
    match verb:
        case goods.Gain():
            return f"+{verb.n}{SIGNS[verb.what]}"
        case goods.GainAny():
            return f"+{verb.n}{_kinds(verb.kinds)}"
        case goods.GainAlly():
            return f"+{SIGNS['ally']} {paper.name(verb.card)}"
        case goods.Lose():
            return f"-{verb.n}{SIGNS[verb.what]}"
        case goods.Regain(n=None):
            return paper.say("verb-regain-all", sign=SIGNS[verb.what])
        case goods.Regain():
            return f"+{verb.n}{SIGNS[verb.what]}"
        case goods.Heal():
            healed = [f"+{n}{SIGNS[what]}" for what, n in (("sanity", verb.sanity), ("stamina", verb.stamina)) if n]
            return paper.say("verb-heal", what=" ".join(healed))
        case goods.LowerMaximum():
            return paper.say("verb-lower-maximum", n=verb.n, sign=SIGNS[verb.what])
        case goods.Discard():
            return f"-{verb.n}{_kinds(verb.kinds)}"
        case goods.Surrender():
            return paper.say("verb-surrender", n=verb.n, what=verb.what)
        case goods.TestCards():
            return paper.say("verb-test-cards", kinds=_kinds(verb.kinds))
        case fate.Doom():
            return f"{verb.n:+}{SIGNS['doom']}"
        case fate.ElderSign():
            return f"+{verb.n}{SIGNS['elder_sign']}"
        case fate.Gate():
            return f"+{verb.n}{SIGNS['gate']}"
        case fate.Appear():
            return f"+{verb.n}{SIGNS['monster']}"
        case compound.Choose():
            return _either(paper, verb)
        case compound.Each():
            return paper.say(f"verb-each-{verb.whom.replace('_', '-')}", effects=effects(paper, verb.effects))
        case compound.PerWorld():
            return paper.say("verb-per-world", effects=effects(paper, verb.effects))
    return _about_dice(paper, verb)


def _about_dice(paper: Paper, verb: Verb) -> str:
    match verb:
        case dice.AddDie():
            return f"+{colour(paper, verb.colour)}"
        case dice.TurnDie():
            return _turn(paper, verb)
        case dice.Reroll():
            return paper.say("verb-reroll", n=verb.n or 0)
        case dice.Grant():
            return paper.say("verb-grant", turn=_turn(paper, verb.turn))
        case dice.Secure():
            return paper.say("verb-secure", n=verb.n)
        case dice.Defeat():
            return paper.say("verb-defeat", where=verb.where)
        case dice.DiscardDice(showing=None):
            return paper.say("verb-discard-dice", n=verb.n or 1)
        case dice.DiscardDice():
            return paper.say("verb-discard-showing", face=f"[{face(paper, verb.showing or '')}]")
    return paper.say(f"verb-{str(type(verb).__struct_config__.tag).replace('_', '-')}")


def _turn(paper: Paper, turn: dice.TurnDie) -> str:
    if turn.to is None:
        return paper.say("verb-raise-die")
    which = f"[{face(paper, turn.of)}]" if turn.of else colour(paper, turn.colour) if turn.colour else ""
    return paper.say("verb-turn-die", which=which or paper.say("verb-any-die"), to=f"[{face(paper, turn.to)}]")


def _either(paper: Paper, verb: compound.Choose) -> str:
    said = paper.say("or").join(effects(paper, verbs) for verbs in verb.options)
    if not verb.otherwise:
        return said
    return paper.say("verb-otherwise", either=said, otherwise=effects(paper, verb.otherwise))


def _kinds(kinds: Sequence[str]) -> str:
    return "/".join(SIGNS[kind] for kind in kinds)
