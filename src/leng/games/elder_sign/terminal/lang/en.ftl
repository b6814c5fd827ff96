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

doom-of = { $n } of { $of }
signs-of = { $n } of { $of }
clock = Clock
mythos-still = Still to come
place-lair = the lair
place-nowhere = nowhere

fail = fail
win = win
locks = locks { $dice }
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

or = or
all = all { $sign }
sign-everybody = each
sign-anybody = anyone
sign-secure = { $n ->
    [one] keep 1 die
   *[other] keep up to { $n } dice
}

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
sign-slot = room for a monster
sign-ordered = in this order
sign-monster-space = brings a monster
