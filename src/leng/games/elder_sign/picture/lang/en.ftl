# The words of the drawing of the table.

race = The race between the Elder Signs and doom
museum = The museum: Adventures and Other Worlds
dice = Dice
mythos = Mythos
entrance = Museum entrance
investigators = Investigators
candidates = Investigators to choose from
piles = Decks and monster cup
several = { $name }: { $n } ways, choose
task = Task { $n }: { $needs }
monster-task = { $monster }. { $task }
frame = Frame for a monster
below = Below the tasks
done = Completed
ordered = Tasks, to be completed from top to bottom
lock = Locks a die: { $die }
terror-effect = When a roll fails and a die shows terror
midnight-effect = At midnight
penalties = If you fail:
rewards = If you succeed:
marker = { $name } as { $investigator }
die = { $die }: { $face }
letter-green = G
letter-yellow = Y
letter-red = R
either = { " or " }
investigation = investigation { $n }
face-lore = lore
face-peril = peril
face-terror = terror
face-wild = any result
face-any = not rolled yet
pool = { $n ->
    [one] Pool: { $n } die
   *[other] Pool: { $n } dice
}
rolls = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}
roll = Roll
use-clue = Spend a clue
aside = Out
away-out = { $die }: out for this attempt
away-gone = { $die }: lost for good
away-locked = { $die }: locked
away-focus = { $die }: kept by focus
away-task = { $die }: lies on a task
away-help = { $die }: kept by a helper
away-spell = { $die }: lies on a spell
signs = Elder Signs
doom = Doom
signs-of = { $n } of { $most } Elder Signs
doom-of = { $n } of { $most } doom tokens
doom-left = { $n ->
    [one] { $n } doom token left
   *[other] { $n } doom tokens left
}
time = It is { $hour } o’clock
no-mythos = No Mythos card yet.
first-aid = First aid
lost-and-found = Lost and found
souvenirs = Souvenirs
free = free
all = max
price = { $n ->
    [0] free
    [one] for { $n } trophy
   *[other] for { $n } trophies
}
service = { $title }, { $costs }
trophy = { $title }, worth { $n }
trophies = { $n ->
    [one] { $n } trophy, worth { $worth }
   *[other] { $n } trophies, worth { $worth }
}
gauge-sanity = Sanity { $n } of { $most }
gauge-stamina = Stamina { $n } of { $most }
you = you
first = Begins
out = Out of the game
nobody-yet = No investigator yet
used-today = Ability used today

lost = { $amount }, lost
sign-sanity = { $n ->
    [0] full sanity
   *[other] { $n } sanity
}
sign-stamina = { $n ->
    [0] full stamina
   *[other] { $n } stamina
}
sign-clue = { $n ->
    [one] { $n } clue
   *[other] { $n } clues
}
sign-trophy = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
sign-common = { $n ->
    [one] { $n } common item
   *[other] { $n } common items
}
sign-unique = { $n ->
    [one] { $n } unique item
   *[other] { $n } unique items
}
sign-spell = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
sign-ally = { $n ->
    [one] { $n } ally
   *[other] { $n } allies
}
sign-elder_sign = { $n ->
    [one] { $n } Elder Sign
   *[other] { $n } Elder Signs
}
sign-doom = { $n ->
    [one] { $n } doom token
   *[other] { $n } doom tokens
}
sign-doom-less = { $n ->
    [one] { $n } doom token less
   *[other] { $n } doom tokens less
}
sign-gate = { $n ->
    [one] { $n } Other World
   *[other] { $n } Other Worlds
}
sign-monster = { $n ->
    [0] all monsters of a card
    [one] { $n } monster
   *[other] { $n } monsters
}
sign-clock = { $n ->
    [one] the clock moves on by three hours
   *[other] the clock moves on { $n } times
}
sign-everybody = every investigator
sign-devour = devoured
sign-fail = the attempt fails
sign-complete = a task is completed
sign-any_die = a die
sign-raise = one higher
sign-out = { $n ->
    [0] these dice are out
    [one] { $n } die is out
   *[other] { $n } dice are out
}
sign-reroll = { $n ->
    [0] any dice rolled again
    [one] { $n } die rolled again
   *[other] { $n } dice rolled again
}
sign-secure = { $n ->
    [one] { $n } die kept on the card
   *[other] { $n } dice kept on the card
}
sign-more = more, see the card

pile-adventure = Adventures: { $n } left
pile-other_world = Other Worlds: { $n } left
pile-common = Common items: { $n } left
pile-unique = Unique items: { $n } left
pile-spell = Spells: { $n } left
pile-ally = Allies: { $n } left
pile-mythos = Mythos: { $n } left
pile-cup = Monsters in the cup: { $n }

legend = What the signs mean
legend-investigation = investigation, worth at least the number
legend-sanity = sanity
legend-stamina = stamina
legend-clue = clue
legend-trophy = trophy value
legend-elder_sign = Elder Sign
legend-doom = doom token
legend-monster = a monster appears
legend-gate = an Other World opens
legend-common = common item
legend-unique = unique item
legend-spell = spell
legend-ally = ally
legend-mythos = Mythos card
legend-midnight = at midnight
legend-clock = the clock moves on
legend-everybody = every investigator
legend-out = dice out of this attempt
legend-fail = the attempt fails
legend-devour = devoured
legend-secure = a die kept on the card
legend-reroll = dice rolled again
legend-raise = investigation one higher
legend-complete = task completed
legend-lock = locked die
legend-more = more, see the card
legend-lost = spikes: lost or paid
