"""Who speaks in the tests of words, and a sample of everything that can be said."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, cast, get_args

from leng.engine.choice import Ask
from leng.engine.table import Seat
from leng.games.evil_high_priest import GAME, asks
from leng.games.evil_high_priest.box import HighPriestBox
from leng.games.evil_high_priest.effects import conditions, cult, goods, monsters, people, powers, raid, rooms
from leng.games.evil_high_priest.effects.verb import Count, Counter
from leng.games.evil_high_priest.inventory import holdings
from leng.games.evil_high_priest.present import Presenter
from leng.games.evil_high_priest.rules.ending import ENDINGS, SOURCES
from leng.games.evil_high_priest.rules.spaces import POSTS
from leng.games.evil_high_priest.speech import CARDS
from leng.games.evil_high_priest.state import BASIC, GOODS, LEVELS, PLACES, RIVAL
from leng.words.clause import Clause
from leng.words.speech import YOU
from script import Script
from wording import questions_of

from .sanctum import sanctum

BOX = cast(HighPriestBox, GAME.open_box())
STEPS = [f"ritual.{name}.{n}" for name, each in BOX.rituals.items() for n in range(1, len(each.steps) + 1)]
SPOTS = {
    "space": [*BOX.locations, *BOX.lurks, *BOX.locks, *BOX.specials, *POSTS, *STEPS],
    "row": [*BOX.rooms, *BOX.monsters], "lair": BOX.monsters, "slot": PLACES, "seat": ["0", "1", "2"],
}  # fmt: skip
"""Where an option may lie, as the drawings know it."""

KIND = get_args(goods.Kind)
COUNTS = [
    Count(per=per, times=times, plus=plus, half=half, most=most)
    for per in get_args(Counter) for half in (False, True) for times, plus, most in ((1, 0, None), (2, 1, 6))
]  # fmt: skip
VERBS: list[Clause] = [
    *(goods.Gain(what=kind, n=n) for kind in KIND for n in (1, 3)),
    *(goods.Gain(what="treasure", n=count) for count in COUNTS),
    goods.Gain(what="magic", n=2, to="each_player"), goods.Gain(what="magic", n=2, after_raid=True),
    goods.Gain(what="magic", n=1, when=conditions.Prowling()),
    *(goods.Pay(what=kind, n=n) for kind in KIND for n in (1, 3)),
    goods.LoseGoods(what="blood", n=1),
    *(goods.Steal(what="grimoire", n=1, of=of, least=n) for of in ("opponent", "each_opponent") for n in (1, 2)),
    goods.Give(what="magic", n=1), goods.Exchange(n=4), goods.DestroyExposed(n=2),
    *(cult.Advance(track=track, n=n) for track in get_args(cult.Track) for n in (1, 2)),
    *(verb(card=card) for verb in (cult.TakeCard, cult.LoseCard, cult.Glacier) for card in BOX.specials),
    cult.TakeSign(), cult.RenewPriest(), cult.TakeFirst(),
    *(cult.ToWorship(of=of) for of in ("self", "opponent", "each_player")),
    *(cult.FromWorship(n=n, anybody=yes, up_to=up) for n in (0, 1, 2) for yes in (False, True) for up in (False, True)),
    cult.OntoRitual(), *(cult.Evolve(to=level) for level in get_args(conditions.Level)),
    *(cult.Prowl(kind=kind) for kind in get_args(cult.Prowler)), cult.AmoebasDefend(n=4),
    *(cult.EnterTrack(track=track) for track in BOX.sheets["yellow_sign"].lines),
    *(cult.Award(most_of=kind) for kind in ("treasure", "blood", "magic", "grimoire")),
    monsters.GainMonster(), monsters.GainMonster(discard=True),
    *(monsters.DiscardMonster(n=n, only=only) for n in (1, 2) for only in ("any", "amoeba")),
    monsters.TakeAmoeba(), monsters.TakeAmoeba(n=2), monsters.HandAmoeba(),
    *(monsters.GiveAmoeba(of=of) for of in ("opponent", "each_opponent")), monsters.StrongAlone(n=2),
    monsters.StrongInEmptiness(most=2), monsters.TurnsOver(), monsters.StaysFor(what="magic", n=2),
    monsters.FeedsOn(what="blood", n=1),
    people.Sacrifice(), people.Sacrifice(n=2),
    *(people.Rescue(n=n, to=to, optional=yes) for n in (1, 2) for to in ("escape", "pool") for yes in (False, True)),
    people.Rescue(each=True), people.Rescue(n=2, each=True), people.LoseAcolyte(),
    *(people.ScareOff(of=of, least=n, larger=yes) for of in ("opponent", "each_opponent") for n in (1, 2)
      for yes in (False, True)),
    people.Trap(), people.Recall(), people.AllFlee(), people.ToTheBox(),
    powers.Activate(), powers.Relocate(), powers.ExtraTurn(), powers.FreeEntry(n=2), powers.Shield(n=6),
    powers.PickRewards(n=2, rewards=(goods.Gain(what="blood", n=3), rooms.GainRoom())),
    *(raid.StartRaid(dice=n) for n in (1, 2)), raid.Reroll(), raid.RemoveDie(), raid.BluntFirst(), raid.Bribe(n=4),
    *(raid.IgnoreRooms(rooms=which) for which in ("first", "highest", "empty")),
    raid.Protect(what=("magic", "grimoire")),
    raid.AsylumRate(n=0), raid.AsylumRate(n=2), raid.AcolyteRate(n=1), raid.MonstersWeaker(n=2), raid.Backwards(),
    raid.SpareLowest(), raid.TakesGrimoire(), raid.PerEmptySlot(most=3),
    rooms.GainRoom(), rooms.DrawRooms(n=2), rooms.DiscardRoom(), rooms.MoveGoods(n=2), rooms.BloodOfSacrifice(n=1),
    rooms.FirstAcolyte(n=3), rooms.AsylumDefends(least=3, n=2), rooms.FalseWall(n=4), rooms.Collapses(),
    conditions.Owns(what="elder_sign", n=1), conditions.RitualsOpen(), conditions.NoMonster(), conditions.FirstPlayer(),
    conditions.Prowling(), conditions.SignsBroken(n=6),
    *(conditions.HasEvolved(level=level) for level in get_args(conditions.Level)),
    conditions.TrackAtLeast(track="deep_ones", n=5), conditions.Controls(card="shoggoth"),
    conditions.TrackOpen(track="hali"), conditions.SignLeft(), conditions.Applied(),
]  # fmt: skip

SIGNS = {sign.kind for verb in VERBS for sign in verb.signs() if sign.kind}
"""Every kind of sign that a verb may show."""
HELD = set(holdings(sanctum("ann", "bob").state, 0))
"""Every kind of thing that a row of signs counts."""
LOST = {*GOODS, "room", "monster", "amoeba", "acolyte", "asylum", "worship", "abomination", "spawn", "shoggoth", "raid"}
"""What may be paid."""
FORESEEN = {"chance", "chance-raid"}
KINDS = {*SIGNS, *HELD, *FORESEEN}

BEASTS = [card for card, face in BOX.monsters.items() if face.count == 1] + ["deep_one_1"]
LOCKS = ["great_cthulhu_start", "yellow_sign_h1", "tcho_tchos_site_2"]
STOOD = ["pool", "kingsport", "prowler_1", "great_cthulhu_a", "ritual.mao_ceremony.2", "track.yellow_sign_h0",
         "eternal.salem", "king_in_yellow"]  # fmt: skip
"""Where an acolyte may be taken from."""
STORED = [{"goods": kind, "n": n, "left": 0, "picked": 0} for kind in GOODS for n in (1, 3)]
DUE = [{"left": n, "picked": 0} for n in (1, 2)]

ABOUT: dict[str, list[dict[str, Any]]] = {
    "bonus": [{"lock": lock} for lock in LOCKS],
    "exchange-for": [{"goods": kind} for kind in BASIC],
    "pay": DUE,
    "store": STORED,
    "gain-which": [{"n": n, **due} for n in (1, 2) for due in DUE],
    "fill": [{"room": room, "place": "s2", "left": 0, "picked": 0} for room in ("vault_2", "occult_laboratory_1")],
    "move-goods": [{"left": n} for n in (1, 2)],
    "lose": [{"goods": kind, **due} for kind in ("treasure", "grimoire") for due in DUE],
    "destroy": [{"victim": seat, **due} for seat in (0, 1, 2) for due in DUE],
    "slot": [{"room": room} for room in BOX.rooms],
    "rescue": [{"zone": zone} for zone in ("escape", "pool")],
    "growth-tie": [{"lock": "tcho_tchos_site_2"}],
    "announce": [{"strength": 7}],
    "retaliate": [{"strength": 7}],
    "false-wall": [{"strength": 7}],
    "tribute": [{"monster": "gug"}],
}

MOVED = [("move", a, b, kind) for a, b in (("exposed", "s2"), ("s2", "exposed"), ("s2", "s7")) for kind in GOODS]
ACOLYTES = [("acolyte", place) for place in STOOD]


def put(ask: Ask, *options: Any, **about: Any) -> list[tuple[Ask, dict[str, Any], Any]]:
    """Options of a question."""
    return [(ask, about, option) for option in options]


def each_of(head: str, *parts: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Options with one head and all their other parts."""
    return [(head, *rest) for rest in product(*parts)]


def used(*cards: str) -> list[Any]:
    """Monsters or investigators that may be used, or not."""
    return [*each_of("ability", cards), "pass"]


TWO = ("priest", "acolyte")
SENT = (*BOX.locations, *BOX.lurks, *BOX.starts, "king_in_yellow", *BOX.sheets["yellow_sign"].locks)
OPTIONS: list[tuple[Ask, dict[str, Any], Any]] = [
    *put(asks.TURN, *each_of("place", SENT, TWO), *(("place", post, BOX.posts[post].who) for post in POSTS)),
    *put(asks.TURN, *each_of("discard", ("ghoul", "yithian", "byakhee", "shantak"))),
    *put(asks.AFTER, ("discard", "ghoul"), "pass"),
    *put(asks.BONUS, *each_of("use", (name for name, each in BOX.locks.items() if each.bonus)), "pass", lock=LOCKS[0]),
    *put(asks.TAKE_SIGN, *each_of("lock", BOX.locks)),
    *put(asks.ACTIVATE, *each_of("visit", BOX.locations)),
    *put(asks.RELOCATE, *each_of("relocate", ("kingsport",), TWO, BOX.locations)),
    *put(asks.WHICH_REWARD, *each_of("reward", range(4)), ("goods", "grimoire"), *each_of("destroy", LEVELS[1:])),
    *put(asks.REWARD_FIRST, *each_of("first", ("monster", "room"))),
    *put(asks.EXCHANGE, *each_of("from", PLACES, BASIC), "done"),
    *put(asks.EXCHANGE_FOR, *each_of("goods", BASIC), goods="atom"),
    *put(asks.PAY, *each_of("from", PLACES, GOODS), *each_of("evolved", LEVELS[1:]), "all", **DUE[0]),
    *put(asks.STORE, *each_of("store", PLACES, ("treasure",)), "all", "done", **STORED[0]),
    *put(asks.GAIN_WHICH, *each_of("goods", BASIC), n=2, **DUE[0]),
    *put(asks.REARRANGE, "best", "hand", "keep"),
    *put(asks.FILL, *each_of("store", ("s2",), GOODS), "all", "done", **ABOUT["fill"][0]),
    *put(asks.MOVE_GOODS, *MOVED, "done", left=1),
    *put(asks.LOSE, *each_of("from", PLACES, ("blood",)), goods="blood", **DUE[0]),
    *put(asks.VICTIM, *each_of("seat", (0, 1, 2, RIVAL))),
    *put(asks.DESTROY, ("goods", "blood"), "done", victim=1, **DUE[0]),
    *put(asks.ROOM, *each_of("room", ("vault_1", "labyrinth", "smugglers_tunnel", "library_2", "false_wall_3"))),
    *put(asks.SLOT, *each_of("slot", PLACES[1:]), room="vault_1"),
    *put(asks.REPLACE, ("room", "vault_1"), "none"),
    *put(asks.DISCARD_ROOM, *each_of("slot", PLACES[1:])),
    *put(asks.KEEP_ROOM, *each_of("room", ("observatory", "secret_passage"))),
    *put(asks.MONSTER, *each_of("monster", BEASTS)),
    *put(asks.ON_INSTALL, *used("nightgaunt", "moon_beast", "wendigo")),
    *put(asks.DISCARD_MONSTER, *each_of("lair", ("deep_one_3", "slime_amoeba", "gug"))),
    *put(asks.HAND_AMOEBA, *each_of("seat", (1, 2))),
    *put(asks.SACRIFICE, *ACOLYTES),
    *put(asks.LOSE_ACOLYTE, *ACOLYTES),
    *put(asks.TO_WORSHIP, *ACOLYTES),
    *put(asks.EVOLVE, *ACOLYTES),
    *put(asks.TO_BOX, *ACOLYTES, ("acolyte", "asylum"), ("acolyte", "escape"), ("captive", "dimensional_shambler")),
    *put(asks.TRAP, *each_of("acolyte-of", (1, 2), STOOD)),
    *put(asks.RECALL, ("acolyte", "ritual.mao_ceremony.2"), "all", "done"),
    *put(asks.RESCUE, *each_of("rescue", (3, 2, 1, 0)), zone="pool"),
    *put(asks.FROM_WORSHIP, *each_of("acolyte-of", (0, 1), ("worship",)), "done"),
    *put(asks.ONTO_RITUAL, *each_of("ritual-for", (0, 1), BOX.starts), "pass"),
    *put(asks.WHO_GAINS, *each_of("seat", (1, 2, RIVAL))),
    *put(asks.GROWTH_TIE, *each_of("seat", (0, 1)), **ABOUT["growth-tie"][0]),
    *put(asks.ALTAR, ("power", "sacrificial_altar"), "pass"),
    *put(asks.ANNOUNCE, *used("hound_of_tindalos", "chthonian", "leng_spider"), strength=7),
    *put(asks.ANNOUNCE, ("power", "secret_passage"), ("bribe", "gangster"), strength=7),
    *put(asks.WHICH_DIE, ("die", 1), ("die", 6)),
    *put(asks.RETALIATE, *ACOLYTES, *each_of("monster", BEASTS), ("special", "shoggoth"), "pass", strength=7),
    *put(asks.RAID_ABILITY, *used("flying_polyp", "dark_young", "fire_vampire")),
    *put(asks.FALSE_WALL, ("power", "false_wall_1"), "pass", strength=7),
    *put(asks.AFTER_RAID, *used("alienist", "photographer")),
    *put(asks.PROWL, *each_of("prowl", ("prowler_1", "sleeper_start"), (*BOX.locations, *BOX.starts)), "stay"),
    *put(asks.PROWL, *each_of("prowl", ("black_goat_s1",), BOX.sheets["black_goat"].locks)),
    *put(asks.RITUAL_FIRST, *each_of("ritual", BOX.starts)),
    *put(asks.ETERNAL, ("visit", "salem"), "pass"),
    *put(asks.UPKEEP, *used("zoog", "gug"), ("power", "observatory"), *each_of("special", BOX.specials)),
    *put(asks.TRIBUTE, "feed", "let-go", monster="gug"),
]

NUMBERS = [0, 1, 2, 7]
SPACES = [*BOX.locations, *BOX.lurks, *BOX.starts, *(post for post in POSTS if post != "escape"), "king_in_yellow"]
FACTS: dict[str, list[Any]] = {
    "seat": [0, 1, 2], "victim": [1, 2, 0], "owner": [1, 0, 2], "rival": [*GAME.rivals], "board": list(BOX.sheets),
    "goods": [*GOODS, "room"], "n": NUMBERS, "left": NUMBERS, "level": list(LEVELS), "monster": list(BOX.monsters),
    "room": list(BOX.rooms), "old": list(BOX.rooms), "lock": list(BOX.locks), "investigator": list(BOX.investigators),
    "place": [*STOOD, *PLACES, "asylum", "escape", "dimensional_shambler"], "zone": ["asylum", "escape", "pool"],
    "space": SPACES, "piece": ["priest", "acolyte"], "start": ["kingsport", "prowler_1", "arkham", "sleeper_start"],
    "priest": list(BOX.priests), "ritual": list(BOX.rituals), "step": [2, 3],
    "card": [*BOX.specials, "gangster", "chthonian", "secret_passage"],
    "track": ["deep_ones", "growth", *BOX.sheets["yellow_sign"].lines], "dice": [[3], [1, 6], [], [2, 2, 5]],
    "plus": [0, 6],
    "die": [6], "what": ["ability", "power", "bribe"], "prowler": list(get_args(cult.Prowler)),
    "ending": list(ENDINGS), "total": [41],
    **{source: [0, 20] for source in SOURCES},
}  # fmt: skip

SCRIPT = Script(
    game=GAME,
    seats=[Seat("Ann"), Seat("Otto"), Seat("Zoe")],
    asks=questions_of(asks),
    pieces=[(kind, name) for kind in CARDS for name in BOX.shelf[kind]],
    verbs=VERBS,
    phases=("setup", "action", "raid", "prowlers", "upkeep", "opponent", "end"),
    about=ABOUT,
    facts=FACTS,
    numbers={
        "occupied": [{"by": 0}, {"by": 1}],
        "lacks-goods": [
            {"price": [("magic", 2)], "have": [("magic", 0)], "total": 0},
            {"price": [("any_basic", 4)], "have": [("any_basic", 3)], "total": 3},
            {"price": [("blood", 2), ("grimoire", 1)], "have": [("blood", 3), ("grimoire", 0)], "total": 3},
            {"price": [("grimoire", 3)], "have": [("grimoire", 0), ("abomination", 1), ("spawn", 1)], "total": 2},
        ],
        "condition-unmet": [
            {"needs": [each.describe() for each in needs], "so_far": n}
            for needs, n in (
                ([conditions.HasEvolved(level="abomination")], -1),
                ([conditions.Controls(card="shoggoth"), conditions.SignLeft()], -1),
                ([conditions.SignsBroken(n=6)], 4),
                ([conditions.Owns(what="elder_sign", n=1)], 0),
            )
        ],
    },
    options=OPTIONS,
    voices=(YOU,),
    names=[
        *(f"kind-{spot}" for spot in SPOTS),
        *(f"{what}-{kind}" for kind in KINDS for what in ("amount", "sign")),
        *(f"score-{source}" for source in SOURCES),
        *(
            "rival-won-opponent",
            "raid-plus",
            "count-plus",
            "count-most",
            "from-up-to",
            "from-may",
            "option-numbered",
            "option-on-step",
            "option-eternal",
        ),
        *(f"zone-{how}" for how in ("the", "at", "to", "from")),
        *(f"{what}-{how}" for what in ("slot", "lurk", "captive", "name") for how in ("the", "at", "to", "from")),
    ],
    provisos=("raid:3", "weak:5", "harmless"),
    spots=SPOTS,
)


def speaker(language: str) -> Presenter:
    """The presenter of the game in a language."""
    return cast(Presenter, SCRIPT.speaker(language))
