# Words on the drawing of the table.

region-map = Map
region-display = People
region-combat = Combat
directions = The directions on the cards, from the north clockwise
goal = The most points win, and the Old Ones score what is still out there; whoever loses a port ends the match for all.

hex = Hex { $n }, { $terrain }
side = Between { $a } and { $b }
rails-of = { $n ->
    [one] { $n } rail of { $name }
   *[other] { $n } rails of { $name }
}
rail-cut = Cut off from its port by an Old One
rails-left = { $n ->
    [one] { $n } rail left to lay
   *[other] { $n } rails left to lay
}
farm-of = Farm of { $name } in hex { $hex }: { $kind }
farm-blighted = { farm-of }, blighted
port-of = Port of { $name }: { $port } (hex { $hex })
lies = Hex { $hex }: { $goods }
hidden-tile = Hidden Old One of level { $level } in hex { $hex }
old-one = { $title } in hex { $hex }: worth { $points }, bears { $left } more damage of { $capacity }
cubes-of = { $n } by { $name }
steps = Steps from { $hex } to { $to } next
steps-tie = May step from { $hex } to { $to } (direction { $direction }): a card decides

space = Space { $n }{ $kind ->
    [wait] {": the Old Ones wait here"}
    [lit-space] {": the Old Ones draw a revelation"}
    [over] {": out of time"}
   *[other] {""}
}
space-discs = { $space }. From the top: { $names }

if-now = If it ended now
score-of = { $name }: { amount-points } if it ended now
score-dark = { $low ->
    [0] The Old Ones: up to { $high } points if it ended now; what hidden tiles are worth is not known
   *[other] The Old Ones: { $low } to { $high } points if it ended now; what hidden tiles are worth is not known
}
for-hire = For hire
deck-left = { $n ->
    [one] { $n } character left in the deck
   *[other] { $n } characters left in the deck
}
seen-alone = Only you see
serving = { $mine ->
    [yes] With you
   *[no] With { $name }
}
cards-left = { $n ->
    [one] { $n } Old One card left in the deck
   *[other] { $n } Old One cards left in the deck
}
revelations-left = { $n ->
    [one] { $n } revelation left in the deck
   *[other] { $n } revelations left in the deck
}
last-revelation = The last revelation: { $title }

boxes = Action boxes
box-rail_2 = Rails
box-rail_3 = Hills
box-mine_a = Mine
box-mine_b = Mine
box-recruit = Hire
box-buy = Arms
box-trade = Trade
box-farm = Farm
box-attack = Attack
box-retrieve = Recall
takes-farm = 1–3
takes-attack = 1–3
next-costs = The next use costs { amount-gold }
box-said = { $n ->
    [0] { $title }
   *[other] { $title }: the next use costs { $n } gold
}
units = Units in the barracks
unit-said = { $title }: { $n } in the barracks, capacity { $capacity }, range { $range }

combat-in = { $name } attacks hex { $hex }
defence-in = { $name } defends the port in hex { $hex }
sanity-left = { $n } sanity left; whoever must lose some and has none is defeated
force = Force
nobody-left = Nobody yet
stack = { $title }: { $n }, { $hurt } of { $capacity } damage
strikes = { $n ->
    [one] hits
   *[other] hits { $n }
}
fate-holds = would hold
fate-kills = one would fall
muster = at hand
nth-card = Card { $n }
past-card = Card { $n }, resolved
no-card = No card yet
on-you = Against you:
destroyed = destroyed
enemies = Old Ones
bears = { $n } of { $most } left
odds-said = Of a hundred cards, on how many each unit hits it
harms-said = Of a hundred cards, how many hurt units, airships or the mind

brief-corporal_jones = flee a card
brief-desta_danger = raze a temple
brief-franz_neumann = save a unit
brief-kapena_alika = strike back
brief-jenny_appleseed = heal 2 farms
brief-ivan_karpov = port: 2 hits
brief-long_range_outback_group = 2 hits afar
brief-luigi_caprotti = mend 1
brief-dagmar_krauss = 2 farms alike
brief-harry_bones = mine +1
brief-count_jago = sanity 4
brief-billy_kneebone = range +1
brief-professor_guyonne = attack −1 time

paid = { $amount }, to be given up
sign-paid = with spikes: given up; without: gained

# What the map shows.
map-level = strokes in a hex: the level of the Old One that may sleep there at the beginning
map-cut = a rail cut off from its port by an Old One
map-blighted = a blighted farm
map-step = where an Old One steps next; hollow: a card decides
map-lit = a space on which the Old Ones draw a revelation
