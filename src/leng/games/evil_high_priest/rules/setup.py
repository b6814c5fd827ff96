"""Set-up: boards, decks, cultists and the first treasure."""

from __future__ import annotations

from leng.engine.dice import Dice
from leng.engine.options import Options
from leng.games.evil_high_priest.box import BASE, IN_USE, HighPriestBox, copies
from leng.games.evil_high_priest.deeds import cards
from leng.games.evil_high_priest.state import CHAIRS, SETUP, TREASURE, Conclave, Hoard, Priest

RANDOM = "random"
IN_POOL = 2  # EHP R-020
WORSHIPPERS_EACH = 3  # EHP R-222
AGGRESSIVE, STRICT, START_FREE, FLEE_FROM_ASYLUM = "aggressive", "strict", "start_free", "flee_from_asylum"


def set_up(box: HighPriestBox, seats: int, options: Options, dice: Dice) -> Conclave:
    """Everything in its place before the first turn."""
    boxes = IN_USE[options["boxes"]]
    board = options["cult"]
    if board == RANDOM:  # EHP R-010
        board = dice.pick([name for name, sheet in box.sheets.items() if sheet.board.box in boxes])
    sheet = box.sheets[board]
    flags = [
        flag
        for flag, on in (
            (AGGRESSIVE, options["investigators"] == AGGRESSIVE),
            (STRICT, options["tokens"] == STRICT),
            (START_FREE, options["start"] == "free"),
            (FLEE_FROM_ASYLUM, options["flight"] == "asylum"),
        )
        if on
    ]
    g = Conclave(
        box=box,
        dice=dice,
        phase=SETUP,
        priests=[Priest(seat, pool=IN_POOL, asylum=CHAIRS) for seat in range(seats)],  # EHP
        board=board,
        expanded=options["boxes"] != BASE,
        flags=flags,
        limit=0 if options["rounds"] == "unlimited" else int(options["rounds"]),
        tracks=dict(sheet.board.tracks),
        amoebas=sheet.board.amoebas,
        specials=[name for name, each in box.specials.items() if each.board == board],
    )
    if sheet.board.worship:
        g.threshold = int(options["worshippers"]) if seats == 1 else WORSHIPPERS_EACH * seats
    _shuffle_decks(g, boxes)
    first = dice.below(seats)  # EHP R-022
    g.first = g.next_first = first
    for place, seat in enumerate(g.order(), start=1):  # EHP
        g.priests[seat].exposed = {TREASURE: place}
    if seats == 1:  # EHP
        g.hoard = Hoard()
    g.tell("set-up", board=board)
    g.next_up(("open_round",))
    return g


def _shuffle_decks(g: Conclave, boxes: tuple[str, ...]) -> None:
    """Rooms for everybody; unique monsters with one Deep One, investigators and priests from the other boxes."""
    # EHP
    box, dice = g.box, g.dice
    g.rooms = sorted(box.rooms)
    dice.shuffle(g.rooms)
    cards.refill_rooms(g)
    deep = copies("deep_one", box.monster_kinds["deep_one"].count)
    if not g.expanded:
        g.monsters = deep
        dice.shuffle(g.monsters)
        return
    g.monsters = [name for name, each in box.monster_kinds.items() if each.unique and each.box in boxes]
    g.monsters.append(deep[0])
    dice.shuffle(g.monsters)
    cards.refill_monsters(g)
    g.investigators = [name for name, each in box.investigators.items() if each.box in boxes]
    dice.shuffle(g.investigators)
    cards.refill_investigators(g)
    priests = [name for name, each in box.priests.items() if each.box in boxes]
    dice.shuffle(priests)
    for who in g.priests:
        who.card = priests.pop()
    g.undealt = sorted(priests)
