# Kingsport Festival in English: names, questions, reasons, the story of a match, and the words of the cards.

title = Kingsport Festival
about = Kingsport, 1920s. Three to five cultists call upon twenty Elder Gods, from Nephren-Ka to Azathoth. Each month you roll three dice and lay them on gods whose value they match; the gods give Evil, Death, Destruction, magic and spells, and take your sanity for it. With these gifts you spread your cult from the House through the buildings of the town, and four times a year you face an Investigator. After twelve months the most cult points win.

# Names ------------------------------------------------------------------------------------------------------------

phase-setup = Set-up
phase-turn_order = Turn order
phase-invocation = Invocation
phase-privileges = Privileges
phase-propagation = Propagation
phase-raid = Raid
phase-time = Time

months = January February March April May June July August September October November December
levels = I II III IV

goods-evil = Evil
goods-death = Death
goods-destruction = Destruction
goods-any_resource = any resource
goods-magic = magic
goods-sanity = sanity
goods-cult = cult points

amount-evil = { $n } Evil
amount-death = { $n } Death
amount-destruction = { $n } Destruction
amount-any_resource = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
amount-magic = { $n } magic
amount-sanity = { $n } sanity
amount-cult = { $n ->
    [one] { $n } cult point
   *[other] { $n } cult points
}
amount-spell = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
amount-nothing = nothing

track-sanity = Sanity
track-magic = Magic
track-cult = Cult
track-order = Turn order

deck-evil = Evil deck
deck-death = Death deck
deck-destruction = Destruction deck

kind-god = Elder God
kind-building = Building
kind-investigator = Investigator
kind-spell = Spell
kind-spell-evil = Spell of Evil
kind-spell-death = Spell of Death
kind-spell-destruction = Spell of Destruction
kind-scenario = Scenario
kind-event = Event
kind-festival = Festival

# How a name stands in a sentence: a leading article in small letters, or the form given here.
articles = The
named = { $name }
named-spell = { $name }
the-emporium = the { $name }
the-nightgaunt = the { $name }
the-shoggoth = the { $name }
the-mi_go = the { $name }
the-byakhee = the { $name }
the-flying_polyp = the { $name }
the-thing_of_darkness = the { $name }
the-great_race_of_yith = the { $name }
the-scenario = the Scenario

option-name-scenario = Scenario
option-name-events = Events
option-name-foresee_notes = Foresee notes
option-about-scenario = A Scenario changes the rules of the match and names the months of the raids; beginners play without one.
option-about-events = Each raid begins with an Event.
option-about-foresee_notes = The table keeps showing you the cards you have foreseen.
option-value-random = drawn at random
option-value-none = none (first match)
option-value-yes = yes
option-value-no = no

score-gods = Gods
score-buildings = Buildings
score-spells = Spells
score-raids = Raids and events
score-festival = Festival
score-other = Other
ending-most-cult = The most cult points decided.
ending-more-sanity = Equal in cult points; sanity decided.
ending-more-magic = Equal in cult points and sanity; magic decided.
ending-shared = Equal in everything: the victory is shared.

moment-passive = at all times
moment-on_place = whenever you place a disc
moment-on_place-building = when you place your disc here
moment-turn_order-after_roll = in Turn order, once the dice have fallen
moment-turn_order-after_order = in Turn order, once the order is known
moment-turn_order-after_bonus = in Turn order, after the sanity bonus
moment-invocation-own_turn = in Invocation, on your turn
moment-privileges-start = in Privileges, before the first god answers
moment-privileges-on_gift = in Privileges, when a god answers you
moment-privileges-after_gift = in Privileges, after the gifts of a god
moment-propagation-own_turn = in Propagation, on your turn
moment-raid-own_combat = in a raid, during your combat
moment-time = in the Time phase
moment-end_of_game = at the end of the game

# Signs, on the drawings and beside options --------------------------------------------------------------------------

sign-spell = { $n ->
    [one] { $n } spell from any deck
   *[other] { $n } spells from any decks
}
sign-spell-of = { $n ->
    [one] { $n } spell of { $deck }
   *[other] { $n } spells of { $deck }
}
sign-foresee = Foresee a card of the next raid
sign-strength = { $n } Strength in your combats
sign-reroll = Roll your dice again
sign-cheaper = Buildings cost { $n } less
sign-hand = { $n } more spells in hand
sign-more = More on its card
sign-disc = { $n ->
    [one] { $n } disc on a building
   *[other] { $n } discs on buildings
}
sign-die = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
legend-spell = a spell; a second sign names its deck
legend-foresee = Foresee: look at a card of the next raid
legend-strength = your Strength in a raid
legend-reroll = roll dice again
legend-cheaper = buildings cost less
legend-hand = hold more spells
legend-more = more on its card
legend-die = a die
legend-disc = a disc on a building

# Questions: what the decider reads, and what the others read meanwhile --------------------------------------------

ask-after-roll = The dice have fallen, and the order is not worked out yet. Do you want to change yours?
wait-after-roll = { $seat } looks at the dice.
ask-which-die = Which die?
wait-which-die = { $seat } picks a die.
ask-which-dice = { $picked ->
    [0] Which dice do you want to roll again?
   *[other] Which other dice do you want to roll again?
}
wait-which-dice = { $seat } picks the dice to roll again.
ask-after-order = The order of the round is known. Do you want to play a spell before it counts?
wait-after-order = { $seat } considers the order of play.
ask-swap-with = With whom do you want to change places this round?
wait-swap-with = { $seat } is about to change places with somebody.
ask-sanity-bonus = { $n ->
    [one] Your place offers you { $n } sanity; you have { $have }. Take it?
   *[other] Your place offers you { $n } sanity; you have { $have }. Take it? It is all or nothing.
}
wait-sanity-bonus = { $seat } may take the sanity bonus.
ask-invoke = Invoke a god whose value your dice make exactly, or pass for the rest of this phase.
wait-invoke = { $seat } looks for a god to invoke.
ask-amount = By how much shall the spell change the total of your dice?
wait-amount = { $seat } bends the dice.
ask-privileges = The gods are about to answer. Is there anything you want to do before the first one does?
wait-privileges = { $seat } prepares for the gods.
ask-gift = { $god } answers you. Do you want to do something before you pay and receive?
wait-gift = { $seat } stands before a god.
ask-which-one = You have the choice. Which do you take?
wait-which-one = { $seat } has the choice.
ask-which-gift = { $god } leaves you the choice. Which gift do you take?
wait-which-gift = { $seat } chooses a gift.
ask-resource = { $left ->
    [one] Take a resource of your choice.
   *[other] Take { $left } resources of your choice.
}
wait-resource = { $seat } chooses a resource.
ask-deck = { $left ->
    [one] From which deck do you draw your spell?
   *[other] From which decks do you draw your { $left } spells? You see them once all are named.
}
wait-deck = { $seat } chooses a deck of spells.
ask-foresee = { $round ->
    [0] Foresee: you may look at the Festival in secret.
   *[other] Foresee: you may look in secret at a card of the next raid, in { $month }. Which one?
}
wait-foresee = { $seat } may foresee a card.
ask-read-card = { $card ->
    [event] For your eyes only, the Event: { $shown }. { $text }
    [investigator] For your eyes only, the Investigator: { $shown }. { $text }
   *[festival] For your eyes only, the Festival: { $shown }. { $text }
}
wait-read-card = { $seat } is reading a card in secret.
ask-discard = { $left ->
    [one] You hold one spell too many. Which one do you discard, without effect?
   *[other] You hold { $left } spells too many. Which ones do you discard, without effect?
}
wait-discard = { $seat } holds too many spells and discards.
ask-propagate = You may place one disc this round, next to one of yours and for its full price.
wait-propagate = { $seat } looks over the town.
ask-pay = { $left ->
    [one] With which cube do you pay{ $picked ->
        [0] { "" }
       *[other] { " " }the rest
    }?
   *[other] With which { $left } cubes do you pay{ $picked ->
        [0] { "" }
       *[other] { " " }the rest
    }?
}
wait-pay = { $seat } counts out cubes.
ask-convert = { $left ->
    [one] You may change one more cube into another kind.
   *[other] You may change up to { $left } cubes into other kinds.
}
wait-convert = { $seat } changes cubes.
ask-offer = Do you pay { $cost }? In return: { $verbs }.
wait-offer = { $seat } considers an offer.
ask-combat = Your combat: strengthen yourself, or fight as you are.
wait-combat = { $seat } prepares for combat.
ask-burn = How many { $goods } cubes do you pay for Strength?
wait-burn = { $seat } pays cubes for Strength.
ask-lose-resources = You must give up { $left ->
    [one] a resource
   *[other] { $left } resources
}. Which?
wait-lose-resources = { $seat } must give up resources.
ask-lose-spell = { $left ->
    [one] You must discard a spell. Which one?
   *[other] You must discard { $left } spells. Which ones?
}
wait-lose-spell = { $seat } must discard a spell.
ask-lose-disc = You must take back a disc and lose its cult points. Which one?
wait-lose-disc = { $seat } must take back a disc.
ask-time = The month is ending. Is there anything you still want to do?
wait-time = { $seat } may act before the month ends.

# The same in a few words, for the line of a phone -----------------------------------------------------------------

short-after-roll = Change your dice?
short-which-dice = Which dice?
short-after-order = A spell before it counts?
short-swap-with = Change places with whom?
short-sanity-bonus = Take the sanity?
short-invoke = Invoke a god
short-amount = Change the total by?
short-privileges = Before the gods answer?
short-gift = Before you pay?
short-which-one = Which do you take?
short-which-gift = Which gift?
short-resource = Which resource?
short-deck = From which deck?
short-foresee = Look at a card?
short-read-card = A card for you alone
short-discard = Discard a spell
short-propagate = Place one disc
short-pay = Pay with which cubes?
short-convert = Change a cube?
short-offer = Do you pay?
short-combat = Your combat
short-burn = How many cubes?
short-lose-resources = Give up cubes
short-lose-spell = Discard a spell
short-lose-disc = Take back a disc
short-time = Before the month ends?

# Options ----------------------------------------------------------------------------------------------------------

option-invoke = Invoke { $god } ({ $worth }){ $dice_n ->
    [0] {""}
    [one] {" "}with a { $dice }
   *[other] {" "}with { $dice }
}
idea-invoke = { $god_short } ({ $worth })
way-invoke = with { $dice }
option-place = Place a disc on { $building }
idea-place = { $building }
option-cast = Play { $spell } ({ $cost }): { $effects }
option-use = Use { $source }: { $effects }
option-use-paid = Use { $source } for { $cost }: { $effects }
option-pass = Pass
option-pass-invoke = Pass for this phase
option-pass-propagate = End my turn
option-pass-after-order = Leave the order as it is
option-pass-privileges = Let the gods answer
option-pass-gift = Pay and receive
option-pass-time = Let the month end
option-keep = Keep the dice
option-fight = Fight
option-decline = Do not look
option-done = Done
option-all-which-dice = All of them
option-done-which-dice = { $picked ->
    [0] Roll none of them
   *[other] That is all: roll
}
option-done-convert = Change no more
option-read = I have read it
option-yes = Yes
option-yes-sanity-bonus = Take { $n } sanity
option-yes-offer = Pay { $cost }
option-no = No
option-no-sanity-bonus = Decline
option-no-offer = Keep it
option-die = Roll the { $die } again
option-turn = Turn the { $die } to a { $face }
idea-turn = Turn the { $die }
way-turn = to a { $face }
option-add = { $signed } to the total
option-swap = Change places with { $other }
option-discard = Discard { $spell }
option-burn = { $n ->
    [0] None
   *[other] Pay { $amount }
}
option-change = 1 { $old } into 1 { $new }
option-remove = Take the disc from { $building }
option-foresee = { $card ->
    [event] Look at the Event
    [investigator] Look at the Investigator
   *[festival] Look at the Festival
}
option-evil-deck = The Evil deck: spells that help to invoke
option-death-deck = The Death deck: spells for combat
option-destruction-deck = The Destruction deck: spells for resources and cult points

# Reasons why not --------------------------------------------------------------------------------------------------

refuse-wrong-sum = { $sums_n ->
    [0] You have no dice left for { $god }.
   *[other] { $need ->
        [0] A spell has changed your total, and { $god } takes dice without counting them.
       *[other] { $god } asks for { $need }; your dice make { $sums }.
    }
}
refuse-god-taken = { $god } has already been invoked this round, by { $seat }.
refuse-god-once = You have already invoked { $god } this round; once is the limit.
refuse-spell-bends-invocation = A spell has changed your total: you must invoke now.
refuse-short-of-magic = { $have ->
    [0] It costs magic, and you have none.
   *[other] It costs more magic than you have; you have { $have }.
}
refuse-short-of-sanity = { $have ->
    [0] It costs sanity, and you have none left.
   *[other] It costs more sanity than you have; you have { $have }.
}
refuse-other-cubes = With these cubes the price cannot be paid: it names the kinds it wants.
refuse-short-of-cubes = { $have_n ->
    [0] It costs resources, and you have none.
   *[other] Your resources do not cover the price; you have { $have }.
}
refuse-own-disc = Your disc already lies on { $building }.
refuse-one-building = One building a round, and you have placed your disc.
refuse-house-first = You must begin with the House.
refuse-no-street = To reach { $building } you need a disc on { $doors }.
refuse-building-too-dear = The price of { $building } is { $cost }{ $less ->
    [0] {""}
    [one] {" "}({ $less } resource less for you)
   *[other] {" "}({ $less } resources less for you)
}; you have { $have_n ->
    [0] nothing
   *[other] { $have }
}.
refuse-used-this-round = You have already used it this round.
refuse-condition-not-met = Its condition is not met now.
refuse-wrong-moment = This spell is played { $moment }.
refuse-spell-too-dear = { $spell } costs { $need } magic; you have { $have }.
refuse-spells-barred-by-event = The Event of this raid forbids all spells.
refuse-spells-barred = The Investigator's ability forbids all spells.
refuse-enough-spells = You have played { $played ->
    [one] a spell
   *[other] { $played } spells
} in this combat, and that is the limit.
refuse-no-cards-left = This deck and its discards are empty.
refuse-ability-void = The Investigator's ability is void for you.

# The story of the match -------------------------------------------------------------------------------------------

log-month = { $month }. The dice fall.
log-roll = { $seat } rolls { $dice }: { $total }.
log-order = They play in this order: { $seats }.
log-phase = { $phase ->
    [invocation] Invocation: the cultists call upon the gods.
    [privileges] Privileges: the gods answer, from the least to the greatest.
    [propagation] Propagation: the cult spreads through the town.
    [raid] Raid! Footsteps in the fog.
    [time] Time: the month draws to its close.
    [end] Twelve months are over.
   *[turn_order] Turn order: who will be first?
}
log-bonus-refused = { $seat } turns down { $n } sanity.
log-reroll = { $dice_n ->
    [0] { $seat } rolls nothing again.
    [one] { $seat } rolls the { $dice } again: { $fresh }.
   *[other] { $seat } rolls { $dice } again: { $fresh }.
}
log-turn-die = { $seat } turns a { $die } into a { $face }.
log-extra-die = { $seat } rolls a fourth die: { $die }.
log-bend = { $seat } bends the dice: { $signed } on the total.
log-swap = { $seat } changes places with { $other }.
log-invoke = { $seat } invokes { $god } with { $dice_n ->
    [one] a { $dice }
   *[other] { $dice }
}{ $bend ->
    [0] {""}
   *[other] {" "}({ $bend_signed } by magic)
}.
log-pass = { $dice_n ->
    [0] { $seat } has no dice left.
    [one] { $seat } passes and leaves a { $dice } unused.
   *[other] { $seat } passes and leaves { $dice } unused.
}
log-answer = { $god } answers { $seat }.
log-gain = { $seat } gains { $amount }.
log-pay = { $seat } pays { $amount }.
log-lose = { $seat } loses { $amount }.
log-draw = { $seat } draws a spell from the { $deck }.
log-draw-own = { $seat } draws { $spell }.
log-no-spell-left = The { $deck } is exhausted: { $seat } draws nothing.
log-reshuffle = The discards are shuffled into a new { $deck }.
log-discard = { $seat } discards { $spell }.
log-cast = { $seat } plays { $spell }.
log-use = { $source_kind ->
    [scenario] { $seat } takes up what the Scenario offers.
    [investigator] { $seat } takes up what { $source } offers.
   *[building] { $seat } makes use of { $source }.
}
log-building-works = { $seat } benefits from { $building }.
log-convert = { $seat } changes 1 { $old } into 1 { $new }.
log-foresee = { $card ->
    [event] { $seat } foresees the Event of the raid in { $month }.
    [investigator] { $seat } foresees the Investigator of the raid in { $month }.
   *[festival] { $seat } foresees the Festival.
}
log-foresee-declined = { $seat } would rather not see what is coming.
log-place = { $seat } places a disc on { $building }.
log-disc-lost = { $seat } has to give up { $building }.
log-event = An omen comes first: { $event }.
log-investigator = { $investigator } arrives in Kingsport, with Strength { $n }.
log-combat = { $outcome ->
    [victory] { $seat } defeats { $investigator }, { $strength } to { $foe }{ $doubled ->
        [yes] , and is rewarded twice over
       *[no] {""}
    }.
    [repelled] { $seat } holds { $investigator } off, { $strength } to { $foe }.
   *[defeat] { $seat } falls to { $investigator }, { $strength } to { $foe }.
}
log-festival = The Festival is revealed: { $festival }.
log-over = { $seats_n ->
    [one] { $seats } wins with { $n } cult points.
   *[other] { $seats } share the victory with { $n } cult points.
}

# What cards say ---------------------------------------------------------------------------------------------------

card-god = Value { $worth }, level { $level }.
card-god-x = Value X: any dice will do.
card-god-open = Every cultist may invoke it once a round.
card-price = Price: { $cost }.
card-besides = In any case { $effects } (not in matches begun up to release 0.7.0).
card-gifts = { $count ->
    [one] Gift: { $effects }.
   *[other] Gifts, in this order: { $effects }.
}
card-building = Level { $level }. Price: { $cost }.
card-cult = Gives { $amount }.
card-streets = Next to { $buildings }.
card-investigator = Level { $level }, Strength { $n }.
card-ability = Ability: { $effects }.
card-no-ability = No ability.
card-reward = Reward: { $effects }.
card-penalty = Penalty: { $effects }.
card-year = The year is { $year }.
card-raids = Raids in { $months }.
card-festival = A Festival is celebrated at the end.
card-no-festival = No Festival.
card-at-the-end = At the end: { $effects }.

effect = { $moment }: { $effects }.
effect-given = { $moment }, if { $given }: { $effects }.
effect-may = { $moment }, { $effects }.
effect-may-given = { $moment }, if { $given }, { $effects }.
effect-once = { $effects } (once a round)
effect-optional = you may { $effects }
effect-before-combat = before the combat, { $effects }

given-everybody = nothing else is asked
given-all = { $parts }
given-sanity-below = { $who ->
    [each] with less than { $value } sanity
   *[you] you have less than { $value } sanity
}
given-sanity-at-least = { $who ->
    [each] with { $value } or more sanity
   *[you] you have { $value } or more sanity
}
given-roll-at-most = { $who ->
    [each] with a roll of { $value } or less
   *[you] you rolled { $value } or less
}
given-place-first = { $who ->
    [each] in first place
   *[you] you play first
}
given-place-last = { $who ->
    [each] in last place
   *[you] you play last
}
given-cult-rank-most = { $who ->
    [each] with the most cult points
   *[you] you have the most cult points
}
given-cult-rank-fewest = { $who ->
    [each] with the fewest cult points
   *[you] you have the fewest cult points
}
given-spells-at-least = { $who ->
    [each] with { $value } or more spells in hand
   *[you] you hold { $value } or more spells
}
given-invoked-at-least = { $who ->
    [each] who invoked a god of { $value } or more this round
   *[you] you invoked a god of { $value } or more this round
}
given-foresaw-investigator = { $who ->
    [each] who has foreseen the Investigator
   *[you] you have foreseen the Investigator
}
given-god-levels = the god is of level { $levels }
given-rounds = it is { $months }

per-resources-total = { $div ->
    [1] for each resource
   *[other] for every { $div } resources
}
per-sanity = { $div ->
    [1] for each point of sanity
   *[other] for every { $div } points of sanity
}
per-magic = { $div ->
    [1] for each point of magic
   *[other] for every { $div } points of magic
}
per-buildings-total = { $div ->
    [1] for each building
   *[other] for every { $div } buildings
}
per-buildings-level = { $div ->
    [1] for each building of level { $levels }
   *[other] for every { $div } buildings of level { $levels }
}
per-spells-in-hand = { $div ->
    [1] for each spell in hand
   *[other] for every { $div } spells in hand
}

verb-gain = { $who ->
    [each] gains { $amount }
   *[you] gain { $amount }
}
verb-gain-per = { $who ->
    [each] gains { $amount } { $per }
   *[you] gain { $amount } { $per }
}{ $most ->
    [0] {""}
   *[other] {" "}(at most { $most })
}
verb-lose = { $who ->
    [each] loses { $amount }
   *[you] lose { $amount }
}
verb-otherwise = { $who ->
    [each] { $first }; whoever has none { $otherwise }
   *[you] { $first }; if you have none, { $otherwise }
}
verb-draw = { $who ->
    [each] draws
   *[you] draw
} { $n ->
    [one] a spell
   *[other] { $n } spells
} from the { $deck }
verb-draw-any = { $who ->
    [each] draws
   *[you] draw
} { $n ->
    [one] a spell from any deck
   *[other] { $n } spells from any decks
}
verb-foresee = { $who ->
    [each] foresees a card of the next raid
   *[you] foresee a card of the next raid
}
verb-remove-disc = { $who ->
    [each] takes back { $n ->
        [one] a disc
       *[other] { $n } discs
    } of level { $levels }
   *[you] take back { $n ->
        [one] a disc
       *[other] { $n } discs
    } of level { $levels } and lose its cult points
}

verb-reroll-one = roll one of your dice again
verb-reroll-any-number = roll any number of your dice again
verb-reroll-all = roll all your dice again
verb-flip-die = turn an unused die to its opposite face
verb-shift-die = change an unused die by { $by }
verb-set-die = turn an unused die to any face
verb-extra-die = roll a fourth die for this Invocation phase
verb-add-to-sum = change the total of your next invocation by { $by }
verb-swap-order = change places in the turn order with another cultist for this round
verb-sanity-discount = { $scope ->
    [all_gods] all gods cost you { $n } sanity less this round
   *[this_god] this god costs you { $n } sanity less
}
verb-sanity-discount-free = { $scope ->
    [all_gods] no god costs you sanity this round
   *[this_god] this god costs you no sanity
}
verb-repeat-gift = a god of level { $max_level } or lower answers twice; pay and receive once more

verb-cost-discount = buildings of level { $levels } cost you { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} less, but always at least 1
verb-cost-discount-next = the disc you place this round costs { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} less, but at least 1
verb-wild-resources = for the disc you place this round, any resource pays for any other
verb-convert = change up to { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} into other kinds

verb-strength = +{ $n } Strength
verb-strength-less = −{ $n } Strength
verb-strength-per = +{ $n } Strength { $per }{ $most ->
    [0] {""}
   *[other] {" "}(at most +{ $most })
}
verb-strength-from-buildings = { $multiply ->
    [2] the Strength of your buildings counts twice, for at most +{ $max_extra }
   *[other] the Strength of your buildings counts { $multiply } times, for at most +{ $max_extra }
}
verb-spend-for-strength = pay up to { $most } { $what }, for +{ $each } Strength each
verb-investigator-strength = { $scope ->
    [self] the Investigator has { $n } Strength more against you
   *[raid] the Investigator has { $n } Strength more
}
verb-investigator-strength-less = { $scope ->
    [self] the Investigator has { $n } Strength less against you (at least 1)
   *[raid] the Investigator has { $n } Strength less (at least 1)
}
verb-ignore-ability = the Investigator's ability is void
verb-no-penalty = a defeat brings no penalty
verb-tie-wins = equal Strength is a victory
verb-tie-loses = equal Strength is a defeat
verb-no-double = rewards are never doubled
verb-penalty-multiplier = { $n ->
    [2] penalties are doubled
   *[other] penalties count { $n } times
}
verb-spell-bonus = each spell gives { $n } Strength more
verb-spell-bonus-less = each spell gives { $n } Strength less
verb-spell-cost = spells cost { $n } magic more
verb-spell-cost-less = spells cost { $n } magic less (at least { $least })
verb-no-spells = no spell may be played
verb-max-spells = { $n ->
    [one] only one spell may be played
   *[other] only { $n } spells may be played
}
verb-building-bonus = { $target ->
    [each] each of your buildings gives { $n } Strength more
   *[highest] the strongest of your buildings gives { $n } Strength more
}
verb-building-bonus-less = { $target ->
    [each] each of your buildings gives { $n } Strength less
   *[highest] the strongest of your buildings gives { $n } Strength less
}
verb-ignore-building = no Strength comes from { $buildings }

verb-choose = { $either }
verb-may = { $who ->
    [each] may pay { $cost }; whoever does { $effects }
   *[you] you may pay { $cost }: { $effects }
}
verb-if = { $then } if { $given }
verb-if-else = { $then } if { $given }, otherwise { $otherwise }
verb-each = each cultist { $effects }
verb-each-given = each cultist { $given } { $effects }
verb-on-win = after a victory, { $effects }

verb-hand-limit = you may hold { $delta ->
    [one] { $delta } spell
   *[other] { $delta } spells
} more
verb-sanity-max = sanity never exceeds { $n }
verb-reverse-order = the highest total plays first
verb-alt-invocation = { $requires ->
    [three_equal_dice] { $god } can also be invoked with three equal dice
   *[three_dice_any_total] { $god } can also be invoked with three dice of any total
}{ $extra ->
    [0] {""}
   *[other] , for { $extra } sanity more
}
verb-multi-invocation = every cultist may invoke { $god } once a round{ $extra ->
    [0] {""}
   *[other] , for { $extra } sanity more
}
verb-god-cost = { $god } costs { $n } sanity more
verb-god-cost-less = { $god } costs { $n } sanity less
verb-god-gift = when { $god } answers you, also { $effects }
verb-place-bonus = when you place a disc on { $building }, also { $effects }

# The guided first match -------------------------------------------------------------------------------------------

lesson-welcome = Kingsport, 1920s: something old answers when it is called by its number. You lead one of three cults, and you have a year. After December the most cult points win.
lesson-invoke = These dice are your voice: lay some of them on a god whose number they make exactly. In return a god gives cubes, magic or spells, and a greater god gives more; two small ones may still be worth more than a big one.
lesson-one-each = You take turns until nobody can or will go on, and a god who has been called answers nobody else this month. So look at what others could want, and use the dice you have left: they are worth nothing next month.
lesson-sanity = The gods answer from the least to the greatest, and many take your sanity for their gifts. At zero they take cult points instead, so keep an eye on it.
lesson-resource = Cubes are what buildings cost: Evil, Death and Destruction. The House takes any one, the Emporium next to it Death, so a mixed store opens more doors.
lesson-deck = You may draw a spell from one of three decks. Spells are played for magic at the moment printed on them: Evil helps you invoke, Death gives Strength in raids, Destruction brings points or cubes.
lesson-propagate = Once a month you may put a disc on a building for its cubes. All begin at the House; every disc brings the cult points beside the building, and many work for you from now on.
lesson-order = The lowest roll goes first, and the first two are offered sanity: all of it, or nothing. Take it, unless you hope for an omen that likes the mad.
lesson-building = Your House has just worked for you. { $at ->
    [terminal] Type “card” and the name of a building to read what it does
   *[page] Point at a building to read what it does
}; it does so every month, so one taken early pays more often.
lesson-greater = Three dice on one great god, or on two or three small ones? The great ones give more cubes at once, and with these you can pay for better buildings at once.
lesson-spread = From now on a disc must lie next to one of yours along a line. Look one street further: the buildings at the edge of the town bring the most points.
lesson-raid = March ends with a raid: an Investigator comes to you, and his Strength is not known yet. Yours comes from buildings and spells, so a building with a pistol is worth more this month.
lesson-combat = Everybody fights the Investigator alone: with more Strength you are rewarded, with less you are punished. Magic or cubes can make you stronger now; fight as you are if that is enough.
lesson-foresee = Foreseeing lets you look in secret at what the next raid will bring. It costs nothing, and who knows the Investigator knows how much Strength to build for.
lesson-alone = That is the whole game; the rest of the year brings other raids, and gods whom nobody has called yet. From here on you play alone; a hint is one key away, and so are the rules.
lesson-farewell = You have led a cult through a whole year. Look at where everybody’s points came from; that is what you will do better next time.

# How one wins -------------------------------------------------------------------------------------------------------

goal = Have the most cult points after twelve months. Buildings bring most of them; gods, spells, raids won and the Festival bring the rest.
goal-turn =
    Everybody rolls three dice; the lowest total plays first.
    In turn you lay dice on gods whose value they make exactly, until all have passed.
    From the lowest god to the highest, each takes its price in sanity and gives its gifts.
    In turn you may pay for one building next to one of yours: its points are yours at once, its power from now on.
    In four of the months everybody fights an Investigator with the Strength of buildings and spells.
goal-ends = Only time: the match ends after the twelfth month. Nobody is knocked out; who has no sanity left pays in cult points. On a tie more sanity wins, then more magic.
stand-points = You have { $n ->
    [one] { $n } cult point.
   *[other] { $n } cult points.
}
stand-points-of = { $seat } has { $n ->
    [one] { $n } cult point.
   *[other] { $n } cult points.
}
stand-ahead = You lead, { $n } ahead of { $other }.
stand-behind = { $other } leads, { $n } ahead of you.
stand-level = You are level with { $other }.
stand-months = { $n ->
    [0] This is the last month.
    [one] One more month follows.
   *[other] { $n } more months follow.
}
