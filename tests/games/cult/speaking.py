"""Who speaks in the tests of words, and a sample of everything that can be said."""

from __future__ import annotations

from typing import Any, cast

from leng.engine.choice import Ask
from leng.engine.presenter import presenter
from leng.engine.table import Seat
from leng.games.cult import GAME, asks
from leng.games.cult.box import CultBox
from leng.games.cult.effects.goods import GainCoins, GainFollowers
from leng.games.cult.present import Presenter
from leng.games.cult.speech import CARDS
from wording import questions_of

SEATS = [Seat("Ann"), Seat("Otto"), Seat("Zoe")]
BOX = cast(CultBox, GAME.open_box())
PIECES = [(kind, name) for kind in CARDS for name in BOX.shelf[kind]]
ASKS = questions_of(asks)


def speaker(language: str) -> Presenter:
    """The presenter of the game in a language."""
    made = presenter(GAME, SEATS, language)
    assert isinstance(made, Presenter)
    return made


EITHER = ((GainFollowers(n=1),), (GainCoins(n=4),))
PAID = [{"left": 1, "source": "duplicity"}, {"left": 2, "source": "path_of_temptation"}]

ABOUT: dict[str, list[dict[str, Any]]] = {
    "intend": [{"placed": n} for n in (0, 1, 2, 3, 9)],
    "which-priest": [{"place": place} for place in BOX.numbers],
    "act": [{"place": place} for place in BOX.numbers],
    "gift": [{"place": place} for place in BOX.numbers],
    "effect": [{"place": place} for place in BOX.numbers],
    "community": [{"place": place} for place in BOX.numbers],
    "raise": [{"by": 2}],
    "one-of": [{"verbs": EITHER}],
    "place-priest": [{"place": "port", "left": left} for left in (0, 1, 4)],
    "boost": [{"by": 4}],
    "sacrifice": PAID,
    "ritual": PAID,
    "discard": PAID,
    "followers": [{"left": 1, "source": "ordination"}],
    "destroy": [{"left": 1}, {"left": 3}],
    "give": [{"taker": 1}],
    "rob": [{"victim": 2}],
}

PORT = {"place": "port"}
OPTIONS: list[tuple[Ask, dict[str, Any], Any]] = [
    *((asks.WHICH_CULT, {}, ("cult", god)) for god in BOX.sheets),
    *((asks.CELEBRATE, {}, ("celebrate", name)) for name in BOX.celebrations),
    (asks.CELEBRATE, {}, "decline"),
    *((asks.INTEND, {"placed": 0}, ("preach", place)) for place in BOX.numbers),
    (asks.INTEND, {"placed": 0}, "pray"),
    *((asks.WHICH_PRIEST, PORT, ("send", priest)) for priest in range(6)),
    *((asks.BENEFIT, {}, ("benefit", place)) for place in BOX.numbers),
    (asks.BENEFIT, {}, "decline"),
    *((asks.TRADE, {}, ("sell", card)) for card in BOX.intrigues),
    *((asks.TRADE, {}, ("buy", card)) for card in BOX.privileges),
    (asks.TRADE, {}, "done"),
    *((asks.ACT, PORT, (BOX.deck_of[card], card)) for card in BOX.cards),
    *((asks.ACT, PORT, ("ability", ability)) for ability in BOX.abilities),
    (asks.ACT, PORT, "pass"),
    *((asks.GIFT, {"place": place}, option) for place in ("ruins", "forum") for option in ("take", "decline")),
    *((asks.EFFECT, PORT, option) for option in (("way", 1), ("way", 2), "decline")),
    *((asks.COMMUNITY, {"place": "barracks"}, option) for option in ("take", "decline")),
    *((asks.BRIBE, {}, ("bribe", who, "palace")) for who in ((0,), (3,), (3, 9, 0))),
    *((asks.RAISE, {"by": 1}, ("raise", "available", priest)) for priest in (1, 2)),
    *((asks.RAISE, {"by": 1}, ("raise", "here", who)) for who in ((1,), (1, 8, 0), (1, 0, 4), (1, 8, 4))),
    (asks.RAISE, {"by": 1, **PORT}, ("raise", "here", (2,))),
    *((asks.BUILD, {}, ("build", place, who)) for place in ("port", "ruins") for who in ((1,), (1, 9, 0))),
    *((asks.WHICH_PRIVILEGE, {}, ("privilege", card)) for card in BOX.privileges),
    *((asks.KEEP_INTRIGUE, {}, ("return", card)) for card in BOX.intrigues),
    *((asks.ONE_OF, {"verbs": EITHER}, ("option", number)) for number in (1, 2)),
    *((asks.PLACE_PRIEST, {"place": "port", "left": 0}, option) for option in (("place", 0), ("place", 4), "done")),
    *((asks.MOVE_PRIEST, {}, ("move", who, "palace")) for who in ((0,), (2,), (2, 0, 3))),
    *((asks.BOOST, {"by": 4}, ("boost", who)) for who in ((2,), (2, 0, 3), (2, 9, 3))),
    *((asks.WITHDRAW, {}, ("withdraw", who)) for who in ((0,), (2,), (2, 9, 0))),
    *((asks.SACRIFICE, PAID[0], ("sacrifice", priest)) for priest in (1, 5)),
    *((asks.RITUAL, PAID[0], ("ritual", priest)) for priest in (0, 5)),
    *((asks.DISCARD, PAID[0], ("discard", card)) for card in ("theft", "avatar", "oracle", "supremacy")),
    *((asks.FOLLOWERS, PAID[0], ("followers", n)) for n in (1, 5)),
    *((asks.DESTROY, {"left": 1}, ("destroy", priest)) for priest in (1, 2)),
    *((asks.GIVE, {"taker": 1}, ("give", card)) for card in ("theft", "avatar", "oracle", "supremacy")),
    *((asks.ROB, {"victim": 1}, ("rob", card)) for card in ("oracle", "exiles")),
    *((asks.LOSE_ALTAR, {}, ("altar", place)) for place in ("port", "ruins")),
    *((asks.AMBUSH, {}, ("ambush", seat, place)) for seat in (0, 1) for place in ("port", "academy")),
    *((asks.PLAY_CARD, {}, ("play", card)) for card in ("theft", "avatar", "holy_frenzy")),
]  # fmt: skip

FACTS: dict[str, list[Any]] = {
    "seat": [0], "other": [1, 0], "priest": [1, 5, 0], "to_priest": [4], "place": list(BOX.numbers),
    "card": ["massacre", "avatar", "oracle", "exiles", "supremacy"], "ability": ["raid"],
    "cards": [["massacre", "theft"], ["oracle"], []], "celebration": list(BOX.celebrations), "god": list(BOX.sheets),
    "deck": ["miracle", "intrigue"], "goods": ["coins", "followers", "mobs"], "n": [1, 2, 12], "bottom": [True, False],
}  # fmt: skip

HAVE = [{"have": 0}, {"have": 1}, {"have": 2}]
NUMBERS: dict[str, list[dict[str, Any]]] = {
    "short-of-coins": HAVE,
    "short-of-followers": HAVE,
    "no-room-for-followers": [{"have": 9}],
    "followers-not-in-full": [{"have": 8}],
    "place-needs-followers": [{"have": 0, "need": 1}, {"have": 0, "need": 2}],
    "prayer-out-of-reach": [{"mobs": n} for n in (0, 1, 2, 9)],
    "privilege-too-dear": [{"have": 1, "need": 7}],
    "too-dear": HAVE,
    "too-few-cards": HAVE,
    "patriarch-not-ready": [{"have": 12}],
    "too-few-available": HAVE,
    "too-few-followers": [{"have": 0, "need": 1}, {"have": 0, "need": 2}],
    "nowhere-to-go": HAVE,
    "altar-above": [{"place": place} for place in BOX.numbers],
    "too-weak-to-summon": [{"have": 9, "need": 21}],
}
