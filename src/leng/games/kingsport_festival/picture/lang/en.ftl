# Words on the drawing of the table.

region-gods = Gods
region-town = Town
region-year = Year
region-raid = Raid
raid-over = The raid is over
nth = { $n ->
    [1] first in turn order
    [2] second in turn order
    [3] third in turn order
    [4] fourth in turn order
   *[other] fifth in turn order
}

calendar = The year and its raids
gods = Elder Gods, in the order in which they answer
town = The town of Kingsport
god = { $name }, value { $worth }
die = { $name }: a { $face }
paid = { $amount }, to be paid
raid = Raid of level { $level } in { $month }
raid-title = Raid of level { $level }; the Investigator’s Strength: { $strength }
seen-by = Seen in secret by:
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

legend-pistol = an Investigator and his Strength
legend-event = an Event, before the Investigator
legend-scenario = the Scenario: changes the rules
legend-festival = the Festival: points at the end
legend-time = the current month
legend-paid = with spikes: you pay it; without: you receive it

months-short = Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec
