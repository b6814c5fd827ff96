# Evil High Priest in English: names, questions, reasons, the story of a match, and the words of the cards.

title = Evil High Priest
about = One to five priests serve the same Great Old One, and only one can be High Priest when it wakes. Send your priest and your acolytes to gather treasure, blood, magic and grimoires, and break the thirteen Elder Signs of its prison. Most locks call investigators down on everybody: they march through your sanctuary room by room and burn whatever your asylum, your sacrifices and your walls do not hold off. Build well, hide the dearest things deepest, and break the last sign while you are ahead: signs count ten points, grimoires five, magic two, blood one, and the largest treasure five.

# Names ------------------------------------------------------------------------------------------------------------

rival-opponent = The opponent
rival-won-opponent = The opponent has won
colour-violet = violet

phase-setup = Set-up
phase-action = Actions
phase-raid = Raid
phase-prowlers = Prowlers
phase-upkeep = Upkeep
phase-opponent = The opponent
phase-end = The end

kind-resource = Goods
kind-location = Location
kind-lurk = Prowler space
kind-ritual = Ritual
kind-post = Space of the priest board
kind-room = Room
kind-monster = Monster
kind-investigator = Investigator
kind-priest = Priest card
kind-special = Special card
kind-lock = Lock
kind-cult = Cult board
kind-omen = Roll of the opponent
kind-space = Spaces
kind-row = Cards on offer
kind-lair = Lairs
kind-slot = Sanctuary
kind-seat = Priests

# Which names stand without an article; of the others, which are feminine or plural in this language.
articles = The
bare = kingsport innsmouth boston dunwich arkham miskatonic_university aylesbury salem providence
feminine = none
plural = fungi_from_yuggoth
vowels = aeiou
name-the = { $form ->
    [bare] { $name }
   *[other] the { $name }
}
name-a = { $form ->
    [bare] { $name }
    [plural] { $name }
    [vowel] an { $name }
   *[other] a { $name }
}
name-at = { $form ->
    [bare] at { $name }
   *[other] at the { $name }
}
name-to = { $form ->
    [bare] to { $name }
   *[other] to the { $name }
}
name-from = { $form ->
    [bare] from { $name }
   *[other] from the { $name }
}
quoted = “{ $name }”
quoted-at = at “{ $name }”
quoted-to = to “{ $name }”
quoted-from = from “{ $name }”
of-person = of { $name }
from-person = from { $name }

zone-the = { $zone ->
    [pool] the pool
    [asylum] the asylum
    [escape] the escape zone
    [worship] the throng around Azathoth
    [box] the box
   *[exposed] the exposed area
}
zone-at = { $zone ->
    [worship] around Azathoth
   *[other] in { zone-the }
}
zone-to = { $zone ->
    [worship] to Azathoth
   *[other] to { zone-the }
}
zone-from = from { zone-the }
slot-the = slot { $n }
slot-at = in slot { $n }
slot-to = to slot { $n }
slot-from = from slot { $n }
lurk-the = { $n ->
    [1] the prowler space
   *[other] the second prowler space
}
lurk-at = on { lurk-the }
lurk-to = to { lurk-the }
lurk-from = from { lurk-the }
captive-the = the { $name }
captive-at = in the claws of the { $name }
captive-to = to the { $name }
captive-from = from the claws of the { $name }

goods-treasure = treasure
goods-blood = blood
goods-magic = magic
goods-atom = atoms
goods-grimoire = grimoires
goods-elder_sign = Elder Signs
goods-room = rooms
level-mutant = a Mutant
level-abomination = an Abomination
level-spawn = a Spawn
piece-priest = the priest
piece-acolyte = an acolyte
track-deep_ones = the track of the Deep Ones
track-growth = the growth track

amount-treasure = { $n } treasure
amount-blood = { $n } blood
amount-magic = { $n } magic
amount-atom = { $n ->
    [one] { $n } atom
   *[other] { $n } atoms
}
amount-grimoire = { $n ->
    [one] { $n } grimoire
   *[other] { $n } grimoires
}
amount-elder_sign = { $n ->
    [one] { $n } Elder Sign
   *[other] { $n } Elder Signs
}
amount-any_basic = { $n ->
    [one] { $n } basic resource
   *[other] { $n } basic resources
}
amount-room = { $n ->
    [one] { $n } room
   *[other] { $n } rooms
}
amount-monster = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
}
amount-amoeba = { $n ->
    [one] { $n } slime amoeba
   *[other] { $n } slime amoebas
}
amount-acolyte = { $n ->
    [one] { $n } acolyte
   *[other] { $n } acolytes
}
amount-asylum = { $n ->
    [one] { $n } acolyte in the asylum
   *[other] { $n } acolytes in the asylum
}
amount-escape = { $n ->
    [one] { $n } acolyte in the escape zone
   *[other] { $n } acolytes in the escape zone
}
amount-rescue = { $n ->
    [one] { $n } acolyte out of the asylum
   *[other] { $n } acolytes out of the asylum
}
amount-worship = { $n ->
    [one] { $n } worshipper of Azathoth
   *[other] { $n } worshippers of Azathoth
}
amount-fetched = { $n ->
    [one] { $n } worshipper fetched back
   *[other] { $n } worshippers fetched back
}
amount-mutant = { $n ->
    [one] { $n } Mutant
   *[other] { $n } Mutants
}
amount-abomination = { $n ->
    [one] { $n } Abomination
   *[other] { $n } Abominations
}
amount-spawn = { $n } Spawn
amount-first = the first player marker
amount-turn = another turn
amount-shield = a raid weaker by { $n }
amount-raid = { $n } raid strength
amount-deep_ones = { $n ->
    [one] { $n } step of the Deep Ones
   *[other] { $n } steps of the Deep Ones
}
amount-growth = { $n ->
    [one] { $n } step of growth
   *[other] { $n } steps of growth
}
amount-glacier = a glacier that pays everybody
amount-prowler-location = a prowler for the locations
amount-prowler-cult = a prowler for the cult board
amount-prowler-ritual = a prowler for the rituals
amount-prowler-flex = a prowler for locations or rituals
amount-prowler-block = a prowler that goes first and bars its space
amount-prowler-eternal = an eternal prowler
amount-amoeba-defence = amoebas with defence { $n }
amount-track-entry = entry to a ritual track of this board
amount-shoggoth = the Shoggoth
amount-howler = the Howler
amount-bloated_woman = the Bloated Woman
amount-black_pharaoh = the Black Pharaoh
amount-haunter_of_the_dark = the Haunter of the Dark
amount-entity_wendigo = the Wendigo
amount-entity_gnoph_keh = the Gnoph-Keh
amount-entity_rhan_tegoth = the Rhan-Tegoth
amount-king_in_yellow = the King in Yellow
amount-chance = the dice decide
amount-chance-raid = { $n ->
    [one] a raid of 1 die
   *[other] a raid of { $n } dice
}
amount-more = more on its card

# What signs mean, on the page and in the terminal.
sign-treasure = treasure (the most: 5 points)
sign-blood = blood (1 point)
sign-magic = magic (2 points)
sign-atom = atom
sign-grimoire = grimoire (5 points)
sign-elder_sign = Elder Sign (10 points)
sign-any_basic = any basic resource
sign-room = room
sign-monster = monster
sign-amoeba = slime amoeba
sign-acolyte = acolyte that can act
sign-asylum = acolyte in the asylum
sign-escape = acolyte in the escape zone
sign-rescue = acolyte out of the asylum
sign-worship = worshipper of Azathoth
sign-fetched = worshipper fetched back
sign-mutant = Mutant
sign-abomination = Abomination
sign-spawn = Spawn
sign-first = first player marker
sign-turn = another turn
sign-shield = weaker next raid
sign-raid = raid strength
sign-deep_ones = step of the Deep Ones
sign-growth = step of growth
sign-glacier = glacier
sign-prowler-location = prowler (locations)
sign-prowler-cult = prowler (cult board)
sign-prowler-ritual = prowler (rituals)
sign-prowler-flex = prowler (locations or rituals)
sign-prowler-block = blocking prowler
sign-prowler-eternal = eternal prowler
sign-amoeba-defence = defence of amoebas
sign-track-entry = entry to a ritual track
sign-shoggoth = Shoggoth
sign-howler = Howler
sign-bloated_woman = Bloated Woman
sign-black_pharaoh = Black Pharaoh
sign-haunter_of_the_dark = Haunter of the Dark
sign-entity_wendigo = Wendigo (entity)
sign-entity_gnoph_keh = Gnoph-Keh (entity)
sign-entity_rhan_tegoth = Rhan-Tegoth (entity)
sign-king_in_yellow = King in Yellow
sign-chance = the dice decide
sign-chance-raid = raid, by its dice
sign-more = more on its card

# What can be agreed on at a table.
option-name-boxes = Boxes
option-about-boxes = The base game, or with one or both expansions: they bring unique monsters, investigators, a card for every priest, and more cult boards.
option-value-base = Base game
option-value-blood_ceremony = With Blood Ceremony
option-value-dark_ritual = With Dark Ritual
option-value-both = With both expansions
option-name-cult = Cult board
option-about-cult = Whom the priests serve: each board has locks, prices and rules of its own. Boards of an expansion need its box.
option-value-random = Drawn at random
option-name-investigators = Investigators
option-about-investigators = Aggressive ones roll a single die and add 6 or 12 to it where two or three are printed: raids are stronger and easier to foresee.
option-value-usual = Usual
option-value-aggressive = Aggressive
option-name-tokens = Tokens
option-about-tokens = Whether there is always enough of all goods, or only as much as lies in the box.
option-value-unlimited = Without limit
option-value-strict = Only those in the box
option-name-start = First lock of the Yellow Sign
option-about-start = Whether the first lock of the Yellow Sign costs what our board says or nothing at all.
option-value-paid = It costs 2 magic
option-value-free = It costs nothing
option-name-flight = The great flight
option-about-flight = When all acolytes flee in the Pyramid: those in the asylum too, or only those that are active.
option-value-asylum = From the asylum too
option-value-active = Only active ones
option-name-worshippers = Worshippers
option-about-worshippers = How many acolytes around Azathoth end the match of a lone player.
option-value-3 = Three
option-value-6 = Six
option-name-rounds = Rounds
option-about-rounds = Whether the match also ends after so many rounds, if signs are still left. Not in the rulebook.
option-value-20 = At most 20
option-value-12 = At most 12

ending-broken = The last Elder Sign is broken.
ending-grown = The last Elder Sign fell to what has grown.
ending-azathoth = Too many worshipped Azathoth, and everything is over.
ending-limit = The rounds agreed on are over.

proviso-raid = for the rest of this raid
proviso-weak = as long as the raid is no stronger than { $place }
proviso-harmless = as long as only treasure or atoms are at stake

score-elder_sign = Elder Signs
score-grimoire = Grimoires
score-magic = Magic
score-blood = Blood
score-treasure = Most treasure

# Questions: what the decider reads, and what the others read meanwhile --------------------------------------------

ask-turn = Whom do you send where? A cultist goes from your pool to a free space, pays what it asks and takes what it gives.
wait-turn = { $seat } sends a cultist out.
ask-after = Before your turn ends you may still discard a monster for what it does.
wait-after = { $seat } may still discard a monster.
ask-bonus = The sign of { $lock } is yours. Does your cultist go on to the bonus of the lock?
wait-bonus = { $seat } may use the bonus of the broken lock.
ask-take-sign = Which sign do you take without paying for it? All else that its lock does still happens.
wait-take-sign = { $seat } chooses a sign to take.
ask-activate = Which location do you activate? Its cost is paid; it does not matter who stands there.
wait-activate = { $seat } activates a location from afar.
ask-relocate = Who is carried off, and to which location? The cultist activates it at once, and its cost is paid.
wait-relocate = { $seat } moves a cultist to another location.
ask-which-reward = What do you take?
wait-which-reward = { $seat } chooses a reward.
ask-reward-first = What comes first, the monster or the room?
wait-reward-first = { $seat } decides what comes first.
ask-ritual-first = Which ritual pays first?
wait-ritual-first = { $seat } decides which ritual pays first.
ask-exchange = Which basic resources do you exchange? For each you choose another kind afterwards.
wait-exchange = { $seat } exchanges goods.
ask-exchange-for = What do you take for 1 { $goods }?
wait-exchange-for = { $seat } chooses goods in exchange.

ask-pay = What do you pay with, and from where? { $left ->
    [one] 1 more is
   *[other] { $left } more are
} due.
wait-pay = { $seat } pays.
ask-store = You gain { $amount }. What goes into your rooms? The rest lies in the exposed area, which a raid destroys first.
wait-store = { $seat } puts goods away.
ask-gain-which = Which basic resources do you gain? { $n ->
    [one] 1 in all.
   *[other] { $n } in all, in any mix.
}
wait-gain-which = { $seat } chooses what to gain.
ask-rearrange = You may put your goods elsewhere: a raid comes to the exposed area first, then to your rooms from the first to the last.
wait-rearrange = { $seat } may rearrange the sanctuary.
ask-fill = What goes into { $room } ({ $place })?
wait-fill = { $seat } fills a room.
ask-move-goods = What do you move before the raid comes? You may still move { $left }.
wait-move-goods = { $seat } moves goods through a secret passage.
ask-lose = From where do you lose { $goods }? { $left ->
    [one] 1 more is
   *[other] { $left } more are
} taken.
wait-lose = { $seat } loses goods.
ask-victim = Whom does it strike?
wait-victim = { $seat } chooses a victim.
ask-destroy = What do you destroy in the exposed area { $of_victim }?
wait-destroy = { $seat } destroys goods of somebody.

ask-room = Which room do you take? Raids come through your rooms from the first slot to the last.
wait-room = { $seat } chooses a room.
ask-slot = Where do you build { $room }? The first slots are raided first.
wait-slot = { $seat } decides where to build.
ask-replace = All your slots are taken. Do you take a room in place of one of yours? What lies in that one is exposed.
wait-replace = { $seat } may replace a room.
ask-discard-room = Which room do you give up? What lies in it comes to the exposed area.
wait-discard-room = { $seat } gives up a room.
ask-keep-room = You have looked at the top of the deck. Which room do you build? The other is discarded.
wait-keep-room = { $seat } looks at rooms of the deck.
ask-monster = Which monster moves into your lair?
wait-monster = { $seat } chooses a monster.
ask-on-install = The monster has come. Do you use what it can do on its arrival?
wait-on-install = { $seat } may use a monster that has just come.
ask-discard-monster = Which monster do you give up?
wait-discard-monster = { $seat } gives up a monster.
ask-hand-amoeba = Who gets the slime amoeba? It takes a lair.
wait-hand-amoeba = { $seat } hands on a slime amoeba.

ask-sacrifice = Which acolyte do you sacrifice? He goes to the asylum, or from a full one to the escape zone.
wait-sacrifice = { $seat } sacrifices an acolyte.
ask-lose-acolyte = Which of your acolytes is dragged off to the asylum?
wait-lose-acolyte = { $seat } loses an acolyte.
ask-trap = Whose acolyte does your monster seize, and where?
wait-trap = { $seat } seizes an acolyte of somebody.
ask-recall = Which acolytes come back from the rituals to your pool?
wait-recall = { $seat } may call acolytes back from the rituals.
ask-rescue = How many acolytes do you fetch from the asylum? They go { $zone ->
    [pool] straight to your pool
   *[other] to the escape zone, and to your pool in upkeep
}.
wait-rescue = { $seat } fetches acolytes from the asylum.
ask-to-worship = Which acolyte goes to worship Azathoth? There he acts no more, every raid is stronger by one, and too many worshippers end everything.
wait-to-worship = { $seat } sends an acolyte to Azathoth.
ask-from-worship = Who is fetched back from Azathoth?
wait-from-worship = { $seat } fetches worshippers back.
ask-onto-ritual = Whose worshipper goes to which ritual, without paying?
wait-onto-ritual = { $seat } may send a worshipper to a ritual.
ask-evolve = Which acolyte becomes a Mutant? He acts no more, but stops 2 of every raid.
wait-evolve = { $seat } lets an acolyte evolve.
ask-to-box = Which acolyte do you lose for good? He goes back to the box.
wait-to-box = { $seat } loses an acolyte for good.
ask-who-gains = Which rival gains what this path costs?
wait-who-gains = { $seat } decides who gains.
ask-growth-tie = Several have equally much. Who gets the sign of { $lock }?
wait-growth-tie = { $seat } decides a tie.
ask-altar = Shall the sacrifice leave blood on your altar?
wait-altar = { $seat } may use the altar.

ask-announce = The raid stands at { $strength }. Before it strikes, do you announce anything that changes it?
wait-announce = { $seat } may announce something.
ask-which-die = Which die is taken away?
wait-which-die = { $seat } takes a die away.
ask-retaliate = A raid of strength { $strength } is upon you. Whom or what do you give up to weaken it?
wait-retaliate = { $seat } faces the raid.
ask-raid-ability = Your monster has been sacrificed. Do you use what it can do?
wait-raid-ability = { $seat } may use a sacrificed monster.
ask-false-wall = The raid reaches your False Wall with strength { $strength }. Do you bring it down on them?
wait-false-wall = { $seat } may bring down a False Wall.
ask-after-raid = The raid is over. Do you use what the investigator leaves you?
wait-after-raid = { $seat } may profit from the end of the raid.

ask-prowl = Where does a prowler of yours go? It pays and earns there like any cultist.
wait-prowl = { $seat } moves a prowler.
ask-eternal = Where does an eternal prowler of yours earn now? If not at this price, pay nothing this time.
wait-eternal = { $seat } may use an eternal prowler.
ask-upkeep = Whom or what do you use in this upkeep?
wait-upkeep = { $seat } may use monsters and rooms.
ask-tribute = { $monster } is hungry. Do you feed it, or let it go?
wait-tribute = { $seat } must feed a monster.

# The same in a few words, for the line of a phone -----------------------------------------------------------------

short-turn = Send whom where?
short-after = Discard a monster?
short-bonus = Use the bonus?
short-take-sign = Which sign?
short-activate = Which location?
short-relocate = Move whom where?
short-which-reward = What do you take?
short-reward-first = Monster or room first?
short-ritual-first = Which ritual first?
short-exchange = Exchange what?
short-exchange-for = For what?
short-pay = Pay with what?
short-store = Where do you store it?
short-gain-which = Gain what?
short-rearrange = Rearrange?
short-fill = Fill the room with what?
short-move-goods = Move what?
short-lose = Lose from where?
short-victim = Whom does it strike?
short-destroy = Destroy what?
short-room = Which room?
short-slot = Build where?
short-replace = Replace a room?
short-discard-room = Give up which room?
short-keep-room = Build which room?
short-monster = Which monster?
short-on-install = Use the new monster?
short-discard-monster = Give up which monster?
short-hand-amoeba = Who gets the amoeba?
short-sacrifice = Sacrifice whom?
short-lose-acolyte = Whom do you lose?
short-trap = Seize whom?
short-recall = Call whom back?
short-rescue = Rescue how many?
short-to-worship = Send whom to Azathoth?
short-from-worship = Fetch whom back?
short-onto-ritual = Send to which ritual?
short-evolve = Who becomes a Mutant?
short-to-box = Whom do you lose for good?
short-who-gains = Who gains?
short-growth-tie = Who gets the sign?
short-altar = Blood on the altar?
short-announce = Announce anything?
short-which-die = Which die goes?
short-retaliate = Give up whom or what?
short-raid-ability = Use the monster?
short-false-wall = Bring down the wall?
short-after-raid = Use the investigator?
short-prowl = Where does it prowl?
short-eternal = Pay and earn there?
short-upkeep = Use whom or what?
short-tribute = Feed it?

# Options ----------------------------------------------------------------------------------------------------------

option-place = { $title } ({ $piece_word })
idea-place = { $title }
way-place = { $piece ->
    [priest] with the priest
   *[other] with an acolyte
}
piece-word-priest = priest
piece-word-acolyte = acolyte
option-discard = Discard { $monster }: { $effects }
option-use = Use the bonus of { $lock }: { $effects }
option-from = 1 { $goods_one } { $from_place }
option-evolved = { $level } in place of a grimoire
option-store = 1 { $goods_one } { $to_place }
option-goods = 1 { $goods_one }
goods-one-treasure = treasure
goods-one-blood = blood
goods-one-magic = magic
goods-one-atom = atom
goods-one-grimoire = grimoire
goods-one-room = room
goods-one-elder_sign = Elder Sign
option-room = { $title }: { $effects }
option-slot = Slot { $n }
option-monster = { $title }: { $effects }
option-monster-retaliate = Sacrifice { $monster }: { $effects }
option-lair = { $title }
option-numbered = { $text } (no. { $n })
option-eternal = { $text } (the eternal prowler)
option-on-step = { $text } (step { $n })
option-ability = Use { $card }: { $effects }
option-power = Use { $card }: { $effects }
option-special = Use { $card }
option-special-retaliate = Give { $card } up: it stops { $n }
option-acolyte = The acolyte { $at_place }
option-acolyte-of = The acolyte { $of_owner } { $at_place }
option-captive = The one { $at_place }
option-seat = { $who }
option-die = The { $die }
option-prowl = { $from_start }: { $title }
idea-prowl = The prowler { $from_start }
way-prowl = { $title }
option-visit = { $title }
option-ritual = { $title }
option-relocate = The { $piece_word } { $from_start } { $to_space }
idea-relocate = The { $piece_word } { $from_start }
way-relocate = { $title }
option-ritual-for = The worshipper { $of_owner }: { $title }
idea-ritual-for = The worshipper { $of_owner }
way-ritual-for = { $title }
option-lock = { $title }
option-reward = { $effects }
option-first-monster = The monster first
option-first-room = The room first
option-move = { $goods_one } { $from_start } { $to_place }
idea-move = { $goods_one } { $from_start }
way-move = { $to_place }
option-rescue = { $n ->
    [0] Nobody
   *[other] { $n }
}
option-destroy = Destroy { $level }; a grimoire comes from the supply
option-bribe = Bribe { $investigator }: { $effects }
option-none = Keep all rooms as they are
option-pass-after = End the turn
option-pass-bonus = Leave it
option-pass-on-install = Do not use it
option-pass-onto-ritual = Nobody
option-pass-altar = No blood
option-pass-announce = Announce nothing
option-pass-retaliate = Let them come
option-pass-raid-ability = Do not use it
option-pass-false-wall = Let it stand
option-pass-after-raid = Do not use it
option-pass-eternal = Pay nothing this time
option-pass-upkeep = That is all
option-stay = Nobody prowls any more
option-keep = Leave everything where it is
option-best = Put the dearest goods where raids come last
option-hand = Fill the rooms one by one
option-feed = Feed it: { $effects }
option-let-go = Let it go
option-done = That is all
option-done-store = The rest lies exposed
option-all-pay = Pay with the cheapest
option-all-store = All in the safest rooms
option-all-fill = Fill it with the dearest
option-all-recall = Call all of them back

# The reasons of a refusal -----------------------------------------------------------------------------------------

refuse-occupied = A cultist { $of_by } stands there.
refuse-priests-only = Only the priest may come here.
refuse-acolytes-only = Only an acolyte may come here.
refuse-not-in-pool = There is no such cultist in your pool.
refuse-rituals-closed = The rituals open after the first raid.
refuse-no-prowling-alone = There are no prowlers when you play alone.
refuse-no-priest-card = There are no priest cards without an expansion.
refuse-priest-card-spent = Your priest card has been used; that is possible once in a match.
refuse-no-raid-yet = No monster is summoned before the first raid.
refuse-lairs-not-empty = A monster is summoned only into empty lairs.
refuse-lock-shut = No broken lock leads here yet.
refuse-lock-dead = The sign is broken, and the lock has no bonus.
refuse-track-step = Nobody is sent here: cultists come along the track.
refuse-track-entry-taken = Another cultist stands at the beginning of this track.
refuse-growth-site = Nobody breaks this sign: the growth track sets it off.
refuse-bonus-shut = This bonus stays shut as long as the cultist that took its sign stands there.
refuse-not-your-king = You do not control this card.
refuse-nowhere-to-move = No cultist of yours could go from a location to a free one.
refuse-not-for-prowlers = Prowlers may not go there.
refuse-blocked-by-prowler = A blocking prowler bars it.
refuse-not-unlocked = Its sign is not broken, and prowlers break none.
refuse-condition-unmet = Only if { $needs }{ $so_far ->
    [-1] {""}
   *[other] {" "}(now: { $so_far })
}.
refuse-nobody-suits = It would concern nobody.
refuse-used-in-phase = It has been used in this phase.
refuse-other-kind = The opponent denies you this kind now.
refuse-no-monster-to-give = You do not have the monsters it costs.
refuse-no-amoeba-to-give = You have no slime amoeba to give up.
refuse-no-lair-free = You have no lair free for a slime amoeba.
refuse-no-amoeba-left = No slime amoeba is left on the pile.
refuse-nobody-has-lair = Nobody has a lair free for your slime amoeba.
refuse-no-room-to-give = You have no room to give up.
refuse-slot-taken = This slot is taken.
refuse-no-acolyte-to-send = You have no acolyte to send to Azathoth.
refuse-not-him = It would mean nothing there.
refuse-lacks-goods = It costs { $price }; you have { $total ->
    [0] none
   *[other] { $have }
}.
refuse-already-so = Everything lies like that already.
refuse-no-acolyte = It costs an active acolyte besides the one you send, and you have none.
refuse-denied-reward = The opponent denies you what it gives in this round.
refuse-one-die-stays = At least one die must stay.

# The story of the match -------------------------------------------------------------------------------------------

log-set-up = Thirteen Elder Signs hold { $board } in its prison. The priests gather to break them.
log-round = Round { $n }. { $seat } goes first.
log-places = { $space_kind ->
    [location] { $seat } sends { $piece_one } { $to_space }.
    [lurk] { $seat } lets { $piece_one } lurk in the shadows.
    [start] { $seat } has { $piece_one } begin { $space }.
    [special] { $seat } sends { $piece_one } { $to_space }.
   *[post] { $space_id ->
        [summon_monster] The priest { $of_seat } calls into the dark.
        [rescue_acolyte] The priest { $of_seat } knocks at the gate of the asylum.
        [improve_sanctuary] The priest { $of_seat } has the sanctuary extended.
       *[other] The priest { $of_seat } withdraws to work in secret.
    }
}
log-escapes = An acolyte { $of_seat } slips away to the escape zone.
log-uses-priest = { $seat } plays the card of { $priest }.
log-at-lock = { $seat } stands before { $lock }.
log-breaks = { $seat } breaks the sign of { $lock }; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
log-uses-bonus = { $seat } uses { $lock }.
log-activates = { $seat } reaches out { $to_space }.
log-relocates = { $seat } has a cultist carried { $from_start } { $to_space }.
log-extra-turn = { $seat } will act again at once.
log-shielded = { $seat } is warded: the next raid of this round will be weaker by { $n }.
log-takes-first = { $seat } takes the first player marker for the next round.
log-renews = { $seat } may use the priest card again.

log-pays = { $seat } pays { $amount }.
log-pays-evolved = { $seat } gives up { $level } in place of a grimoire.
log-gains = { $seat } gains { $amount }.
log-loses = { $seat } loses { $amount }.
log-steals = { $seat } steals { $amount } { $from_victim }.
log-steals-from-rival = { $seat } steals { $amount } from the pile of the opponent.
log-destroys-evolved = { $seat } destroys { $level } { $of_victim }.
log-denied = { $goods_kind ->
    [room] { $seat } gets no room: the opponent denies it.
   *[other] { $seat } gets no { $goods }: the opponent denies them.
}
log-rearranges = { $seat } rearranges the sanctuary.
log-moves-goods = { $seat } moves 1 { $goods_one } to another place.

log-builds = { $seat } builds { $a_room } { $at_place }.
log-replaces = { $seat } builds { $a_room } { $at_place }, in place of { $old }.
log-gives-up-room = { $seat } gives up { $room }.
log-uses-room = { $seat } uses { $room }.
log-no-lair = { $seat } has no lair free; the monster turns away.
log-lodges = { $seat } now houses { $a_monster }.
log-gives-up-monster = { $seat } gives up { $monster }.
log-uses = { $seat } calls on { $monster }.
log-uses-special = { $seat } calls on { $card }.

log-sacrifices = { $seat } sacrifices the acolyte { $at_place }{ $zone ->
    [escape] ; the asylum is full, he gets away
   *[other] {""}
}.
log-rescues = { $n ->
    [one] { $seat } fetches an acolyte
   *[other] { $seat } fetches { $n } acolytes
} from the asylum { $zone ->
    [pool] straight to the pool
   *[other] to the escape zone
}.
log-loses-acolyte = { $seat } loses the acolyte { $at_place }{ $zone ->
    [escape] ; the asylum is full, he gets away
   *[other] {" "}to the asylum
}.
log-scared-off = An acolyte { $of_seat } runs from the pool to the escape zone.
log-traps = The monster { $of_seat } seizes the acolyte { $of_victim } { $at_place }.
log-released = An acolyte { $of_seat } is free again and flees.
log-recalls = { $n ->
    [one] { $seat } calls an acolyte back from the rituals.
   *[other] { $seat } calls { $n } acolytes back from the rituals.
}
log-flee = { $n ->
    [one] An acolyte { $of_seat } flees.
   *[other] { $n } acolytes { $of_seat } flee.
}
log-to-the-box = { $seat } loses the acolyte { $at_place } for good.
log-worships = The acolyte { $of_seat } { $at_place } goes to dance around Azathoth.
log-fetched = { $seat } fetches an acolyte { $of_owner } back from Azathoth.
log-onto-ritual = { $seat } sends a worshipper { $of_owner } to begin { $space }.
log-evolves = { $seat } watches an acolyte become { $level }.

log-track = { $track_id ->
    [growth] Something grows: { $track } stands at { $n }.
   *[other] More Deep Ones come ashore: { $track } stands at { $n }.
}
log-takes-card = { $seat } takes { $card }.
log-rival-takes-card = The opponent takes { $card }.
log-rival-lets-go = The opponent lets { $card } go.
log-loses-card = { $seat } lets { $card } go.
log-driven-off = The acolyte { $of_seat } with { $card } is driven off to the escape zone.
log-glacier = A glacier opens its eye: { $card } will feed everybody.
log-glacier-pays = The glacier pays: { $card }.
log-enters-track = A cultist { $of_seat } sets out along { $track }.
log-track-step = A cultist { $of_seat } comes { $to_lock }.
log-leaves-track = A cultist { $of_seat } finds no way ahead and goes home.
log-awarded = What has grown at { $lock } gives its sign to { $seat }.
log-rival-awarded = What has grown at { $lock } gives its sign to the opponent.

log-raid = { $dice ->
    [one] The noise { $of_seat } draws a raid of 1 die.
   *[other] The noise { $of_seat } draws a raid of { $dice } dice.
}
log-rival-raid = { $dice ->
    [one] The opponent draws a raid of 1 die.
   *[other] The opponent draws a raid of { $dice } dice.
}
log-investigator = It is led by { $investigator }.
log-raid-dice = { $dice_n ->
    [0] No die is rolled{ raid-plus }.
   *[other] The dice show { $dice }{ raid-plus }.
}
raid-plus = { $plus ->
    [0] {""}
   *[other] , and { $plus } comes on top
}
log-announces = { $what ->
    [bribe] { $seat } bribes { $card }.
   *[other] { $seat } announces { $card }.
}
log-rerolls = { $seat } has the dice rolled again: { $dice }.
log-removes-die = { $seat } takes a die away: the { $die }.
log-blunts = { $seat } undermines the first room { $of_victim }.
log-bribes = { $seat } has bought off { $n } of the raid.
log-raid-strength = The raid comes with strength { $n }.
log-spared = The raid leaves { $seat } alone.
log-raided = { $n ->
    [0] Nothing is left of the raid on { $seat }.
   *[other] A raid of strength { $n } falls on { $seat }.
}
log-asylum-stops = { $left ->
    [0] The asylum { $of_seat } holds them off.
   *[other] The asylum { $of_seat } takes { $n } of it; { $left } left.
}
log-room-stops = { $n ->
    [0] { $room } { $of_seat } does not stop them; { $left } left.
   *[other] { $room } { $of_seat } ({ $n }): { $left ->
        [0] they come no further
       *[other] { $left } left
    }.
}
log-destroyed = { $seat } loses { $amount } { $from_place }.
log-gives-special = { $seat } throws { $card } at them; { $left } left.
log-sacrifices-monster = { $seat } throws { $monster } at them; { $left } left.
log-raid-stopped = The raid on { $seat } is over.
log-rituals-open = The first raid is over, and the rituals can begin.

log-prowls = { $prowler ->
    [eternal] A prowler { $of_seat } lies down for good { $at_space }.
   *[other] A prowler { $of_seat } goes { $from_start } { $to_space }.
}
log-earns-again = The eternal prowler { $of_seat } stirs { $at_space }.
log-ritual-step = A cultist { $of_seat } comes to step { $step } of { $ritual }.
log-ritual-over = A cultist { $of_seat } has finished { $ritual } and goes home.
log-homecoming = The cultists come home.

log-rival-rolls = The opponent rolls { $dice }.
log-rival-gains = The opponent gains { $amount }.
log-rival-exchanges = The opponent exchanges { $amount } for a sign.
log-rival-breaks = The opponent breaks the sign of { $lock }; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
log-denies = The opponent will deny you { $goods } in the next round.

log-over = { $ending ->
    [broken] The last sign is broken, and the Great Old One wakes.
    [grown] The last sign is gone, and the Great Old One wakes.
    [azathoth] The piping swells, Azathoth stirs, and nobody is left to rule.
   *[limit] The stars move on, and what is not broken by now stays whole.
}
log-scored = { $seat } has { $total } points: Elder Signs { $elder_sign }, grimoires { $grimoire }, magic { $magic }, blood { $blood }, most treasure { $treasure }.

# The words of the cards -------------------------------------------------------------------------------------------

card-cost = Cost: { $effects }.
card-reward = { $effects }.
card-needs = Only if { $effects }.
card-no-prowlers = Prowlers may not come here.
card-lurk = When all pools are empty, the cultist goes on to any location but Providence, pays and earns there.
card-lurk-players = Used with { $players } players.
card-ritual-start = Begin here for { $amount }.
card-ritual-step = Step { $n }: { $effects }.
card-ritual-waits = Step { $n }: nothing yet.
card-ritual = In each upkeep the cultist goes one step on and earns what is there; after the last one it comes home.
card-post-priest = Only for your priest.
card-post-acolyte = Only for acolytes.
card-post-priest_ability = Use your priest card. Once in a match.
card-post-summon_monster = After the first raid, and only if you have no monster.
card-post-rescue_acolyte = From the escape zone he comes to your pool in upkeep.
card-post-improve_sanctuary = Afterwards you may rearrange your goods.
card-post-escape = Any number of acolytes may go there; in raids each stops 1 like one in the asylum.
card-defence = It stops { $n } of a raid.
card-defence-worse = It makes a raid stronger by { $n }.
card-defence-turned = On its other side it stops { $n }.
card-storage = It holds { $n } of: { $kinds }.
card-storage-any = { $n ->
    [one] It holds 1 of anything.
   *[other] It holds { $n } of anything.
}
card-count = { $n } in the box.
card-ability = { $timing }: { $effects }.
card-ability-price = { $timing }: { $price }, then { $effects }.
card-ability-needs = { $timing }, if { $condition }: { $effects }.
timing-lasting = As long as you have it
timing-install = When it comes
timing-upkeep = In upkeep
timing-discard = Discarded on your turn
timing-announce = After the dice of a raid
timing-announce-spends = Discarded after the dice of a raid
timing-announce-commits = After the dice of a raid, if you then sacrifice it
timing-announce-everybody = Everybody, after the dice of the raid
timing-sacrifice = Sacrificed in a raid
timing-sacrifice-zero = Sacrificed so that the raid ends
timing-modifier = In this raid
timing-afterwards = After the raid, whoever started it
timing-afterwards-optional = After the raid, whoever started it may
card-investigator-dice = { $less ->
    [yes] { $n ->
        [one] 1 die less is rolled, but at least one.
       *[other] { $n } dice less are rolled, but at least one.
    }
   *[no] { $n ->
        [one] 1 die more is rolled.
       *[other] { $n } dice more are rolled.
    }
}
card-investigator-strength = { $less ->
    [yes] The raid is weaker by { $n }.
   *[no] The raid is stronger by { $n }.
}
card-priest = Once in a match, on the Priest space.
card-special-stops = Given up in a raid it stops { $n } and goes back to the board.
card-special-space = A space for acolytes of its controller.
card-special-upkeep = In each upkeep its controller may: { $effects }.
card-special-pays = Once its glacier is active, in each upkeep: { $effects }.
card-special-taken = Whoever takes it next takes it away from its controller.
card-lock-start = It is open from the beginning.
card-lock-sign = Its Elder Sign is yours.
card-lock-effects = Then: { $effects }.
card-lock-opens = It opens { $locks }.
card-lock-bonus = Bonus once it is broken: { $effects }.
card-lock-bonus-cost = Bonus once it is broken: { $price }, then { $effects }.
card-lock-bonus-needs = For the bonus, { $effects }.
card-lock-bonus-acolytes = Only acolytes use the bonus.
card-lock-no-bonus = Once it is broken, nobody comes here any more.
card-lock-step = A step of the ritual track: who comes here in upkeep earns: { $effects }.
card-lock-site = Nobody is sent here. When the growth track reaches { $n }: { $effects }.
card-resource-worth = { $n ->
    [0] Worth no points by itself.
    [one] Worth 1 point at the end.
   *[other] Worth { $n } points at the end.
}
card-resource-treasure = Whoever has the most treasure at the end has 5 points for it.
card-resource-elder_sign = Taken from a broken lock. When the thirteenth has left the board, the match ends.
card-resource-basic = A basic resource.
card-resource-total = All tokens together: { $n }.
card-omen = The opponent gains { $effects }.
card-cult-goal = Break thirteen signs; whoever then has the most points wins.
card-cult-great_cthulhu = Every raid brings the Deep Ones a step closer, and some spaces pay by them. The Shoggoth serves whoever took it last: it stops 10 of a raid, or breaks a sign for nothing.
card-cult-black_goat = Two locks are open from the beginning. Many give a monster, but only once the raid they start is over.
card-cult-crawling_chaos = Acolytes are sent to worship Azathoth: each makes every raid stronger by 1, and with three for each player all have lost. The four avatars act in upkeep for whoever holds them.
card-cult-opener_of_the_way = All locks are open; some ask how many signs are broken or how far your acolytes have evolved. Mutant, Abomination and Spawn stop 2, 3 and 4 of every raid, and the latter two may be given up in place of a grimoire.
card-cult-sleeper = It has prowlers of its own: for rituals, for both, and one that goes first and bars its space.
card-cult-tcho_tchos = Four signs are broken by nobody: when the growth track reaches them, each goes to whoever has most of one kind of goods, and a raid begins.
card-cult-windwalker = Three locks wake glaciers, which pay every player in each upkeep.
card-cult-guardian_of_the_pyramid = Slime amoebas take lairs and make raids worse. An eternal prowler stays at a location and earns there in every round.
card-cult-elder_things = Here there are atoms: basic resources without points, which many locks ask for.
card-cult-yellow_sign = The King in Yellow frees acolytes for whoever holds him. Three ritual tracks of four locks can be walked once two signs of a track are broken.
card-cult-box-base = In the base game.
card-cult-box-blood_ceremony = In Blood Ceremony.
card-cult-box-dark_ritual = In Dark Ritual.

verb-when = { $effect } if { $condition }
verb-gain = gain { $amount }
verb-gain-each = every player gains { $amount }
verb-gain-after-raid = gain { $amount } once the raid is over
verb-gain-counted = gain { $goods }: { $count }
count-deep-ones = { $times } for each step of the Deep Ones{ count-plus }{ count-most }
count-deep-ones-half = { $times } for every two steps of the Deep Ones, rounded up{ count-plus }{ count-most }
count-rooms = { $times } for each of your rooms{ count-plus }{ count-most }
count-rooms-half = { $times } for every two of your rooms, rounded up{ count-plus }{ count-most }
count-evolved = { $times } for each of your evolved acolytes{ count-plus }{ count-most }
count-evolved-half = { $times } for every two of your evolved acolytes, rounded up{ count-plus }{ count-most }
count-applied = { $times } for each who was concerned{ count-plus }{ count-most }
count-applied-half = { $times } for every two who were concerned, rounded up{ count-plus }{ count-most }
count-plus = { $plus ->
    [0] {""}
   *[other] , and { $plus } more
}
count-most = { $most ->
    [0] {""}
   *[other] , { $most } at most
}
verb-pay = pay { $amount }
verb-lose-goods = each opponent loses { $amount }
verb-steal = { $of ->
    [opponent] steal { $amount } from an opponent of your choice{ $least ->
        [1] {""}
       *[other] {" "}who has at least { $least }
    }
   *[other] steal { $amount } from each opponent
}
verb-give = an opponent of your choice gains { $amount }
verb-exchange = exchange up to { $n } basic resources for others
verb-destroy-exposed = destroy up to { $n } basic resources in the exposed area of an opponent
verb-advance = move the marker of { $track } by { $n }
verb-take-card = take { $card }
verb-lose-card = give { $card } back to the board
verb-take-sign = take any open sign without paying for it
verb-glacier = { $card } wakes a glacier
verb-renew-priest = your priest card may be used again
verb-take-first = take the first player marker for the next round
verb-to-worship = { $of ->
    [self] send one of your acolytes to worship Azathoth
    [opponent] an opponent of your choice sends an acolyte to worship Azathoth
   *[other] every player sends an acolyte to worship Azathoth
}
verb-from-worship = { $n ->
    [0] fetch all your worshippers back to your pool
    [1] { $anybody ->
        [yes] { from-may } a worshipper back to the pool of its owner
       *[no] fetch one of your worshippers back to your pool
    }
   *[other] { $anybody ->
        [yes] fetch { from-up-to }{ $n } worshippers back to the pools of their owners
       *[no] fetch { from-up-to }{ $n } of your worshippers back to your pool
    }
}
from-may = { $up_to ->
    [yes] you may fetch
   *[no] fetch
}
from-up-to = { $up_to ->
    [yes] up to {""}
   *[no] {""}
}
verb-onto-ritual = send a worshipper of anybody to the free start of a ritual without paying
verb-evolve = { $to ->
    [mutant] one of your acolytes becomes a Mutant
    [abomination] one of your Mutants becomes an Abomination
   *[spawn] one of your Abominations becomes a Spawn
}
verb-prowl = { $prowler ->
    [location] this cultist prowls: later it goes on to a location
    [cult] this cultist prowls: later it goes on to an unlocked bonus of this board
    [ritual] this cultist prowls: later it goes on to the start of a ritual
    [flex] this cultist prowls: later it goes on to a location or the start of a ritual
    [block] this cultist prowls: later it goes on before all others to a location or the start of a ritual, and no prowler may follow there
   *[eternal] this cultist prowls: later it goes on to a location, stays there and earns in every round
}
verb-amoebas-defend = while your cultist stands here, each of your slime amoebas stops { $n }
verb-enter-track = the cultist sets out along { $track }
verb-award = the sign goes to whoever has most { $goods }
verb-gain-monster = { $discard ->
    [yes] take any discarded monster, or one from the row
   *[no] gain a monster
}
verb-discard-monster = { $only ->
    [amoeba] { $n ->
        [1] give up a slime amoeba
       *[other] give up { $n } slime amoebas
    }
   *[any] { $n ->
        [1] give up a monster
       *[other] give up { $n } monsters
    }
}
verb-take-amoeba = { $n ->
    [1] lodge a slime amoeba
   *[other] lodge { $n } slime amoebas
}
verb-give-amoeba = { $of ->
    [opponent] an opponent of your choice lodges a slime amoeba
   *[other] each opponent lodges a slime amoeba
}
verb-hand-amoeba = one of your slime amoebas goes to an opponent
verb-strong-alone = it stops { $n } more while it is your only monster
verb-strong-in-emptiness = it stops 1 more for each empty lair, { $most } at most
verb-turns-over = the first time it is only turned to its weaker side
verb-stays-for = it stays if you pay { $amount }
verb-feeds-on = pay { $amount }, or it goes
verb-sacrifice = { $n ->
    [1] sacrifice an acolyte
   *[other] sacrifice { $n } acolytes
}
verb-rescue = { $each ->
    [yes] every player fetches { $n ->
        [1] an acolyte
       *[other] { $n } acolytes
    } from the asylum
   *[no] fetch { $optional ->
        [yes] up to { $n } acolytes
       *[no] { $n ->
            [1] an acolyte
           *[other] { $n } acolytes
        }
    } from the asylum
}{ $to ->
    [pool] {" "}straight to the pool
   *[other] {" "}to the escape zone
}
verb-lose-acolyte = an opponent of your choice sends an active acolyte to the asylum
verb-scare-off = { $of ->
    [opponent] an acolyte of an opponent flees from the pool to the escape zone
   *[other] an acolyte of each opponent flees from the pool to the escape zone
}{ $larger ->
    [yes] , if that pool is larger than yours
   *[no] { $least ->
        [1] {""}
       *[other] , if at least { $least } are there
    }
}
verb-trap = it seizes an acolyte of an opponent and holds it as long as it is in your lair
verb-recall = call any number of your acolytes back from the rituals to your pool
verb-all-flee = all acolytes of all players flee to the escape zones
verb-to-the-box = every player puts an acolyte back into the box
verb-activate = activate any location but Providence, even an occupied one, for its cost
verb-relocate = one of your cultists goes from a location to a free one and activates it for its cost
verb-extra-turn = take another turn at once after this one
verb-free-entry = until the action phase ends, your acolytes gain { $n } treasure on the starts of rituals instead of paying
verb-shield = the next raid of this round is weaker by { $n } for you
verb-pick-rewards = take { $n } of these: { $rewards }
verb-raid = { $dice ->
    [one] a raid of 1 die
   *[other] a raid of { $dice } dice
}
verb-reroll = all dice of the raid are rolled again
verb-remove-die = one die of the raid is taken away, but not the last
verb-blunt-first = the first room of an opponent stops nothing in this raid
verb-bribe = your raid is weaker by { $n }
verb-ignore-rooms = { $rooms ->
    [first] the first room of each sanctuary stops nothing
    [highest] the strongest room of each sanctuary stops nothing
   *[empty] empty rooms stop nothing
}
verb-protect = these are not destroyed: { $kinds }
verb-asylum-rate = { $n ->
    [0] acolytes in the asylum and the escape zone stop nothing
   *[other] each acolyte in the asylum or the escape zone stops { $n }
}
verb-acolyte-rate = each sacrificed acolyte stops { $n }
verb-monsters-weaker = each sacrificed monster stops { $n } less
verb-backwards = the rooms are raided from the last to the first
verb-spare-lowest = whoever has the fewest points is spared
verb-takes-grimoire = where the raid gets past the asylum, a grimoire is lost first
verb-per-empty-slot = the raid is stronger by 1 for each empty slot of a sanctuary, { $most } at most
verb-gain-room = gain a room
verb-draw-rooms = look at the top { $n } rooms of the deck, build one and discard the rest
verb-discard-room = give up a room
verb-move-goods = move up to { $n } of your goods to other places
verb-blood-of-sacrifice = once a phase, a sacrificed acolyte leaves you { $n } blood
verb-first-acolyte = the first acolyte you sacrifice in a raid stops { $n }
verb-asylum-defends = with { $least } or more acolytes in the asylum, it stops { $n } more
verb-false-wall = when a raid reaches it you may discard it to stop { $n }
verb-collapses = it is discarded when a raid comes through

condition-owns = you have { $amount }
condition-rituals-open = the rituals have begun
condition-no-monster = you have no monster
condition-first-player = you hold the first player marker
condition-prowling = a cultist of yours is on a prowler space
condition-evolved = one of your acolytes has become { $level } or more
condition-signs-broken = { $n } signs are broken
condition-track-at-least = { $track } has come to { $n }
condition-controls = you have { $card }
condition-track-open = the first two signs of { $track } are broken
condition-sign-left = a sign is open
condition-applied = it really happened

# How one wins -------------------------------------------------------------------------------------------------------

goal = { $players ->
    [one] Have more points than your opponent
   *[other] Have the most points
} when the last of the thirteen Elder Signs is gone. A sign is 10 points, a grimoire 5, a magic 2, a blood 1; whoever has the most treasure gets 5.
goal-turn =
    In turn you each send one cultist to a free space, pay what it asks and take what it gives, until nobody has any left.
    Whoever can pay for an open lock breaks its sign: it is theirs, and the arrows of the lock open further ones.
    Many locks bring a raid, to everybody: it takes what lies exposed, then room after room, until acolytes, monsters and rooms have stopped it.
    Upkeep: rituals pay, cultists come home, goods may be moved to safer rooms.
goal-ends = The last of the thirteen signs is gone; the raid it brings is still fought.{ $rounds ->
    [unlimited] {""}
   *[other] {" "}Here also after { $rounds } rounds at most.
}
stand-points = You have { $n ->
    [one] { $n } point if it ended now.
   *[other] { $n } points if it ended now.
}
stand-points-of = { $seat } has { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
stand-hoard = Your opponent has { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
stand-threat = A raid of strength { $n } would cost you { $points ->
    [one] { $points } point
   *[other] { $points } points
}, unless you give somebody up; a weaker one none.
stand-safe = No raid would cost you points as your goods lie now.
stand-signs = { $n ->
    [one] One Elder Sign of { $of } is left
   *[other] { $n } of { $of } Elder Signs are left
} on the board.
stand-worship = Acolytes with Azathoth: { $n } of { $of }. Once they are all there, everybody has lost.

# The guided first match --------------------------------------------------------------------------------------------

lesson-welcome = You and a rival are high priests of one cult, and thirteen Elder Signs keep your god asleep. Break them one by one and hide what you gather, for every noise brings investigators. When the last sign is gone, the most points win.
lesson-place = In turn you each send one cultist to a free space: it pays what stands before the arrow and takes what stands after it. Kingsport costs nothing and brings three treasure, a good beginning.
lesson-improve = Your priest has spaces of his own, beside your name. Improving the sanctuary costs nothing and brings a room: what lies in a room is safer than what lies exposed.
lesson-room = The shield says how much of a raid a room stops, the other signs what it can hold. A Closet stops nothing, but it hides three things of any kind.
lesson-slot = A raid takes what lies exposed, then comes through the slots from 1 to 7 until it is stopped. So what hides your goods belongs at the back.
lesson-rearrange = After building you may put goods elsewhere; otherwise that is possible only at the end of a round. One choice puts the dearest things into the safest rooms.
lesson-magic = The first lock, on the left, costs two magic. Dunwich gives one for nothing: go there now and once more, and you can pay.
lesson-upkeep = The round is over: your cultists are home again, and goods may be moved. Whoever holds the flag of the first player begins the next one.
lesson-second = One more magic, and the first lock is yours. Be quick: a space has room for one cultist a round, and your rival wants magic, too.
lesson-lock = Now you can pay for the lock, and its Elder Sign is yours: ten points at the end, more than anything else brings. Its arrows then open further locks, for both of you.
lesson-open = The sign is broken, and its arrows have opened four locks. Look what they cost before you gather; red dice on a lock mean that breaking it brings a raid at once.
lesson-store = Whatever you gain may go straight into a room that has space for it. A sign is dearest of all, so put it into the Closet.
lesson-guard = Soon somebody will break a lock with dice, and then the raid comes to both of you. Send your priest once more, and build something that stops it.
lesson-front = This time take a room with a shield. In a slot further in front it weakens every raid before that reaches your goods.
lesson-raid = Investigators came, to every player with the same strength: acolytes in the asylum stop one each, rooms what their shields say. The scale above your rooms tells what each strength would take from you.
lesson-retaliate = Before they come through, you may give up acolytes, for two each, or monsters for what they stop. Compare that with what would be lost: whoever is given up goes to the asylum, and comes back only by a rescue.
lesson-bonus = A broken lock is a space like others: at its foot stands a bonus, what it costs and what it brings. Anybody may use it, so look there whenever you do not know where to go.
lesson-ritual = Since the first raid the rituals are open: two treasure now, and what stands on their way comes in the next rounds, while the cultist is away. A grimoire for so little is worth the waiting.
lesson-alone = That is all: gather, hide, break, and be ready when they come. From here on you play alone until the thirteenth sign; a hint is one key away.
lesson-farewell = Signs count ten, grimoires five, magic two, blood one, and the most treasure five. See what the raids have taken from whom: that is often the whole difference.
