"""Coins, Followers and Fanatical Mobs."""

from __future__ import annotations

from leng.engine.choice import Option, Refusal
from leng.games.cult.state import City, Cult

MOST_FOLLOWERS = 9  # CU R-007


def have_coins(g: City, seat: int, option: Option) -> dict[str, int]:
    """The coins of a cult, for the sentence that says they do not suffice."""
    return {"have": g.cults[seat].coins}


def have_followers(g: City, seat: int, option: Option) -> dict[str, int]:
    """The Followers of a cult, for the sentence that says they are too few or too many."""
    return {"have": g.cults[seat].followers}


NO_ROOM = Refusal("no-room-for-followers", "CU Q-53", have_followers)
NOT_IN_FULL = Refusal("followers-not-in-full", "CU Q-26", have_followers)
NO_MOB_LEFT = Refusal("no-mob-left", "CU Q-37")


def gain_coins(g: City, who: Cult, n: int) -> None:
    """Coins from the reserve, which never runs out."""  # CU Q-40
    if n:
        who.coins += n
        if g.news is not None:
            g.tell("gain", seat=who.seat, goods="coins", n=n)


def gain_alms(g: City, who: Cult, n: int, place: str) -> None:
    """What a Location gives those who were present and did not win."""  # CU R-050
    who.coins += n
    g.tell("alms", seat=who.seat, place=place, n=n)


def pay_coins(g: City, who: Cult, n: int) -> None:
    """Coins to the reserve."""
    if n:
        who.coins -= n
        if g.news is not None:
            g.tell("pay", seat=who.seat, goods="coins", n=n)


def hand_coins(g: City, giver: Cult, taker: Cult, n: int) -> None:
    """Coins from one cult to another, as many as there are."""
    n = min(n, giver.coins)
    if n and giver is not taker:
        giver.coins -= n
        taker.coins += n
        if g.news is not None:
            g.tell("hand-coins", seat=giver.seat, other=taker.seat, n=n)


def gain_followers(g: City, who: Cult, n: int) -> None:
    """Followers, up to nine; what exceeds them is lost."""  # CU R-007
    n = min(n, MOST_FOLLOWERS - who.followers)
    if n > 0:
        who.followers += n
        if g.news is not None:
            g.tell("gain", seat=who.seat, goods="followers", n=n)


def lose_followers(g: City, who: Cult, n: int, forced: bool = False) -> None:
    """Followers to the reserve, as many as there are."""
    n = min(n, who.followers)
    if n:
        who.followers -= n
        if g.news is not None:
            g.tell("lose" if forced else "pay", seat=who.seat, goods="followers", n=n)


def gain_mobs(g: City, who: Cult, n: int) -> None:
    """Mobs, as long as there are tokens."""  # CU Q-37
    n = min(n, g.mobs)
    if n:
        g.mobs -= n
        who.mobs += n
        if g.news is not None:
            g.tell("gain", seat=who.seat, goods="mobs", n=n)


def lose_mobs(g: City, who: Cult, n: int) -> None:
    """Mobs to the reserve, as many as there are."""
    n = min(n, who.mobs)
    if n:
        who.mobs -= n
        g.mobs += n
        if g.news is not None:
            g.tell("lose", seat=who.seat, goods="mobs", n=n)
