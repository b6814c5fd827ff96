"""Who speaks in the tests of words, and a sample of everything that can be said."""

from __future__ import annotations

from typing import Any, Literal, cast, get_args

from leng.engine.choice import Ask
from leng.engine.table import Seat
from leng.games.elder_sign import GAME, asks
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.deeds.ending import ENDINGS
from leng.games.elder_sign.deeds.ways import OpenTask
from leng.games.elder_sign.effects import compound, dice, fate, goods, standing
from leng.games.elder_sign.effects.verb import Kind
from leng.games.elder_sign.present import Presenter
from leng.games.elder_sign.speech import CARDS
from leng.words.clause import Clause
from script import Script
from wording import messages, questions_of

BOX = cast(ElderSignBox, GAME.open_box())
CLUE, SANITY = goods.Gain(what="clue"), goods.Lose(what="sanity")
KINDS: tuple[Kind, ...] = ("common", "unique", "spell")
GAINS: tuple[Literal["clue", "common", "unique", "spell", "ally"], ...] = ("clue", "ally", *KINDS)

VERBS: list[Clause] = [
    *(goods.Gain(what=what, n=n) for what in GAINS for n in (1, 2)),
    *(goods.GainAny(kinds=KINDS, n=n) for n in (1, 2)),
    goods.GainAlly(card="duke"),
    *(goods.Lose(what=what, n=2) for what in ("sanity", "stamina", "clue", "trophies")),
    *(goods.Regain(what=what, n=n) for what in ("sanity", "stamina") for n in (1, None)),
    goods.Heal(sanity=1), goods.Heal(sanity=1, stamina=2),
    *(goods.LowerMaximum(what=what) for what in ("sanity", "stamina")),
    goods.Discard(kinds=("spell",)), goods.Discard(kinds=KINDS), goods.Discard(kinds=KINDS, n=2),
    goods.Surrender(what="any"), goods.Surrender(what="monster", n=2),
    goods.Devour(), goods.TestCards(kinds=KINDS),
    *(fate.Doom(n=n) for n in (1, 2, -1, -2)),
    *(verb(n=n) for verb in (fate.ElderSign, fate.Gate, fate.Appear) for n in (1, 2)),
    fate.LoseMatch(),
    dice.AddDie(colour="red"),
    dice.TurnDie(), dice.TurnDie(to="lore"), dice.TurnDie(to="lore", of="terror"),
    dice.TurnDie(to="peril", colour="red"),
    dice.Reroll(), dice.Reroll(n=1), dice.Reroll(n=2),
    dice.Grant(turn=dice.TurnDie(to="wild")), dice.Secure(n=1), dice.Secure(n=2),
    dice.Defeat(where="any"), dice.Defeat(where="one_card"), dice.CompleteTask(),
    dice.DiscardDice(showing="terror"), dice.DiscardDice(n=1), dice.DiscardDice(n=2), dice.Fail(),
    compound.Choose(options=((CLUE,), (fate.Gate(),))),
    compound.Choose(options=((SANITY,), (goods.Lose(what="clue"),)), otherwise=(goods.Devour(),)),
    *(compound.Each(effects=(SANITY,), whom=whom) for whom in ("everybody", "alone", "at_entrance")),
    compound.PerWorld(effects=(fate.Doom(),)),
    *(standing.Forbid(what=what) for what in get_args(standing.Forbidden)),
    standing.Terror(effects=(SANITY,)), standing.LockDie(colour="green"),
    standing.Dearer(by=1, sign_by=1), standing.Dearer(by=1, sign_by=3),
    *(standing.Maximum(what="sanity", by=by) for by in (-1, 2)),
    standing.MonsterNeeds(needs=("terror", 2)), standing.Masks(), standing.LosesSigns(monster="cultist"),
    standing.ColdCards(kinds=("unique", "spell")), standing.LosesWorlds(), standing.ManyTasks(),
    standing.TakesInstead(), *(standing.ExtraCard(what=kind) for kind in KINDS), standing.FreeDice(),
    standing.TwoRerolls(), standing.NoMonsters(), standing.NoTerror(), standing.IgnoresMythos(),
    standing.UsesLocked(), standing.DearTrophies(by=1),
]  # fmt: skip

DOCK = {"card": "the_loading_dock"}

ABOUT: dict[str, list[dict[str, Any]]] = {
    "starting-card": [{"left": 1}, {"left": 2}],
    "heal": [{"turn": 1}],
    "whom": [{"sanity": 1, "stamina": 0}, {"sanity": 1, "stamina": 1}],
    "move": [{"here": "entrance"}, {"here": "koi_pond"}],
    "before-roll": [DOCK, {"card": "yig"}],
    "after-roll": [DOCK],
    "battle-roll": [{"card": "yig"}],
    "which-dice": [{"picked": ()}, {"picked": ("lore", "3.y")}],
    "keep-die": [{"card": "wither", "left": 1}, {"card": "voice_of_ra", "left": 3}],
    "research": [{"other": 1}],
    "help": [{"other": 1, **DOCK}],
    "help-die": [{"other": 1}],
    "order": [{"verbs": (CLUE, SANITY)}],
    "ignore": [{"card": "mythos_10"}],
    "place-monster": [{"monster": "cultist.2"}, {"monster": "elder_thing"}, {"monster": "the_black_man"}],
    "duke": [{"card": "duke"}],
    "instead": [{"what": "spell", "left": 1}, {"what": "common", "left": 2}],
    "one-of": [{"verbs": ((CLUE,), (SANITY,))}],
    "spend": [{"left": 2}],
    "lose-trophy": [{"left": 1}],
}

GHOUL = OpenTask(1, ("peril", "terror"), 0, 1, 1, "ghoul")
OPTIONS: list[tuple[Ask, dict[str, Any], Any]] = [
    (asks.RECRUIT, {}, ("investigator", "kate_winthrop")),
    *((asks.INSTEAD, {"what": "spell", "left": 1}, ("gain", kind)) for kind in ("spell", "clue", "common", "unique")),
    (asks.HEAL, {"turn": 1}, ("use", "vincent_lee")),
    (asks.HEAL, {"turn": 1}, "pass"),
    (asks.WHOM, {"sanity": 1, "stamina": 0}, ("treat", 2)),
    *((asks.MOVE, {"here": here}, ("move", to)) for here in ("entrance", "yuggoth") for to in ("entrance", "yuggoth")),
    (asks.MOVE, {"here": "entrance"}, ("use", "food")),
    (asks.ENTRANCE, {}, ("aid", "free")),
    (asks.ENTRANCE, {"prices": {"one_stat": 3}}, ("aid", "one_stat")),
    (asks.ENTRANCE, {}, ("buy", "souvenir_clue")),
    (asks.ENTRANCE, {}, "find"),
    (asks.ENTRANCE, {}, "wait"),
    (asks.BEFORE_ROLL, DOCK, "roll"),
    (asks.BEFORE_ROLL, DOCK, "give_up"),
    (asks.BEFORE_ROLL, DOCK, "done"),
    (asks.BEFORE_ROLL, DOCK, ("focus", "wild.r")),
    (asks.BEFORE_ROLL, DOCK, ("ask", 1)),
    (asks.BEFORE_ROLL, DOCK, ("take", "terror@wither")),
    (asks.BEFORE_ROLL, DOCK, ("use", "jenny_barnes")),
    (asks.BEFORE_ROLL, DOCK, ("add", "yellow")),
    (asks.BEFORE_ROLL, DOCK, ("borrow", "green")),
    (asks.AFTER_ROLL, DOCK, ("complete", 2, ("3", "peril@focus"))),
    (asks.AFTER_ROLL, DOCK, ("complete", 2, ())),
    (asks.AFTER_ROLL, {**DOCK, "tasks": (GHOUL,)}, ("complete", 2, ("peril", "terror@help.1"))),
    (asks.AFTER_ROLL, {"card": "hallway_on_fire"}, ("complete", 1, ("peril",))),
    (asks.AFTER_ROLL, DOCK, ("turn", "harvey_walters", "terror", "lore")),
    (asks.AFTER_ROLL, DOCK, ("use", "anna_kaslow")),
    *((asks.AFTER_ROLL, DOCK, word) for word in ("reroll", "clue", "fail", "go_on", "give_up")),
    (asks.BATTLE_ROLL, {"card": "yig"}, ("complete", 1, ("peril", "peril"))),
    (asks.BATTLE_ROLL, {"card": "yig"}, ("complete", 1, ())),
    (asks.WHICH_DICE, {"picked": ()}, ("die", "2")),
    (asks.WHICH_DICE, {"picked": ()}, "all"),
    (asks.WHICH_DICE, {"picked": ("2",)}, "done"),
    (asks.KEEP_DIE, {"card": "voice_of_ra", "left": 2}, ("keep", "lore")),
    (asks.KEEP_DIE, {"card": "voice_of_ra", "left": 2}, "done"),
    (asks.HELP_DIE, {"other": 1}, ("keep", "lore")),
    (asks.RESEARCH, {"other": 1}, ("use", "mandy_thompson")),
    (asks.RESEARCH, {"other": 1}, "pass"),
    (asks.DISCARD_DIE, {}, ("discard", "1")),
    *((asks.HELP, {"other": 1, **DOCK}, word) for word in ("yes", "no")),
    *((asks.IGNORE, {"card": "mythos_10"}, word) for word in ("yes", "no")),
    *((asks.DUKE, {"card": "duke"}, word) for word in ("yes", "no")),
    (asks.HELPER_LOSES, {}, ("lose", "sanity")),
    (asks.ORDER, {"verbs": (SANITY, fate.Doom(), fate.Appear(), SANITY)}, ("first", 1)),
    (asks.ORDER, {"verbs": (SANITY, fate.Doom(), fate.Appear(), SANITY)}, ("first", 4)),
    (asks.MIDNIGHT_ORDER, {}, ("midnight", "the_curator")),
    (asks.MIDNIGHT_ORDER, {}, ("midnight", "mythos_09")),
    (asks.TERROR_ORDER, {}, ("terror", "koi_pond")),
    (asks.TERROR_ORDER, {}, ("terror", "mythos_02")),
    (asks.PLACE_MONSTER, {"monster": "ghoul"}, ("slot", "koi_pond", 1)),
    (asks.PLACE_MONSTER, {"monster": "ghoul"}, ("slot", "the_loading_dock", 0)),
    *((asks.LOCK_DIE, {}, ("lock", token)) for token in (
        "any", "any.y@reserve", "any.r", "2@out", "3@task.1", "2@help.1", "lore@focus", "1.y@wither", "wild.r@locked",
    )),
    (asks.ONE_OF, {"verbs": ((CLUE,), (SANITY,))}, ("option", 2)),
    (asks.DISCARD_CARD, {}, ("discard", "axe")),
    (asks.DISCARD_CARD, {}, ("discard", "clue")),
    (asks.SPEND, {"left": 2, "worth": {"cultist.1": 2}}, ("spend", "cultist.1")),
    (asks.LOSE_TROPHY, {"left": 2}, ("spend", "koi_pond")),
    (asks.WHICH_MONSTER, {}, ("defeat", "cultist.3")),
    (asks.WHICH_CARD, {}, ("defeat_all", "koi_pond")),
    (asks.WHICH_TASK, DOCK, ("task", 2)),
    (asks.NEWCOMER, {}, ("investigator", "joe_diamond")),
    (asks.HELPER_ORDER, {}, ("helper", 1)),
    (asks.BACK_ORDER, {}, ("back", "dhole")),
    (asks.BEFORE_PENALTIES, {}, "done"),
    (asks.END_TURN, {}, "done"),
]  # fmt: skip

FACTS: dict[str, list[Any]] = {
    "seat": [0], "other": [1], "investigator": ["kate_winthrop"], "ancient_one": ["yig"],
    "card": ["the_loading_dock", "did_you_hear_that", "axe", "wither", "duke", "mythos_01", "cultist.1", "yig"],
    "place": ["entrance", "koi_pond", "yuggoth"], "source": ["harvey_walters", "shotgun", "professor_armitage"],
    "monster": ["cultist.2", "ghoul", "elder_thing", "god_of_the_bloody_tongue", "haunter_of_the_dark",
                "the_black_man"],
    "trophy": ["cultist.2", "koi_pond"], "service": ["free", "souvenir_spell"], "deck": ["common", "ally"],
    "what": ["sanity", "stamina"], "n": [1, 2, 0, 3], "of": [12], "hour": [3, 6, 9, 12],
    "face": ["1", "2", "3", "lore", "peril", "terror"], "die": ["3", "lore.y", "wild.r@focus"],
    "dice": [("3", "peril"), ("lore",), ()], "colour": ["green", "yellow", "red"], "lost": [True, False],
}  # fmt: skip

NUMBERS: dict[str, list[dict[str, Any]]] = {
    "no-clues": [{"card": "mythos_20"}],
    "no-focus": [{"card": "mythos_07"}],
    "no-help": [{"card": "mythos_07"}],
    "spells-forbidden": [{"card": "mythos_07"}],
    "not-yet": [{"n": 1}],
    "wrong-moment": [{"card": card} for card in ("food", "axe", "wither")],
    "closed": [{"card": "mythos_01"}],
    "too-dear": [{"have": 0, "price": 1}, {"have": 2, "price": 10}],
    "needs-dice": [{"needs": ("lore", 3)}, {"needs": ("lore/peril",)}],
    "die-locked": [{"colours": ["red"]}, {"colours": ["green", "red"]}],
    "too-few-trophies": [{"have": 0}, {"have": 1}],
}

DRAWN = ("doom", "signs", "free", "souvenirs", "dice", "investigators", "place-entrance")
"""Words of the drawings alone, besides those of signs."""

SCRIPT = Script(
    game=GAME,
    seats=[Seat("Luke"), Seat("Ada"), Seat("Zoe")],
    asks=questions_of(asks),
    pieces=[(kind, name) for kind in CARDS for name in BOX.shelf[kind]],
    verbs=VERBS,
    phases=("setup", "movement", "entrance", "attempt", "clock", "midnight", "battle", "end"),
    about=ABOUT,
    facts=FACTS,
    numbers=NUMBERS,
    options=OPTIONS,
    families={"end-": ENDINGS},
    names=[
        *DRAWN,
        *(key for key in messages(GAME.folder / "lang" / "en.ftl") if key.startswith(("score-", "side-", "sign-"))),
    ],
)


def speaker(language: str) -> Presenter:
    """The presenter of the game in a language."""
    return cast(Presenter, SCRIPT.speaker(language))
