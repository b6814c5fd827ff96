# Words on the drawing of the table.

about =
    All of you serve the same Great Old One, and each wants to be the one it remembers. Thirteen signs hold it back. When the last of them is broken, what lies in your sanctuary is counted: 10 points for a sign, 5 for a grimoire, 2 for magic, 1 for blood, and 5 for whoever has most treasure.
    A round has two halves:
    1. Actions. In turn, everybody sends one cultist from the pool, the priest or an acolyte, to a free space, pays what it costs in full and takes what it gives. When all pools are empty, prowlers move on.
    2. Upkeep. Rituals go on a step and pay, cultists come home, monsters and rooms do what they do, and goods may be put elsewhere.
    Locks on the cult board open along the lines. Whoever breaks one takes its sign and may use its bonus at once; from then on everybody may. Many locks call investigators.
    A raid comes to everybody with the same strength. Acolytes in the asylum and the escape zone stop 1 each. Then it comes by the exposed goods, and room after room: each takes its defence off, and as long as anything is left of the raid, what lies there is lost. Acolytes (2 each) and monsters may be given up to stop it.
    The first raid opens the rituals and lets you summon monsters.

title = { $phase ->
    [setup] Before the first round
    [action] Round { $n }: { $seat } places
    [raid] Round { $n }: a raid
    [prowlers] Round { $n }: the prowlers of { $seat }
    [upkeep] Round { $n }: upkeep
    [opponent] Round { $n }: the opponent acts
    [end] The end
   *[between] Round { $n }
}{ $limit ->
    [0] {""}
   *[other] {" "}(of { $limit })
}
heading-cult = { $name } ({ $n ->
    [one] 1 sign left
   *[other] { $n } signs left
})
heading-places = Locations
heading-rituals = Rituals
heading-closed = Rituals (closed until the first raid)
heading-display = On display
heading-others = The other priests
heading-own = Your sanctuary, as a raid comes by
heading-raid = Investigators! ({ $seat } has called them)

colon = :
points = { $n } pts
pool = pool
asylum = asylum { $n }/{ $chairs }
asylum-is = Asylum
escape = escape { $n }
captive = { $n } held by a monster
out = { $n } in the box
next-first = (first in the next round)
exposed = Exposed:
a-raid-of = what is left of a raid of
lost-points = points lost
empty-slots = empty: { $slots }
spent = used
turned = weakened
denied = denied this round: { $sign }
only-you = only you see:
on-board = on the board
dice = Dice { $dice }: strength { $n }.
would-lose = would take { $n } pts
spared = is spared
track-deep_ones = Deep ones
track-growth = Growth
worship = { $n } of { $most } worship Azathoth
glacier-awake = { $name } pays everybody { $pays } in every upkeep
glacier-asleep = { $name } sleeps (would pay { $pays })
amoebas = { $n } amoebas on the pile

post-summon_monster = Summon
post-rescue_acolyte = Rescue
post-improve_sanctuary = Improve
post-escape = Escape

sign-treasure = treasure
sign-blood = blood
sign-magic = magic
sign-atom = atom
sign-grimoire = grimoire
sign-elder_sign = sign
sign-any_basic = any basic goods
sign-any = any goods
sign-room = room
sign-monster = monster
sign-amoeba = amoeba
sign-taken = amoeba to be lodged
sign-acolyte = acolyte given up
sign-rescue = acolyte rescued
sign-worship = acolyte to Azathoth
sign-fetched = fetched from there
sign-mutant = mutant
sign-abomination = abomination
sign-spawn = spawn
sign-glacier = glacier
sign-deep_ones = deep ones on
sign-growth = growth on
sign-raid = raid dice
sign-defence = stops 2
sign-first = first player
sign-special = card of the board
sign-track-entry = enter the track
sign-prowler-location = location prowler
sign-prowler-cult = cult prowler
sign-prowler-ritual = ritual prowler
sign-prowler-flex = flexible prowler
sign-prowler-block = blocking prowler
sign-prowler-eternal = eternal prowler
sign-priest = priest of A
sign-own-acolyte = acolyte of A
sign-lock-open = can be broken
sign-lock-shut = out of reach
sign-lock-free = bonus for all
sign-lock-dead = done
sign-lock-closed = bonus closed
