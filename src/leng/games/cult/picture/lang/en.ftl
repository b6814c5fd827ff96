# Words on the drawing of the table.

city = The Eternal City
round = Round { $n }
phases = Phases of the round
phase-intention = Intention
phase-resolution = Resolution
cults = Cults
candidates = Cult sheets to choose from
both-powers = Divine Power { $light }, on the Dark side { $dark }
market = Privileges at the Palace
market-empty = Sold; a new market at the end of the round
piles = Decks
several = { $name }: { $n } ways, choose one
mobs-left = left
being-played = Being played: { $title }

place = { $n }, { $name }
needs = { $n ->
    [0] Needs no Followers
    [one] Needs { $n } Follower
   *[other] Needs { $n } Followers
}
needs-open = { $n ->
    [0] Needs no Followers: open to you
    [one] Needs { $n } Follower: open to you
   *[other] Needs { $n } Followers: open to you
}
needs-access = { $n ->
    [one] Needs { $n } Follower, but a Personality lets you in
   *[other] Needs { $n } Followers, but a Personality lets you in
}
needs-closed = { $n ->
    [one] Needs { $n } Follower: closed to you
   *[other] Needs { $n } Followers: closed to you
}
alms = { $n ->
    [one] Alms: { $n } coin for those who do not win
   *[other] Alms: { $n } coins for those who do not win
}
leads = { $name } is winning with { $n } influence
winning = winning right now
present = { $name } has { $n } influence
priest-of = Priest of { $name }, influence { $n }{ $boost ->
    [0] { "" }
   *[other] { " " }(boosted by { $boost })
}{ $coins ->
    [0] { "" }
    [one] , carries a bribe of { $coins } coin
   *[other] , carries a bribe of { $coins } coins
}
patriarch-of = Patriarch of { $name }, influence { $n }{ $coins ->
    [0] { "" }
    [one] , carries a bribe of { $coins } coin
   *[other] , carries a bribe of { $coins } coins
}
altar-of = Altar of { $name }, influence { $n }
note-won = Won by { $name }
note-takeover = { $name } will win
note-lowest = The lowest influence wins
note-barred = Nobody here gets anything

sheet = { $god }, { $side ->
    [dark] Dark side
   *[light] Light side
}
side-light = Light
side-dark = Dark
power = Divine Power { $n }
you = you
first = First Player
prayed = Has prayed
celebrating = Celebrates this round
placed = { $n ->
    [one] { $n } placement so far
   *[other] { $n } placements so far
}
held-miracle = { $n ->
    [one] { $n } Miracle in hand
   *[other] { $n } Miracles in hand
}
held-intrigue = { $n ->
    [one] { $n } Intrigue in hand
   *[other] { $n } Intrigues in hand
}
goal = Whoever has one of these at the end of a round wins:
goal-altar = { $n } Altars
goal-mob = { $n } Fanatical Mobs
goal-summon = { $n } Summonings
gauge-altar = Altars: { $n } of { $most }
gauge-mob = Fanatical Mobs: { $n } of { $most }
gauge-summon = Summonings: { $n } of { $most }
patriarch-weighs = The Patriarch’s influence is { $n }: Followers { $follower }, Privileges { $privilege }, Supremacy { $supremacy }
reach = { $n ->
    [1] A prayer reaches Location { $n }
   *[other] A prayer reaches Locations 1 to { $n }
}
available = Available:
nobody-available = nobody available
on-sheet = On the sheet for a Ritual, until the end of the round
abilities = Abilities
privileges = Privileges

hand = { $mine ->
    [yes] Your hand ({ $n })
   *[no] Hand of { $name } ({ $n })
}
hand-empty = No cards in hand.
card-in-hand = { $n ->
    [one] { $title }
   *[other] { $title }, { $n } copies
}
card-sealed = { $n ->
    [one] { $title }, sealed: for the Dark side only
   *[other] { $title }, { $n } copies, sealed: for the Dark side only
}
sealed = Black seal: only a cult on its Dark side may play it
offer = { $title }, price { $price }, Patriarch +{ $bonus }
bonus = The Patriarch’s influence rises by { $n }
deck-miracle = Miracles
deck-intrigue = Intrigues
deck-privilege = Privileges
deck-left = { $deck }: { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
known-under = { $n ->
    [one] { $n } known below
   *[other] { $n } known below
}
on-top = On top: { $title }

paid = { $amount }, to be given up
sign-follower = { $n ->
    [one] { $n } Follower
   *[other] { $n } Followers
}
sign-gold = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
sign-mob = { $n ->
    [one] { $n } Fanatical Mob
   *[other] { $n } Fanatical Mobs
}
sign-altar = { $n ->
    [one] { $n } Altar
   *[other] { $n } Altars
}
sign-priest = Priest of influence { $n }
sign-raise = influence +{ $n }
sign-ritual = a Priest laid on the sheet until the end of the round
sign-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sign-miracle = { $n ->
    [one] { $n } Miracle
   *[other] { $n } Miracles
}
sign-intrigue = { $n ->
    [one] { $n } Intrigue
   *[other] { $n } Intrigues
}
sign-privilege = { $n ->
    [one] { $n } Privilege
   *[other] { $n } Privileges
}
sign-supremacy = the Supremacy card
sign-summon = a Summoning
sign-win = the victory on that Location
sign-lose = others lose
sign-more = more on its card

legend = What the symbols mean
legend-follower = Followers; on a place: how many it takes to preach there
legend-gold = coins
legend-alms = alms for those present who do not win
legend-mob = a Fanatical Mob (4 win)
legend-altar = an Altar (5 win)
legend-priest = a Priest and its influence
legend-raise = influence raised
legend-ritual = Ritual: a Priest laid on the sheet
legend-miracle = a Miracle
legend-intrigue = an Intrigue
legend-privilege = a Privilege
legend-supremacy = Supremacy: the Patriarch +7
legend-card = a card of any kind
legend-summon = a Summoning (2 win)
legend-win = winning right now
legend-first = First Player
legend-seal = black seal: for the Dark side only
legend-lock = closed to you
legend-light = Light side
legend-dark = Dark side
legend-lose = others lose it
legend-more = more on its card
legend-paid = with spikes: given up; without: gained
