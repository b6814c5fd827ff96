"""Who speaks in the tests of words, and a sample of everything that can be said."""

from __future__ import annotations

from typing import Any, cast, get_args

from leng.engine.choice import Ask
from leng.engine.table import Seat
from leng.games.auztralia import GAME, asks
from leng.games.auztralia.box import AuztraliaBox
from leng.games.auztralia.effects import conditions, fate, fight, once, standing
from leng.games.auztralia.inventory import holdings
from leng.games.auztralia.present import Presenter
from leng.games.auztralia.speech import CARDS
from leng.games.auztralia.state import FARMS, GOODS, UNITS
from leng.words.clause import Clause
from leng.words.speech import YOU
from script import Script
from wording import questions_of

from .outback import outback

BOX = cast(AuztraliaBox, GAME.open_box())
LAND = BOX.lands["east"]
TILES = [tile for tile in BOX.tiles if BOX.tiles[tile].creature != "blank"]
SPOTS = {
    "hex": list(map(str, LAND.numbers)), "side": [f"{a}-{b}" for a, b in LAND.sides], "box": BOX.spaces,
    "character": BOX.characters, "unit": UNITS, "old_one": BOX.tiles, "seat": ["0", "1", "2"],
}  # fmt: skip
"""Where an option may lie, as the drawings know it."""

COUNTED = get_args(standing.Counted)
VERBS: list[Clause] = [
    *(once.Gain(goods=kind, n=n) for kind in get_args(once.Good) for n in (1, 4)),
    once.GainOneOf(goods=("coal", "iron"), n=1), once.GainOneOf(goods=("coal", "iron", "gold"), n=2),
    once.GainPoints(n=1), once.GainPoints(n=2), once.GainUnit(n=1), once.GainUnit(n=2),
    *(once.GainUnit(n=n, unit=unit) for unit in get_args(once.Unit) for n in (1, 2)),
    once.Retrieve(), once.Reveal(n=2), once.Strike(n=2), once.RazeTemple(), once.LayRails(n=2), once.PlaceFarms(n=2),
    once.RestoreFarms(n=2), once.Hire(n=1), once.Hire(n=2),
    fate.RevealLowest(), fate.Rush(cards=6), fate.Assassinate(n=2), fate.OpenGates(levels=(3, 2)),
    fight.Hit(n=1), *(fight.Hit(n=1, needs=unit) for unit in get_args(once.Unit)), fight.SlipAway(), fight.Heal(n=1),
    fight.Save(n=1), fight.Save(n=2), fight.Sacrifice(damage=2),
    *(standing.Capacity(unit=unit, n=3) for unit in get_args(once.Unit)), standing.Reach(n=1), standing.Reach(n=2),
    standing.Hasten(n=1, least=1), standing.MineMore(n=1, besides=("phosphate",)), standing.SameFarms(n=2),
    standing.GuardFarms(n=2), standing.GuardPort(n=2), standing.Counterattack(), standing.Nerve(n=4),
    *(standing.ScorePer(what=what, per=per, n=n) for what in COUNTED for per, n in ((1, 1), (1, 2), (3, 1), (3, 2))),
    conditions.PortNeverApproached(distance=3),
    conditions.Slain(any_of=({"cthulhu": 1}, {"shoggoth": 2})),
    conditions.Slain(any_of=({"mi_go": 1, "zombie": 2, "loyalist": 1}, {"temple": 2})),
    conditions.TemplesCleared(n=1), conditions.TemplesCleared(n=2), conditions.Rails(n=18),
    conditions.FarmsOfEach(n=3), conditions.FarmsUntouched(n=8), conditions.Phosphate(n=3), conditions.Recruited(n=8),
    conditions.UnitTypes(n=5), conditions.NothingHidden(),
]  # fmt: skip

SIGNS = {sign.kind for verb in VERBS for sign in verb.signs() if sign.kind}
"""Every kind of sign that a verb may show."""
HELD = set(holdings(outback("ann", "bob").state, 0))
"""Every kind of thing that a row of signs counts."""
LOST = {"coal", "iron", "gold", "character", "time", "cube", *UNITS}
"""What may be paid."""
FORESEEN = {"chance", "chance-card", "chance-fight"}
KINDS = {*SIGNS, *HELD, *FORESEEN, "mi_go", "zombie", "loyalist", "air"}

ABOUT: dict[str, list[dict[str, Any]]] = {
    "force": [{"hex": 28}],
    "first-retreat": [{"hex": 28}],
    "retreat": [{"hex": 28}],
    "slip-away": [{"hex": 28, "character": "corporal_jones"}],
    "swap": [{"character": "kitchener"}],
    "who-receives": [{"character": "kitchener"}],
    "neutral-farm": [{"goods": kind} for kind in FARMS],
    "assign": [{"left": 1}, {"left": 2}],
    "save": [{"unit": unit, "character": "franz_neumann"} for unit in UNITS],
    "heal": [{"character": "luigi_caprotti"}],
    "hit-whom": [{"n": 1}],
    "strike": [{"damage": 2}],
}

OPTIONS: list[tuple[Ask, dict[str, Any], Any]] = [
    *((asks.WHICH_VARIANT, {}, ("variant", name)) for name in BOX.variants),
    *((asks.OPENING_CHARACTER, {}, ("character", card)) for card in BOX.characters),
    *((asks.PLACE_PORT, {}, ("port", n)) for n in LAND.sites),
    *((asks.NEUTRAL_PORT, {}, ("port", n)) for n in LAND.sites),
    *((asks.NEUTRAL_FARM, {"goods": kind}, ("farm", kind, n)) for kind in FARMS for n in (1, 14)),
    *((asks.ACT, {}, ("box", space)) for space in BOX.spaces),
    *((asks.ACT, {}, ("use", card)) for card in BOX.characters),
    (asks.AFTER, {}, ("use", "kitchener")), (asks.AFTER, {}, "pass"),
    *((asks.LAY_RAIL, {}, ("rail", a, b)) for a, b in LAND.sides[:9]),
    *((asks.LAY_SECOND, {}, option) for option in (("rail", 4, 11), ("use", "agent_davies"), "done")),
    *((asks.MINE, {}, ("mine", n, kind)) for n in (14, 28) for kind in (*GOODS, "vp_3", "vp_5") if kind != "vp_5"),
    (asks.MINE, {}, ("mine", 57, "vp_5")),
    *((asks.RECRUIT, {}, option) for option in (("character", "kitchener"), "look", "refresh")),
    *((asks.DISMISS, {}, option) for option in (("character", "kitchener"), "done")),
    (asks.KEEP, {}, ("character", "kitchener")),
    *((asks.SWAP, {"character": "kitchener"}, option) for option in (("swap", "lady_carter"), "pass")),
    *((asks.WHO_RECEIVES, {"character": "kitchener"}, ("seat", seat)) for seat in (0, 1)),
    *((asks.BUY, {}, ("unit", unit, n)) for unit in UNITS for n in (1, 2)),
    *((asks.TRADE, {}, (deal, kind)) for deal in ("import", "export") for kind in ("coal", "iron")),
    (asks.TRADE, {}, "done"),
    *((asks.GIVE, {}, option) for option in (("give", 1, "coal"), ("give", 2, "gold"), "none")),
    *((asks.FARM, {}, ("farm", kind, n)) for kind in FARMS for n in (1, 14)), (asks.FARM, {}, "done"),
    *((asks.TARGET, {"lying": {14: ["zombie_l1_1"], 28: [2]}}, ("attack", n)) for n in (14, 28)),
    *((asks.FORCE, {"hex": 28}, ("unit", unit)) for unit in UNITS),
    *((asks.FORCE, {"hex": 28}, option) for option in ("all", "done")),
    *((ask, {"hex": 28}, way) for ask in (asks.FIRST_RETREAT, asks.RETREAT, asks.SLIP_AWAY)
      for way in ("airships", "others", "all", "stay")),
    *((asks.ASSIGN, {"left": 1}, ("stack", unit)) for unit in UNITS),
    *((asks.HIT_WHOM, {"n": 1}, ("old_one", tile)) for tile in TILES),
    *((asks.SACRIFICE, {}, ("unit", unit)) for unit in UNITS),
    *((asks.SAVE, {"unit": "airship"}, option) for option in ("yes", "no")),
    *((asks.HEAL, {}, option) for option in (("stack", "airship"), "pass")),
    *((asks.COMBAT_CARD, {}, option) for option in (("use", "colonel_khouri"), "pass")),
    *((asks.BENEFIT, {}, ("goods", kind)) for kind in ("coal", "iron")),
    *((asks.COUNTERATTACK, {}, option) for option in (("attack", 14), "pass")),
    *((asks.REVEAL, {}, ("hidden", n)) for n in (14, 28)),
    *((asks.STRIKE, {"damage": 2}, ("old_one", tile)) for tile in TILES),
    *((asks.RAZE, {}, ("temple", n)) for n in (14, 28)),
    *((asks.ANY_UNIT, {}, ("unit", unit, 1)) for unit in UNITS),
    (asks.HIRE, {}, ("character", "kitchener")),
    *((asks.RESTORE, {}, option) for option in (("restore", 14), ("restore", 28), "done")),
]  # fmt: skip

NUMBERS = [0, 1, 2, 7]
FACTS: dict[str, list[Any]] = {
    "seat": [0], "other": [1], "rival": [*GAME.rivals], "owner": [1, 0], "seats": [[0, 1], [0, 1, 2]],
    "character": ["kitchener", "mad_johnson"],
    "card": ["ooc_01", "lady_carter"], "cards": [["ooc_01"]], "revelation": ["level_1_07"],
    "variant": list(BOX.variants),
    "variants": [["shared_rails", "gift_trade"], list(BOX.variants)[:4]], "objective": ["iron_road"],
    "space": [name for name in BOX.spaces if name != "retrieve"], "tile": list(BOX.tiles), "unit": list(UNITS),
    "units": [{"infantry": 2, "airship": 1}, {}], "goods": [*GOODS, "vp_3", "vp_5", *FARMS], "farm": list(FARMS),
    "movers": [[], ["mi_go"], list(BOX.movers)], "direction": [1, 2, 3, 4, 5, 6], "hex": [4, 28], "origin": [35],
    "a": [4], "b": [11], "n": NUMBERS, "gold": NUMBERS, "points": NUMBERS, "left": NUMBERS, "time": [12],
    **{name: [0, 3] for name in ("farms", "phosphate", "characters", "tiles", "tokens")},
    **{name: [0, 5] for name in ("revealed", "hidden", "blighted", "ports")},
}  # fmt: skip

RANGES = [{"have": have, "need": need} for have in (0, 1, 2) for need in (2, 99)]
REFUSED: dict[str, list[dict[str, Any]]] = {
    "port-too-near": [{"n": 3}],
    "box-needs-gold": [{"have": 0, "need": 1}, {"have": 1, "need": 2}],
    "unit-too-dear": [{"have": 1, "need": 5}],
    "out-of-range": RANGES,
}

SCRIPT = Script(
    game=GAME,
    seats=[Seat("Ann"), Seat("Otto"), Seat("Zoe")],
    asks=questions_of(asks),
    pieces=[(kind, name) for kind in CARDS for name in BOX.shelf[kind]],
    verbs=VERBS,
    phases=("setup", "colony", "combat", "old_ones"),
    about=ABOUT,
    facts=FACTS,
    numbers=REFUSED,
    options=OPTIONS,
    voices=(YOU,),
    names=[
        *(f"kind-{spot}" for spot in SPOTS),
        *(f"{what}-{kind}" for kind in KINDS for what in ("amount", "sign")),
        *(f"score-{each}" for each in ("farms", "phosphate", "characters", "tiles", "tokens", "objective")),
        *(f"score-{each}" for each in ("revealed", "hidden", "blighted", "fallen_ports")),
        *("rival-old_ones", "rival-won-old_ones", "neutral", "paid-more", "back-home", "articles"),
    ],
    provisos=("plenty", "combat:12-23"),
    spots=SPOTS,
)


def speaker(language: str) -> Presenter:
    """The presenter of the game in a language."""
    return cast(Presenter, SCRIPT.speaker(language))
