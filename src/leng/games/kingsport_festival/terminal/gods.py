"""The twenty gods in two columns: value, name, price, gifts, and the dice lying on them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leng.drawing.paper import fit, pad
from leng.games.kingsport_festival.box import God
from leng.games.kingsport_festival.deeds.reach import subsets
from leng.games.kingsport_festival.terminal.paper import Paper
from leng.games.kingsport_festival.view import OfferingView
from leng.words.clause import signs_of
from leng.words.signs import paid

X = "X"
REACHED, ANSWERS = "›", "►"
PRICE = 3


def gods(paper: Paper, width: int) -> list[Text]:
    """All gods, read down the left column and then down the right one."""
    every = list(paper.box.gods.values())
    if paper.narrow:
        return [pad(line, width) for line in _column(paper, every, width)]
    column = (width - 3) // 2
    half = (len(every) + 1) // 2
    left, right = _column(paper, every[:half], column), _column(paper, every[half:], column)
    right += [Text("")] * (half - len(right))
    return [Text.assemble(pad(one, column), (" │ ", "dim"), two) for one, two in zip(left, right, strict=True)]


def _column(paper: Paper, some: Sequence[God], width: int) -> list[Text]:
    """Gods below each other; the names get what the gifts and the dice leave."""
    offered = [_dice(paper, paper.view.gods.get(god.id, [])) for god in some]
    given = [paper.signs(signs_of((*god.gifts, *paper.charter.god_gifts.get(god.id, ())))) for god in some]
    names = [paper.presenter.short("god", god.id) for god in some]
    dice = min(max(map(len, offered)), 12)
    room = width - 6 - PRICE - max(map(len, given)) - (dice + 1 if dice else 0)
    size = max(8, min(max(map(len, names)), room))
    return [
        _god(paper, god, fit(name, size), gift, marks, width)
        for god, name, gift, marks in zip(some, names, given, offered, strict=True)
    ]


def _god(paper: Paper, god: God, name: str, given: str, dice: Text, width: int) -> Text:
    offerings = paper.view.gods.get(god.id, [])
    costs = offerings[0].price if len(offerings) == 1 else price(paper, god)
    line = Text.assemble(
        (_sign(paper, god), "bold"),
        (f"{god.value or X:>2}", "bold"),
        " ",
        (name, "dim" if offerings and not god.open_to_all else ""),
        " ",
        (paper.signs(paid({"sanity": costs})).rjust(PRICE), "red"),
        " ",
        given,
    )
    return Text.assemble(line, " " * max(1, width - len(line) - len(dice)), dice)


def _sign(paper: Paper, god: God) -> str:
    """What stands before a god: that it answers now, or that the onlooker's dice reach it."""
    if paper.view.answering == god.id:
        return ANSWERS
    return REACHED if _within_reach(paper, god) else " "


def price(paper: Paper, god: God, dice: Sequence[int] = ()) -> int:
    """The sanity a god costs under this Scenario, invoked with these dice."""
    other = dice and god.id in paper.charter.other_ways and sum(dice) != god.value
    return paper.charter.price(god) + (paper.charter.other_ways[god.id][1] if other else 0)  # KF Q-36


def _dice(paper: Paper, offerings: list[OfferingView]) -> Text:
    """Whose dice lie here, and which."""
    marks = [
        Text.assemble(paper.mark(each.seat, shape=len(offerings) == 1), "".join(map(str, each.dice)))
        for each in offerings
    ]
    return Text(" ").join(marks)


def _within_reach(paper: Paper, god: God) -> bool:
    """Whether the onlooker's unused dice make this god's value, and it is still free."""
    own = paper.own
    if own is None or paper.view.phase != "invocation" or own.passed:
        return False
    offerings = paper.view.gods.get(god.id, [])
    if any(each.seat == own.seat for each in offerings):
        return False
    if offerings and not god.open_to_all and god.id not in paper.charter.open_gods:
        return False
    if god.value == 0:
        return bool(own.dice)
    return god.value in {sum(pick) for pick in subsets(tuple(own.dice))}
