# AuZtralia in English: names, questions, reasons, the story of a match, and the words of the cards.

title = AuZtralia
about = The Great Southern Land, rich in coal, iron and gold, and not as empty as the maps say. One to four colonies build railways inland from their ports, mine, and settle farms. Everything costs time: whoever’s disc lies farthest back on the track acts. When all have passed space 22 the Old Ones wake, turn up tile by tile and march on the nearest farm or port. Hire help, buy arms and strike first; you fight with the cards that move them. Farms, phosphate and slain Old Ones are points; so is, for the Old Ones, whatever is still out there at the end. The most points win, and that may well be theirs.

# Names ------------------------------------------------------------------------------------------------------------

rival-old_ones = The Old Ones
rival-won-old_ones = The Old Ones have won
neutral = the settlers
of-name = of { $name }

phase-setup = Set-up
phase-colony = Colony
phase-combat = Combat
phase-old_ones = The Old Ones

kind-board = Board
kind-track = Time track
kind-space = Action box
kind-goods = Goods
kind-unit = Military unit
kind-difficulty = Difficulty
kind-creature = Old Ones
kind-tile = Old One
kind-survey = Discovery tile
kind-card = Old One card
kind-revelation = Revelation
kind-character = Character
kind-objective = Objective
kind-variant = Variant for two players
kind-hex = On the map
kind-side = Railway
kind-box = Action boxes
kind-old_one = Old Ones
kind-seat = Colonies

articles = The
named = { $name }

terrain-coastal = coast
terrain-hills = hills
terrain-outback = outback
terrain-farmland = green land
terrain-desert = desert

timing-lasting = Character, lasting
timing-combat = Character, once in each combat
timing-once = Character, to be used once
timing-score = Character, points at the end

# An Old One in a sentence.
creature-a = { $creature ->
    [cthulhu] Cthulhu
    [shoggoth] a shoggoth
    [mi_go] a mi-go
    [zombie] a zombie
    [loyalist] a band of loyalists
    [temple] a temple
   *[other] a blank tile
}
creature-the = { $creature ->
    [cthulhu] Cthulhu
    [shoggoth] the shoggoth
    [mi_go] the mi-go
    [zombie] the zombie
    [loyalist] the loyalists
    [temple] the temple
   *[other] the blank tile
}
creature-of = of { creature-the }
creature-at = at { creature-the }
creature-some = { $creature ->
    [cthulhu] Cthulhu
    [shoggoth] shoggoths
    [mi_go] mi-go
    [zombie] zombies
    [loyalist] loyalists
    [temple] temples
   *[other] blank tiles
}

goods-coal = coal
goods-iron = iron
goods-gold = gold
goods-phosphate = phosphate
goods-vp_3 = points
goods-vp_5 = points
farm-corn = corn
farm-cattle = cattle
farm-sheep = sheep
unit-infantry = infantry
unit-armoured_car = armoured cars
unit-artillery = artillery
unit-armoured_train = armoured trains
unit-airship = airships
a-infantry = an infantry unit
a-armoured_car = an armoured car
a-artillery = an artillery unit
a-armoured_train = an armoured train
a-airship = an airship
direction-1 = north
direction-2 = north-east
direction-3 = south-east
direction-4 = south
direction-5 = south-west
direction-6 = north-west

amount-coal = { $n } coal
amount-iron = { $n } iron
amount-gold = { $n } gold
amount-phosphate = { $n } phosphate
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-vp_3 = { $n ->
    [one] a token of 3 points
   *[other] { $n } tokens of 3 points
}
amount-vp_5 = { $n ->
    [one] a token of 5 points
   *[other] { $n } tokens of 5 points
}
amount-infantry = { $n } infantry
amount-armoured_car = { $n ->
    [one] { $n } armoured car
   *[other] { $n } armoured cars
}
amount-artillery = { $n } artillery
amount-armoured_train = { $n ->
    [one] { $n } armoured train
   *[other] { $n } armoured trains
}
amount-airship = { $n ->
    [one] { $n } airship
   *[other] { $n } airships
}
amount-unit = { $n ->
    [one] a military unit of your choice
   *[other] { $n } military units of your choice
}
amount-character = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
amount-rail = { $n ->
    [one] { $n } rail
   *[other] { $n } rails
}
amount-corn = { $n ->
    [one] { $n } corn farm
   *[other] { $n } corn farms
}
amount-cattle = { $n ->
    [one] { $n } cattle farm
   *[other] { $n } cattle farms
}
amount-sheep = { $n ->
    [one] { $n } sheep farm
   *[other] { $n } sheep farms
}
amount-farm = { $n ->
    [one] { $n } farm
   *[other] { $n } farms
}
amount-tile = { $n ->
    [one] { $n } hidden tile
   *[other] { $n } hidden tiles
}
amount-time = { $n ->
    [one] { $n } time point
   *[other] { $n } time points
}
amount-cube = { $n ->
    [one] { $n } cube at headquarters
   *[other] { $n } cubes at headquarters
}
amount-sanity = { $n } sanity
loses-sanity = { $amount } lost
amount-damage = { $n } damage
amount-air = { $n } damage to airships
amount-capacity = capacity { $n }
amount-reach = range +{ $n }
amount-old_one = { $n ->
    [one] an Old One
   *[other] { $n } Old Ones
}
amount-rush = { $n } cards that move it alone
amount-cthulhu = Cthulhu
amount-shoggoth = { $n ->
    [one] a shoggoth
   *[other] { $n } shoggoths
}
amount-mi_go = { $n ->
    [one] a mi-go
   *[other] { $n } mi-go
}
amount-zombie = { $n ->
    [one] a zombie
   *[other] { $n } zombies
}
amount-loyalist = { $n ->
    [one] a band of loyalists
   *[other] { $n } bands of loyalists
}
amount-temple = { $n ->
    [one] a temple
   *[other] { $n } temples
}
amount-chance = a card decides
amount-chance-card = the top card of the deck decides
amount-chance-fight = a combat decides
amount-more = more on its card

# What signs mean, on the page and in the terminal.
sign-coal = coal
sign-iron = iron
sign-gold = gold
sign-phosphate = phosphate (3 points)
sign-points = points
sign-infantry = infantry
sign-armoured_car = armoured car
sign-artillery = artillery
sign-armoured_train = armoured train
sign-airship = airship
sign-unit = a unit of your choice
sign-character = character
sign-rail = rail
sign-corn = corn farm
sign-cattle = cattle farm
sign-sheep = sheep farm
sign-farm = farm
sign-tile = hidden tile
sign-time = time point
sign-cube = cube at headquarters
sign-sanity = sanity
sign-damage = damage
sign-air = damage to airships
sign-capacity = capacity
sign-reach = range
sign-old_one = Old One
sign-rush = cards that move it alone
sign-cthulhu = Cthulhu
sign-shoggoth = shoggoth
sign-mi_go = mi-go
sign-zombie = zombie
sign-loyalist = loyalists
sign-temple = temple
sign-chance = a card decides
sign-chance-card = the deck decides
sign-chance-fight = a combat decides
sign-more = more on its card

# What can be agreed on at a table.
option-name-mode = Mode
option-about-mode = Each colony for itself, all together against the Old Ones, or alone.
option-value-standard = Each for itself
option-value-together = All together
option-value-solo = Alone
option-name-map = Map
option-about-map = The east, with its coast and hills; or the west, where coal is scarce, green land takes any farm, and points are mined.
option-value-east = Eastern Australia
option-value-west = Western Australia
option-name-difficulty = Difficulty
option-about-difficulty = What a lone colony begins with, and whether hex 14 is surveyed.
option-value-easy = Easy
option-value-hard = Hard
option-value-insane = Insane
option-name-objective = Objective
option-about-objective = What a lone colony should achieve for more points.
option-value-random = Drawn at random
option-name-variants = Variants
option-about-variants = Two colonies may draw one card and play one of its two variants, or two cards and play two of the four.
option-value-none = None
option-value-one = One of two
option-value-two = Two of four
option-name-challenge = Challenge
option-about-challenge = Harder Old Ones for three or four colonies: temples that spawn; then no blank tiles either; then fewer easy surveys too.
option-value-medium = Medium

ending-time = All discs have reached the end of the track.
ending-port = A port has fallen.

proviso-plenty = as long as you will surely have another turn
proviso-combat = for the rest of this combat

score-farms = Farms
score-phosphate = Phosphate
score-characters = Characters
score-tiles = Old Ones slain
score-tokens = Tokens
score-objective = Objective
score-revealed = Old Ones in sight
score-hidden = Old Ones hidden
score-blighted = Farms blighted
score-fallen_ports = Port of the third colony

# Questions: what the decider reads, and what the others read meanwhile --------------------------------------------

ask-which-variant = Which variant shall change this match for both of you?
wait-which-variant = { $seat } chooses a variant.
ask-opening-character = Three people offer to sail with you. Who joins you? The others stay behind.
wait-opening-character = { $seat } chooses a first character.
ask-place-port = Where do you land? Your port is where your railway begins; whoever loses a port ends the match for all.
wait-place-port = { $seat } looks for a harbour.
ask-neutral-port = Where does the third colony land? The Old Ones march on its port too, and it cannot defend itself.
wait-neutral-port = { $seat } places the neutral port.
ask-neutral-farm = Where do the settlers put up a farm? It draws the Old Ones like any other.
wait-neutral-farm = { $seat } places a neutral farm.

ask-act = What do you do? It takes a cube from headquarters, gold for cubes already in the box, and time.
wait-act = { $seat } decides what to do.
ask-after = Before your turn is over you may still use a character.
wait-after = { $seat } may still use a character.
ask-lay-rail = Where do you lay the first rail? It must go on from your line, and no Old One may lie on either side.
wait-lay-rail = { $seat } lays rails.
ask-lay-second = Where do you lay the second rail? It is paid for already.
wait-lay-second = { $seat } lays a second rail.
ask-mine = Which hex do you mine, and for what? You take all of one kind that lies there.
wait-mine = { $seat } chooses what to mine.
ask-recruit = Whom do you recruit? One of these, or for 1 gold one of the two top cards of the deck.
wait-recruit = { $seat } recruits help.
ask-dismiss = Which characters leave the display? New ones come in their places before you recruit.
wait-dismiss = { $seat } sends characters away.
ask-keep = Whom do you keep? The other goes back on top of the deck.
wait-keep = { $seat } looks at two characters.
ask-swap = You may exchange the one you kept for one of the display.
wait-swap = { $seat } may exchange a character.
ask-who-receives = Who gets the character?
wait-who-receives = { $seat } decides who gets the character.
ask-buy = What do you buy? Different kinds of units hit more often; further ones of a kind only bear damage.
wait-buy = { $seat } buys arms.
ask-trade = What do you import or export? You have up to two deals: take 1 coal or iron, or give 1 for 1 gold.
wait-trade = { $seat } trades overseas.
ask-give = You may give away what the trade has brought.
wait-give = { $seat } may give goods away.
ask-farm = Where do you settle? Each farm takes 1 time, brings 1 gold now and 2 points at the end, if it is not blighted.
wait-farm = { $seat } settles farms.
ask-target = Which hex do you attack?
wait-target = { $seat } chooses whom to attack.
ask-force = Who marches against hex { $hex }? Infantry, cars and artillery take 1 time for each kind, all together at least 1.
wait-force = { $seat } musters a force.

ask-first-retreat = Now you see what lurks in hex { $hex }. Do you fight, or does somebody turn back at once?
wait-first-retreat = { $seat } sees the enemy and may still turn back.
ask-retreat = Another card, or does somebody retreat? Who leaves goes to the barracks and is healed.
wait-retreat = { $seat } may retreat.
ask-slip-away = You see the card that is about to strike. Corporal Jones can still lead somebody out of it.
wait-slip-away = { $seat } may slip away from the card.
ask-assign = Who is hit? When a stack has as much damage as a unit bears, one unit of it is lost.
wait-assign = { $seat } decides who is hit.
ask-hit-whom = Which Old One is hit?
wait-hit-whom = { $seat } chooses an Old One to hit.
ask-sacrifice = Whom do you give up?
wait-sacrifice = { $seat } gives up a unit.
ask-save = { $unit ->
   *[other] You are losing { $a_unit }. Does Franz Neumann save it?
}
wait-save = { $seat } may save a unit.
ask-heal = Which stack does Luigi Caprotti mend?
wait-heal = { $seat } may mend a unit.
ask-combat-card = Before the next card is turned you may use a character.
wait-combat-card = { $seat } may use a character in the combat.

ask-benefit = A ship has come in. What do you take?
wait-benefit = { $seat } takes goods.
ask-counterattack = Kapena Alika holds the Old Ones up on a farm of yours. Do you attack them before they blight it?
wait-counterattack = { $seat } may save a farm.

ask-reveal = Which hidden tiles do you turn up?
wait-reveal = { $seat } turns up tiles.
ask-strike = Which Old One does the Long Range Outback Group strike?
wait-strike = { $seat } chooses an Old One to strike.
ask-raze = Which temple falls? Whatever stands there goes with it.
wait-raze = { $seat } razes a temple.
ask-any-unit = Which unit joins you?
wait-any-unit = { $seat } chooses a unit.
ask-hire = Whom does Kitchener bring?
wait-hire = { $seat } chooses a character.
ask-restore = Which farms become productive again?
wait-restore = { $seat } restores farms.

# The same in a few words, for the line of a phone -----------------------------------------------------------------

short-which-variant = Which variant?
short-opening-character = Who joins you?
short-place-port = Where do you land?
short-neutral-port = Where is the third port?
short-neutral-farm = Where do they settle?
short-act = What do you do?
short-after = Use a character?
short-lay-rail = Where do you lay rails?
short-lay-second = A second rail?
short-mine = What do you mine?
short-recruit = Whom do you recruit?
short-dismiss = Who leaves the display?
short-keep = Whom do you keep?
short-swap = Exchange?
short-who-receives = Who gets the character?
short-buy = What do you buy?
short-trade = Import or export?
short-give = Give something away?
short-farm = Where do you settle?
short-target = Attack which hex?
short-force = Who marches?
short-first-retreat = Fight or turn back?
short-retreat = Fight on or retreat?
short-slip-away = Slip away?
short-assign = Who is hit?
short-hit-whom = Hit which Old One?
short-sacrifice = Whom do you give up?
short-save = Save the unit?
short-heal = Mend which stack?
short-combat-card = Use a character?
short-benefit = What do you take?
short-counterattack = Save a farm?
short-reveal = Turn up which tiles?
short-strike = Strike which Old One?
short-raze = Which temple falls?
short-any-unit = Which unit?
short-hire = Who joins you?
short-restore = Restore which farms?

# Options ----------------------------------------------------------------------------------------------------------

option-variant = { $variant }: { $effects }
option-character = { $character }: { $effects }
option-look = Look at the two top cards of the deck for 1 gold
option-refresh = Pay 1 gold to send characters away and have new ones come
option-dismiss = Send { $character } away
option-swap = Exchange for { $character }: { $effects }
option-port = { $name ->
    [none] Hex { $hex }
   *[other] { $name } (hex { $hex })
}
option-farm = { $kind } in hex { $hex }
idea-farm = { $kind }
way-farm = hex { $hex }
option-box-rail_2 = Build railway on the plain: 1 coal and 1 iron for two rails
option-box-rail_3 = Build railway on any terrain: 1 coal and 1 iron for two rails
option-box-mine_a = Mine all of one kind in a hex on your line
option-box-mine_b = Mine, with the second box
option-box-recruit = Recruit a character
option-box-buy = Buy a military unit
option-box-trade = Import and export coal and iron
option-box-farm = Settle up to three farms
option-box-attack = Attack the Old Ones
option-box-retrieve = Retrieve all your cubes
option-use = Use { $character }: { $effects }
option-rail = Rail between { $a } and { $b }
idea-rail = Rail from { $a }
way-rail = to { $b }
option-mine = { $goods } in hex { $hex }
idea-mine = Hex { $hex }
way-mine = { $goods }
option-seat = { $who }
option-buy = Buy { $amount }
option-enlist = Take { $amount }
option-send = { $one_unit }
option-lose = Give up { $a_unit }
option-import = Import 1 { $goods }
option-export = Export 1 { $goods }
option-give = Give { $who } 1 { $goods }
option-attack = Attack { $hex }: { $what }
hidden-old-one = hidden, level { $level }
option-attack-counterattack = Strike back in { $hex }
option-airships = The airships retreat
option-others = All but the airships retreat
option-all = All retreat
option-all-force = All that can get there
option-stay = Fight on
option-stay-first-retreat = Fight
option-stay-slip-away = Nobody leaves
option-stack = The { $unit }
option-old_one = { $tile_title } (level { $level }, no. { $number })
option-goods = Take 1 { $goods }
option-hidden = The tile in hex { $hex }
option-temple = The temple in hex { $hex }
option-restore = The farm in hex { $hex }
option-done = That is all
option-done-lay-second = No second rail
option-done-force = March
option-none = Give nothing
option-pass-after = End the turn
option-pass-swap = Keep what you have
option-pass-heal = Nobody
option-pass-counterattack = Let it happen
option-pass-combat-card = Use nobody
option-yes = Yes
option-no = No

# The reasons of a refusal -----------------------------------------------------------------------------------------

refuse-port-too-near = Another port is nearer than { $n } hexes.
refuse-hex-occupied = Something lies there already.
refuse-farm-beside-port = Settlers do not farm beside a port.
refuse-no-cube = There is no cube left at headquarters.
refuse-box-needs-gold = { $need ->
    [1] A cube lies in the box, which costs 1 gold more; you have { $have }.
   *[other] { $need } cubes lie in the box, which cost { $need } gold more; you have { $have }.
}
refuse-rails-need-goods = It takes 1 coal and 1 iron.
refuse-no-rails-left = All your rails lie on the board.
refuse-no-side-for-rail = Your line can go on nowhere: Old Ones, hills or other rails are in the way.
refuse-rail-there = A rail lies there already.
refuse-rail-to-old-one = An Old One lies on one side of it.
refuse-rail-cut-off = It does not go on from a line that is free of Old Ones up to your port.
refuse-rail-in-hills = It leads into hills; that takes the box for any terrain.
refuse-nothing-to-mine = Your line reaches no goods.
refuse-mine-under-old-one = An Old One lies on it.
refuse-mine-not-linked = No line free of Old Ones joins it to your port.
refuse-nobody-to-recruit = There is nobody left to recruit.
refuse-deck-of-characters-empty = The deck of characters is empty.
refuse-recruit-needs-gold = It costs 1 gold, and you have none.
refuse-dismiss-needs-gold = It costs 1 gold, and you have none.
refuse-unit-too-dear = It costs { $need } gold; you have { $have }.
refuse-no-unit-left = The supply has none left.
refuse-no-gold-for-units = You could not pay for any unit.
refuse-nothing-to-trade = There is nothing to import and nothing to export.
refuse-nothing-to-export = You do not have that to export.
refuse-no-field = No empty hex on your line suits a farm that you have left.
refuse-field-cut-off = No line free of Old Ones joins it to your port.
refuse-farm-kind-twice = Only farms of different kinds may be settled at once.
refuse-farms-share-hex = A hex holds only one farm.
refuse-no-farm-left = You have no farm of this kind left.
refuse-no-units = Your barracks are empty.
refuse-nothing-in-reach = No Old One is within reach of your units.
refuse-out-of-range = { $need ->
    [99] No way over land leads there from your line
   *[other] It lies { $need } hexes beyond your line
}, and { $have ->
    [0] the units stay on the rails
    [1] the units go 1 hex
   *[other] the units go { $have } hexes
}.
refuse-only-on-rails = An armoured train attacks only where your own line leads.
refuse-way-blocked = Other Old Ones bar the way; only airships by themselves fly over them.
refuse-line-cut = Old Ones have cut your line there.
refuse-none-in-supply = The supply has none of it left.
refuse-no-cubes-out = No cube of yours lies in a box.
refuse-nothing-hidden = There is no hidden tile.
refuse-none-in-sight = No Old One lies face up.
refuse-no-temple-in-sight = No temple lies face up.
refuse-nothing-blighted = None of your farms is blighted.
refuse-nobody-on-display = There is nobody on display.
refuse-not-your-turn = Such characters are for your own turn.
refuse-out-of-time = Your time is up.
refuse-used-up = Already used in this combat.
refuse-needs-a-unit = The unit it needs is not in your force.

# The story of the match -------------------------------------------------------------------------------------------

log-objective = { $seat } sets out to earn { $objective }.
log-variant = { $seat } chooses a variant: { $variant }.
log-variants-drawn = { $variants_n ->
    [2] On the variant card: { $variants }.
   *[other] On the variant cards: { $variants }.
}
log-first-player = { $seat } will act first.
log-opening-character = { $character } sails with { $seat }.
log-port = { $seat } founds a port in hex { $hex }.
log-neutral-port = A third colony lands in hex { $hex }; it will not be able to defend itself.
log-neutral-farm = Settlers put up a { $farm } farm in hex { $hex }.

log-acts = { $space_id ->
    [rail_2] { $seat } builds railway{ paid-more }.
    [rail_3] { $seat } builds railway, through hills if need be{ paid-more }.
    [mine_a] { $seat } goes mining{ paid-more }.
    [mine_b] { $seat } goes mining{ paid-more }.
    [recruit] { $seat } looks for help{ paid-more }.
    [buy] { $seat } goes to the armourers{ paid-more }.
    [trade] { $seat } sends ships out to trade{ paid-more }.
    [farm] { $seat } sends settlers out{ paid-more }.
   *[attack] { $seat } calls to arms{ paid-more }.
}
paid-more = { $gold ->
    [0] {""}
   *[other] , for { $gold } gold
}
log-retrieves = { $n ->
    [0] { $seat } bides time.
    [one] { $seat } calls 1 cube back to headquarters.
   *[other] { $seat } calls { $n } cubes back to headquarters.
}
log-spends-time = { $n ->
    [0] That takes { $seat } no time.
   *[other] { $seat } spends { $amount } and stands at { $time }.
}
log-lays-rail = { $seat } lays a rail between { $a } and { $b }.
log-mines = { $seat } mines { $amount } in hex { $hex }.
log-looks = { $seat } pays 1 gold and looks at the two top cards of the deck.
log-keeps = { $seat } keeps { $character }.
log-swaps = { $seat } puts { $card } on display and takes { $character }.
log-recruits = { $character } joins { $seat }.
log-recruits-for = { $seat } recruits { $character } for { $other }.
log-dismisses = { $seat } sends { $character } away.
log-buys = { $seat } buys { $amount } for { $gold } gold.
log-imports = { $seat } imports 1 { $goods }.
log-exports = { $seat } exports 1 { $goods } for 1 gold.
log-gives = { $seat } gives { $other } 1 { $goods }.
log-farms = { $seat } settles in hex { $hex }: a { $farm } farm{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}.

log-uses = { $seat } calls on { $character }.
log-gains = { $seat } gains { $amount }.
log-gains-points = { $seat } gains { $amount }.
log-gains-unit = { $seat } gains { $amount }.
log-cubes-back = { $n ->
    [one] 1 cube comes
   *[other] { $n } cubes come
} back to the headquarters { $of_seat }.
log-removes-tile = { $seat } rids hex { $hex } { $of_tile }.
log-restores = The { $farm } farm in hex { $hex } bears fruit again for { $owner }.
log-struck = { $seat } deals { $n } damage to { $tile } in hex { $hex }.

log-sets-out = { $seat } marches on hex { $hex } with { $units }.
log-strikes-back = { $seat } strikes back at the farm in hex { $hex }.
log-turned-up = Hex { $hex } shows its face: { $a_tile }.
log-blank = The tile in hex { $hex } hides nothing at all.
log-card = { $card } is turned against { $seat }.
log-hits = { $seat } deals { $n } damage to { $tile }.
log-suffers = 1 damage to the { $unit } { $of_seat }.
log-eliminated = { $seat } loses { $a_unit }.
log-saved = { $character } brings { $a_unit } { $of_seat } home.
log-heals = { $character } takes { $n } damage off the { $unit } { $of_seat }.
log-loses-sanity = { $seat } loses { $n } sanity; { $left ->
    [0] none is left
   *[other] { $left } left
}.
log-breaks = The nerves { $of_seat } give way: a defeat.
log-retreats = { $seat } draws { $units } out of hex { $hex }.
log-combat-over = { $left ->
    [0] It is over in hex { $hex }, and no enemy is left there{ back-home }.
   *[other] It is over in hex { $hex }, and the enemy still stands{ back-home }.
}
back-home = { $units ->
    [none] {""}
   *[other] ; back at the barracks { $of_seat }: { $units }
}
log-regenerates = All damage to { $tile } in hex { $hex } heals.
log-slain = { $seat } has destroyed { $tile } in hex { $hex }: { $amount }.
log-slain-together = { $seats } have destroyed { $tile } in hex { $hex } together and share { $amount }.
log-share = { $seat } gets { $amount } of it.
log-cards-shuffled = The Old One cards are shuffled anew.

log-old-ones-act = The Old Ones stir: their disc goes to { $n }.
log-revelation = A revelation: { $revelation }.
log-nothing-hidden = There is no hidden tile left to turn up.
log-nothing-stirs = Nothing is awake to move.
log-assassinated = { $character } is found dead.
log-gate-opens = The gate in hex { $hex } opens.
log-gate-stays-shut = The gate in hex { $hex } opens on nothing.
log-movement-card = { $movers_n ->
    [0] A card is turned, and nobody is called.
   *[other] A card calls { $movers } ({ $direction }).
}
log-old-one-moves = { $a_tile } steps from { $origin } to { $hex }.
log-spawned = { $a_tile } breaks out of the temple to hex { $hex } ({ $direction }).
log-farm-held = At the farm { $of_seat } in hex { $hex } the Old Ones are held up.
log-farm-blighted = The { $farm } farm { $of_seat } in hex { $hex } is blighted.
log-neutral-farm-blighted = The { $farm } farm of the settlers in hex { $hex } is blighted.
log-neutral-port-falls = The port of the third colony in hex { $hex } falls.
log-port-attacked = { $a_tile } is in the port { $of_seat }.
log-defends = { $seat } defends the port with { $units }.
log-port-holds = The port { $of_seat } holds.

log-end-port = The port { $of_seat } in hex { $hex } is lost, and with it the land.
log-end-time = The time is up.
log-uncovered = Hidden in hex { $hex }: { $a_tile }, { $points ->
    [0] worth nothing
   *[other] { $amount } for the Old Ones
}.
log-score = { $seat } has { $amount }: farms { $farms }, phosphate { $phosphate }, characters { $characters }, Old Ones { $tiles }, tokens { $tokens }{ $objective ->
    [0] {""}
   *[other] , objective { $objective }
}.
log-score-old-ones = The Old Ones have { $amount }: in sight { $revealed }, hidden { $hidden }, farms blighted { $blighted }{ $ports ->
    [0] {""}
   *[other] , ports { $ports }
}.

# The words of the cards -------------------------------------------------------------------------------------------

sentence = { $text }.
card-board-ports = { $n ->
    [1] Ports may lie next to each other.
   *[other] Ports lie at least { $n } hexes apart.
}
card-board-farm = { $kind } farms: { $terrains }.
card-board-goods = No goods are found on: { $terrains }.
card-board-goods-anywhere = Goods may be found on any terrain.
card-board-none = There is no { $goods } here.
card-board-old-ones = No Old Ones sleep on: { $terrains }.
card-board-gentle = The quicker box for rails will do for: { $terrains }.
card-board-tokens = Tokens worth 3 or 5 points lie inland and are mined like goods.
card-track = Whoever’s disc lies farthest back acts; on a shared space, the disc on top.
card-track-end = A colony at { $n } or beyond acts no more.
card-track-old-ones = The Old Ones wait on { $n } until everybody has passed them; then their disc takes part.
card-track-lit = On a lit space they draw a revelation: { $spaces }.
card-space-rails = Pay 1 coal and 1 iron for two rails that go on from your line; neither hex may hold an Old One.
card-space-plain = Not into the hills.
card-space-hills = On any terrain.
card-space-mine = Take all goods of one kind from a hex that a line free of Old Ones joins to your port. Phosphate brings 1 gold besides.
card-space-recruit = Take a character from the display; or pay 1 gold, look at the two top cards of the deck, and keep one or exchange it.
card-space-buy = Buy one military unit, or up to two infantry.
card-space-trade = Two deals: import 1 coal or iron, or export 1 coal or iron for 1 gold.
card-space-farm = Settle up to three farms of different kinds on empty hexes of your line: each takes 1 time and brings 1 gold.
card-space-attack = Send units against a hex with an Old One. Infantry, armoured cars and artillery take 1 time for each kind, at least 1 in all.
card-space-retrieve = All cubes in your boxes come back to headquarters. Without a cube left it takes 2 time.
card-space-time = It takes { $amount }.
card-space-again = Each cube already in the box makes it 1 gold dearer.
card-goods-build = Needed for railways; 1 can be exported for 1 gold.
card-goods-gold = Pays for units, for boxes that hold cubes, and for a look at the deck of characters.
card-goods-phosphate = Worth 3 points at the end; whoever mines it gets 1 gold besides.
card-goods-token = Worth { $n } points; mined like goods on the western board.
card-goods-count = { $n } in the box.
card-unit-cost = Costs { $amount }.
card-unit-range = { $n ->
    [0] It stays on the rails: it attacks only where your line leads.
    [1] It goes 1 hex beyond your line.
   *[other] It goes { $n } hexes beyond your line.
}
card-unit-capacity = It is lost at { $n } damage.
card-unit-timed = It counts for the time an attack takes.
card-unit-free = It takes no time of its own in an attack.
card-unit-airship = Airships alone may fly over Old Ones; only damage to airships harms them.
card-unit-good = On the cards it hits most often: { $names }.
card-unit-count = { $n } in the box.
card-difficulty = You begin with { $gold } gold, { $iron } iron and { $coal } coal.
card-difficulty-points = You begin with { $amount }.
card-difficulty-survey = { $all ->
    [yes] Hex 14 is surveyed too.
   *[no] Hex 14 is not surveyed.
}
card-creature-cthulhu = There is only one, and it lies deep inland.
card-creature-shoggoth = Slow to die; artillery and armoured trains do most against it.
card-creature-mi_go = The fastest of them, and the bane of airships.
card-creature-zombie = Slow, but all damage comes off after a combat it survives.
card-creature-loyalist = Men who serve the Old Ones: any unit is good against them, and they cost no sanity.
card-creature-temple = It never moves, but is a gate: some revelations bring a new Old One out of each.
card-creature-blank = Nothing was there after all; the tile leaves the game.
card-creature-moves = It makes for the nearest port or productive farm.
card-creature-movers = It moves on { $n } of the 40 cards.
card-tile-blank = There is nothing there: it leaves the game once it is turned up.
card-tile-points = Worth { $amount }, twice that to the Old Ones while it is hidden.
card-tile-capacity = It is destroyed at { $n } damage.
card-tile-regenerates = Damage comes off after a combat that it survives.
card-tile-gate = A gate: it never moves, and revelations may bring Old Ones out of it.
card-tile-moves = It makes for the nearest port or productive farm.
card-tile-spawns = When it is turned up, three { $creature } break out of it and go two hexes each as a card points.
card-tile-waits = It waits beside the board until its temple is found.
card-tile-level = Level { $n }.
card-survey-old-ones = { $n ->
    [0] It shows no Old Ones.
    [one] It shows a hidden Old One at { $places }.
   *[other] It shows hidden Old Ones at { $places }.
}
card-survey-goods = { $goods } at { $place }.
card-survey-claw = With a red claw: few Old Ones.
place-C = its own hex
place-N = the hex to the north
place-NE = the hex to the north-east
place-SE = the hex to the south-east
place-S = the hex to the south
place-SW = the hex to the south-west
place-NW = the hex to the north-west
card-movers = { $n ->
    [0] Nobody moves.
   *[other] Moving: { $names }.
}
card-direction = Between equal ways: { $direction }, otherwise { $clockwise ->
    [yes] clockwise
   *[no] counter-clockwise
} from there.
card-line = { $name }: hit by { $units }; { $harm }.
card-line-safe = { $name }: hit by { $units }.
card-line-unhurt = { $name }: hit by nobody; { $harm }.
card-line-nothing = { $name }: nothing happens.
card-revelation-level = Level { $n }.
card-revelation-nothing = Nothing happens but the usual movement.
card-revelation-benefit = For everybody: { $effects }.
card-timing-lasting = For as long as you have this card.
card-timing-combat = Once in each combat.
card-timing-once = Once, at any time in your turn before your time is up; then it leaves the game.
card-timing-score = At the end of the match.
card-objective-points = Worth { $amount } at the end.
card-variant-shared_rails = You may use each other’s rails where lines meet; each foreign rail on the way takes 1 time more.
card-variant-gift_trade = What Import and export brings you may be given to the other colony.
card-variant-opening_character = Before the ports are placed, each of you keeps one of three characters.
card-variant-display_seven = Seven characters lie on display instead of five.
card-variant-neutral_port = A third port nobody defends: if Old Ones enter it, it is gone and they score 5 points.
card-variant-neutral_farms = Each of you places three farms of settlers; they draw the Old Ones and are worth nothing to you.
card-variant-spawning_temples = The two temples with XX lie among the tiles of level 2, and spawn when they are turned up.
card-variant-no_blanks = There are no blank tiles.
card-variant-mercenaries = Each of you begins with 1 infantry and 1 armoured car, but only 2 gold.
card-variant-long_night = From space 38 on, the Old Ones move on three cards instead of two.
card-variant-card = From variant card { $n }.

verb-gain = gain { $amount }
verb-gain-one-of = { $n ->
    [1] gain 1 { $goods }
   *[other] gain { $n } of { $goods } in any mix
}
verb-retrieve = take all your cubes back to headquarters without spending time
verb-reveal = turn up { $n } hidden tiles of your choice
verb-strike = deal { $n } damage to any Old One in sight
verb-raze-temple = remove a temple in sight and all Old Ones in its hex
verb-lay-rails = lay { $n } rails on any terrain for the usual goods, without spending time
verb-place-farms = settle up to { $n } farms by the usual rules, spending no time on them
verb-restore-farms = make up to { $n } blighted farms productive again
verb-hire = { $n ->
    [1] take a character from the display
   *[other] take { $n } characters from the display
}
verb-reveal-lowest = the hidden tile in the hex with the lowest number is turned up
verb-rush = { $cards } cards are turned that move that Old One alone
verb-assassinate = the { $n } rightmost characters of the display leave the game
verb-open-gates = a tile of level 3 (or, where there is none, 2) comes out of every temple in sight
verb-hit = { $needs ->
    [none] deal { $n } damage to one Old One in the combat
   *[other] deal { $n } damage to one Old One in the combat, if your force has { $a_unit }
}
verb-slip-away = retreat once the card is turned, before it strikes
verb-heal = take { $n } damage off one of your stacks after a card
verb-save = { $n ->
    [1] a unit that would be lost goes to your barracks
   *[other] { $n } units that would be lost go to your barracks
}
verb-sacrifice = give up a unit to deal { $damage } damage to one Old One
verb-capacity = your { $unit } bear { $n } damage
verb-reach = all your units go { $n ->
    [1] 1 hex
   *[other] { $n } hexes
} farther
verb-hasten = your attacks take { $n } time less, but at least { $least }
verb-mine-more = mining coal, iron or gold brings you { $n } more of it
verb-same-farms = you may settle { $n } farms of one kind at once, three in all at most
verb-guard-farms = every Old One that enters one of your productive farms takes { $n } damage
verb-guard-port = every Old One that enters your port takes { $n } damage
verb-counterattack = Old Ones that enter one of your farms stop there; you may attack them before they blight it
verb-nerve = you begin combats with { $n } sanity
verb-score-per = { $per ->
    [1] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each { $what_one }
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for every { $per } { $what_many }
}
counted-old_one_tiles_owned = Old One tile you have won
counted-sheep_farms = productive sheep farm
counted-corn_farms = productive corn farm
counted-cattle_farms = productive cattle farm
counted-rails_on_board = rail of yours on the board
many-old_one_tiles_owned = Old One tiles you have won
many-sheep_farms = productive sheep farms
many-corn_farms = productive corn farms
many-cattle_farms = productive cattle farms
many-rails_on_board = rails of yours on the board

condition-port-never-approached = no Old One that moves ever ends an activation within { $distance } hexes of your port
condition-slain = you have destroyed { $slain } alone
condition-temples-cleared = you have destroyed or removed { $n ->
    [1] a temple
   *[other] { $n } temples
}, and no temple is left on the board, hidden ones included
condition-rails = { $n } of your rails lie on the board
condition-farms-of-each = you have { $n } productive farms of each kind
condition-farms-untouched = you have { $n } farms, and none of them is blighted
condition-phosphate = you have { $n } phosphate, or on the western board { $n } mined tokens
condition-recruited = you have taken { $n } characters during the match
condition-unit-types = there are { $n } kinds of units in your barracks
condition-nothing-hidden = no hidden tile is left on the board

# Odds ---------------------------------------------------------------------------------------------------------------

odds-note = Each figure is the chance that everything in the hex is destroyed before you lose a unit or your mind. Every card is taken as any of those that may still come, a hidden tile as any of its level; characters are left out, and cubes are laid so that no unit is lost as long as possible. It is close, not exact.

# The guided first match --------------------------------------------------------------------------------------------

lesson-welcome = The Great Southern Land is rich in coal, iron and gold, and under its sand sleep the Old Ones. You and a rival colony build railways inland, until they wake. The most points win, and the Old Ones count theirs, too.
lesson-port = Your railway will begin at this port. Land where goods lie near and no tile of an Old One is close; if a port ever falls, the match is over for all.
lesson-act = A turn is one action: a cube goes into a box, and it takes time. Begin with rails, for you mine, farm and fight only where your rails lead.
lesson-rail = A rail crosses the side between two hexes and must go on from your port. Head for goods, and for empty land where a farm may stand.
lesson-second = The price was for two rails, so the second comes free. It may branch off anywhere: an empty hex at its other end is room for a farm.
lesson-time = Your disc has moved on by the time it took, and whoever is furthest behind has the next turn, perhaps you again. Short actions mean more turns before the Old Ones stir.
lesson-mine = Your rails have reached goods: mining takes everything of one kind from a hex. Coal and iron become more rails, gold buys units, phosphate is three points a piece.
lesson-goods = Take what you are short of: you need one coal and one iron for two rails. Goods left over at the end are worth nothing, phosphate excepted.
lesson-farm = There is room for farms now: each takes one time, brings one gold and two points at the end. They are your surest points, but Old Ones are drawn to them.
lesson-help = The people in the display want to help you, for one time. Some fight with you, some work for you at once or for good, some bring points.
lesson-character = { $at ->
    [terminal] Type “card” and a name to read what somebody does.
   *[page] Point at a card to read what it does.
} A fighter is good company soon, and one who works all the time pays from today.
lesson-arms = Sooner or later they come, so buy somebody who can shoot. Every kind of unit hits by itself, so two kinds are better than two alike.
lesson-units = Infantry is cheap and bears the damage, artillery and trains hit hard things, airships fly far. Two infantry are a fair beginning.
lesson-attack = An Old One is in reach: destroying it brings its points and clears the way for rails. The hidden ones of level 1 are the weakest, or nothing at all.
lesson-revealed = Now you see it, and you may still turn back without a scratch. Stay if your units are of the kinds that harm it.
lesson-fight = Every card tells which of your units hit it and what it does to you: damage, or sanity, of which you have three in a fight. Retreat before the last of it goes; the damage you have done remains on most of them.
lesson-cubes = A box with cubes in it costs gold for each of them. Retrieve them all for one time when your favourite boxes have become dear or you have run out of cubes.
lesson-awake = They are awake: from now on the purple disc has turns, too, tiles are turned up and walk towards farms and ports. Keep units at home, for if one stands on your port at the end of its move you must fight.
lesson-alone = That is all: rails, goods, farms, guns, and an enemy who takes turns. From here on you play alone until time runs out at 53; a hint is one key away.
lesson-farewell = Count who got points from what: farms, phosphate, tiles. And the Old Ones, who count twice whatever was left asleep.

# How one wins -------------------------------------------------------------------------------------------------------

goal = { $mode ->
    [together] Win together: each of you must end with more points than the Old Ones.
    [solo] End with more points than the Old Ones.
   *[standard] Have the most points at the end, the Old Ones’ among them; level with them, you lose.
} Farms are 2 points each, phosphate 3, and every Old One destroyed its own number.
goal-turn =
    Whoever’s disc is furthest behind on the time track has the turn.
    Put a cube into one of the action boxes (1 gold for each cube already there) and do it: rails, mine, recruit, buy, trade, farm, attack, or take all cubes back.
    Your disc moves on by the time that took.
    Once everybody has passed space 22 the Old Ones’ disc has turns, too: tiles are turned up and walk to the nearest farm or port.
goal-ends =
    Time: all discs have reached space 53.
    At once, if an Old One takes a port, whosever it is.
stand-points = You have { $n ->
    [one] { $n } point if it ended now.
   *[other] { $n } points if it ended now.
}
stand-points-of = { $seat } has { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
stand-old-ones = The Old Ones have { $least } at least, { $most } at most: hidden ones count twice.
stand-lost-now = If it ended now, the Old Ones would win.
stand-won-now = If it ended now, { $seats } would win.
stand-open-now = Who would win if it ended now depends on what is hidden.
stand-time = You have { $n ->
    [one] { $n } time point left.
   *[other] { $n } time points left.
}
