# Elder Sign in English: names, questions, reasons, the story of a night, and the words of the cards.

title = Elder Sign
about = Arkham, 1926. One to eight investigators spend the night in the museum of Miskatonic University, where an Ancient One is about to break through. You all play together. In your turn you go to an Adventure, roll six dice and lay the right results on its tasks; a solved Adventure brings clues, items, spells, trophies and, above all, Elder Signs, while a failed one costs sanity, stamina or time. Each turn the clock moves three hours on, and every midnight brings new trouble and new doom. Gather enough Elder Signs before the doom track is full and the Ancient One is sealed; if he awakes first, you must fight him.

# Names ------------------------------------------------------------------------------------------------------------

phase-setup = Set-up
phase-movement = Movement
phase-entrance = At the entrance
phase-attempt = Resolution
phase-clock = Advance the clock
phase-midnight = Midnight
phase-battle = The last battle


kind-investigator = Investigator
kind-ancient_one = Ancient One
kind-adventure = Adventure
kind-other_world = Other World
kind-common = Common item
kind-unique = Unique item
kind-spell = Spell
kind-ally = Ally
kind-mythos = Mythos
kind-monster = Monster
kind-first_aid = First aid
kind-souvenir = Souvenir
kind-finding = Lost and found

option-name-ancient_one = Ancient One
option-name-investigators = Investigators
option-about-ancient_one = The enemy of the night. Each one has his own ability, his own attack and his own number of Elder Signs.
option-about-investigators = Whether the investigators are dealt at random or picked by the players, one after the other.
option-value-chosen = chosen by the players

side-elder_sign = Elder Signs
side-doom = Doom
score-adventures = Adventures
score-worlds = Other Worlds
score-entrance = Museum entrance
score-cards = Cards and abilities
score-driven = Doom driven back
score-lost = Signs lost
score-midnight = Midnights and omens
score-failed = Failed attempts
score-terror = Terror
score-devoured = Investigators devoured
score-other = Other
ending-sealed = The Ancient One is sealed: everybody wins.
ending-banished = The Ancient One is banished in the last battle: everybody wins.
ending-devoured = Every investigator has been devoured: everybody loses.
ending-destroyed = The Ancient One has destroyed the world: everybody loses.

# How a name stands in a sentence
articles = The
named-item = the { $name }
numbered = { $name } ({ $n })
the-entrance = the museum entrance
the-monster = the { $name }
the-marker = the { $name }
a-monster = { $monster ->
    [elder_thing] an { $name }
    [god_of_the_bloody_tongue] the { $name }
    [haunter_of_the_dark] the { $name }
   *[other] a { $name }
}

face-lore = Lore
face-peril = Peril
face-terror = Terror
face-wild = Wild
die-green = { $face }
die-yellow = yellow { $face }
die-red = red { $face }
die-unrolled-green = green die
die-unrolled-yellow = yellow die
die-unrolled-red = red die
die-of-green = a green die
die-of-yellow = the yellow die
die-of-red = the red die
die-elsewhere = { $die } ({ $place })
spot-focus = in focus
spot-help = kept by { $seat }
spot-spell = on { $card }
spot-task = on task { $n }
spot-reserve = in the reserve
spot-out = set aside
spot-locked = locked

need-investigation = { $n } Investigation
task-with-cost = { $needs }, at the cost of { $cost }

hour-3 = III
hour-6 = VI
hour-9 = IX
hour-12 = XII

goods-sanity = sanity
goods-stamina = stamina
goods-common = common item
goods-unique = unique item
goods-spell = spell
deck-common = common items
deck-unique = unique items
deck-spell = spells
deck-ally = allies

amount-cards = { $n ->
    [one] a card ({ $kinds })
   *[other] { $n } cards ({ $kinds })
}
nothing = nothing
# Signs, on the drawings and beside options; legends leave the number out ------------------------------------------------

sign-sanity = { $n ->
    [0] all sanity
   *[other] { $n } sanity
}
sign-stamina = { $n ->
    [0] all stamina
   *[other] { $n } stamina
}
sign-max_sanity = { $n } maximum sanity
sign-max_stamina = { $n } maximum stamina
sign-hours = { $n } hours
sign-clue = { $n ->
    [one] { $n } clue
   *[other] { $n } clues
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
sign-any_card = { $n ->
    [one] { $n } item or spell of your choice
   *[other] { $n } items or spells of your choice
}
sign-trophy = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
sign-trophies = trophies worth { $n }
sign-any_trophy = { $n ->
    [one] { $n } trophy of any value
   *[other] { $n } trophies of any value
}
sign-monster_trophy = { $n ->
    [one] { $n } monster trophy
   *[other] { $n } monster trophies
}
sign-elder_sign = { $n ->
    [one] { $n } Elder Sign
   *[other] { $n } Elder Signs
}
sign-doom = { $n ->
    [one] { $n } doom token
   *[other] { $n } doom tokens
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
sign-any_die = a die
sign-raise = one higher
sign-out = { $n ->
    [0] all of them out
    [one] { $n } die out
   *[other] { $n } dice out
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
sign-complete_task = a task done without dice
sign-fail = the attempt fails
sign-devour = devoured
sign-lose_match = the match is lost
sign-chance-cards = a die for each card, lost on a number
sign-chance = chance decides
sign-chance-die = dice decide
sign-everybody = each investigator
sign-alone = each one alone on a card
sign-at_entrance = each one at the entrance
sign-anybody = an investigator of your choice
sign-per_world = for each Other World
sign-otherwise = else
sign-grant = once after a roll
sign-once_day = once a day
sign-once_roll = once a roll
sign-turn_start = at the start of a turn
sign-any_roll = after any roll
sign-on_terror = when a roll with a Terror fails
sign-midnight = at midnight
sign-next_failed = next adventure failed
sign-next_resolved = next adventure resolved
sign-awakens = if he wakes
sign-spares = no penalties
sign-forbid_clues = no clues
sign-forbid_focus = no focus
sign-forbid_assist = no help
sign-forbid_spells = no spells
sign-forbid_first_aid = no first aid
sign-forbid_souvenirs = no souvenirs
sign-forbid_lost_and_found = no lost and found
sign-dearer = prices +{ $n }
sign-dearer_sign = of an Elder Sign +{ $n }
sign-monster_needs = each monster also needs
sign-masks = masks among the monsters
sign-loses_signs = { $name } won or investigator devoured
sign-cold_cards = using
sign-loses_worlds = a failed Other World is lost, and with the last one he wakes
sign-many_tasks = any number of tasks with one roll
sign-takes_instead = may take another kind of card or a clue instead
sign-extra_card = whenever gaining some
sign-free_dice = in Other Worlds
sign-two_rerolls = two rerolls for each clue
sign-no_monsters = no monsters appear in own turn
sign-no_terror = ignores terror effects
sign-ignores_mythos = may ignore Mythos cards
sign-uses_locked = may use locked dice
sign-dear_trophies = monster trophies
sign-investigation = investigation, worth at least the number
sign-mythos = Mythos card
sign-lock = locked die
sign-more = more, see the card
# Words of both drawings ------------------------------------------------------------------------------------------------

doom = Doom
signs = Elder Signs
free = free
souvenirs = Souvenirs
dice = Dice
investigators = Investigators
place-entrance = Museum entrance

moment-own_turn = at any time in your turn
moment-attempt = at any time of an attempt in your turn
moment-before_roll = before a roll of yours
moment-after_roll = after a roll of your pool
moment-any_roll = after anybody's roll
moment-turn_start = when anybody's turn begins
moment-resolution_start = before the first roll of your turn

# Questions: what the decider reads, and what the others read meanwhile --------------------------------------------

ask-recruit = Which investigator will you play?
wait-recruit = { $seat } chooses an investigator.
ask-starting-card = { $left ->
    [one] Draw a starting card: from which deck?
   *[other] Draw { $left } starting cards: from which deck is the first?
}
wait-starting-card = { $seat } chooses a starting card.
ask-heal = { $turn } is about to play. Once a day, you may treat somebody first. Now?
wait-heal = { $seat } may treat somebody.
ask-whom = Who regains { $health }?
wait-whom = { $seat } decides whom to treat.
ask-move = { $here_kind ->
    [entrance] You are at the entrance. Where will you try your luck? At the entrance you can be treated, search the lost and found or buy a souvenir.
   *[other] You are on { $here }. Where will you try your luck? You may stay; at the entrance you can be treated, search the lost and found or buy a souvenir.
}
wait-move = { $seat } decides where to go.
ask-entrance = You are at the entrance: do one thing. First aid heals, the lost and found is a gamble, and trophies buy souvenirs.
wait-entrance = { $seat } looks around at the entrance.
ask-before-roll = { $card_kind ->
    [ancient_one] Your attack on { $card }: prepare yourself, then roll.
   *[other] { $card }: prepare yourself, then roll all dice of your pool.
}
wait-before-roll = { $seat } is about to roll.
ask-after-roll = The dice have fallen on { $card }. Lay dice on a task, or change the roll first; a roll that completes nothing costs a die.
wait-after-roll = { $seat } looks at the dice.
ask-battle-roll = The dice have fallen. If they meet the combat task, { $card } loses a doom token; a failed roll costs a die.
wait-battle-roll = { $seat } fights the Ancient One.
ask-which-dice = { $picked_n ->
    [0] Which dice are rolled again?
   *[other] To be rolled again: { $picked }. Another one?
}
wait-which-dice = { $seat } picks dice to roll again.
ask-keep-die = { $left ->
    [one] Put a die on { $card }, as it lies: whoever is at work may use it later. Which one?
   *[other] Put up to { $left } dice on { $card }, as they lie: whoever is at work may use them later. Which one?
}
wait-keep-die = { $seat } puts a die on a spell.
ask-research = { $other } has rolled. Once a day, you may have dice of a roll rolled again. Now?
wait-research = { $seat } may have dice rolled again.
ask-discard-die = You must set a die aside until the end of your turn. Which one can you spare?
wait-discard-die = { $seat } sets a die aside.
ask-help = { $other } asks for your help on { $card }: you would guard one die. Should { $other } fail there after all, you lose 1 sanity or 1 stamina.
wait-help = { $seat } is asked for help.
ask-help-die = { $other } will help. Which die shall be guarded, as it lies, until you need it?
wait-help-die = { $seat } hands a die to a helper.
ask-helper-loses = You helped, and it was in vain. What do you lose?
wait-helper-loses = { $seat } pays for having helped.
ask-order = Several things happen, and you decide on their order. What comes next?
wait-order = { $seat } decides what happens first.
ask-midnight-order = Midnight strikes on several cards, and you decide on their order. Which one is next?
wait-midnight-order = { $seat } decides in which order midnight strikes.
ask-terror-order = Terror strikes twice, and you decide on the order. What is first?
wait-terror-order = { $seat } decides in which order Terror strikes.
ask-ignore = Your faith protects you: will you ignore { $card }?
wait-ignore = { $seat } may ignore a Mythos card.
ask-place-monster = { $a_monster } appears: where? Its task is added to the card, or takes the place of the one it covers.
wait-place-monster = { $seat } decides where the monster appears.
ask-lock-die = A die is being locked. Which one?
wait-lock-die = { $seat } chooses the die that is locked.
ask-duke = You have failed. Send { $card } away, and you are spared the penalties?
wait-duke = { $seat } may be spared the penalties.
ask-instead = { $left ->
    [one] You are about to gain a card ({ $what }). Take it, or something else?
   *[other] You are about to gain { $left } cards ({ $what }). Take the first one, or something else?
}
wait-instead = { $seat } decides what to take.
ask-one-of = You have the choice. Which shall it be?
wait-one-of = { $seat } has the choice.
ask-discard-card = You must part with something. With what?
wait-discard-card = { $seat } must part with something.
ask-spend = Pay with trophies: { $left } to go. What you pay too much is lost.
wait-spend = { $seat } pays with trophies.
ask-lose-trophy = You must give up a trophy ({ $left } to go). Which one?
wait-lose-trophy = { $seat } must give up trophies.
ask-which-monster = Which monster is defeated?
wait-which-monster = { $seat } decides which monster is defeated.
ask-which-card = On which card are all monsters defeated?
wait-which-card = { $seat } decides where all monsters are defeated.
ask-which-task = Which task is completed without dice?
wait-which-task = { $seat } decides which task is done.
ask-newcomer = Your investigator is gone. Who comes in?
wait-newcomer = { $seat } chooses a new investigator.
ask-before-penalties = You have failed the card. Is there a card you still want to use before the penalties?
wait-before-penalties = { $seat } may use a card before the penalties.
ask-helper-order = You decide in which order your helpers pay. Who comes first?
wait-helper-order = { $seat } decides which helper pays first.
ask-back-order = You have won several monsters, and you decide on the order of what is written on them. Which comes next?
wait-back-order = { $seat } decides which monster's text comes first.
ask-end-turn = Your turn is nearly over. Is there a card you still want to use?
wait-end-turn = { $seat } may still use a card.

# The same in a few words, for the line of a phone -----------------------------------------------------------------

short-recruit = Whom will you play?
short-starting-card = Which card?
short-heal = Treat somebody first?
short-move = Where do you go?
short-entrance = At the entrance: one thing
short-before-roll = Before you roll
short-after-roll = Lay dice on a task
short-battle-roll = Strike the Ancient One
short-which-dice = Which dice again?
short-keep-die = Which die stays?
short-research = Have dice rolled again?
short-discard-die = Set a die aside
short-help = Will you help?
short-help-die = Which die is guarded?
short-helper-loses = What do you lose?
short-order = What comes next?
short-midnight-order = Which card is next?
short-terror-order = What is first?
short-ignore = Ignore the card?
short-place-monster = Where does it appear?
short-lock-die = Which die is locked?
short-duke = Send Duke away?
short-instead = What instead?
short-one-of = Which shall it be?
short-discard-card = Part with something
short-spend = Pay with trophies
short-lose-trophy = Give up a trophy
short-which-monster = Which monster?
short-which-card = On which card?
short-which-task = Which task?
short-newcomer = Who comes in?
short-before-penalties = A card first?
short-helper-order = Who pays first?
short-back-order = Whose text next?
short-end-turn = One more card?

# Options ----------------------------------------------------------------------------------------------------------

option-move = Go to { $place }
option-stay = Stay at { $place }
option-use = Use { $card }: { $effects }
option-ability = { $ability }: { $effects }
option-send-away = Send { $card } away: { $effects }
idea-investigator = { $investigator }
option-complete = Place { $laid } on task { $n } of { $card }
idea-complete = Task { $n } of { $card }
way-complete = with { $laid }
option-complete-not = Task { $n } of { $card }
option-complete-battle = Strike { $card } with { $laid }
option-complete-battle-not = Strike { $card }
option-with-monster = { $text }, defeating { $monster }
option-with-cost = { $text }, at the cost of { $cost }
option-task = Complete task { $n } of { $card }
option-slot = { $n ->
    [0] Put it below the tasks of { $card }
   *[other] Put it on task { $n } of { $card }
}
option-turn = { $source }: turn the { $die } into { $face }
idea-turn = { $source }: turn the { $die }
way-turn = into { $face }
option-focus = Focus: keep the { $die } as it lies, until you need it this turn
option-take = Take the { $die } back, to roll it
option-die = Roll the { $die } again
option-lock = Lock the { $die }
option-keep-keep-die = Put the { $die } on { $card }
option-keep-help-die = Let { $other } guard the { $die }
option-discard = Discard { $card }
option-discard-die = Set the { $die } aside
option-discard-clue = Discard a clue
option-add = Add { $colour }
option-borrow = Use { $colour } that is locked
option-ask = Ask { $other } to guard a die for you
option-treat = Treat { $other }
option-aid = First aid ({ $n ->
    [0] free
    [one] { $n } trophy
   *[other] { $n } trophies
}): { $effects }
option-buy = Souvenir ({ $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}): { $effects }
option-spend = Pay with { $marker } (worth { $n })
option-lose-trophy = Give up { $marker } (worth { $n })
option-helper = { $other }
option-back = What is written on { $marker }
option-defeat = Defeat { $marker }
option-defeat_all = Defeat all monsters on { $card }
option-terror = { $card }: { $effects }
option-midnight = { $card }: { $effects }
option-gain-clue = A clue
option-gain-common = A common item: mostly one more die
option-gain-unique = A unique item: rarer and stronger
option-gain-spell = A spell: keeps dice, heals or binds
option-lose = Lose { $amount }
option-first = { $effects }
option-first-again = { $effects } (no. { $n })
option-investigator = { $investigator }, { $occupation } (sanity { $most_sanity }, stamina { $most_stamina })
option-roll = Roll the dice
option-fail = Call the roll failed and lose a die
option-go_on = Go on to the next roll
option-give_up = Give up and suffer the penalties
option-clue = Spend a clue to roll dice again
option-reroll = Roll dice again with the clue already spent
option-all = All of them
option-done-which-dice = That is all: roll
option-done-keep-die = Keep no more
option-done-before-roll = End the attack
option-done-before-penalties = Suffer the penalties
option-done-end-turn = End my turn
option-pass-heal = Not now
option-pass-research = Leave the roll as it is
option-wait = Wait: nothing here is possible
option-find = Search the lost and found: a green die decides
option-yes-help = Help { $other }
option-no-help = Do not help
option-yes-ignore = Ignore it
option-no-ignore = Let it happen
option-yes-duke = Send { $card } away and be spared
option-no-duke = Keep { $card } and suffer

# Reasons why not --------------------------------------------------------------------------------------------------

refuse-no-dice = There is no die left in your pool.
refuse-no-focus = { $card } forbids focusing.
refuse-focused-already = You have kept a die by focusing this turn already.
refuse-asked-already = This investigator has been asked this turn already.
refuse-one-or-the-other = After a failed roll you may focus or ask for help once, not both.
refuse-die-gone = That die was locked when the Ancient One awoke, and is out of the game.
refuse-die-on-spell = That die lies on a spell; take it from there.
refuse-at-maximum = You have your maximum already.
refuse-no-help = { $card } forbids asking for help.
refuse-no-clues = { $card } forbids spending clues.
refuse-wrong-moment = { $card } is used { $moment }.
refuse-used-today = It works once a day, and you have used it since the last midnight.
refuse-used-this-roll = It works once a roll, and you have used it with this one.
refuse-spells-forbidden = { $card } forbids spells.
refuse-closed = Closed as long as { $card } is in force.
refuse-too-dear = { $have ->
    [0] It costs trophies worth { $price }, and you have none.
   *[other] It costs trophies worth { $price }; yours are worth { $have }.
}
refuse-no-clue = You have no clue to give.
refuse-no-such-card = You do not have the cards for it.
refuse-nobody-hurt = Nobody needs it: all have their maximum.
refuse-no-free-task = It completes a task that can be done now, without a monster and without a cost; there is none.
refuse-would-devour = Its cost would take your last sanity or stamina, and such a cost cannot be paid.
refuse-not-yet = The arrow on the card sets the order: task { $n } comes first.
refuse-needs-dice = It needs { $needs }, and your dice do not show that.
refuse-die-locked = The die it adds is locked. Locked now: { $colours }.
refuse-die-used = This die is already in use.
refuse-no-attempt = It helps only on an Adventure or in an Other World.
refuse-too-few-trophies = { $have ->
    [0] You have no trophies.
   *[other] Your trophies are worth only { $have }.
}
refuse-no-such-trophy = You have no such trophy.
refuse-no-monster = There is no monster in play.
refuse-no-monsters-in-battle = In the last battle there are no monsters any more.
refuse-no-gates-in-battle = In the last battle no gate can be opened.

# The story of the night -------------------------------------------------------------------------------------------

log-enters = { $investigator } enters the museum, led by { $seat }.
log-stirs = Tonight { $ancient_one } stirs in its sleep: { $n } Elder Signs will seal it.
log-turn = { $seat }'s turn, with { $investigator }.
log-moves = { $place_kind ->
    [entrance] { $seat } returns to the entrance.
    [other_world] { $seat } steps through the gate: { $place }.
   *[adventure] { $seat } ventures into the museum: { $place }.
}
log-stays = { $place_kind ->
    [entrance] { $seat } stays at the entrance.
   *[adventure] { $seat } does not give in and stays: { $place }.
}
log-waits = There is nothing to be done at the entrance; { $seat } waits.
log-first-aid = { $n ->
    [0] { $seat } asks for first aid: { $service }.
    [one] { $seat } pays { $n } trophy for first aid: { $service }.
   *[other] { $seat } pays { $n } trophies for first aid: { $service }.
}
log-buys = { $n ->
    [one] For { $n } trophy { $seat } buys a souvenir: { $service }.
   *[other] For { $n } trophies { $seat } buys a souvenir: { $service }.
}
log-finds = { $seat } rummages in the lost and found. The die shows { $face }: { $finding }.
log-rolls = { $seat } rolls { $dice }.
log-rerolls = Rolled again: now { $dice }.
log-clue-spent = { $seat } follows up a clue.
log-turns = Thanks to { $source }, { $die } becomes { $face }.
log-completes = { $card_kind ->
    [ancient_one] { $dice }: a blow that { $card } feels!
   *[other] { $dice_n ->
        [0] Task { $n } of { $card } is done without a die.
       *[other] { $dice }: task { $n } of { $card } is done.
    }
}
log-fails-roll = The roll has failed.
log-terror = Terror! It comes from { $card }.
log-no-terror = Terror shows its face, and { $seat } laughs at it.
log-die-out = Set aside: { $die }.
log-dice-out = { $n ->
    [0] No die shows { $face }: none is set aside.
    [one] A die that shows { $face } is set aside.
   *[other] { $n } dice that show { $face } are set aside.
}
log-die-added = One more for the pool: { $colour }.
log-takes = A die leaves its spell for the pool: { $die }.
log-borrows = Locks do not hold { $seat } back: { $colour } joins the pool.
log-focuses = { $seat } focuses and keeps a die: { $die }.
log-helps = { $seat } comes to help { $other } and guards a die: { $die }.
log-refuses-help = { $seat } will not help { $other }.
log-secured = { $card } holds a die: { $die }.
log-spell-over = The power of { $card } is spent.
log-gives-up = { $seat } gives up.
log-resolves = { $seat } has solved { $card }!
log-fails = { $seat } has failed: { $card } remains unsolved.
log-uses = { $card_kind ->
    [ally] { $card } does { $seat } a last service and leaves.
    [spell] { $seat } casts { $card }.
   *[other] { $seat } uses { $card }.
}
log-ability = { $investigator } uses an ability: { $ability }.
log-draws = { $card_kind ->
    [ally] { $card } joins { $seat }.
    [spell] { $seat } learns { $card }.
   *[other] { $seat } finds { $card }.
}
log-discards = { $seat } parts with { $card }.
log-deck-empty = There are no { $deck } left in the museum.
log-card-tested = { $lost ->
    [yes] The wind shows { $face } and tears { $card } from { $seat }.
   *[no] The wind shows { $face }: { $seat } holds on to { $card }.
}
log-clues = { $n ->
    [one] { $seat } finds a clue.
   *[other] { $seat } finds { $n } clues.
}
log-clues-lost = { $n ->
    [one] { $seat } loses a clue.
   *[other] { $seat } loses { $n } clues.
}
log-trophy-gone = { $seat } hands over a trophy: { $trophy }.
log-lose = { $seat } loses { $amount }.
log-regain = { $seat } regains { $amount }.
log-maximum = { $seat } is weakened for good: at most { $n } { $what }.
log-devoured = { $investigator } is devoured and leaves { $seat } with nobody.
log-adventure = New in the museum: { $card }.
log-gate = A gate opens: { $card }.
log-world-lost = The way is closed for ever: { $card } is lost.
log-appears = { $a_monster } comes out of the shadows.
log-placed = { $monster } lurks on { $card }.
log-kept-away = No monster dares to appear in { $seat }'s turn.
log-beaten = { $monster } is overcome.
log-won-monster = { $seat } takes { $monster } as a trophy.
log-monster-leaves = { $monster } slips back into the shadows.
log-locked = Locked by { $card }: { $colour }.
log-lock-waits = { $card } wants to lock { $colour }, but has to wait for it.
log-lock-passes = { $card } has been waiting, and locks { $colour }.
log-freed = Free again: { $colour }.
log-die-gone = Lost for the battle, with { $card }: { $colour }.
log-clock = { $hour ->
    [XII] The hand of the clock reaches XII.
   *[other] The hand of the clock moves to { $hour }.
}
log-midnight = The clock strikes midnight.
log-strikes = Midnight makes itself felt: { $card }.
log-mythos = An omen: { $card }.
log-comes-true = What was foretold comes true: { $card }.
log-ignores = { $seat } prays, and { $card } has no power.
log-doom = Doom draws nearer: { $n } of { $of }.
log-doom-less = Doom recedes: { $n } of { $of }.
log-sign = An Elder Sign is found: { $n } of { $of }.
log-sign-lost = An Elder Sign crumbles: { $n } of { $of } left.
log-awakens = The walls burst: { $ancient_one } awakes!
log-attacks = { $ancient_one } attacks.
log-end-sealed = The last Elder Sign is in place. { $ancient_one } is sealed, and the sun rises over Arkham.
log-end-banished = { $ancient_one } is driven back beyond the stars. Arkham is saved.
log-end-devoured = Nobody is left to stand against { $ancient_one }. The night never ends.
log-end-destroyed = { $ancient_one } opens his eyes, and the world is no more.

# What cards say ---------------------------------------------------------------------------------------------------

card-task = Task { $n }: { $task }.
card-task-full = Task { $n }: { $task }. A monster may take its place.
card-task-partial = Task { $n }: { $task }. A monster may take the place of { $covered }.
card-task-empty = Task { $n }: an empty frame, a task only with a monster in it.
card-ordered = The arrow: the tasks are done in this order.
card-lock = As long as it is in play, it locks { $colour }.
card-terror = Terror, when a roll with a Terror fails: { $effects }.
card-midnight = At midnight: { $effects }.
card-penalties = If you fail: { $effects }.
card-rewards = If you succeed: { $effects }.
card-trophies = { $n ->
    [one] Worth { $n } trophy.
   *[other] Worth { $n } trophies.
}
card-monster-task = Its task: { $task }.
card-mask = A mask: it is in the cup only against Nyarlathotep.
card-gained = When you win it: { $effects }.
card-investigator = { $occupation }. Sanity { $most_sanity }, stamina { $most_stamina }.
card-starting = On entering: { $effects }.
card-ability = { $name }: { $text }.
card-signs = Sealed by { $n } Elder Signs.
card-track = Doom track of { $n } spaces; a monster appears with doom { $spaces }.
card-awakens = On awaking: { $effects }.
card-awakens-by-name = { $name }, on awaking: { $effects }.
card-combat = In the battle, { $task } takes a doom token off; with the last one he is banished.
card-attack = In the battle, at every midnight: { $effects }.
card-item = { $moment }: { $effects }.
card-used-up = Used once, then put under its deck.
card-stays = It lies open as long as dice lie on it, then goes under its deck.
card-joins = On joining you: { $effects }.
card-spares = When you fail, you may send { $card } away and suffer no penalties.
card-now = At once: { $effects }.
card-lasting = As long as it is in force: { $effects }.
card-next-midnight = At the next midnight: { $effects }.
card-later-failed = Once, the next time somebody fails: { $effects }.
card-later-resolved = Once, the next time somebody succeeds: { $effects }.
card-price = { $n ->
    [0] Free.
    [one] Price: { $n } trophy.
   *[other] Price: { $n } trophies.
}
card-finding = When the die shows { $face }: { $effects }.

deed = { $moment }{ $once ->
    [roll] , once a roll
    [day] , once a day
   *[no] {""}
}: { $effects }
deed-paid = discard { $paid } to { $effects }
pay-common = a common item
pay-clue = a clue
pay-spell = a spell
pay-itself = this card

verb-gain = { $who ->
    [each] gains { $amount }
   *[you] gain { $amount }
}
verb-gain-any = draw { $n ->
    [one] a card
   *[other] { $n } cards
} of your choice ({ $kinds })
verb-gain-ally = { $card } joins you
verb-lose = { $who ->
    [each] loses { $amount }
   *[you] lose { $amount }
}
verb-regain = { $who ->
    [each] regains { $amount }
   *[you] regain { $amount }
}
verb-heal = one investigator of your choice regains { $health }
verb-discard = { $who ->
    [each] discards { $amount }
   *[you] discard { $amount }
}
verb-surrender = { $who ->
    [each] gives up { $amount }
   *[you] give up { $amount }
}
verb-devour = { $who ->
    [each] is devoured
   *[you] are devoured
}
verb-test-cards = { $who ->
    [each] rolls a green die for every { $kinds } and loses it on any Investigation
   *[you] roll a green die for every { $kinds } and lose it on any Investigation
}
verb-doom = { $n ->
    [one] add { $n } doom token
   *[other] add { $n } doom tokens
}
verb-doom-less = { $n ->
    [one] remove { $n } doom token
   *[other] remove { $n } doom tokens
}
verb-gate = { $n ->
    [one] open a gate to an Other World
   *[other] open { $n } gates to Other Worlds
}
verb-monster = { $n ->
    [one] a monster appears
   *[other] { $n } monsters appear
}
verb-lose-match = the world ends, and everybody loses
verb-add-die = add { $amount } to your pool
verb-raise-die = turn a die of your roll from one number to the next higher one
verb-turn-die-from = turn one die of your roll from { $of } to { $to }
verb-turn-colour = turn { $colour } of your roll to { $to }
verb-turn-die = turn one die of your roll to { $to }
verb-reroll-any = roll any dice of your roll again
verb-reroll = { $n ->
    [one] have a die of the roll rolled again
   *[other] have up to { $n } dice of the roll rolled again
}
verb-grant = once this turn, after a roll, you may { $turn }
verb-secure = { $n ->
    [one] put a die of your roll on this card, as it lies, for anybody to use later
   *[other] put up to { $n } dice of your roll on this card, as they lie, for anybody to use later
}
verb-defeat = defeat any monster in play
verb-defeat-all = defeat all monsters on one card
verb-complete-task = complete, without dice, a task that has no monster and no cost
verb-discard-dice-showing = set aside all dice that show { $face }
verb-discard-dice = { $n ->
    [one] set a further die aside
   *[other] set { $n } further dice aside
}
verb-fail = you fail at once
verb-choose = { $either }
verb-choose-otherwise = { $who ->
    [each] { $either }; whoever cannot { $otherwise }
   *[you] { $either }; if you cannot, { $otherwise }
}
verb-each-everybody = each investigator { $effects }
verb-each-alone = each investigator who is alone on a card { $effects }
verb-each-at-entrance = each investigator at the entrance { $effects }
verb-per-world = for each Other World in play, { $effects }

standing-forbid-clues = no clues may be spent
standing-forbid-focus = nobody may focus
standing-forbid-assist = nobody may ask for help
standing-forbid-spells = no spells may be used
standing-forbid-first-aid = there is no first aid at the entrance
standing-forbid-souvenirs = there are no souvenirs at the entrance
standing-forbid-lost-and-found = the lost and found is closed
standing-terror = when a roll with a Terror fails, also { $effects }
standing-lock = { $colour } is locked
standing-dearer = whatever is paid for with trophies costs { $by_n } more{ $sign_by ->
    [1] {""}
   *[other] , an Elder Sign { $sign_by } more
}
standing-maximum = { $who ->
    [each] every investigator's maximum { $what } is { $by_n } { $by_sign ->
        [less] lower
       *[more] higher
    }
   *[you] your maximum { $what } is { $by_n } { $by_sign ->
        [less] lower
       *[more] higher
    }
}
standing-monster-needs = every monster's task also needs { $needs }
standing-masks = the five mask monsters are in the cup
standing-loses-signs = an Elder Sign is lost whenever the task of { $a_monster } is completed and whenever an investigator is devoured
standing-cold-cards = whoever uses a { $kinds } loses { $n } stamina
standing-loses-worlds = an Other World that is failed leaves the game; with the last of them he awakes
standing-many-tasks = you may complete any number of tasks with one roll
standing-takes-instead = whenever you gain a common item, a unique item or a spell, you may take a clue or a card of another kind instead
standing-extra-card = whenever you gain { $many }, gain one more
standing-free-dice = in Other Worlds you may add the yellow and the red die to your pool
standing-two-rerolls = each clue lets you roll dice again twice
standing-no-monsters = no monster appears in your turn
standing-no-terror = you ignore Terror
standing-ignores-mythos = you may ignore the lasting effects of Mythos cards
standing-uses-locked = in your turn you may use locked dice
standing-dear-trophies = each monster trophy is worth { $by_n } more to you

# What the chances count, and what they leave out --------------------------------------------------------------------

odds-note = Each figure is the exact chance to resolve the whole card (in the last battle: to strike at least once) if you decide as well as possible from there on. It counts your dice, the dice already kept, your focus and up to three of your rerolls with clues (one with more than six dice). It leaves out Terror, the price of tasks, spells, help from others, and what items, allies and abilities could still bring: where Terror strikes the true chance is a little lower, with such help a little higher.

# The guided first match --------------------------------------------------------------------------------------------

lesson-welcome = Arkham, 1926: in the museum of the university something stirs behind the exhibits. You have a few nights, eight dice and your wits. Win the Elder Signs that seal the Ancient One before its doom track is full.
lesson-move = Every card of the museum is an adventure: its tasks are what your dice must show, and below them stand rewards and penalties. Few tasks are easier than many, and an Elder Sign among the rewards is what you came for.
lesson-roll = You roll all your dice at once, usually the six green ones. Each roll can complete one task, so the fewer tasks a card has, the more tries you get.
lesson-task = These dice complete a task: they stay on it, and you roll the others for the next one. If you can choose, do the harder task first, while you have many dice.
lesson-failed = Nothing fits, so this roll fails and costs you a die, unless you change it. A clue lets you roll any dice again, and some cards turn a face; otherwise lose one die and roll the rest.
lesson-discard = One die is out until your turn ends. Give up the face that no task here asks for.
lesson-focus = Once a turn you may keep one die as it lies and roll the others. Keep the rare face, a Peril, a Terror or a Lore that a task asks for.
lesson-cards = Your cards help before a roll: many add the yellow or the red die, which show better faces. Use them when a card is worth it, they are gone afterwards.
lesson-resolved = Solved: you have got the rewards, and the card itself is a trophy. Trophies buy healing, cards and even an Elder Sign at the entrance.
lesson-unresolved = You have failed, and the penalties hurt: sanity or stamina at zero and you are devoured. The card stays, so come back with more dice, or take something easier.
lesson-clock = Your turn has moved the clock three hours on. Every fourth turn it strikes midnight, and nothing good ever came of that.
lesson-entrance = Instead of an adventure you may go to the entrance and do one thing there: be treated, search the lost and found, or pay with trophies. Go when you are hurt or rich; otherwise every turn counts.
lesson-monster = A monster creeps in, and you say on which card of the museum its task is laid. It makes that card harder, but beaten it is a trophy; put it where you will not go soon.
lesson-midnight = Midnight: a Mythos card is turned up, and it often brings doom or a monster. When the doom track is full the Ancient One awakens, so do not dawdle.
lesson-sign = An Elder Sign lies beside the Ancient One now: that is what wins. Look for cards whose reward shows one, and save up trophies for another.
lesson-alone = You know how a night here goes: choose, roll, keep what fits, and watch the clock. From here on you decide alone; whatever is new will still be told, and hint and odds are one key away.
lesson-farewell = Whether it was sealed or woke: you have been there. Play with friends next time, they can hold a die for you.

# How one wins -------------------------------------------------------------------------------------------------------

goal = Together, gather enough Elder Signs before the doom track of the Ancient One is full.
goal-turn =
    Go to an Adventure, an Other World or the entrance, or stay.
    On a card: roll the dice, and lay results on one task after the other. All tasks done bring the rewards; giving up or running out of dice costs the penalties.
    At the entrance: be treated, search the lost and found, or buy a souvenir with trophies.
    The clock moves on three hours. At midnight a Mythos card comes, and with it doom, monsters or worse.
goal-ends =
    Won, as soon as the Elder Signs suffice.
    When the doom track is full the Ancient One wakes: then you win only by removing all doom in the last battle.
    Lost, when every investigator has been devoured and nobody can take a new one. Whoever wakes Azathoth loses at once.
stand-signs = { $n } of { $of } Elder Signs: { $left ->
    [one] one more is needed.
   *[other] { $left } more are needed.
}
stand-doom = { $n } of { $of } doom: with { $left } more he wakes.
stand-midnight = { $n } hours until midnight.
stand-battle = The Ancient One is awake: { $n } doom to be removed.
stand-health = Your investigator has { $sanity } sanity and { $stamina } stamina; at 0 of either he is devoured.
