# What the pages say.

leng = Leng
leng-in-one-sentence = A table for five Mythos board games, with every rule enforced: play against bots, around one screen, or with friends by link.
skip = Skip to the content
preferences = Language and light
language = Language
language-en = English
language-fr = French
theme = Light
theme-light = Light
theme-dark = Dark
theme-device = As on this device

# The lobby --------------------------------------------------------------------------------------------------------

play-now = Play now against bots
play-now-about = A first match of { $title }, set up for beginners. No account, nothing to install.
your-tables = Your tables
table-over = over
table-your-turn = your turn
table-waiting = waiting for friends
table-running = being played
games = The games
coming = Coming
players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
minutes = { $least }–{ $most } min
open-a-table = Open a table
go-on-with-a-save = Go on with a save
save-file = A save of Leng (.leng)
upload = Put it on a table
by-link = Has somebody sent you a link to a seat? Open it: it shows you the seat, and one button sits you down.
join-title = Join with a code
join-code = Six letters
join-go = Take me there
join-with = or with the code { $code }
join-with-about = On another device open { $house } and type the code; or point a camera at this.
qr-of = The link to the seat of { $name }, for a camera
trouble-wrong-code = That code leads nowhere. Codes have six letters, seat one person, and last a day: ask for a new one.
trouble-too-many-codes = { $most } codes a minute are enough. Wait a moment, then try again.
fan-made = Leng is fan-made and draws its own pictures. The games belong to their authors and publishers; if you enjoy one here, buy the box.

title-elder_sign = Elder Sign
title-cult = Cult
title-auztralia = AuZtralia
title-evil_high_priest = Evil High Priest
about-kingsport_festival = Cultists roll dice to call upon twenty gods, spread through a town and brave four raids in a year. A race of dice, nerve and timing.
about-elder_sign = All together against one sleeping horror: roll dice through the rooms of a museum after dark, and seal the way before it wakes.
about-cult = Rival faiths preach in the same thirteen places of one city, priest by priest, and anybody may interrupt. Sly and full of surprises.
about-auztralia = Lay rails, farm and mine a red continent, then turn the guns on what wakes in the outback. Building first, war afterwards.
about-evil_high_priest = Place your cultists, break the seals one by one and survive the raids: everybody serves the same god, only one will be thanked.

# Opening a table --------------------------------------------------------------------------------------------------

open-title = A table of { $title }
what-is-it-about = What is it about?
with-whom = With whom?
with-link = Friends, each at their own device
with-here = Friends around this screen
with-bots = Bots
how-many-seats = How many seats?
who-sits-where = Who sits where?
seat-who = Seat { $letter }
who-me = You
who-here = Somebody else at this device
who-link = Somebody by link
who-bot = Bot: { $name }
bots-to-play = Bots to play against
bots-for-study = Bots for study
levels-about = How the bots play:
seat-name = Name
seat-name-usual = as usual
seat-colour = Colour
any-colour = any
link-later = Friends by link meet in a waiting room first; their links and codes are shown there, to you alone. People at this device share it: a curtain falls between their turns.
options = What is played
the-table = The table
closed-to-spectators = Closed: only the players may look
advanced = For experts
seed-field = Seed
seed-about = The same word gives the same dice and cards: use it to repeat a match. Whoever knows it knows every card, so the table has no seal and says so to everybody. Leave it empty, and the house draws one that nobody knows.
open-it = Open the table
back-to-lobby = Back to the lobby

# At the table -----------------------------------------------------------------------------------------------------

title-your-turn = ● Your turn – { $title }
reconnecting = Reconnecting…
show-what-fits = Show the options that fit
round = Round { $n }
your-turn = Your turn
over = The match is over.
you-are-watching = You are watching. You see what everybody may see.
why-not = { $n ->
    [one] Why not? One thing you cannot do now
   *[other] Why not? { $n } things you cannot do now
}
hint = What a good bot would do
hint-place = Place { $n } of the hint.
ask-hint = Hint
ask-odds = Odds
odds-best = The best chance: { $label }, { $chance }.
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-even = No option has a better chance than the others.
chance-of-success = – chance of success:
chance-best = (the best)
undo-choice = Undo choice
undo-turn = Undo turn
undo-policy = Undo is free until dice fall, something hidden comes out or somebody else decides; beyond that, the people concerned must agree. Every undo is told in the story.
undo-agree = Agree, as { $name }
undo-refuse = Refuse
silence-round = Not again this round
silence-match = Never ask me this
silence-about = Your answer is then “{ $answer }” without your being asked, until you change it under Standing orders.
sure-round = From now to the end of this round you answer “{ $answer }” without being asked.
sure-match = From now to the end of the match you answer “{ $answer }” without being asked, unless you lift the order in the menu.
sure-proviso = As long as that holds you answer “{ $answer }” without being asked; you can lift the order in the menu.
sure = Yes, do not ask me
do-it = Do it
not-here = { $name } is not here
silence-under = No question…
silence-do = Give this order
story = Story
story-of = The story of this match of { $title }
only-mine = Only mine
whole-story = All of it
rules-of = Rules: { $phase }
page = p. { $n }
no-rules = There are no rules of their own for this moment.
seats = Seats
is-bot = bot, { $name }
is-you = you
is-person = a person
is-absent = not here yet
standing-orders = Standing orders
no-orders = You are asked everything.
lift = Ask me again
chat = Chat
mute = Mute what people write here
mute-about = You do not see what others write at any table, and nobody is told.
no-talk = Nobody has said anything yet.
say-something = Say something to the table
send = Send
voice-of-the-table = The table
rematch = Rematch
rematch-about = The same people and bots, everybody one place further.
to-rematch = To the rematch
rematch-open = A rematch is open: the button beside the result leads there.
trouble-no-rematch = A rematch is for those who sat here, once the match is over.
this-table = This table
download-save = Download the save
save-later = The save holds every hidden card, so it can be downloaded once the match is over.
is-closed = This table is closed to spectators.
relic-seats = Who sat at this table
relic-running = The match was not over.
relic-save-later = The save tells what each of you held, so nobody is given it while the match can still be gone on with elsewhere. Whoever runs this house can open it again with that version.
unsealed = known seed
unsealed-about = Somebody chose the seed of this match: whoever knows it knows every die and every card. So there is no seal.
commitment-running = The dice and cards are fixed and sealed. At the end the seed is shown, and everybody can check it against this seal:
sound = A short tone when it is your turn
keys = Keyboard shortcuts
close = Close
settings = Menu
rules = Rules
beside-the-table = Beside the table
phases = Phases of the round
mine = What is yours
others = The others
regions = Parts of the board
fold-sheet = Fold or unfold the question:
legend = What the signs mean
choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
more = More
ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
more-below = { "{n}" } more below
undo = Undo
why-not-short = Why not?
silence = Do not ask me this again

# Keys -------------------------------------------------------------------------------------------------------------
# A letter of the alphabet each, different from each other.

all-keys = All keys
key-pass = P
key-done = D
key-all = A
key-hint = H
key-odds = O
key-undo = U
key-why = W
key-more = M
key-rules = R
key-chat = C
key-settings = T
key-matters = B
key-about-options = choose an option
key-about-arrows = go along the options, Enter takes one
key-about-pass = pass, or whatever declines
key-about-done = enough picked, where several things are to be picked
key-about-all = all of them at once
key-about-hint = a hint
key-about-odds = the odds, where there are any
key-about-undo = take a choice back
key-about-why = why not: what you cannot do now, and the rule
key-about-more = what is seldom wanted
key-about-rules = the rules of this phase
key-about-chat = the chat
key-about-settings = this menu
key-about-matters = the part of the board that matters
key-about-zoom = larger, smaller, as it was
key-about-escape = close what is open
board = The board
no-board = This game has no drawing yet; the question and the story say everything.
menu = What to do here

hand-over = Pass the device to { $name }
look-away = Everybody else looks away.
i-am = I am { $name }

source-page = From the rulebook, page { $page }
source-rulebook = From the rulebook
source-public = A fact made public elsewhere
source-reconstructed = Reconstructed here to fit the rulebook; the printed card may differ
source-owner = Corrected by an owner of the game

# Links to seats ---------------------------------------------------------------------------------------------------

seat-links = Links to seats
seat-links-about = Send each link to whoever is to sit there. It seats one person, once: after that nobody can open it, not even you, and their hand is their own.
links-to-send = { $n ->
    [one] { $names } has not sat down yet: send the link.
   *[other] { $names } have not sat down yet: send the links.
}
has-arrived = { $name } has sat down.
make-link = Make a link
new-link = New link
new-link-about = The link made before then opens nothing any more.
own-links = Your seat on another device
own-links-about = Make a link and open it there. Whoever opens it plays the seat as well and sees its hand. It works once.
copy = Copy
copied = Copied

invite-by = { $n ->
    [one] { $names } invites you to a table of { $title }
   *[other] { $names } invite you to a table of { $title }
}
invite-title = You are invited to a table of { $title }
invite-own = { $name }’s seat at a table of { $title }, on this device
invite-own-about = Whoever plays { $name } made this link, for another device or for somebody to share the seat with. Both see its hand and can play it.
invite-description-free = A free seat is waiting for you.
invite-description = A seat for { $name } is waiting.
your-name = Your name
invite-seat = Your seat
invite-others = Around the table
invite-already = You already play { $names } in this browser. Sit down here too only if you share this device with somebody; otherwise send the link on.
invite-program = A program opened this table and keeps a key to this seat: whoever runs it can see the hand and play it.
invite-spectators = Spectators may look on. They see what lies open, never a hand.
sit-down = Sit down
sit-down-about = No account, nothing to install: this browser keeps your seat. The link works once, so nobody else can open it after you, not even whoever sent it.

used-title = This link has been used
used-about = Every link seats one person, once, and somebody has already sat down as { $name }.
used-how = How to get a new one
used-by-you = Was it you? Open the table in the browser you sat down with. There, under “This table”, you can make a link for another device.
used-by-another = Was it somebody else? Only whoever plays { $name } now can make a new link: ask them. Whoever sent you this one may know who it is.
replaced-title = This link has been replaced
replaced-about = There is a newer link to the seat of { $name }, and nobody has sat down there yet.
replaced-how = Ask { $names } for the newer one.
replaced-how-opener = Ask whoever opened the table for the newer one.
look-on = Look on

# The end ----------------------------------------------------------------------------------------------------------

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
replay = Look at it again
verify-yourself = Verify it yourself
seed = Seed
commitment = Seal shown from the start
verify-how = Download the save; this replays every roll, every card and every score:
replay-position = { $n } of { $last } choices
replay-choice = { $name }: { $label }
replay-end = The end
replay-slider = Moment of the match
replay-steps = Step by step
step-first = To the beginning
step-back = One choice back
step-on = One choice on
step-last = To the end
replay-keys = Space plays and pauses. ← and → step through the choices, with Shift through the deeds; Page Up and Page Down go from round to round, Home and End to either end.
how-it-went = How it went
take-away = Link to this moment, save, story as text, keys
curve = Points over the match
curve-about = The points of everybody over the match. At the end: { $names }.
after-choices = after { $n } choices
ahead-since = In the lead for good since { $when }.
sources = Where the points came from
sources-unscored = What everybody had in the end
sources-together = Who brought what
curve-course = On the way to victory, in percent
curve-course-about = How far everybody had come over the match, in percent. At the end: { $names }.
turning-about-sides = The lead of { $name } over { $other } changed most here, in percent of the way.
turning-points = { $n ->
    [one] The turning point
   *[other] The turning points
}
turning-about = How far { $name } was ahead of the best of the others changed most here.
see-it-again = See it again
best-deeds = Everyone’s best deed
replay-jumps = From deed to deed
jump-deed-back = ‹ Deed
jump-deed-next = Deed ›
jump-round-back = ‹ Round
jump-round-next = Round ›
to-deed-back = To the deed before
to-deed-next = To the next deed
to-round-back = To the round before
to-round-next = To the next round
play-itself = Play
play-pause = Pause
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
branch = Play on from here
branch-about = What if? Take a seat and play on against bots:
position-link = Link to this position
keep-story = The story as text
go = Go
back-to-table = Back to the table

# What goes wrong --------------------------------------------------------------------------------------------------

trouble-title = Something stirs in the dark
note-stale = The table had already moved on, so nothing was chosen. This is how it stands now.
trouble-not-offered = That is not on offer now. This is how the table stands.
trouble-not-asked = It is not your turn to decide.
trouble-no-odds = There are no odds to tell here.
trouble-odds-not-found = The odds could not be worked out in time. Ask again.
trouble-only-watching = You are only watching here: this is for the people on the seats.
trouble-over = The match is over and its seed has been shown: nothing can be taken back any more.
trouble-not-over = This match is still being played; it can be looked at again once it is over.
trouble-closed = This table is closed: only its players may look. If you have a seat here, open it in the browser you sat down with; there you can make a link for this one.
trouble-wrong-link = This link opens no seat at this table. Check that you copied all of it.
trouble-not-your-link = Only whoever sits there can make a link to this seat; until somebody has sat down, whoever opened the table can.
trouble-two-of-you = You can take only one seat as yourself; choose “somebody else at this device” for the other one.
trouble-no-file = Choose a save file first.
page-403 = This form is too old or came from elsewhere. Go back, load the page again and try once more.
page-404 = There is no such page here. The link may be incomplete.
page-413 = That file is too large to be a save of Leng.
page-429 = That was a lot of requests at once. Wait a minute, then go on; nothing is lost.
page-500 = Something went wrong on our side. Your tables are safe on disk; load the page again.
page-503 = We cannot reach our records just now. Your tables are safe; load the page again in a moment.

# Several picks as one question --------------------------------------------------------------------------------------

picks-already = Picked so far: { $picked }
picks-ordered = The order in which you pick them counts.
picks-times = up to { $n }
picks-less = One less: { $label }
picks-more = One more: { $label }
picks-sum = Picked: { $picked } (at least { $least }, at most { $most })
picks-sum-exact = Picked: { $picked } of { $most }
picks-done = Done

# Following the others ---------------------------------------------------------------------------------------------

follow = What the others do
follow-pace = The deeds of others
follow-slow = Slow
follow-normal = Normal
follow-once = At once
since-your-turn = Since your last turn
since-short = Since your turn
since-a-while = What was done last
deed-of = Deed { $n } of { $last }
deed-back = One deed back
deed-on = The next deed
deed-pause = Pause
deed-again = See it again
deed-now = Skip to now
key-since = S
key-now = N
key-space = Space
key-about-since = what the others did since your last turn
key-about-now = skip to now
key-about-step = one deed back, the next deed
key-about-pause = pause, and go on

# The lesson

learn-now = Learn by playing
learn-now-about = A guided first match of { $title }: you play at once, and every rule is told when you need it.
play-now-alone = Play without the lesson
learn-it = Learn by playing
learn-again = The lesson again
lesson-of = Lesson, { $told } of { $total }
lesson-advised = advised
lesson-try = We would try: { $label }
rule-of-line = Rule { $rule }
lesson-before = Said before
lesson-leave = Leave the lesson
lesson-back = Back to the lesson

# How one wins, and the rulebook -------------------------------------------------------------------------------------

goal = Goal
goal-title = How one wins
goal-stand = Where you stand now
goal-turn = The shape of a turn
goal-ends = What ends the match
rulebook = Rulebook
rulebook-of = The rules of { $title }
rulebook-about = All { $n } rules in our own words, with worked examples and our answers where the printed rulebook leaves a question open.
rulebook-table = What does not hold at your table is set back; what belongs to this very phase is marked.
rulebook-whole = The whole rulebook
rulebook-search = Search the rules
rulebook-find = Search
rulebook-all = Show all
rulebook-found = Found: { $n }
rulebook-nothing = No rule holds all these words.
rulebook-contents = Chapters
rulebook-now = this phase
rulebook-off = not at your table
rulebook-only = only { $where }
rulebook-example = Example.
rulebook-ruling = Ruling.
key-goal = G
key-about-goal = how one wins, and where you stand

## The waiting room, one's name, and open hands around one screen

waiting-room = { $title }: the waiting room
waiting-for = Still to come: { $names }.
all-are-here = Everybody is here.
invite-friends = Invite your friends
a-free-seat = A free seat
seats-are-free = { $n ->
    [one] A seat is still free.
   *[other] { $n } seats are still free.
}
how-to-call-you = How shall we call you?
invite-friends-about = Each friend needs an invitation of their own: it seats one person, once. Codes last a day, links as long as the seat is free.
type-it-at = Type it at
or-scan = , or point a camera at the picture.
code-over = The code has run out after a day. The link still works; a new one has a new code.
only-here = This address leads nobody else here: Leng is open to this machine alone. To play with other devices, start it with
who-is-here = Who is here
guest-you = here
guest-here = here
guest-gone = away just now
guest-away = not come yet
guest-bot = ready
host-is-gone = Whoever invited you is not looking just now, so you may begin.
this-match = This match
it-takes = It takes
code = Code
begin = Begin
begin-with-bots = { $n ->
    [one] Begin with a bot on the empty seat
   *[other] Begin with bots on the empty seats
}
begin-anyway = Begin now; they come later
begin-about = Adepts, bots of the second of four levels, take the seats that nobody has come to, and the links to them open nothing any more. If the others come later instead, the match waits whenever it is their turn.
host-begins = As soon as everybody is here you can begin; before that, whoever has invited you can.
look-again = See who is here now
name-at-tables = What you are called at new tables
keep-name = Keep
trusting = Several at this device trust each other: open hands, no curtain
hands-open-about = Whoever shares this device sees every hand that is played here alone.
hands-closed-about = A curtain falls between the turns of those who share this device.
open-hands = Play with open hands here
close-hands = Let the curtain fall again
trouble-not-yours-to-begin = Not everybody is here yet; only whoever has invited the others can begin without them.
