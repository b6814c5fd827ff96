"""What changes the rules for a while, in a few words: Ancient Ones, Mythos cards, allies and investigators."""

from __future__ import annotations

from collections.abc import Sequence

from leng.games.elder_sign.box import Ally, Deed, InvestigatorCard, Mythos
from leng.games.elder_sign.effects import standing as changes
from leng.games.elder_sign.terminal.paper import Paper
from leng.games.elder_sign.terminal.signs import SIGNS, colour, effects, needs

MIDNIGHT = "XII"
"""The sign before an effect of midnight."""


def terror(paper: Paper) -> str:
    """The sign before an effect of Terror."""
    return f"{paper.say('face-terror')}!"


def change(paper: Paper, each: changes.Standing) -> str:
    """One change to the rules."""
    match each:
        case changes.Forbid():
            return paper.say(f"standing-forbid-{each.what.replace('_', '-')}")
        case changes.Terror():
            return f"{terror(paper)} {effects(paper, each.effects)}"
        case changes.LockDie():
            return paper.say("locks", dice=colour(paper, each.colour))
        case changes.Dearer():
            by, sign_by = (f"+{n}{SIGNS['trophies']}" for n in (each.by, each.sign_by))
            return paper.say("standing-dearer", by=by, sign_by=sign_by, sign=SIGNS["elder_sign"])
        case changes.Maximum():
            return paper.say("standing-maximum", sign=SIGNS[each.what], by=f"{each.by:+}")
        case changes.MonsterNeeds():
            return paper.say("standing-monster-needs", needs=needs(paper, each.needs).plain)
        case changes.LosesSigns():
            monster = paper.written(paper.box.shelf["monster"][each.monster].name)
            return paper.say("standing-loses-signs", monster=monster, sign=SIGNS["elder_sign"])
        case changes.ColdCards():
            kinds = "/".join(SIGNS[kind] for kind in each.kinds)
            return paper.say("standing-cold-cards", kinds=kinds, loss=f"-{each.n}{SIGNS['stamina']}")
        case changes.ExtraCard():
            return paper.say("standing-extra-card", sign=SIGNS[each.what])
        case changes.FreeDice():
            return paper.say("standing-free-dice", dice=colour(paper, "yellow") + colour(paper, "red"))
        case changes.DearTrophies():
            return paper.say("standing-dear-trophies", by=f"+{each.by}{SIGNS['trophies']}")
    tag = str(type(each).__struct_config__.tag).replace("_", "-")
    return paper.say(f"standing-{tag}", clue=SIGNS["clue"])


def changed(paper: Paper, some: Sequence[changes.Standing]) -> str:
    """Several changes to the rules."""
    return ", ".join(change(paper, each) for each in some)


def deed(paper: Paper, each: Deed) -> str:
    """What somebody may do, when, and for what."""
    said = effects(paper, each.effects)
    if "itself" in each.pays:
        said = paper.say("deed-itself", effects=said)
    elif each.pays:
        said = f"-1{'/'.join(SIGNS[what] for what in each.pays)} > {said}"
    return paper.say("deed", when=each.when, once=each.once or "always", effects=said)


def abilities(paper: Paper, who: InvestigatorCard | Ally) -> str:
    """What an investigator or an ally can do."""
    said = [deed(paper, each) for each in who.deeds]
    said += [change(paper, each) for each in who.standing]
    if isinstance(who, Ally):
        said += [effects(paper, who.joins)] if who.joins else []
        said += [paper.say("ally-spares")] if who.spares else []
    return ", ".join(said)


def in_force(paper: Paper, card: Mythos) -> str:
    """What a Mythos card does as long as it lies there, and what it has in store."""
    said = [change(paper, each) for each in card.standing]
    said += [f"{MIDNIGHT} {effects(paper, card.midnight)}"] if card.midnight else []
    said += [promise(paper, card)] if card.later else []
    return ", ".join(said)


def promise(paper: Paper, card: Mythos) -> str:
    """What happens the next time an adventure is failed or resolved."""
    assert card.later is not None, "this card promises nothing"
    return paper.say("later", on=card.later.on, effects=effects(paper, card.later.effects))
