# Words on the drawing of the table.

region-road = City
region-palace = Palace
region-sheets = Cults
round = Round { $n }
candidates = Cult sheets to choose from
market = Privileges at the Palace
market-empty = Sold
brief-free_placement = Placement { $ordinal } is free
brief-access = Always open: Location { $where }
brief-community = Effect of { $where } without winning
brief-tithe = { $coins } coin of rivals at { $where }
brief-altar_bonus = Each Altar +{ $n }
brief-on_play = Each one played:
piles = Decks
mobs-left = { $n ->
    [one] { $n } Fanatical Mob left in the reserve
   *[other] { $n } Fanatical Mobs left in the reserve
}
being-played = Being played: { $title }

place = { $n }, { $name }
needs = Needs { amount-followers }
needs-open = { needs }: open to you
needs-access = { needs }, but a Personality lets you in
needs-closed = { needs }: closed to you
alms = Alms: { amount-coins } for those who do not win
leads = { $name } is winning with { $n } influence
winning = winning right now
present = { $name } has { $n } influence
priest-of = Priest of { $name }, influence { $n }{ borne }
patriarch-of = Patriarch of { $name }, influence { $n }{ borne }
borne = { $boost ->
    [0] { "" }
   *[other] { " " }(boosted by { $boost })
}{ $coins ->
    [0] { "" }
    [one] , carries a bribe of { $coins } coin
   *[other] , carries a bribe of { $coins } coins
}
altar-of = Altar of { $name }, influence { $n }

side-power = { $side }, Divine Power { $n }
god-of = { $god }, the god of { $name }: { $side }, Divine Power { $n }
chip = { $title }{ $n ->
    [one] {""}
   *[other] , { $n } copies
}, Patriarch +{ $bonus }
called-mobs = Mobs
supremacy-free = Supremacy: nobody has it yet
supremacy-of = Supremacy: { $name }
power = Divine Power { $n }
first = First Player
prayed = Has prayed
celebrating = Celebrates this round
held-miracle = { amount-miracle } in hand
held-card = { amount-card } in hand
held-intrigue = { amount-intrigue } in hand
goal = Whoever has five Altars, four Fanatical Mobs or two Summonings at the end of a round wins.
gauge-altar = Altars: { $n } of { $most }
gauge-mobs = Fanatical Mobs: { $n } of { $most }
gauge-summon = Summonings: { $n } of { $most }
patriarch-weighs = The Patriarch’s influence is { $n }: Followers { $followers }, Privileges { $privilege }, Supremacy { $supremacy }
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
no-cult = No cult yet.
hand-empty = No cards in hand.
card-in-hand = { $n ->
    [one] { $title }
   *[other] { $title }, { $n } copies
}
card-shut = { card-in-hand }, sealed: for the Dark side only
offer = { $title }, price { $price }, Patriarch +{ $bonus }
bonus = The Patriarch’s influence rises by { $n }
deck-left = { $deck }: { amount-card } in the deck
known-under = { $n } known below
on-top = On top: { $title }

paid = { $amount }, to be given up

sign-alms = alms for those present who do not win
sign-first = First Player
sign-paid = with spikes: given up; without: gained
sign-celebrate = takes no part in this round: celebrates
sign-under = cards known to lie at the bottom
