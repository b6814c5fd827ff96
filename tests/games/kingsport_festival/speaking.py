"""Who speaks in the tests of words, and a sample of everything that can be said."""

from __future__ import annotations

from typing import Any, cast, get_args

from leng.engine.table import Seat
from leng.games.kingsport_festival import GAME, asks
from leng.games.kingsport_festival.box import KingsportBox, Moment
from leng.games.kingsport_festival.effects import combat, compound, dice, goods, town
from leng.games.kingsport_festival.effects.verb import Condition, Cost, Counted
from leng.games.kingsport_festival.present import Presenter
from leng.games.kingsport_festival.speech import CARDS
from leng.words.clause import Clause
from script import Script
from wording import questions_of

BOX = cast(KingsportBox, GAME.open_box())
GAIN = goods.Gain(what="cult", n=1)

VERBS: list[Clause] = [
    GAIN,
    goods.Gain(what="any_resource", n=2),
    *(goods.Gain(what="cult", n=1, per=per, div=div, most=div) for per in get_args(Counted) for div in (1, 2)),
    goods.Lose(what="sanity", n=1),
    goods.Lose(what="spell", n=2, otherwise=(goods.Lose(what="sanity", n=1),)),
    goods.Draw(deck="any", n=2),
    goods.Draw(deck="evil", n=1),
    goods.Foresee(),
    goods.RemoveDisc(levels=(2, 3)),
    *(dice.Reroll(dice=which) for which in ("one", "any_number", "all")),
    dice.FlipDie(), dice.ShiftDie(by=(-1, 1)), dice.SetDie(), dice.ExtraDie(), dice.AddToSum(by=(2,)), dice.SwapOrder(),
    *(dice.SanityDiscount(n=n, scope=scope) for n in (1, 2, 99) for scope in ("this_god", "all_gods")),
    dice.RepeatGift(max_level=2),
    town.CostDiscount(n=1, levels=(3, 4), scope="always"),
    town.CostDiscount(n=2, levels=(1, 2, 3, 4), scope="next_placement"),
    town.WildResources(), town.Convert(n=3),
    combat.Strength(n=2), combat.Strength(n=-1), combat.Strength(n=1, per="magic", most=3),
    combat.Strength(per="magic"),
    combat.StrengthFromBuildings(multiply=2, max_extra=4), combat.StrengthFromBuildings(multiply=3, max_extra=4),
    combat.SpendForStrength(what="death", most=3, each=1),
    *(combat.InvestigatorStrength(n=n, scope=scope) for n in (1, -1) for scope in ("raid", "self")),
    combat.IgnoreAbility(), combat.NoPenalty(), combat.TieWins(), combat.TieLoses(), combat.NoDouble(),
    combat.PenaltyMultiplier(n=2), combat.PenaltyMultiplier(n=3),
    combat.SpellBonus(delta=1), combat.SpellBonus(delta=-1), combat.SpellCost(delta=1), combat.SpellCost(delta=-1),
    combat.NoSpells(), combat.MaxSpells(n=1), combat.MaxSpells(n=2),
    *(combat.BuildingBonus(delta=n, target=target) for n in (1, -1) for target in ("highest", "each")),
    combat.IgnoreBuilding(buildings=("quay", "club")),
    compound.Choose(options=((GAIN,), (goods.Foresee(),))),
    compound.May(cost=Cost(magic=1, any=2), effects=(GAIN,)),
    compound.If(given=Condition(place="first"), then=(GAIN,)),
    compound.If(given=Condition(cult_rank="fewest"), then=(GAIN,), otherwise=(goods.Foresee(),)),
    compound.Each(effects=(GAIN, goods.Draw(deck="any"), goods.Draw(deck="evil"), goods.Foresee())),
    compound.Each(effects=(goods.RemoveDisc(levels=(2,)),), who=Condition(sanity_below=6)),
    compound.OnWin(effects=(GAIN,)),
    compound.HandLimit(delta=1), compound.SanityMax(n=9), compound.ReverseOrder(),
    compound.AltInvocation(god="cthulhu", requires="three_equal_dice"),
    compound.AltInvocation(god="cthulhu", requires="three_dice_any_total", extra=3),
    compound.MultiInvocation(god="nightgaunt"), compound.MultiInvocation(god="nightgaunt", extra=1),
    compound.GodCost(god="hydra", delta=1), compound.GodCost(god="hydra", delta=-1),
    compound.GodGift(god="hydra", effects=(GAIN,)), compound.PlaceBonus(building="ruins", effects=(GAIN,)),
]  # fmt: skip

ABOUT: dict[str, list[dict[str, Any]]] = {
    "gift": [{"god": "nodens"}],
    "which-dice": [{"picked": 0}, {"picked": 2}],
    "sanity-bonus": [{"n": 2, "have": 9}, {"n": 1, "have": 9}],
    "which-gift": [{"god": "hydra", "verbs": ((GAIN,), (GAIN, GAIN))}],
    "resource": [{"left": 1}, {"left": 2}],
    "deck": [{"left": 1}, {"left": 2}],
    "foresee": [{"round": 4}, {"round": 0}],
    "read-card": [
        {"card": "event", "shown": "hypnos"},
        {"card": "investigator", "shown": "danforth"},
        {"card": "festival", "shown": "yule"},
    ],
    "discard": [{"left": 1}, {"left": 2}],
    "pay": [{"left": 1, "picked": 0}, {"left": 1, "picked": 2}, {"left": 2, "picked": 0}, {"left": 2, "picked": 1}],
    "lose-spell": [{"left": 1}, {"left": 2}],
    "convert": [{"left": 1}, {"left": 3}],
    "offer": [{"cost": Cost(magic=2), "verbs": (GAIN,)}],
    "burn": [{"goods": "death"}],
    "lose-resources": [{"left": 1}, {"left": 2}],
}

FACTS: dict[str, list[Any]] = {
    "seat": [0], "other": [1], "seats": [[0], [0, 2]], "god": ["nodens", "thing_of_darkness"], "building": ["quay"],
    "spell": ["al_azif"], "event": ["hypnos"], "investigator": ["danforth"], "festival": ["yule"],
    "source": ["quay", "danforth", "scenario"], "goods": ["sanity", "evil"], "deck": ["death"], "n": [0, 1, 2, -1],
    "dice": [[], [3], [3, 6]], "fresh": [[4]], "total": [9], "die": [2], "face": [3], "bend": [0, 1, -2],
    "old": ["evil"], "new": ["death"], "phase": ["invocation", "privileges", "propagation", "raid", "time", "end"],
    "round": [1, 12], "card": ["event", "investigator", "festival"], "strength": [5], "foe": [2],
    "outcome": ["victory", "repelled", "defeat"], "doubled": [True, False],
}  # fmt: skip

NUMBERS: dict[str, list[dict[str, Any]]] = {
    "wrong-sum": [{"god": "nodens", "need": 9, "sums": [3, 4, 7]}, {"god": "nodens", "need": 9, "sums": []},
                  {"god": "nephren_ka", "need": 0, "sums": [3]}],
    "god-taken": [{"god": "nodens", "seat": 1}],
    "god-once": [{"god": "nephren_ka"}],
    "short-of-magic": [{"have": 0}, {"have": 2}],
    "short-of-sanity": [{"have": 0}, {"have": 1}],
    "short-of-cubes": [{"have": (0, 0, 0)}, {"have": (1, 0, 2)}],
    "own-disc": [{"building": "house"}],
    "no-street": [{"building": "library", "doors": ["emporium", "club"]}],
    "building-too-dear": [{"building": "library", "cost": Cost(evil=2, death=1), "less": less, "have": have}
                          for less in (0, 1, 2) for have in ((0, 0, 0), (1, 0, 0))],
    "wrong-moment": [{"moment": moment} for moment in get_args(Moment)],
    "spell-too-dear": [{"spell": "al_azif", "need": 1, "have": 0}, {"spell": "al_azif", "need": 2, "have": 1}],
    "enough-spells": [{"played": 1}, {"played": 2}],
}  # fmt: skip

SCRIPT = Script(
    game=GAME,
    seats=[Seat("Luke"), Seat("Livio"), Seat("Gabriel")],
    asks=questions_of(asks),
    pieces=[(kind, name) for kind in CARDS for name in BOX.shelf[kind]],
    verbs=VERBS,
    phases=("setup", "turn_order", "invocation", "privileges", "propagation", "raid", "time", "end"),
    about=ABOUT,
    facts=FACTS,
    numbers=NUMBERS,
    names=["months", "levels"],
)


def speaker(language: str) -> Presenter:
    """The presenter of the game in a language."""
    return cast(Presenter, SCRIPT.speaker(language))
