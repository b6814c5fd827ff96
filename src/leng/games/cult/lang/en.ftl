# Cult in English: names, questions, reasons, the story of a match, and the words of the cards.

title = Cult
about = The Eternal City, under eight dark gods. Two to five cults send their Priests to its thirteen Locations, each in turn, until all have prayed. Then the Locations are decided one by one: the most influence wins what the place has to give, the others present get alms, and before every decision each cult may play a Miracle, an Intrigue or an ability of its god. Followers open the richer quarters, Altars stay where they stand, Fanatical Mobs make prayers reach further. Five Altars, four Mobs or a second summoning of your god at the end of a round, and the world is yours.

# Names ------------------------------------------------------------------------------------------------------------

phase-setup = Set-up
phase-intention = Intention
phase-resolution = Resolution

kind-place = Location
kind-sheet = Cult sheet
kind-ability = Ability
kind-miracle = Miracle
kind-intrigue = Intrigue
kind-privilege = Privilege
kind-celebration = Celebration
kind-supremacy = Supremacy
kind-prayer = Prayer
kind-hand = Your hand
kind-market = At the Palace
kind-priest = Your Priests
kind-cult = Your cult

# How a name stands in a sentence.
articles = The
named-privilege = { $small }
place-the = the { $name }
place-at = { $id ->
    [forum] at the { $name }
    [market] at the { $name }
    [academy] at the { $name }
    [port] at the { $name }
    [palace] at the { $name }
    [rift_of_darkness] at the { $name }
   *[other] in the { $name }
}
place-of = of the { $name }
sheet-the = { $name }
sheet-of = of { $name }

the-patriarch = the Patriarch
priest-with = { $priest } ({ $carried })

amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-boost = +{ $n }
amount-followers = { $n ->
    [0] no Followers
    [one] { $n } Follower
   *[other] { $n } Followers
}
amount-mobs = { $n ->
    [0] no Mobs
    [one] { $n } Mob
   *[other] { $n } Mobs
}
amount-altar = { $n ->
    [one] { $n } Altar
   *[other] { $n } Altars
}
amount-miracle = { $n ->
    [one] { $n } Miracle
   *[other] { $n } Miracles
}
amount-intrigue = { $n ->
    [one] { $n } Intrigue
   *[other] { $n } Intrigues
}
amount-privilege = { $n ->
    [one] { $n } Privilege
   *[other] { $n } Privileges
}
amount-priest = a Priest of influence { $n }
amount-raise = influence { $n }
amount-ritual = { amount-priest }, laid on the sheet until the end of the round
amount-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
amount-supremacy = the Supremacy card
amount-summon = a Summoning
amount-win = the victory on that Location
amount-lose = others lose
amount-chance-card = { $n ->
    [one] the top card of the deck decides
   *[other] the top { $n } cards of the deck decide
}
amount-more = more on its card

a-miracle = a Miracle
a-intrigue = an Intrigue
a-privilege = a Privilege
deck-miracle = Miracles
deck-intrigue = Intrigues
deck-privilege = Privileges
side-light = Light
side-dark = Dark
city = The Eternal City
settled-won = { $name } has won here.
settled-takeover = Takeover: { $name } will win here.
settled-lowest = The lowest influence will win here.
settled-barred = Nobody who is here gets anything.
whom-richest = The richest cult
whom-most_cards = The cult with the most cards
whom-strongest_patriarch = The cult with the strongest Patriarch
whom-light = each opponent on the Light side
whom-all = each opponent
whom-opponents_present = each opponent on the active Location

# What signs mean, on the page and in the terminal.
sign-followers = Follower (at a Location: needed to preach there)
sign-coins = coins
sign-mobs = Fanatical Mob (4 win)
sign-altar = Altar (5 win)
sign-priest = Priest and its influence
sign-raise = influence raised
sign-ritual = Ritual: a Priest laid on the sheet
sign-miracle = Miracle
sign-intrigue = Intrigue
sign-privilege = Privilege
sign-card = card of any kind
sign-win = winning
sign-lose = others lose it
sign-chance-card = the deck decides
sign-supremacy = Supremacy: the Patriarch +7
sign-summon = Summoning (2 win)
sign-more = more on its card
sign-lock = closed to you
sign-seal = only on the Dark side
sign-light = Light side
sign-dark = Dark side

option-name-cults = Cults
option-name-thresholds = Followers required
option-about-cults = The gods suggested for a first match, gods at random, or everybody picks one in turn.
option-about-thresholds = How many Followers the Locations from 8 on ask for; no print of these numbers is at hand, and two rows fit the rulebook.
option-value-recommended = suggested for a first match
option-value-chosen = picked by the players
option-value-gentle = gentle (up to 6)
option-value-steep = steep (up to 9)

score-altars = Altars
score-mobs = Mobs
score-summoning = Summonings
ending-altars = Five Altars hold the city.
ending-mobs = Four Fanatical Mobs hold the city.
ending-summoning = The god was summoned a second time.
ending-power = Several cults were there at once; Divine Power decided.

proviso-absent = as long as you have nothing on the active Location
proviso-before = until { $place }

# Questions: what the decider reads, and what the others read meanwhile --------------------------------------------

ask-which-cult = Which god do you serve? The highest Divine Power will go first and win ties, but it is also what a summoning takes.
wait-which-cult = { $seat } chooses a god.
ask-celebrate = You hold Supremacy. You may celebrate your god now for one of these effects, but then your cult takes no part in this round.
wait-celebrate = { $seat } may celebrate instead of playing this round.
ask-intend = { $placed ->
    [0] Preach: send a Priest to a Location you want to win. Or pray, and place nobody more this round.
    [1] Preach again, or pray. Three placements are free; you have made one.
    [2] Preach again, or pray. Three placements are free; you have made two.
   *[other] You have placed { $placed } Priests. Each further one costs a Follower, unless a Safe-conduct covers it. Or pray.
}
wait-intend = { $seat } preaches or prays.
ask-which-priest = Whom do you send to { $place }?
wait-which-priest = { $seat } chooses a Priest to send.
ask-benefit = Your prayer brings you the effect of one Location at once, as if you had won it. Which one?
wait-benefit = { $seat } prays for the effect of a Location.
ask-trade = After the prayer you may sell Intrigues and buy Privileges, as many as you like.
wait-trade = { $seat } may sell Intrigues and buy Privileges.
ask-act = The struggle for { $place } is about to be decided. First you may play one card or use one ability.
wait-act = { $seat } may act before the Location is decided.
wait-gift = { $seat } won the Location and may use it.
ask-effect = You won { $place }: { $ways }?
ask-effect-prayed = Your prayer reached { $place }: { $ways }?
wait-effect = { $seat } decides how to use the Location.
ask-community = You did not win { $place }, but your Community lets you use it too (without alms): { $ways }?
wait-community = { $seat } may use the Location through a Community.
ask-bribe = Which Priest do you send from here, and to which Location? It takes along as many coins as the number of that Location, and wins there if it still carries them.
wait-bribe = { $seat } considers whom to bribe.
ask-raise = Which Priest shall rise by { $by }? Nobody rises above 5.
wait-raise = { $seat } chooses a Priest to raise.
ask-build = Which Priest becomes an Altar? The Altar stays there, with influence 4, but the Priest is gone.
wait-build = { $seat } chooses where to build an Altar.
ask-which-privilege = Take one of the Privileges at the Palace, free of charge.
wait-which-privilege = { $seat } chooses a Privilege.
ask-keep-intrigue = You drew two Intrigues and keep one. Which one goes back on top of the deck?
wait-keep-intrigue = { $seat } keeps one of two Intrigues.
ask-one-of = You have the choice. Which do you take?
wait-one-of = { $seat } has the choice.
ask-place-priest = { $left ->
    [0] You may place another Priest { $at_place }.
    [one] Whom do you place { $at_place }?
   *[other] Whom do you place { $at_place }? ({ $left } to go)
}
wait-place-priest = { $seat } places Priests.
ask-move-priest = Which Priest moves on from here, and where to?
wait-move-priest = { $seat } moves a Priest.
ask-boost = Which of your Priests here is { $by } stronger until the Location is decided?
wait-boost = { $seat } strengthens a Priest.
ask-withdraw = Which of your Priests comes home from here?
wait-withdraw = { $seat } calls a Priest home.
ask-sacrifice = Which available Priest do you sacrifice for { $source }? It goes back to the reserve.
wait-sacrifice = { $seat } chooses a Priest to sacrifice.
ask-ritual = Which available Priest do you lay on your sheet for { $source }? It comes back at the end of the round.
wait-ritual = { $seat } prepares a ritual.
ask-discard = { $left ->
    [one] Which card do you give up for { $source }?
   *[other] Which cards do you give up for { $source }? ({ $left } to go)
}
wait-discard = { $seat } gives up cards.
ask-followers = How many Followers do you give up for { $source }? The new Priest will have that much influence.
wait-followers = { $seat } decides how many Followers to give up.
ask-destroy = { $left ->
    [one] Which available Priest goes back to the reserve?
   *[other] Which available Priests go back to the reserve? ({ $left } to go)
}
wait-destroy = { $seat } gives up Priests.
ask-give = You must give { $taker } one of your cards. Which one?
wait-give = { $seat } must give a card away.
ask-rob = Which Privilege do you take from { $victim }?
wait-rob = { $seat } takes a Privilege from somebody.
ask-lose-altar = You lose an Altar. Which one?
wait-lose-altar = { $seat } loses an Altar.
ask-exchange = For which token of your reserve do you exchange an Altar? It stays where it is and weighs the same; only its token changes.
wait-exchange = { $seat } may exchange an Altar.
ask-reward = Exiles bring you a Follower for { $card }. Before its effect, or after it?
wait-reward = { $seat } sorts out what comes first.
ask-ambush = Which bribed Priest walks into your ambush? You take its coins.
wait-ambush = { $seat } lays an ambush.
ask-play-card = Which card do you play?
wait-play-card = { $seat } plays a card.

# The same in a few words, for the line of a phone -----------------------------------------------------------------

short-which-cult = Which god do you serve?
short-celebrate = Celebrate your god?
short-intend = Preach or pray
short-which-priest = Whom do you send?
short-benefit = Pray for which Location?
short-trade = Sell and buy?
short-act = Act before it is decided?
short-effect = Use the effect?
short-gift = Take the effect?
short-community = Use your Community?
short-bribe = Which Priest, where to?
short-raise = Which Priest rises?
short-build = Who becomes an Altar?
short-which-privilege = Take a Privilege
short-keep-intrigue = Which one goes back?
short-one-of = Which do you take?
short-place-priest = Place a Priest
short-move-priest = Who moves, and where to?
short-boost = Who is strengthened?
short-withdraw = Who comes home?
short-sacrifice = Sacrifice which Priest?
short-ritual = Which Priest for it?
short-discard = Give up a card
short-followers = How many Followers?
short-destroy = Give up a Priest
short-give = Which card do you give?
short-rob = Which Privilege?
short-lose-altar = Which Altar?
short-exchange = Exchange an Altar?
short-reward = Follower before or after?
short-ambush = Which bribed Priest?
short-play-card = Which card?

# Options ----------------------------------------------------------------------------------------------------------

option-preach = Preach { $at_place } ({ $number })
idea-preach = { $place } ({ $number })
option-pray = Pray: take the effect of a Location at once, then trade
option-send = Send { $priest }
option-benefit = { $benefit }: { $ways }
option-sell = Sell { $intrigue } for { $coins }
option-buy = Buy { $privilege } for { $coins }: { $effects }
option-done-trade = No more trade
option-all-place-priest = All of them
option-done-place-priest = That is enough
option-play = Play { $deed }: { $effects }
option-play-paid = Play { $deed } ({ $cost }): { $effects }
option-ability = Use { $deed } ({ $cost }): { $effects }
option-pass = Pass
option-decline-celebrate = Play this round as usual
option-decline-benefit = Pray for nothing
option-decline = Leave it
option-bribe = Send { $who } to { $place } with { $bribe }
option-move = { $who } goes to { $place }
idea-bribe = Send { $who }
way-bribe = to { $place }
idea-move = Move { $who }
way-move = to { $place }
option-build = Turn { $who } into an Altar { $at_place }
option-raise-available = Raise by { $by }: { $who }, available
option-raise-here = Raise by { $by }: { $who }, on the active Location
option-privilege = Take { $privilege }: { $effects }
option-return = Put { $intrigue } back (it would sell for { $coins })
option-place = Place { $priest }
option-boost = Strengthen { $who } by { $by }
option-withdraw = Call { $who } home
option-sacrifice = Sacrifice { $priest }
option-ritual = Lay { $priest } on the sheet
option-destroy = Give up { $priest }
option-discard = Give up { $card }
option-give = Give { $card }
option-rob = Take { $card }
option-altar = Lose the Altar { $at_place }
option-altars = Exchange the token of an Altar
option-exchange = The Altar { $at_place }: { $priest } instead of { $old }
option-decline-exchange = Leave the Altars as they are
option-reward = { $when ->
    [first] The Follower first, then the effect
   *[last] The effect first, then the Follower
}
option-ambush = Ambush the bribed Priest of { $other } { $at_place }
option-celebrate = { $celebration }: { $effects }
option-cult = { $god } (Divine Power { $power })

# The reasons of a refusal -----------------------------------------------------------------------------------------

refuse-cult-taken = Somebody already serves this god.
refuse-place-needs-followers = This Location asks for { $needed }; you have { $have }.
refuse-prayer-out-of-reach = { $mobs ->
    [0] Without Mobs your prayer reaches Location { $reach } and no further.
   *[other] With { $amount } your prayer reaches Location { $reach } at most.
}
refuse-privilege-too-dear = It costs { $need } coins; you have { $have }.
refuse-too-dear = You could not pay for it; you have { $coins }.
refuse-other-side = This ability is on the other side of your sheet.
refuse-sealed = It is sealed: only a cult whose sheet shows its Dark side can play it.
refuse-rival-priest-here = A rival Priest stands on the active Location.
refuse-altar-here = There is an Altar on the active Location.
refuse-altar-above = There is an Altar { $at_place }, which is a higher Location than the active one.
refuse-deck-is-empty = The deck is empty.
refuse-short-of-coins = { $have ->
    [0] It costs coins, and you have none.
   *[other] It costs more coins than you have; you have { $have }.
}
refuse-short-of-followers = { $have ->
    [0] It costs Followers, and you have none.
   *[other] It costs more Followers than you have; you have { $have }.
}
refuse-no-room-for-followers = You have { $have } Followers, and nobody can have more.
refuse-followers-not-in-full = You have { $have } Followers; there is no room for as many as it gives.
refuse-no-mob-left = There are not enough Mobs left in the reserve.
refuse-too-few-cards = It costs more cards than you own; you own { $have }.
refuse-no-such-priest-available = No Priest of the influence it takes is available.
refuse-patriarch-not-ready = It takes your Patriarch, available and strong enough; his influence is { $have }.
refuse-no-token = There is no such Priest left in your colour.
refuse-nobody-to-raise = None of your Priests can rise that far.
refuse-no-next-place = There is no Location after this one.
refuse-no-priest-here = You have no Priest on the active Location.
refuse-no-token-here = You have no Priest but the Patriarch at most on the active Location, and he cannot be strengthened.
refuse-too-few-available = Too few of your Priests are available: { $have }.
refuse-too-few-followers = The active Location asks for { $needed }; you have { $have }.
refuse-nowhere-to-go = With { $followers } no higher Location is open to you.
refuse-nothing-to-weaken = No Priest of influence 3, 4 or 5 stands on the active Location.
refuse-tokens-missing = The weaker Priests that would be needed are not all in the reserve.
refuse-must-free-a-token = The new Priest needs a token of its kind, and this would not free one.
refuse-nowhere-to-build = You have no Priest where an Altar of yours could be built.
refuse-own-altar-here = You already have an Altar on the active Location.
refuse-no-altar-here = There is no Altar on the active Location.
refuse-nobody-to-send = You have nobody here to send.
refuse-holds-supremacy = You already hold the Supremacy card.
refuse-nobody-bribes = No Priest carries coins.
refuse-too-weak-to-summon = Your influence here is { $have }, and your god asks for { $need }.
refuse-nothing-to-lose = None of the cults it is aimed at has any to lose.
refuse-several-tie = Several cults tie, and it is aimed at one.
refuse-nothing-to-give = None of the cults it is aimed at has a card to give.
refuse-no-privilege-to-take = The cult with the strongest Patriarch has no Privilege.
refuse-patriarchs-tie = Several Patriarchs are equally strong.
refuse-market-is-empty = There is no Privilege left at the Palace.
refuse-nothing-playable = You hold no card that could be played this way.

# The story of the match -------------------------------------------------------------------------------------------

log-chooses-cult = { $seat } chooses { $god }.
log-leads-cult = { $seat } leads the cult { $of_god }, of Divine Power { $n }.
log-round-begins = Round { $n } begins. { $seat } goes first.
log-first-player = { $seat } won the highest Location of the round and will go first.
log-new-market = { $cards_n ->
    [0] No Privileges are left for the Palace.
   *[other] New Privileges at the Palace: { $cards }.
}
log-celebrates = { $seat } celebrates instead of playing this round: { $celebration }.
log-preaches = { $seat } sends { $priest } to { $place }.
log-tithe = { $card }: { $seat } owes { $other } a tithe.
log-prays = { $seat } prays.
log-prayer-answered = The prayer brings { $seat } the effect { $of_place }.
log-sells = { $seat } sells { $card } for { $coins }.
log-buys = { $seat } buys { $card } for { $coins }.
log-place-active = The fate { $of_place } is to be decided.
log-plays = { $seat } plays { $card }.
log-uses = { $seat } uses { $ability }.
log-discards = { $seat } gives up { $card }.
log-priest-lost = { $seat } gives up { $priest }.
log-priests-lost = { $seat } gives up all available Priests.
log-ritual = For a ritual, { $seat } lays { $priest } on the sheet.
log-privilege-pays = { $seat } profits from { $card }.
log-reveals = { $seat } turns up { $card }.
log-comes-to-nothing = { $card } comes to nothing.
log-gains-nothing = Of a part of it, nothing comes for { $seat }.
log-wins-by-influence = { $seat } wins { $place } with influence { $n }.
log-wins-by-lowest = The last shall be first: { $seat } wins { $place } with influence { $n }.
log-wins-by-takeover = { $seat } takes control { $of_place }.
log-wins-by-bribe = The bribe decides: { $seat } wins { $place }.
log-nobody-wins = Nobody wins { $place }.
log-barred = The Inquisition is watching: nobody present gets anything { $at_place }.
log-community = The Community { $of_place } opens the Location to { $seat } too.
log-cannot-use = { $seat } can make no use { $of_place }.
log-declines = { $seat } makes no use { $of_place }.
log-alms = { $seat } gets { $coins } in alms.
log-gain = { $seat } gains { $amount }.
log-pay = { $seat } pays { $amount }.
log-lose = { $seat } loses { $amount }.
log-hand-coins = { $seat } hands { $coins } to { $other }.
log-draws = { $seat } draws { $amount }{ from-bottom }.
log-draws-these = { $seat } draws { $cards }{ from-bottom }.
from-bottom = { $bottom ->
    [yes] {" "}from the bottom of the deck
   *[no] {""}
}
log-puts-back = { $seat } puts one of them back on top of the deck.
log-puts-this-back = { $seat } puts { $card } back on top of the deck.
log-gets-privilege = { $seat } receives { $card }.
log-gives = { $seat } hands { $card } over to { $other }.
log-gives-some = { $seat } hands { $a_card } over to { $other }.
log-takes-supremacy = { $seat } takes the Supremacy card.
log-wrests-supremacy = { $seat } wrests the Supremacy card from { $other }.
log-bribes = { $seat } sends { $priest } to { $place } with { $coins }.
log-bribes-clash = Two bribes meet { $at_place }: { $alone ->
    [yes] both Priests of { $seat } go home
   *[no] the Priests of { $seat } and { $other } go home
}, and the coins are lost.
log-bribe-lost = The bribe of { $coins } { $at_place } is lost.
log-ambushes = { $seat } lays an ambush { $at_place } and takes { $coins }; the Priest who carried them goes home to { $other }.
log-priest-gained = { $priest } joins { $seat }.
log-priest-joins = { $priest } joins { $seat } { $at_place }.
log-raised = One of the Priests of { $seat } rises from { $priest_n } to { $to_priest }.
log-weakened = One of the Priests of { $seat } falls from { $priest_n } to { $to_priest }.
log-boosted = { $seat } strengthens { $priest } by { $n }.
log-placed = { $seat } places { $priest } { $at_place }.
log-moves = { $seat } moves { $priest } on to { $place }.
log-comes-home = { $seat } calls { $priest } home from { $place }.
log-all-sent-home = All Priests { $at_place } are sent home.
log-altar-built = { $seat } turns { $priest } into an Altar { $at_place }.
log-altar-lost = { $seat } loses the Altar { $at_place }.
log-exchanges = { $seat } exchanges the Altar { $at_place }: it was made of a Priest of { $priest_n }, now of one of { $to_priest }.
log-summons = Darkness stirs: { $seat } summons { $god }, and the sheet turns to its Dark side.
log-summons-again = { $seat } summons { $god } a second time.
log-victory-altars = From five Altars { $god } takes hold of the world: { $seat } wins.
log-victory-mobs = Behind four Mobs { $god } takes hold of the world: { $seat } wins.
log-victory-summoning = Summoned a second time, { $god } takes hold of the world: { $seat } wins.
log-victory-power = Several cults stand ready, but none has a Divine Power like { $god }: { $seat } wins with { $n }.

# What cards say ---------------------------------------------------------------------------------------------------

card-place = Location { $number }.
card-required = { $n ->
    [0] No Followers are required to preach here.
   *[other] To preach here you need { $amount }.
}
card-required-steep = To preach here you need { $amount } ({ $steep } with the steep row).
card-effect = If you win, you may { $ways }.
card-alms = Alms for the others present: { $amount } each.
card-note-bribe = Only a Priest who stands in this Location can be sent. It carries the coins, and if it still does when its new Location is decided, you win there.
card-note-build_altar = An Altar has influence 4 and stays; each cult can have one in a Location. Five of them win.
card-note-gain_mob = Mobs make prayers reach further, and four of them win.
card-note-raise = No Priest rises above 5, and never the Patriarch.
card-note-summon = Your influence there must reach your Divine Power. The first time your sheet turns to its Dark side, the second time you win.
card-side-light = Light side, Divine Power { $n }.
card-side-dark = Dark side, Divine Power { $n }.
card-side-ability = { $ability } ({ $cost }): { $effects }.
card-ability-light = On the Light side { $of_god }.
card-ability-dark = On the Dark side { $of_god }.
card-cost = Price: { $cost }.
card-sealed = Sealed: only a cult whose sheet shows its Dark side can play it.
card-value = Sold for { $amount } after a prayer.
card-copies = { $n } in the deck.
card-bonus = Your Patriarch gains { $n } influence.
card-price = Price at the Palace: { $amount }.
card-celebration = Chosen at the beginning of a round by the holder of Supremacy, who then takes no part in it.
card-supremacy = Whoever holds it when a round begins may celebrate for one of these effects and take no part in the round.
card-celebrate = { $celebration }: { $effects }.
card-prayer = Praying ends your placements and brings the effect of one Location as if you had won it.
card-prayer-reach = With { $amount }: up to Location { $number }.
card-prayer-more = With { $amount } or more: up to Location { $number }.
card-trade = Then you may sell Intrigues and buy Privileges.

effect-given = { $effects }, but only if { $given }
given-no_rival_priest = no rival Priest stands on the active Location
given-no_altar_here = there is no Altar on the active Location
given-no_altar_above = there is no Altar on a higher Location

cost-coins = { $coins }
cost-followers = { amount-followers }
cost-some-followers = 1 to { $most } Followers
cost-cards = { $n ->
    [one] one of your cards
   *[other] { $n } of your cards
}
cost-sacrifice = sacrifice an available Priest{ of-influence }
cost-sacrifice-all = all your available Priests, back to the reserve
cost-ritual = { $patriarch ->
    [only] lay your available Patriarch, with influence { $least } or more, on the sheet until the end of the round
   *[allowed] lay an available Priest{ of-influence } on the sheet until the end of the round
}
of-influence = { $range ->
    [any] {""}
    [exact] {" "}of influence { $least }
    [least] {" "}of influence { $least } or more
    [most] {" "}of influence { $most } or less
   *[between] {" "}of influence { $least } to { $most }
}

way-paid = pay { $price } to { $effects }

verb-gain = gain { $amount }
verb-gain-followers-priests-here = gain a Follower for each Priest on the active Location
verb-gain-followers-available = gain a Follower for each of your available Priests
verb-gain-followers-paid = gain as many Followers as the influence you gave up
verb-draw = draw { $amount }
verb-draw-bottom = draw { $amount } from the bottom of the deck
verb-draw-priests-here = draw { $a_card } for each Priest on the active Location
verb-draw-available = draw { $a_card } for each of your available Priests
verb-draw-paid = draw as many { $deck_name } as that Priest had influence
verb-loses-self = lose { $amount }
verb-loses-all = each cult loses { $amount }
verb-loses-present = each cult on the active Location loses { $amount }
verb-loses-opponents_present = each opponent on the active Location loses { $amount }
verb-loses-light = each opponent on the Light side loses { $amount }
verb-loses-richest = the richest cult loses { $amount }
verb-loses-most_cards = the cult with the most cards loses { $amount }
verb-loses-strongest_patriarch = the cult with the strongest Patriarch loses { $amount }
verb-lose-coins = every cult with { $at_least } coins or more loses { $coins }
verb-take-half = take half the coins of { $whom }, rounded up
verb-take-coins = take up to { $coins } from { $whom }
verb-give-hand = { $whom } gives you a Miracle or an Intrigue of its choice
verb-give-any = { $whom } gives you a card of its choice
verb-take-privilege = take a Privilege from the cult with the strongest Patriarch
verb-market-privilege = take a Privilege from the Palace, free of charge
verb-market-affordable = take a Privilege you could pay for from the Palace, free of charge
verb-play-sealed = play a sealed card
verb-play-card = play { $a_card }
verb-sell-top = turn up the top Intrigue and sell it
verb-play-top = { $n ->
    [one] turn up the top Intrigue and play it if possible
   *[other] turn up the top { $n } Intrigues one by one and play them if possible
}
verb-draw-and-return = draw 2 Intrigues and put one of them back on top
verb-gain-priest = gain a Priest of influence { $influence }
verb-gain-priest-available = gain a Priest with as much influence as you have available Priests
verb-gain-priest-paid = gain a Priest with as much influence as you gave up
verb-join-priest = gain a Priest of influence { $influence } on the active Location
verb-join-priest-paid = gain a Priest on the active Location, with as much influence as Followers you gave up
verb-incarnate = give up { $destroys } of your available Priests, if you have so many; gain a Priest of influence { $influence } on the active Location
verb-raise-anywhere-stay = raise a Priest (available, or on the spot) by { $by }
verb-raise-here-stay = raise a Priest of yours on the active Location by { $by }
verb-raise-here-home = raise a Priest of yours on the active Location by { $by } and take it home
verb-raise-here-next = raise a Priest of yours on the active Location by { $by } and move it to the next
verb-raise-paid = raise a Priest of yours on the active Location by that much, to 5 at most
verb-place-priests = { $most ->
    [one] place an available Priest on the active Location{ $access ->
        [yes] , if you have the Followers it asks for
       *[no] {""}
    }
   *[other] place { $least } or more of your available Priests on the active Location
}
verb-move-next = move a Priest of yours from the active Location to the next
verb-move-higher = move a Priest of yours from the active Location to a higher one for which you have the Followers
verb-withdraw = take a Priest of yours home from the active Location
verb-boost = strengthen a Priest of yours on the active Location by { $by } until it is decided
verb-weaken = every Priest of influence 3 or more on the active Location loses 2 influence
verb-return-priests = all Priests on the active Location are sent home
verb-build-here = turn a Priest of yours on the active Location into an Altar
verb-build-anywhere = turn one of your Priests into an Altar where it stands
verb-destroy-altars = all Altars on the active Location are destroyed
verb-take-supremacy = take the Supremacy card
verb-bribe = pay { $least } to { $most } coins and send one of your Priests to the Location of that number, to win it
verb-ambush = a Priest who carries coins goes home, and you take the coins
verb-win = you win the active Location
verb-lowest-wins = the lowest influence wins the active Location
verb-bar = nobody present gets the effect or the alms of the active Location
verb-summon = summon your god
verb-choose = { $either }

standing-free-placement = your placement number { $ordinal } of a round costs no Follower
standing-access = you may preach { $at_place } whatever Followers you have
standing-community = with any influence { $at_place } you may use the effect of the Location after the winner, instead of taking alms
standing-tithe = opponents who preach { $at_places } pay you { $coins }
standing-altar-bonus = your Altars have { $n } influence more
standing-on-miracle = whenever you play a Miracle, { $effects }
standing-on-intrigue = whenever you play an Intrigue, { $effects }

# The guided first match --------------------------------------------------------------------------------------------

lesson-welcome = In the Eternal City two gods want to be the only one. You lead the Priests of one of them through its thirteen Locations. You win with five Altars, four Mobs or two Summonings at the end of a round.
lesson-preach = In turn you each send one Priest to a Location that you want to win. The Slums bring a Follower, and more Followers open the better Locations, so they are a good beginning.
lesson-priest = The number of a Priest is his influence, and the highest total wins a Location. Everybody sees whom you send, so send just enough, and keep the strong ones for a contest.
lesson-another = Go where nobody is, or beat who is there: Priests in one Location add up, and on a tie the higher Divine Power wins. The Market brings six coins, which later pay for Altars.
lesson-third = Three placements a round are free. Whoever loses a Location still gets its alms, so coming second is better than staying away.
lesson-enough = From the fourth on, each Priest costs a Follower. When you have placed enough, pray: that ends your placements and brings something at once.
lesson-prayer = Your prayer gives you the effect of a Location that your Mobs reach, as if you had won it. Without a Mob that is the Ruins: a Miracle, a card that turns a contest.
lesson-act = Locations are now decided from 1 to 13, and before each of them everybody may play one card or use one ability. Pass where you win anyway or have nothing to win; you will be asked again at the next.
lesson-won = You had the most influence there, so the Location is yours this round. Your Priests come home and can be sent out again next round.
lesson-gift = The winner may use what the Location offers. It costs nothing here, so take it.
lesson-alms = You have lost the Location and got alms for being there. Two coins now and then add up to an Altar.
lesson-trade = After praying you may buy Privileges that lie open at the Palace; they last for the whole match. Buy what you will use every round, and keep five coins for an Altar.
lesson-road = A new round, and your Followers decide how far up the road you may go. The Artisan District (7) turns a Priest into an Altar: five of these win.
lesson-card = Now you could do something before this Location is decided: a Miracle, an Intrigue or an ability of your god. It pays where it turns a loss into a win, or spoils what the other cult needs.
lesson-effect = This effect has its price or leaves you a choice. Pay when it brings you nearer to Altars or Mobs; coins alone win nothing.
lesson-alone = You know how a round goes: send, pray, fight for each Location, take what you win. From here on you play alone; count the other cult’s Altars and Mobs, and ask for a hint whenever you like.
lesson-farewell = One god is left in the city. Next time look at the other sheets: every god wins in another way.

# How one wins -------------------------------------------------------------------------------------------------------

goal = Have 5 Altars on the board, or 4 Mobs, or 2 Summonings when a round ends. One of the three is enough.
goal-turn =
    Intention: in turn you send one Priest to a Location, or pray, and then place nobody more. Three placements are free, each further one costs a Follower.
    Praying gives you at once the effect of a Location that your Mobs reach; then you may trade.
    Resolution: Location by Location, from 1 to 13. First everybody may play one card or use one ability, then the most influence wins its effect.
    The other cults present get alms, and all Priests go home. Altars stay.
goal-ends = A round ends and at least one cult meets one of the three conditions; if several do, the highest Divine Power wins. What is lost before the round ends does not count.
stand-own = You: Altars { $altars } of 5, Mobs { $mobs } of 4, Summonings { $summonings } of 2.
stand-other = { $seat }: Altars { $altars }, Mobs { $mobs }, Summonings { $summonings }.
stand-own-claim = As it stands, you meet a condition, with a Divine Power of { $n }: keep it until the round ends.
stand-claim = As it stands, { $seat } meets a condition, with a Divine Power of { $n }: prevent it before the round ends.
