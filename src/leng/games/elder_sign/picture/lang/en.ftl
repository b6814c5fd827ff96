# The words of the drawing of the table.

region-stage = Card
region-museum = Museum
region-entrance = Entrance
region-fate = Mythos
region-people = Investigators
region-lair = Battle
hour = { $hour } o’clock
stage = The card in play and the dice
hand = Your investigator and what you carry
held = { $name } carries { $n ->
    [one] { $n } card or trophy
   *[other] { $n } cards and trophies
}
race = The race between the Elder Signs and doom
museum = The museum: Adventures and Other Worlds
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
penalties = If you fail:
rewards = If you succeed:
marker = { $name } as { $investigator }
die = { $die }: { $face }
letter-green = G
letter-yellow = Y
letter-red = R
wild = any result
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
signs-of = { $n } of { $most } Elder Signs
doom-of = { $n } of { $most } doom tokens
doom-left = { $n ->
    [one] { $n } doom token left
   *[other] { $n } doom tokens left
}
time = It is { $hour } o’clock
no-mythos = No Mythos card yet.
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
first = Begins
out = Out of the game
nobody-yet = No investigator yet
used-today = Ability used today

paid = { $amount }, lost

pile-adventure = Adventures: { $n } left
pile-other_world = Other Worlds: { $n } left
pile-common = Common items: { $n } left
pile-unique = Unique items: { $n } left
pile-spell = Spells: { $n } left
pile-ally = Allies: { $n } left
pile-mythos = Mythos: { $n } left
pile-cup = Monsters in the cup: { $n }

legend-lost = spikes: lost or paid
