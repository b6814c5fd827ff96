"""Who speaks in the tests of words, and a sample of everything that can be said."""

from __future__ import annotations

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
from leng.games.evil_high_priest.rules.placing import POSTS
from leng.games.evil_high_priest.speech import CARDS
from leng.games.evil_high_priest.state import BASIC, GOODS, LEVELS, PLACES
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
    cult.OntoRitual(), *(cult.Evolve(to=level) for level in LEVELS),
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
    *(raid.IgnoreRooms(rooms=which) for which in ("first", "highest", "empty")), raid.Protect(what=("magic", "grimoire")),
    raid.AsylumRate(n=0), raid.AsylumRate(n=2), raid.AcolyteRate(n=1), raid.MonstersWeaker(n=2), raid.Backwards(),
    raid.SpareLowest(), raid.TakesGrimoire(), raid.PerEmptySlot(most=3),
    rooms.GainRoom(), rooms.DrawRooms(n=2), rooms.DiscardRoom(), rooms.MoveGoods(n=2), rooms.BloodOfSacrifice(n=1),
    rooms.FirstAcolyte(n=3), rooms.AsylumDefends(least=3, n=2), rooms.FalseWall(n=4), rooms.Collapses(),
    conditions.Owns(what="elder_sign", n=1), conditions.RitualsOpen(), conditions.NoMonster(), conditions.FirstPlayer(),
    conditions.Prowling(), *(conditions.HasEvolved(level=level) for level in LEVELS), conditions.SignsBroken(n=6),
    conditions.TrackAtLeast(track="deep_ones", n=5), conditions.Controls(card="shoggoth"),
    conditions.TrackOpen(track="hali"), conditions.SignLeft(), conditions.Applied(),
]  # type: ignore[arg-type]  # fmt: skip  # words that a verb knows

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
OPTIONS: list[tuple[Ask, dict[str, Any], Any]] = [
    *((asks.TURN, {}, ("place", space, piece)) for space in (*BOX.locations, *BOX.lurks, *BOX.starts, "king_in_yellow")
      for piece in ("priest", "acolyte")),
    *((asks.TURN, {}, ("place", lock, piece)) for lock in BOX.sheets["yellow_sign"].locks for piece in ("priest", "acolyte")),
    *((asks.TURN, {}, ("place", post, BOX.posts[post].who)) for post in POSTS),
    *((ask, {}, ("discard", card)) for ask in (asks.TURN, asks.AFTER) for card in ("ghoul", "yithian", "byakhee", "shantak")),
    (asks.AFTER, {}, "pass"),
    *((asks.BONUS, {"lock": lock}, ("use", lock)) for lock, each in BOX.locks.items() if each.bonus is not None),
    (asks.BONUS, {"lock": LOCKS[0]}, "pass"),
    *((asks.TAKE_SIGN, {}, ("lock", lock)) for lock in BOX.locks),
    *((asks.ACTIVATE, {}, ("visit", space)) for space in BOX.locations),
    *((asks.RELOCATE, {}, ("relocate", "kingsport", piece, space)) for piece in ("priest", "acolyte") for space in BOX.locations),
    *((asks.WHICH_REWARD, {}, ("reward", n)) for n in range(4)),
    *((asks.WHICH_REWARD, {}, option) for option in (("goods", "grimoire"), ("destroy", "abomination"), ("destroy", "spawn"))),
    *((asks.REWARD_FIRST, {}, ("first", kind)) for kind in ("monster", "room")),
    *((asks.EXCHANGE, {}, option) for option in (*(("from", place, kind) for place in PLACES for kind in BASIC), "done")),
    *((asks.EXCHANGE_FOR, {"goods": "atom"}, ("goods", kind)) for kind in BASIC),
    *((asks.PAY, DUE[0], ("from", place, kind)) for place in PLACES for kind in GOODS),
    *((asks.PAY, DUE[0], option) for option in (("evolved", "abomination"), ("evolved", "spawn"), "all")),
    *((asks.STORE, STORED[0], option) for option in (*(("store", place, "treasure") for place in PLACES), "all", "done")),
    *((asks.GAIN_WHICH, {"n": 2, **DUE[0]}, ("goods", kind)) for kind in BASIC),
    *((asks.REARRANGE, {}, option) for option in ("best", "hand", "keep")),
    *((asks.FILL, ABOUT["fill"][0], option) for option in (*(("store", "s2", kind) for kind in GOODS), "all", "done")),
    *((asks.MOVE_GOODS, {"left": 1}, option) for option in (*MOVED, "done")),
    *((asks.LOSE, {"goods": "blood", **DUE[0]}, ("from", place, "blood")) for place in PLACES),
    *((asks.VICTIM, {}, ("seat", seat)) for seat in (0, 1, 2, -2)),
    *((asks.DESTROY, {"victim": 1, **DUE[0]}, option) for option in (("goods", "blood"), "done")),
    *((asks.ROOM, {}, ("room", card)) for card in ("vault_1", "labyrinth", "smugglers_tunnel", "library_2", "false_wall_3")),
    *((asks.SLOT, {"room": "vault_1"}, ("slot", place)) for place in PLACES[1:]),
    *((asks.REPLACE, {}, option) for option in (("room", "vault_1"), "none")),
    *((asks.DISCARD_ROOM, {}, ("slot", place)) for place in PLACES[1:]),
    *((asks.KEEP_ROOM, {}, ("room", card)) for card in ("observatory", "secret_passage")),
    *((asks.MONSTER, {}, ("monster", name)) for name in BEASTS),
    *((asks.ON_INSTALL, {}, option) for option in (*(("ability", card) for card in ("nightgaunt", "moon_beast", "wendigo")), "pass")),
    *((asks.DISCARD_MONSTER, {}, ("lair", card)) for card in ("deep_one_3", "slime_amoeba", "gug")),
    *((asks.HAND_AMOEBA, {}, ("seat", seat)) for seat in (1, 2)),
    *((ask, {}, ("acolyte", place)) for place in STOOD
      for ask in (asks.SACRIFICE, asks.LOSE_ACOLYTE, asks.TO_WORSHIP, asks.EVOLVE, asks.TO_BOX)),
    *((asks.TO_BOX, {}, option) for option in (("acolyte", "asylum"), ("acolyte", "escape"), ("captive", "dimensional_shambler"))),
    *((asks.TRAP, {}, ("acolyte-of", seat, place)) for seat in (1, 2) for place in STOOD),
    *((asks.RECALL, {}, option) for option in (("acolyte", "ritual.mao_ceremony.2"), "all", "done")),
    *((asks.RESCUE, {"zone": "pool"}, ("rescue", n)) for n in (3, 2, 1, 0)),
    *((asks.FROM_WORSHIP, {}, option) for option in (("acolyte-of", 0, "worship"), ("acolyte-of", 1, "worship"), "done")),
    *((asks.ONTO_RITUAL, {}, ("ritual-for", seat, space)) for seat in (0, 1) for space in BOX.starts),
    (asks.ONTO_RITUAL, {}, "pass"),
    *((asks.WHO_GAINS, {}, ("seat", seat)) for seat in (1, 2, -2)),
    *((asks.GROWTH_TIE, ABOUT["growth-tie"][0], ("seat", seat)) for seat in (0, 1)),
    *((asks.ALTAR, {}, option) for option in (("power", "sacrificial_altar"), "pass")),
    *((asks.ANNOUNCE, {"strength": 7}, option) for option in (
        ("ability", "hound_of_tindalos"), ("ability", "chthonian"), ("ability", "leng_spider"), ("power", "secret_passage"),
        ("bribe", "gangster"), "pass")),
    *((asks.WHICH_DIE, {}, ("die", n)) for n in (1, 6)),
    *((asks.RETALIATE, {"strength": 7}, option) for option in (
        *(("acolyte", place) for place in STOOD), *(("monster", card) for card in BEASTS), ("special", "shoggoth"), "pass")),
    *((asks.RAID_ABILITY, {}, option) for option in (*(("ability", card) for card in ("flying_polyp", "dark_young", "fire_vampire")), "pass")),
    *((asks.FALSE_WALL, {"strength": 7}, option) for option in (("power", "false_wall_1"), "pass")),
    *((asks.AFTER_RAID, {}, option) for option in (("ability", "alienist"), ("ability", "photographer"), "pass")),
    *((asks.PROWL, {}, ("prowl", start, space)) for start in ("prowler_1", "sleeper_a") for space in (*BOX.locations, *BOX.starts)
      if start in BOX.lurks or start in BOX.locks),
    *((asks.PROWL, {}, ("prowl", "black_goat_s1", lock)) for lock in BOX.sheets["black_goat"].locks), (asks.PROWL, {}, "stay"),
    *((asks.ETERNAL, {}, option) for option in (("visit", "salem"), "pass")),
    *((asks.UPKEEP, {}, option) for option in (
        ("ability", "zoog"), ("ability", "gug"), ("power", "observatory"), *(("special", card) for card in BOX.specials), "pass")),
    *((asks.TRIBUTE, {"monster": "gug"}, option) for option in ("feed", "let-go")),
]  # fmt: skip

NUMBERS = [0, 1, 2, 7]
SPACES = [*BOX.locations, *BOX.lurks, *BOX.starts, *(post for post in POSTS if post != "escape"), "king_in_yellow"]
FACTS: dict[str, list[Any]] = {
    "seat": [0, 1, 2], "victim": [1, 2, 0], "owner": [1, 0, 2], "rival": [*GAME.rivals], "board": list(BOX.sheets),
    "goods": [*GOODS, "room"], "n": NUMBERS, "left": NUMBERS, "level": list(LEVELS), "monster": list(BOX.monsters),
    "room": list(BOX.rooms), "old": list(BOX.rooms), "lock": list(BOX.locks), "investigator": list(BOX.investigators),
    "place": [*STOOD, *PLACES, "asylum", "escape", "dimensional_shambler"], "zone": ["asylum", "escape", "pool"],
    "space": SPACES, "piece": ["priest", "acolyte"], "start": ["kingsport", "prowler_1", "arkham", "sleeper_start"],
    "priest": list(BOX.priests), "ritual": list(BOX.rituals), "step": [2, 3], "card": [*BOX.specials, "gangster", "chthonian", "secret_passage"],
    "track": ["deep_ones", "growth", *BOX.sheets["yellow_sign"].lines], "dice": [[3], [1, 6], [], [2, 2, 5]], "plus": [0, 6],
    "die": [6], "what": ["ability", "power", "bribe"], "prowler": list(get_args(cult.Prowler)), "ending": list(ENDINGS), "total": [41],
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
    numbers={"occupied": [{"by": 0}, {"by": 1}]},
    options=OPTIONS,
    voices=(YOU,),
    names=[
        *(f"kind-{spot}" for spot in SPOTS),
        *(f"{what}-{kind}" for kind in KINDS for what in ("amount", "sign")),
        *(f"score-{source}" for source in SOURCES),
        *("rival-won-opponent", "raid-plus", "count-plus", "count-most", "from-up-to"),
        *(f"zone-{how}" for how in ("the", "at", "to", "from")),
        *(f"{what}-{how}" for what in ("slot", "lurk", "captive", "name") for how in ("the", "at", "to", "from")),
    ],
    provisos=("raid:3", "weak:5", "harmless"),
    spots=SPOTS,
)

def speaker(language: str) -> Presenter:
    """The presenter of the game in a language."""
    return cast(Presenter, SCRIPT.speaker(language))
