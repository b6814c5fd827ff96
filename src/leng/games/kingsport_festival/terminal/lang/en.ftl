# Words on the drawing of the table.

title = { $phase ->
    [setup] { $name }
    [end] { $name }
   *[other] { $month }, month { $round } of 12: { $name }
}
heading-gods = Elder Gods (value, name, price, gifts; then whose dice lie there)
heading-town = Town of Kingsport (name and effect; price, cult points, discs)
heading-cultists = Cultists in turn order (spells left to draw: { $left })
other-streets = Streets round the back:
streets = Streets:
column-cultist = Cultist
column-sanity = Sanity (6 mark)
column-sanity-short = Sanity
column-magic = Magic
column-cult = Cult
column-cubes = Cubes
column-dice = Dice
column-spells = Spells
you = (you)
passed = passed
hand = Your spells ({ $n } of { $limit }):
hand-none = You hold no spells (at most { $limit }).

raid = { $now ->
    [yes] Raid this month (level { $level }).
   *[no] Next raid in { $month } (level { $level }).
}
raid-backs = Investigator’s Strength { $least } to { $most }.
event-seen = Event: face down, seen by { $seen }.
event-noted = Event: face down; you saw { $known }.
investigator-seen = Investigator: face down, seen by { $seen }.
investigator-noted = Investigator: face down; you saw { $known }.
past-raids = Raids so far: { $raids }
no-more-raids = All raids are over.
festival-down = All raids are over. The Festival lies face down until the end.
has-festival = There is a Festival at the end.
has-no-festival = No Festival.
no-scenario = No Scenario: raids in March, June, September and December.
combat = { $seat } has Strength { $strength } ({ $buildings } from buildings, { $spells } from spells, { $others } from elsewhere) against { $foe }: { $outcome ->
    [victory] a victory
    [repelled] neither won nor lost
   *[defeat] a defeat
} if it is fought now.

short-god = { $price ->
    [0] free
   *[other] −{ $price } { $sign }
}: { $gifts }
short-building = { $cost } for { $cult } { $sign }. { $effects }
colon = :{ " " }
legend = Signs: { $signs }
legend-answers = answers now
legend-reached = your dice can make it
