# What the terminal says of its own accord. Lines called typed-… list the words a person may type.

typed-you = you human me
typed-why = why
typed-goal = goal
typed-rules = rules rule
typed-card = card cards
typed-undo = undo
typed-save = save
typed-hint = hint
typed-odds = odds chances
typed-log = log story
typed-orders = orders order
typed-lesson = lesson
typed-board = board table look
typed-lang = lang language
typed-help = help ?
typed-quit = quit exit
typed-turn = turn
typed-yes = yes y
typed-done = done
typed-all = all
typed-never = never
typed-round = round
typed-easy = easy
typed-lift = lift


# Help on the command line -----------------------------------------------------------------------------------------

help-game = The game, for example kingsport_festival. Without it you are asked.
help-seats = Who sits where, separated by commas: you, human:NAME, or a bot (novice, adept, master, high_priest, the weakest first; greedy and random for study), each perhaps followed by a colour (you:red). Every option of the game can be given too, for example --scenario none.
help-seed = A word or number that fixes the dice and the cards, to repeat a match. Whoever knows it knows every card; without it the house draws one and seals it.
help-lang = The language: en or fr.
help-content = A folder of corrections to the game’s content.
help-save = The file in which the match is kept.
help-lesson = Give the lesson of the game: a guided first match.
help-file = The save to go on with. Without it, the match you played last.
help-list = List the matches that are not over.

# Opening a table --------------------------------------------------------------------------------------------------

which-game = Which game do you want to play?
enter-takes = Type a number, or press Enter for { $value }:
how-many = How many players ({ $numbers })? You are one of them; bots take the other seats.
number-please = One of these numbers, please: { $numbers }.
table-so-far = This is the table:
line-seats = Seats
enter-starts = Press Enter to start, or type the number of a line to change it:
line-please = A number from 1 to { $most }, please.
who-sits = Type the seats in order, separated by commas: you, human:NAME for another person at this screen, or a bot of one of the levels below. A colour may follow, as in you:red. Colours: { $colours }.
bots-for-study = Bots for study: { $bots }.
enter-keeps = Enter keeps { $value }:
nothing-opened = No table was opened.

# During a match ---------------------------------------------------------------------------------------------------

opened = The match is kept in { $file } after every choice. You can leave whenever you like.
resumed = Here you are again. The match is kept in { $file }.
diary-found = Leng was cut short the last time. Nothing of it is lost: { $n ->
        [one] one entry
       *[other] { $n } entries
    } of the match stood in the diary beside the save.
diary-broken = The diary beside the save could not be followed to its end: whatever it told further on is missing from this match. It was kept as { $file }.
commitment = The dice are fixed and sealed: { $hash }
unsealed = Somebody chose the seed of this match: whoever knows it knows every die and every card. So there is no seal.
other-content = Mind: this match was begun with other content files than those found here.
hand-over = Pass the keyboard to { $name }. Everybody else looks away.
press-enter = { "" }Press Enter when you are ready:
colon = :{ " " }
reminder = Type a number or part of a name. Also: why, goal, rules, card NAME, hint, undo, orders, board, help, quit.
reminder-enter = Press Enter to go on. Also: help, quit.
reminder-picks = Type numbers in any order: 2 2 5. Undo puts back what you picked. Also: why, rules, card NAME, hint, board, help, quit.
picks-already = Picked so far: { $picked }
picks-times = (up to { $n })
picks-all-word = all
picks-ask = Pick { $most }.
picks-ask-range = { $least ->
    [0] Pick up to { $most }, then type “done”.
   *[other] Pick { $least } to { $most }, then type “done”.
}
picks-forgotten = All put back: pick anew.
picks-not-understood = “{ $typed }” picks nothing here. Type numbers from 1 to { $most }, such as 1 1 2, part of a name, or “help”.
greyed-more = …and { $n } more for the same reason; type “why” to see them all.
greyed-others = More is forbidden for other reasons; type “why” to see everything.
ambiguous = “{ $typed }” fits several:
type-something = Type a number from 1 to { $most }, or “help”.
not-understood = Nothing here is called “{ $typed }”. Type a number from 1 to { $most }, part of a name, or “help”.
why-nothing = Nothing forbidden here is called “{ $typed }”.
why-all-allowed = Nothing is forbidden here: you may choose anything on the list.
no-rules = There are no rules of their own for this moment. Type “rules all” for the whole rulebook.
rules-not-found = No rule holds “{ $typed }”. Type “rules all” for the whole rulebook.
rules-off = (not at this table)
no-goal = This game does not say how one wins; type “rules all” for its rulebook.
goal-stand = Where you stand now:
goal-turn = The shape of a turn:
goal-ends = What ends the match:
hint = { $bot } would choose { $number }: { $label }
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
chance-unknown = –
odds-best = ← best
no-odds = There are no odds for this question.
saved = Saved in { $file }.
which-language = Which language? Known: { $known }.
left = The match waits in { $file }.
    Go on with: leng resume "{ $file }"

undo-what = You can take back a choice (undo) or your whole turn (undo turn); “{ $typed }” is neither.
undo-agree = { $other }, do you agree that { $name } takes this back? (yes or no)
undo-refused = { $name } does not agree. Nothing was taken back.

orders-list = Your standing orders (“orders lift 1” lifts the first):
orders-possible = You can order here (“orders 1” gives the first, part of its words will do too):
orders-answer = The answer to this question is then “{ $answer }”.
orders-none = You have given no standing orders: you are asked everything.
orders-usage = In short: “orders never”: do not ask this again. { $rounds ->
    [yes] “orders round”: not again in this round.{" "}
   *[no] {""}
}“orders easy”: do not ask when there is only one thing to do. “orders lift 1”: lift order 1.
orders-unknown = Nothing that can be ordered here is called “{ $typed }”. Type “orders” to see the list.
orders-which = Which order? Type “orders lift” and a number from 1 to { $most }.
order-lifted = Lifted: { $order }

card-which = Type “card” and a name. Cards of this game:
card-unknown = No card is called “{ $typed }”. Type “card” alone to see all names.
card-rule = How such cards are used: { $rule } (rules { $id }).
source-page = Source: the rulebook, page { $page }.
source-rulebook = Source: the rulebook.
source-public = Source: a fact made public elsewhere.
source-reconstructed = Source: reconstructed here to fit the rulebook; the printed card may differ.
source-owner = Source: corrected by an owner of the game.

# Help at the prompt -----------------------------------------------------------------------------------------------

help-answer = Answer with the number of an option or with part of its name. Where several things are to be picked, type their numbers in any order (2 2 5), “done” when fewer are enough, “all” where it is offered. Besides, you can type:
usage-why = why [NAME]
about-why = why something is not allowed, with its rule; without a name, everything greyed
usage-goal = goal
about-goal = how one wins, where you stand, and what ends the match
usage-rules = rules [all | WORDS]
about-rules = the rules of this phase; all of them, or those with these words
usage-card = card [NAME]
about-card = a card, god or building in words, with its source
usage-undo = undo [turn]
about-undo = take back your last choice, or your whole turn
usage-save = save [FILE]
about-save = where the match is kept, or a copy in another file
usage-hint = hint
about-hint = what a bot that plays well would choose, and why
usage-odds = odds
about-odds = the exact chances behind your options, where the game knows them
usage-log = log [N]
about-log = the last N lines of the story
usage-orders = orders [N]
about-orders = questions you do not want to be asked: see, give (orders 2) and lift (orders lift 1) standing orders
usage-board = board
about-board = draw the table again
usage-lesson = lesson
about-lesson = leave the lesson of a guided match, or come back to it
usage-lang = lang en | fr
about-lang = change the language
usage-help = help
about-help = this list
usage-quit = quit
about-quit = leave; the match waits for you

# The end ----------------------------------------------------------------------------------------------------------

result = The match is over.
score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
seed = The seed was { $seed }; its seal, shown when the table was opened, is { $hash }
seed-known = The seed was { $seed }, as somebody had chosen it; there was no seal.
verify = The match is kept in { $file }.
    Check every roll and every card with: leng verify "{ $file }"
list-line = { $when }  { $game }: { $names } ({ $n ->
    [one] { $n } choice
   *[other] { $n } choices
} so far)
list-empty = No unfinished match in { $folder }. Start one with: leng play

# What can go wrong ------------------------------------------------------------------------------------------------

trouble-seats = { $least } to { $most } seats are needed, and “{ $wanted }” makes { $seats }.
trouble-seat = “{ $seat }” is neither a person nor a bot. Write you, human:NAME, or one of { $bots }; a colour may follow ({ $colours }).
trouble-language = The language “{ $wanted }” is not known. Choose one of: { $known }.
trouble-no-value = The option --{ $option } needs a value after it.
trouble-extra-word = “{ $word }” is one word too many; options begin with --.
trouble-save-exists = The file { $file } exists already. Go on with it by “leng resume”, or choose another name.
trouble-diary-exists = There is no { $file }, but the diary of a match that was kept there: { $diary }. Move it away, or choose another name.
trouble-diary-content = The diary { $diary } was written with other content files than those found here. Name the same folder with --content; or move the diary away to go on without what it tells.
trouble-diary-rules = The diary { $diary } was written by Leng { $rules }, whose rules are not those of { $here }. Resume the match once with Leng { $rules }; or move the diary away to go on without what it tells.
trouble-played-elsewhere = The match in { $file } is being played at another terminal. Leave it there first.
trouble-not-saved = The match could not be saved in { $file }: { $trouble }. Type “save” and another file.
trouble-not-begun = The match cannot be kept in { $file }, so it was not begun. Choose another file with --save.
trouble-nothing-to-resume = There is no unfinished match in { $folder }. Start one with: leng play

# The lesson -------------------------------------------------------------------------------------------------------

lesson-of = Lesson, { $told } of { $total }
lesson-advised = ← advised
lesson-none = No lesson is given at this table; “leng play --lesson” opens one.
lesson-left = You have left the lesson; “lesson” brings it back.
lesson-back = Back to the lesson.
trouble-lesson-settled = A lesson brings its own players, options and seed, so { $option } cannot be given with --lesson.
