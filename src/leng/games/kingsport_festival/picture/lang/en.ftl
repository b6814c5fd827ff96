# Words on the drawing of the table.

phases = Phases of the month
calendar = The year and its raids
gods = Elder Gods, in the order in which they answer
town = The town of Kingsport
cultists = Cultists
several = { $name }: { $n } ways, choose one
god = { $name }, value { $worth }
die = { $name }: a { $face }
marker = { $name }, { $track }: { $n }
paid = { $amount }, to be paid
now = This month
raid = Raid of level { $level } in { $month }
raid-title = Raid of level { $level }; the Investigator’s Strength: { $strength }
seen-by = Seen in secret by:
you = you
passed = passed
spells-held = { $n ->
    [one] { $n } spell held, at most { $limit }
   *[other] { $n } spells held, at most { $limit }
}
hand = { $mine ->
    [yes] Your spells ({ $n } of at most { $limit })
   *[no] Spells of { $name } ({ $n } of at most { $limit })
}
hand-empty = No spells in hand.
deck-left = { $deck }: { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
discards = Discards: { $n }
no-scenario = None. Raids in March, June, September and December.
festival-down = Face down until the end of the year, when it gives cult points.
strength-of = From buildings { $buildings }, from spells { $spells }, from elsewhere { $others }
foe = Strength of the Investigator: { $n }
outcome-victory = Fought now: a victory
outcome-repelled = Fought now: neither won nor lost
outcome-defeat = Fought now: a defeat

sign-spell = { $n ->
    [one] { $n } spell from any deck
   *[other] { $n } spells from any decks
}
sign-spell-evil = { $n ->
    [one] { $n } spell of Evil
   *[other] { $n } spells of Evil
}
sign-spell-death = { $n ->
    [one] { $n } spell of Death
   *[other] { $n } spells of Death
}
sign-spell-destruction = { $n ->
    [one] { $n } spell of Destruction
   *[other] { $n } spells of Destruction
}
sign-foresee = Foresee a card of the next raid
sign-strength = { $n } Strength in your combats
sign-reroll = Roll your dice again
sign-cheaper = Buildings cost { $n } less
sign-hand = { $n } more spells in hand
sign-more = More on its card

legend = What the symbols mean
legend-spell = a spell; the sign on its back names the deck
legend-foresee = Foresee: look at a card of the next raid
legend-strength = your Strength in a raid
legend-pistol = an Investigator and his Strength
legend-event = an Event, before the Investigator
legend-scenario = the Scenario: changes the rules
legend-festival = the Festival: points at the end
legend-time = the current month
legend-reroll = roll dice again
legend-cheaper = buildings cost less
legend-hand = hold more spells
legend-more = more on its card
legend-paid = with spikes: you pay it; without: you receive it

month-short-1 = Jan
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = May
month-short-6 = June
month-short-7 = July
month-short-8 = Aug
month-short-9 = Sept
month-short-10 = Oct
month-short-11 = Nov
month-short-12 = Dec
