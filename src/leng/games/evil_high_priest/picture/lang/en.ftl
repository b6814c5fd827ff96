# Words on the drawing of the table.

region-cult = Cult
region-places = Places
region-rows = Cards
region-homes = Sanctuaries
region-raid = Raid
goal = Break signs, hoard what is worth points, and keep it where a raid does not come. The thirteenth sign ends the match.

signs-left = { $n ->
    [one] { $n } elder sign left of 13
   *[other] { $n } elder signs left of 13
}
of-thirteen = of 13
of-rounds = of { $n }
denied = Denied to you in this round
lock-said = { $letter }, { $title }: { $state ->
    [open] open
    [broken] broken
   *[shut] shut
}
spent = spent
state-open = a lock that may be broken
state-shut = a lock that no arrow has opened yet
state-broken = a broken lock: its bonus may be used
pool = Worship
worshippers = { $n } of { $most } worshippers: when all { $most } are there, everybody loses
evolved = Evolved
amoebas = { $n ->
    [one] { $n } amoeba left on the pile
   *[other] { $n } amoebas left on the pile
}
awake = awake

priest-of = The priest of { $name }
acolyte-of = An acolyte of { $name }
captive = An acolyte of { $name }, held
ritual-closed = { $title }: closed until the first raid is over
row-room = Rooms
row-monster = Monsters
row-investigator = Investigators
row-discard = From the discard
seen-alone = Only you see
deck-left = { $n ->
    [one] { $n } card left in the deck
   *[other] { $n } cards left in the deck
}

exposed = Exposed
empty-slot = Room for a room, number { $n }
stops = stops { $n } of a raid
free = { $n ->
    [one] room for { $n } more
   *[other] room for { $n } more
}
falls = lost to a raid of { $n } or more, if nothing is given up
safe-up-to = No raid up to { $n } takes anything, if nothing is given up
cell-said = { $title }{ $n ->
    [-1] {""}
   *[other] , lost to a raid of { $n } or more
}
monster-said = { $title }: stops { $n } of a raid
asylum-said = Asylum { $asylum }, escape zone { $escape }: together with all else that stands before the sanctuary they stop { $n }
in-pool = In the pool: { $n ->
    [one] { $n } acolyte
   *[other] { $n } acolytes
}{ $home ->
    [yes] {" "}and the priest
   *[no] {""}
}
score-of = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} if it ended now
is-first = First player
will-be-first = First player from the next round on
priest-board = The priest board
escape-said = { $title }: { $n } in the escape zone
card-spent = { $title }, used
on-posts = On the priest board
tolls = Raid
tolls-head = What a raid would take from you
tolls-note = By its strength, if nothing is given up.
nothing-lost = nothing lost
nothing-at-stake = nothing more to lose
nothing = nothing
raid-of = The raid
raid-strength = { $n } against everybody
strength-left = The raid still has a strength of { $n } here
started-by = started by { $name }
spared = spared

paid = { $amount }, to be given up
sign-paid = with spikes: given up; without: gained

short-silver_twilight_lodge = Silver Lodge
short-miskatonic_university = Miskatonic
short-church_of_starry_wisdom = Starry Wisdom
short-prowler_1 = Prowler
short-prowler_2 = Second prowler
short-tulzscha_awakening = Tulzscha
short-mao_ceremony = Mao
short-spectral_horror = Horror
short-red_sign = Red Sign
short-dragon_ascending = Dragon
short-haunter_of_the_dark = Haunter
short-bloated_woman = Bloated Woman
short-black_pharaoh = Pharaoh
short-howler = Howler
short-entity_wendigo = Wendigo
short-entity_gnoph_keh = Gnoph-Keh
short-entity_rhan_tegoth = Rhan-Tegoth
brief-pit_trap = Pit
brief-vault = Vault
brief-well = Well
brief-false_wall = Wall
brief-closet = Closet
brief-dimensional_gate = Gate
brief-treasury = Coffer
brief-library = Library
brief-occult_laboratory = Lab
brief-reliquary = Relics
brief-sacrificial_altar = Altar
brief-guard_post = Guards
brief-labyrinth = Maze
brief-secret_passage = Passage
brief-padded_cell = Cell
brief-observatory = Observ.
brief-smugglers_tunnel = Tunnel

# Signs that stand only on the drawing.
sign-points = points
sign-priest = the priest
sign-defence = what stops a raid
sign-rescue = an acolyte comes from the asylum
amount-rescue = { $n ->
    [one] { $n } acolyte out of the asylum
   *[other] { $n } acolytes out of the asylum
}
amount-dice = { $n } dice
amount-holds-any = room for { $n } of any kind
amount-holds-treasure = room for { amount-treasure }
amount-holds-blood = room for { amount-blood }
amount-holds-magic = room for { amount-magic }
amount-holds-atom = room for { amount-atom }
amount-holds-grimoire = room for { amount-grimoire }
amount-holds-elder_sign = room for { amount-elder_sign }
