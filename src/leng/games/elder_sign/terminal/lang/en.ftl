# Words on the drawing of the table.

about =
    A museum at night, and something enormous about to wake. You all win or lose together.
    The race: Elder Signs against doom. Gather as many Elder Signs as the Ancient One’s card asks for, and he is sealed away. If doom fills his track first he wakes, and only a last battle can drive him back.
    On your turn you do three things:
    1. Move: to one of the six Adventures, to an Other World, or to the entrance.
    2. Try it: roll six green dice. A roll may complete one task of the card; its dice stay there and you roll the rest. If a roll completes nothing, put one die away and roll again; once a turn you may keep a die for later. All tasks done: the card is your trophy, and you gain its rewards. No dice left: you suffer its penalties. At the entrance you rest, search the lost property, or spend trophies in the shop.
    3. The clock moves on three hours. At midnight a new Mythos card brings doom, monsters and other trouble.
    Cards add the yellow and the red die, clues roll dice again. Without sanity or stamina you are devoured: doom grows, and you go on as somebody else.

title = { $phase ->
    [setup] { $name }
    [end] { $name }
    [midnight] Night { $night }: { $name }
   *[other] Night { $night }, turn of { $seat }: { $name }
}
phase-setup = The museum opens
phase-movement = movement
phase-entrance = at the entrance
phase-attempt = an adventure
phase-clock = the clock moves on
phase-midnight = midnight strikes
phase-battle = the last battle
phase-end = The end

doom = Doom
doom-of = { $n } of { $of }
signs = Elder Signs
signs-of = { $n } of { $of }
clock = Clock
awakens = if he wakes, { $effects }
mythos = Mythos
mythos-still = Still to come
heading-investigators = Investigators
heading-dice = Dice
place-entrance = Museum entrance
place-lair = the lair
place-nowhere = nowhere

fail = fail
win = win
locks = locks { $dice }
first-aid = First aid
souvenirs = Souvenirs
lost-and-found = Lost and found
free = free
closed = closed by the Mythos card

dice-rolled = Roll { $roll }: { $n } { $n ->
    [one] die
   *[other] dice
}
dice-left = After roll { $roll }: { $n } { $n ->
    [one] die
   *[other] dice
} left
dice-to-roll = { $n } { $n ->
    [one] die
   *[other] dice
} to roll
dice-kept = Kept:
dice-combat = On the combat task:
dice-out = Out:
dice-locked = Locked:
dice-gone = Gone for good:
dice-reserve = In the reserve:
dice-waiting = Locks without a die:
kept-focus = (focus of { $seat })
kept-help = (help of { $seat })
kept-spell = ({ $card })
locked-by = ({ $card })

out = is out of the game
nobody = has no investigator
used-ability = (ability used today)
used-ally = (used today: { $card })

combat-task = Combat task:
combat-left = Doom left ({ $n }):
combat-attack = Attack at midnight:
combat-here = Facing him:

or = { " " }or{ " " }
colon = :
verb-regain-all = all { $sign }
verb-heal = { $what } for anyone
verb-lower-maximum = maximum { $sign } -{ $n }
verb-surrender = { $what ->
    [monster] -{ $n } monster trophy
   *[any] -{ $n } trophy
}
verb-devour = devoured
verb-test-cards = a die for each card ({ $kinds }), lost on a number
verb-lose-match = the match is lost
verb-each-everybody = each { $effects }
verb-each-alone = each one alone on a card { $effects }
verb-each-at-entrance = each at the entrance { $effects }
verb-per-world = { $effects } per Other World
verb-otherwise = { $either }, else { $otherwise }
verb-any-die = 1 die
verb-turn-die = { $which } becomes { $to }
verb-raise-die = 1 number +1
verb-reroll = { $n ->
    [0] roll any dice again
   *[other] roll { $n } dice again
}
verb-grant = once after a roll { $turn }
verb-secure = { $n ->
    [one] keep 1 die
   *[other] keep up to { $n } dice
}
verb-defeat = { $where ->
    [any] beat a monster
   *[one_card] beat all monsters on one card
}
verb-complete-task = a task done without dice
verb-discard-dice = { $n ->
    [one] 1 more die out
   *[other] { $n } more dice out
}
verb-discard-showing = all { $face } out
verb-fail = failed at once

standing-forbid-clues = no clues
standing-forbid-focus = no focus
standing-forbid-assist = no help
standing-forbid-spells = no spells
standing-forbid-first-aid = no first aid
standing-forbid-souvenirs = no souvenirs
standing-forbid-lost-and-found = no lost and found
standing-dearer = prices { $by } ({ $sign } { $sign_by })
standing-maximum = maximum { $sign } { $by }
standing-monster-needs = each monster also needs { $needs }
standing-masks = masks among the monsters
standing-loses-signs = { $monster } won or investigator devoured -1{ $sign }
standing-cold-cards = each { $kinds } used { $loss }
standing-loses-worlds = a failed Other World is lost, and with the last one he wakes
standing-many-tasks = any number of tasks with one roll
standing-takes-instead = may take another kind of card or 1{ $clue } instead
standing-extra-card = +1{ $sign } whenever gaining { $sign }
standing-free-dice = { $dice } in Other Worlds
standing-two-rerolls = two rerolls for each { $clue }
standing-no-monsters = no monsters appear in own turn
standing-no-terror = ignores terror effects
standing-ignores-mythos = may ignore Mythos cards
standing-uses-locked = may use locked dice
standing-dear-trophies = monster trophies { $by }
later = next adventure { $on ->
    [failed] failed
   *[resolved] resolved
} { $effects }
deed = { $once ->
    [day] once a day{ $when ->
        [turn_start] { " " }at the start of a turn
        [any_roll] { " " }after any roll
       *[other] { "" }
    }: { $effects }
    [roll] once a roll: { $effects }
   *[always] { $effects }
}
deed-itself = sent away: { $effects }
ally-spares = sent away: no penalties

legend = Signs:
face-lore = L
face-peril = P
face-terror = T
face-wild = *
die-green = g
die-yellow = y
die-red = r
sign-investigation = investigation
sign-lore = lore
sign-peril = peril
sign-terror = terror
sign-wild = wild
sign-green = green die
sign-yellow = yellow
sign-red = red
sign-sanity = sanity
sign-stamina = stamina
sign-clue = clue
sign-common = common item
sign-unique = unique item
sign-spell = spell
sign-ally = ally
sign-trophies = trophies
sign-elder-sign = Elder Sign
sign-doom = doom
sign-monster = monster
sign-gate = gate
sign-on-terror = roll failed with [T]
sign-midnight = at midnight
sign-slot = room for a monster
sign-ordered = in this order
sign-monster-space = brings a monster
