"""The words on the cards: every piece of the box, every verb, price and lasting advantage says what it does."""

from __future__ import annotations

from typing import get_args

from leng.games.cult.effects import compound, cost, goods, standing
from leng.words.clause import Phrase

from .speaking import COINS, SCRIPT, speaker


def test_there_is_a_sample_of_every_verb_price_and_lasting_advantage() -> None:
    said = {*get_args(compound.AnyVerb), *get_args(cost.AnyCost), *get_args(standing.AnyStanding)}
    assert {type(each) for each in SCRIPT.verbs} == said


def test_gains_draws_and_losses_in_a_row_share_their_verb() -> None:
    draws = [Phrase("verb-draw", {"deck": deck, "n": 1}) for deck in ("miracle", "intrigue")]
    gain = COINS.describe()
    assert speaker("en").phrases([gain, *draws]) == "gain 4 coins; draw 1 Miracle and 1 Intrigue"
    assert speaker("fr").phrases([gain, *draws]) == "gagnez 4 pièces ; piochez 1 Miracle et 1 Intrigue"
    losses = [goods.Lose(what="mobs", whom="most_cards"), goods.Lose(what="followers", whom="most_cards", n=2)]
    assert speaker("en").verbs(losses) == "the cult with the most cards loses 1 Mob and 2 Followers"
    others = [losses[0], goods.Lose(what="followers", whom="present", n=2)]
    assert speaker("en").verbs(others) == (
        "the cult with the most cards loses 1 Mob; each cult on the active Location loses 2 Followers"
    )


def test_a_location_reads_like_the_board() -> None:
    assert speaker("en").card("place", "port").lines == (
        "Location 9.",
        "To preach here you need 4 Followers (5 Followers with the steep row).",
        "If you win, you may pay 5 coins to gain 2 Followers, or pay 11 coins to gain 4 Followers.",
        "Alms for the others present: 2 coins each.",
    )
    assert speaker("fr").card("place", "rift_of_darkness").lines[2:] == (
        "Si vous l’emportez, vous pouvez invoquer votre dieu.",
        "Votre Influence sur place doit atteindre votre Puissance divine. La première fois, votre fiche passe à "
        "l’Aspect des Ténèbres ; la seconde, c’est la victoire.",
        "Aumône pour les autres cultes présents : 3 pièces chacun.",
    )


def test_a_sheet_shows_both_sides() -> None:
    assert speaker("en").card("sheet", "atheism").lines == (
        "Light side, Divine Power 13.",
        "Triumph of Science (lay an available Priest of influence 4 or more on the sheet until the end of the round): "
        "gain 1 Follower, but only if no rival Priest stands on the active Location.",
        "Policy of Terror (2 Followers): play an Intrigue, draw 1 Intrigue and gain 3 coins.",
        "Dark side, Divine Power 30.",
        "Debunking (lay your available Patriarch, with influence 15 or more, on the sheet until the end of the round): "
        "each opponent on the Light side gives you a card of its choice.",
        "Nihilism (3 of your cards): turn a Priest of yours on the active Location into an Altar, but only if there is "
        "no Altar on the active Location.",
    )


def test_cards_read_like_cards() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("intrigue", "takeover").lines == (
        "Sealed: only a cult whose sheet shows its Dark side can play it.",
        "All Priests on the active Location are sent home; you win the active Location.",
        "Sold for 9 coins after a prayer.",
        "3 in the deck.",
    )
    assert french.card("miracle", "rain_of_gold").lines == ("Gagnez 2 Fidèles, ou 6 pièces.", "2 exemplaires.")
    assert english.card("privilege", "tithe_slums_port").lines == (
        "Opponents who preach in the Slums or at the Port pay you 1 coin.",
        "Your Patriarch gains 2 influence.",
        "Price at the Palace: 8 coins.",
        "1 in the deck.",
    )
    assert french.card("ability", "ritual_of_the_abyss").lines == (
        "Aspect de la Lumière de Cthulhu.",
        "Prix : un Prêtre disponible sacrifié.",
        "Élevez d’autant l’un de vos Prêtres sur le Lieu actif, jusqu’à 5 au plus.",
    )
    assert english.card("prayer", "prayer").lines[1:6] == (
        "With no Mobs: up to Location 1.",
        "With 1 Mob: up to Location 3.",
        "With 2 Mobs: up to Location 5.",
        "With 3 Mobs: up to Location 7.",
        "With 4 Mobs or more: up to Location 9.",
    )
    assert english.card("supremacy", "supremacy").lines[0] == "Your Patriarch gains 7 influence."
