# Words on the drawing of the table.

about =
    Each of you leads a colony on the coast of a land that is not as empty as it seems. At the end you have points for farms, phosphate, Old Ones destroyed and some characters; the Old Ones have points for all of them that are still on the board, twice for hidden ones, and for blighted farms. The most points win, and a tie is theirs.
    Whoever’s disc lies farthest back on the time track acts:
    1. Put a cube into one of your action boxes (1 gold for each cube already there): build railway, mine, recruit, buy units, trade, settle farms, attack, or take your cubes back.
    2. Do it. Everything begins with a line: rails need coal and iron, and only what a line free of Old Ones joins to your port can be mined, settled or used as a base for an attack.
    3. Your disc goes on by the time it took. At 53 you are through.
    From space 22 on the Old Ones have a disc too. When it is theirs to act it goes on by 1, on lit spaces a revelation wakes one of them, and two cards say who steps towards the nearest port or farm. A farm they enter is blighted. A port they enter must be defended with all you have; if it falls, the match ends at once.
    A combat is fought with the same cards: each kind of unit in your force may hit, the Old Ones may damage units and cost sanity. Between cards you may retreat. Damage stays on them, except on zombies.

title = { $phase ->
    [setup] Before the first turn
    [colony] Turn of { $seat }, at { $n }
    [combat] A combat
    [old_ones] The Old Ones act, at { $n }
    [end] The end
   *[between] AuZtralia
}
heading-others = The other colonies
heading-own = Your colony
objective = Objective, { $points } points: { $name }. { $condition }.
heading-old-ones = The Old Ones
heading-display = For hire ({ $n } in the deck)
heading-combat = { $seat } attacks hex { $hex } (cards so far: { $cards })
heading-defence = { $seat } defends the port in hex { $hex } (cards so far: { $cards })

colon = :
order = Next:
rails-left = { $n }
slain = has destroyed { $names }
no-units = No units in the barracks.
no-force = nobody
nobody = Nobody is for hire.
seen = { $name } (only you have seen this card)
stack = { $n } { $name } (range { $reach }, bears { $capacity })
in-force = { $n } { $name } (damage { $hurt }/{ $capacity })
unit = { $cost } gold, range { $reach }, bears { $capacity }
hidden = hidden, level { $level }
in-sight = { $name } { $left }/{ $capacity } (worth { $points })
old-ones = score { $score } now. Hidden: { $hidden }. Revelations left: { $revelations }. Cards: { $cards }.

when-lasting = {""}
when-combat = (each combat)
when-once = (once)
when-score = {""}

box-rail_2 = Rails 2Θ
box-rail_3 = Rails 3Θ
box-mine_a = Mine
box-mine_b = Mine II
box-recruit = Recruit
box-buy = Buy
box-trade = Trade
box-farm = Farm
box-attack = Attack
box-retrieve = Retrieve

short-infantry = Inf
short-armoured_car = Car
short-artillery = Art
short-armoured_train = Trn
short-airship = Air
short-unit = unit

sign-hidden = hidden tile and its level
sign-time = time
sign-cube = cubes at headquarters (in boxes)
sign-rail = rails left
sign-terrain-coastal = coast (corn)
sign-terrain-hills = hills (cattle)
sign-terrain-outback = outback (sheep)
sign-terrain-farmland = green land
sign-terrain-desert = desert
sign-letter-cthulhu = Cthulhu, bears 3 more
sign-letter-shoggoth = shoggoth
sign-letter-mi_go = mi-go
sign-letter-zombie = zombie
sign-letter-loyalist = loyalists
sign-letter-temple = temple
sign-letter-blank = blank
sign-port = port of A
sign-line = a rail, by its owner’s shape
sign-blighted = blighted
sign-lit = revelation
sign-wait = the Old Ones wait
sign-end = end
