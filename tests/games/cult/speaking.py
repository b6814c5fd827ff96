"""Who speaks in the tests of words, and a sample of everything that can be said."""

from __future__ import annotations

from typing import Any, Literal, cast, get_args

from leng.engine.choice import Ask
from leng.engine.table import Seat
from leng.games.cult import GAME, asks
from leng.games.cult.box import CultBox
from leng.games.cult.effects import altars, cards, compound, contest, cost, goods, priests, standing
from leng.games.cult.effects.verb import Counted, Whom
from leng.games.cult.present import Presenter
from leng.games.cult.speech import CARDS, TO
from leng.words.clause import Clause
from leng.words.speech import YOU
from script import Script
from wording import questions_of

BOX = cast(CultBox, GAME.open_box())
SPOTS = {
    "place": BOX.numbers, "priest": [str(number) for number in range(6)], "hand": BOX.cards, "market": BOX.privileges,
    "privilege": [*BOX.privileges, "supremacy"], "ability": BOX.abilities, "sheet": BOX.sheets, "cult": ["0"],
}  # fmt: skip
"""Where an option may lie, as the drawings know it."""


FOLLOWER, COINS = goods.GainFollowers(n=1), goods.GainCoins(n=4)
DECKS: tuple[Literal["miracle", "intrigue", "privilege"], ...] = ("miracle", "intrigue", "privilege")
SEVERAL: tuple[Whom, ...] = ("richest", "most_cards", "strongest_patriarch", "light", "all", "opponents_present")

VERBS: list[Clause] = [
    COINS, FOLLOWER, goods.GainMob(), goods.GainMob(n=2),
    *(goods.GainFollowers(per=per) for per in get_args(Counted)),
    *(goods.Lose(what=what, whom=whom, n=2) for what in ("followers", "mobs", "altar") for whom in get_args(Whom)),
    goods.LoseCoins(at_least=7, n=7),
    *(goods.TakeCoins(whom=whom, n=n) for whom in SEVERAL for n in (7, None)),
    *(goods.Draw(deck=deck, n=n, bottom=bottom) for deck in DECKS for n in (1, 2) for bottom in (False, True)),
    *(goods.Draw(deck=deck, per=per) for deck in DECKS for per in get_args(Counted)),
    priests.GainPriest(influence=1), priests.GainPriest(per="available"), priests.GainPriest(per="paid"),
    priests.GainPriest(influence=5, to="active"), priests.GainPriest(per="paid", to="active"),
    priests.Incarnate(destroys=3, influence=5),
    priests.RaisePriest(where=("available", "active"), by=1),
    *(priests.RaisePriest(where=("active",), by=2, then=then) for then in ("stay", "home", "next")),
    priests.RaisePriest(where=("active",), per="paid", cut=True),
    priests.PlacePriests(), priests.PlacePriests(access=True), priests.PlacePriests(least=4, most=16),
    *(priests.MovePriest(to=to) for to in ("next", "higher")),
    priests.Withdraw(), priests.Boost(by=3), priests.Weaken(), priests.ReturnPriests(),
    *(altars.BuildAltar(where=where) for where in ("here", "anywhere")), altars.DestroyAltars(),
    contest.TakeSupremacy(), contest.Bribe(least=3, most=13), contest.Ambush(), contest.WinHere(),
    contest.LowestWins(), contest.Bar(), contest.Summon(),
    *(cards.GiveCard(whom=whom, kinds=kinds) for whom in ("light", "opponents_present")
      for kinds in (("miracle", "intrigue"), ("miracle", "intrigue", "privilege", "supremacy"))),
    cards.TakePrivilege(whom="strongest_patriarch"),
    cards.MarketPrivilege(), cards.MarketPrivilege(affordable=True),
    cards.PlayCard(decks=("miracle",)), cards.PlayCard(decks=("intrigue",)),
    cards.PlayCard(decks=("miracle", "intrigue"), sealed=True),
    cards.SellTop(), cards.PlayTop(n=1), cards.PlayTop(n=3), cards.DrawAndReturn(),
    compound.Choose(options=((FOLLOWER,), (COINS,))),
    cost.Coins(n=1), cost.Coins(n=2), cost.Followers(n=1), cost.Followers(n=2), cost.SomeFollowers(most=5),
    cost.Cards(n=1), cost.Cards(n=9), cost.SacrificeAll(),
    *(cost.Sacrifice(least=least, most=most) for least, most in ((1, 5), (2, 5), (1, 4), (2, 4), (3, 3))),
    *(cost.Ritual(least=least, most=most) for least, most in ((1, 99), (3, 99), (5, 5), (1, 4), (2, 4))),
    cost.Ritual(least=16, patriarch="only"),
    standing.FreePlacement(ordinal=4), standing.Access(place="port"), standing.Community(place="academy"),
    standing.Tithe(places=("ruins", "artisan_district"), coins=1), standing.AltarBonus(n=1),
    *(standing.OnPlay(deck=deck, effects=(FOLLOWER,)) for deck in ("miracle", "intrigue")),
]  # fmt: skip


SIGNS = {sign.kind for verb in VERBS for sign in verb.signs() if sign.kind}
"""Every kind of sign that a verb, a price or a lasting effect may show."""

SAID = {kind.partition("-")[0] if kind.startswith(("lose", "priest")) else kind for kind in SIGNS}
"""How signs are called: what is lost, and how influential a Priest is, is said besides."""

EITHER = ((FOLLOWER,), (COINS,))
PAID = [{"left": 1, "source": "duplicity"}, {"left": 2, "source": "path_of_temptation"}]

ABOUT: dict[str, list[dict[str, Any]]] = {
    "intend": [{"placed": n} for n in (0, 1, 2, 3, 9)],
    "which-priest": [{"place": place} for place in BOX.numbers],
    "act": [{"place": place} for place in BOX.numbers],
    "gift": [{"place": place} for place in BOX.numbers],
    "effect": [{"place": place} for place in BOX.numbers],
    "community": [{"place": place} for place in BOX.numbers],
    "raise": [{"by": 2, "place": "port"}],
    "one-of": [{"verbs": EITHER}],
    "place-priest": [{"place": "port", "left": left} for left in (0, 1, 4)],
    "boost": [{"by": 4, "place": "port"}],
    "sacrifice": PAID,
    "ritual": PAID,
    "discard": PAID,
    "followers": [{"left": 1, "source": "ordination"}],
    "destroy": [{"left": 1}, {"left": 3}],
    "give": [{"taker": 1}],
    "exchange": [{}, {"wanted": 3, "instead_of": 1}],
    "reward": [{"card": "massacre"}],
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
    *((asks.RAISE, {"by": 1, **PORT}, ("raise", "available", priest)) for priest in (1, 2)),
    *((asks.RAISE, {"by": 1, **PORT}, ("raise", "here", who)) for who in ((1,), (1, 8, 0), (1, 0, 4), (1, 8, 4), (2,))),
    *((asks.BUILD, {}, ("build", place, who)) for place in ("port", "ruins") for who in ((1,), (1, 9, 0))),
    *((asks.WHICH_PRIVILEGE, {}, ("privilege", card)) for card in BOX.privileges),
    *((asks.KEEP_INTRIGUE, {}, ("return", card)) for card in BOX.intrigues),
    *((asks.ONE_OF, {"verbs": EITHER}, ("option", number)) for number in (1, 2)),
    *((asks.PLACE_PRIEST, {"left": 0, **PORT}, option) for option in (("place", 0), ("place", 4), "all", "done")),
    *((asks.MOVE_PRIEST, {}, ("move", who, "palace")) for who in ((0,), (2,), (2, 0, 3))),
    *((asks.BOOST, {"by": 4, **PORT}, ("boost", who)) for who in ((2,), (2, 0, 3), (2, 9, 3))),
    *((asks.WITHDRAW, PORT, ("withdraw", who)) for who in ((0,), (2,), (2, 9, 0))),
    *((asks.SACRIFICE, PAID[0], ("sacrifice", priest)) for priest in (1, 5)),
    *((asks.RITUAL, PAID[0], ("ritual", priest)) for priest in (0, 5)),
    *((asks.DISCARD, PAID[0], ("discard", card)) for card in ("theft", "avatar", "oracle", "supremacy")),
    *((asks.FOLLOWERS, PAID[0], ("followers", n)) for n in (1, 5)),
    *((asks.DESTROY, {"left": 1}, ("destroy", priest)) for priest in (1, 2)),
    *((asks.GIVE, {"taker": 1}, ("give", card)) for card in ("theft", "avatar", "oracle", "supremacy")),
    *((asks.ROB, {"victim": 1}, ("rob", card)) for card in ("oracle", "exiles")),
    (asks.ACT, PORT, "altars"),
    *((asks.EXCHANGE, {}, option) for option in (("exchange", "port", 3, 1), ("exchange", "ruins", 1, 5), "decline")),
    *((asks.REWARD, {"card": "massacre"}, ("reward", when)) for when in ("first", "last")),
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

SCRIPT = Script(
    game=GAME,
    seats=[Seat("Ann"), Seat("Otto"), Seat("Zoe")],
    asks=questions_of(asks),
    pieces=[(kind, name) for kind in CARDS for name in BOX.shelf[kind]],
    verbs=VERBS,
    phases=("setup", "intention", "resolution", "end"),
    about=ABOUT,
    facts=FACTS,
    numbers=NUMBERS,
    options=OPTIONS,
    families={"victory-": GAME.endings, "wins-by-": ("influence", "lowest", "takeover", "bribe")},
    voices=(YOU, TO),
    names=[
        *(f"kind-{spot}" for spot in SPOTS),
        *(f"{what}-{kind}" for kind in SAID for what in ("amount", "sign")),
        *(f"sign-{each}" for each in ("lock", "seal", "light", "dark")),
        *(f"settled-{each}" for each in ("won", "takeover", "lowest", "barred")),
        *(f"score-{each}" for each in ("altars", "mobs", "summoning")),
        *("city", "side-light", "side-dark", "of-influence", "from-bottom"),
    ],
    provisos=("absent", "before:port"),
    spots=SPOTS,
)


def speaker(language: str) -> Presenter:
    """The presenter of the game in a language."""
    return cast(Presenter, SCRIPT.speaker(language))
