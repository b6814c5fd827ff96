# Words that every game and every command shares.

listing = { $most } and { $last }
listing-or = { $most } or { $last }
log-undo = { $seat } takes back { $choices ->
    [one] a choice
   *[other] { $choices } choices
}.
log-undo-seen = { $seat } takes back { $choices ->
    [one] a choice
   *[other] { $choices } choices
}, after dice had fallen or something hidden had come out.

# What can go wrong when a table is opened -------------------------------------------------------------------------

error-unknown-game = There is no game called “{ $game }”. Games found: { $known }.
error-unknown-option = The game { $game } has no option “{ $option }”. It has: { $known }.
error-option-value = “{ $value }” does not fit the option { $option }. Choose one of: { $known }.
error-option-players = The option { $option } is for { $players } players, and this table has { $seats }. Leave it out.
error-option-given = The option { $option } is only there where { $other } is one of: { $needed }. Leave it out, or change { $other }.
error-value-players = For the option { $option }, “{ $value }” is for { $players } players, and this table has { $seats }. What fits here: { $known }.
error-value-given = For the option { $option }, “{ $value }” is only there where { $other } is one of: { $needed }. What fits here: { $known }.
error-seats = The game { $game } seats { $least } to { $most } players; you asked for { $seats }.
error-colour = The colour “{ $colour }” is unknown here or already taken. Choose a different one of: { $known }.

# What can go wrong during a match ---------------------------------------------------------------------------------

error-not-offered = “{ $key }” is not on offer now. You may choose: { $offered }.
error-picks-not-here = One thing is to be chosen here, not several.
error-picks-unknown = “{ $key }” cannot be picked now. You may pick: { $offered }.
error-picks-often = “{ $key }” can be picked { $most ->
    [one] once
   *[other] { $most } times
}, not { $picked } times.
error-picks-few = { $least ->
    [one] At least one must be picked
   *[other] At least { $least } must be picked
}; these are { $picked }.
error-picks-many = { $most ->
    [one] Only one may be picked
   *[other] No more than { $most } may be picked
}; these are { $picked }.
error-picks-order = This does not fit what was picked one by one ({ $picked }). Take that back first, then pick anew.
error-picks-refused = These may not be picked together ({ $rule }).
error-match-over = The match is over: there is nothing left to choose.
error-not-your-turn = It is { $seat } who must choose now.
error-nothing-to-undo = You have made no choice that could be taken back.
error-undo-too-far = The match was opened from a snapshot; nothing before it can be taken back.
error-undo-agreement = To take this back you need the agreement of { $names }.

# Save files -------------------------------------------------------------------------------------------------------

error-save-missing = There is no file { $file }. Check the name and the folder.
error-save-unwritable = The match could not be saved to { $file }: { $trouble }. Choose another place with “save FILE”.
error-save-unreadable = The file { $file } cannot be read: { $trouble }.
error-save-json = The file { $file } is damaged or not a save of Leng: { $trouble }.
error-save-foreign = The file { $file } is not a save of Leng.
error-save-version = The file { $file } is in save format { $version }; this version of Leng reads formats up to { $known }. Open it with a newer Leng.
error-save-corrupt = The save { $file } does not hold together: { $trouble }.
error-save-outgrown = The match { $file } was last written by Leng { $rules }; since { $since } its rules have changed, and this version ({ $here }) cannot go on with it. Leng { $rules } opens it.
error-save-newer = The match { $file } was last written by Leng { $rules }, which is newer than this version ({ $here }). Open it with Leng { $rules } or later.
error-save-entry = Entry { $number } of the record is not possible in { $game }.
error-save-game = The save { $file } is a match of { $game }, not of { $wanted }.

# Content files ----------------------------------------------------------------------------------------------------

error-content = { $file }: the { $kind } “{ $entry }” is wrong at “{ $field }”. { $expected }
error-content-toml = { $file } is not valid TOML: { $trouble }.
error-content-kind = { $file }: there is no kind of entry called “{ $kind }”. Known: { $known }.
error-content-list = { $file }: “{ $kind }” must be written as [{ $kind }.id], once for each entry.
error-content-id = { $file }: entry number { $number } of kind “{ $kind }” has no id.
error-content-twice = { $file }: the id “{ $entry }” is used twice.
error-content-unknown = { $file }: there is no entry “{ $entry }” to correct. Known: { $known }.
error-lesson = { $file } is no lesson: { $trouble }.
error-no-lesson = There is no lesson for { $game } yet.
error-content-folder = There is no folder { $folder } with content.
error-content-link = { $folder }: “{ $entry }” leads to “{ $link }”, which does not exist or does not lead back.

# Where a save and its replay part ---------------------------------------------------------------------------------

verify-content = The match was played with other content files: { $file } in the save, { $here } here.
verify-commitment = What was agreed at the opening (game, options, seats, seed) is not what was promised: the save says { $file }, its opening gives { $here }.
verify-start = The match of this save never begins.
verify-choice = Choice { $number }: { $seat } chose “{ $key }”, but the table was asking { $asked } and offered { $offered }.
verify-after-end = Choice { $number }, “{ $key }”, comes after the end of the match.
verify-snapshot = The position before choice { $at } differs at “{ $field }”: { $file } in the save, { $here } when replayed.
verify-log = Line { $line } of the log differs: { $file } in the save, { $here } when replayed.
verify-count = The save and its replay differ in number ({ $what }): { $file } in the save, { $here } when replayed.
verify-shape = The shape of its positions differs: { $file } in the save, { $here } in this release.
verify-unknown-field = The save has a field that no save has: { $field }.
verify-result = The result differs: { $file } in the save, { $here } when replayed.
error-unknown-bot = There is no bot called “{ $bot }”. Bots: { $known }.
error-negative = { $name } cannot be { $value }.
error-stale = The table has moved on: it is at decision { $now }, and this answer was for { $number }. Look at it anew.
error-second-server = Another server is using { $where }. People at the two would not hear of each other: stop that one first, or give this one a folder of its own with --data.
error-unknown-host = This house is not known as “{ $host }”. If that name is yours, start it with: leng serve --allow-host { $host }
rematch-at = A rematch is open at table { $table }.
error-still-waiting = The match has not begun: somebody in the waiting room must say so.
error-name-taken = Somebody at this table is called { $name } already: choose another name.
error-colour-taken = Somebody at this table wears that colour already: choose another one.
error-no-table = There is no table “{ $table }” here. Check the link.
error-no-undo-request = Nobody is asking you to agree to anything.
error-undo-unnamed = Say what you agree to: send the id of the request, { $id }, as “request”.
error-undo-stale = This answer was meant for another request, which is no longer there, so nothing was taken back. Look at it anew.
undo-request = { $name } wants to take back { $choices ->
    [one] a choice
   *[other] { $choices } choices
} ({ $whose }), back to this moment: { $question }
undo-of = { $choices } of { $name }

# Bots -------------------------------------------------------------------------------------------------------------

name-human = Player
names-of-bots = Lavinia Obed Keziah Silas Asenath Ezra Abigail Wilbur
bot-novice = Novice
bot-adept = Adept
bot-master = Master
bot-high_priest = High Priest
bot-greedy = Greedy
bot-random = Random
bot-version = { $name } (version { $n })
bot-about-novice = Kind: sees what a deed brings at once, and makes the mistakes people make.
bot-about-adept = Does what looks best now, without thinking further ahead than its own deed.
bot-about-master = Plays what it might do on in its head for a round or two, and takes what went best.
bot-about-high_priest = Thinks as the Master does, longer and harder: the strongest.
bot-about-greedy = For study: plays about as well as the Adept, the same for ever, so that others can be measured against it.
bot-about-random = For study: picks anything by chance.

# Tables on a server -----------------------------------------------------------------------------------------------

voice-of-the-table = The table
bot-stumbled = { $name } lost the thread; a simpler bot made this choice.
bot-replaced = { $name } lost the thread again; a simpler bot plays on in this seat until the match is over.
error-bot-tables = { $most } tables at which only bots sit are already running for you. Wait until one of them is over or, if nobody looks at it, a minute; or take a seat yourself.
error-uploads-busy = { $most } saves are being read just now. Wait a little and send yours again.
error-save-long = The save { $file } holds { $entries } choices and undos; at most { $most } are taken in.
error-position-broken = This match goes on from a position that somebody wrote down, and the rules cannot do this there ({ $trouble }). Choose something else, or play on from an unchanged save.
error-save-slow = Replaying the save { $file } takes more than { $seconds } seconds, so it is not taken in. Open it with “leng resume” on your own machine.
error-save-abandoned = Nobody waited for this save to be opened.
error-database = The database { $where } cannot be used: { $trouble }. Nothing in it was changed; put this right and start again.
error-database-address = This is not the address of a database that can be used: { $trouble }. Write one like postgresql://user:password@host/leng.
error-database-away = The database { $where } does not answer: { $trouble }. Start it, or check its address.
error-database-damaged = The database { $where } is damaged: { $trouble }. It was left as it is; put a backup in its place, or see with “leng check-tables” which tables can still be read.
error-database-foreign = The database { $where } holds tables with the names of ours ({ $tables }), but does not say which version of Leng made them. It was left as it is; put a backup in its place, or use another database.
error-database-newer = The database { $where } was made by a newer version of Leng (its schema is { $revision }, this version knows { $known }). It was left as it is; install the newer version.
error-database-none = There is no database { $where }, so there are no tables to check. Name the folder of the server with --data.
error-database-unwritable = The database { $where } cannot be written: { $trouble }. Let it belong to whoever runs the server.
error-data-folder = Tables cannot be kept in { $folder }: { $trouble }. Name another folder with --data.
error-store-gone = This server has lost the file it writes to, so nothing can be done now. Whoever runs it must put the file back and start it again.
waiting-for-database = The database { $where } does not answer yet ({ $trouble }). Waiting a few seconds.
error-name-length = A name has 1 to { $most } characters.
error-seed-length = A seed has at most { $most } characters.
error-talk-length = Say something, in at most { $most } characters.
error-closed-table = This table is closed: only those who sit at it may look. Use the link of your seat.
error-unknown-secret = This secret opens no seat of this table. Check the link.
error-only-seats = Only those who sit at the table may do this.
error-order-not-here = No standing order can answer this now: it must be your question, and one that can be declined.
error-no-odds = There are no odds for this question.
error-odds-not-found = The odds could not be worked out in time. Try again.
error-no-hint = No hint came in time. Ask again.
error-goes-on = This table goes on: look at the table itself.
relic-line = (a line for which this version has no words)
error-save-running = The file would show what is hidden, so it is given out when the match is over.
error-not-over = The match is not over; its positions are shown afterwards.
error-no-position = There is no position { $number } here; they go from { $first } to { $last }.
error-replay-parts = The replay parts from the stored position before choice { $at }.
error-too-many-watchers = { $most } people are watching this table already. Try again later.
error-http-400 = This request makes no sense here: { $trouble }.
error-http-404 = There is nothing at this address.
error-http-405 = This address cannot be used in that way.
error-http-413 = That is too large.
error-foreign-page = A page from elsewhere sent this in your name. Nothing was changed.
error-too-many-streams = { $most } pages from your address are watching tables already. Close some of them first.
error-http-429 = Too many requests in a minute. Wait a little and try again.
error-http-500 = Something went wrong in the server. The match is safe; try again.
error-http-503 = The server cannot write anything down just now. What it has acknowledged is safe; try again in a moment.

# How a match ended, and at which tables something has its place -----------------------------------------------------

won-together = You have won
lost-together = You have lost
winners = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
nobody-won = Nobody has won
fit-players = { $n ->
    [one] { $players } player
   *[other] { $players } players
}
fit-given = { $option }: { $values }

# Standing orders --------------------------------------------------------------------------------------------------

order-nothing-to-decide = You are not asked when there is only one thing to do.
order-not-in-vain = You are not asked where nothing you could do would bring anything.
order-never = You are no longer asked: “{ $ask }”
order-round = You are not asked until the end of round { $round }: “{ $ask }”
order-under = You are not asked, { $proviso }: “{ $ask }”
order-under-round = You are not asked until the end of round { $round }, { $proviso }: “{ $ask }”
offer-nothing-to-decide = No question when there is only one thing to do
offer-not-in-vain = No question where nothing would bring anything
offer-round = No question for the rest of this round
offer-never = Never this question again
offer-under = No question { $proviso }
haste-betrays = The others notice: an answer that comes at once tells them that you hold nothing you could have used.
error-order-no-rounds = This match has no rounds, so no order can end with one.
error-order-proviso = An order under the condition “{ $proviso }” cannot be given here. Possible: { $known }.
error-no-branch = Nobody can play on from this position: the match must be over, and something must have been left to decide there.

# What every game may say: colours of seats, how things are listed, what its drawings have in common.
colour-black = black
colour-blue = blue
colour-green = green
colour-red = red
colour-orange = orange
colour-violet = violet
colour-white = white
colour-yellow = yellow
listing-either = { $most }, or { $last }
listing-long = { $most }; { $last }
named = { $name }
option-value-random = at random
phase-end = The end
sentence = { $text }.
several = { $name }: { $n } ways, choose one
you = you
colon = :
legend = Signs:

# Why a hint is what it is -------------------------------------------------------------------------------------------

advice-level = just as good
advice-ahead = ahead by { $n }
advice-behind = { $n } behind
advice-far = better by far
advice-far-behind = far behind
advice-only = It is the only thing you can do.
advice-wins = As far as one can see, it wins the match in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of all cases, { $than ->
    [next] the next one
   *[best] the best one
} in { NUMBER($other, style: "percent", maximumFractionDigits: 0) }.
advice-loses = As far as one can see, it loses the match in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of all cases, { $than ->
    [next] the next one
   *[best] the best one
} in { NUMBER($other, style: "percent", maximumFractionDigits: 0) }.
advice-chance = It succeeds in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of all cases, { $than ->
    [next] the next one
   *[best] the best one
} in { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
advice-prize = { $than ->
    [next] It succeeds less often than the next one
   *[best] It succeeds more often than the best one
} ({ NUMBER($chance, style: "percent", maximumFractionDigits: 1) } against { NUMBER($other, style: "percent", maximumFractionDigits: 1) }), but { $than ->
    [next] more is at stake.
   *[best] less is at stake.
}
advice-more = It leaves you { $more } more than { $than ->
    [next] the next one
   *[best] the best one
}{ $when ->
    [sure] {""}.
    [later] {""}, if all goes well.
   *[perhaps] {""}, on average.
}
advice-less = It leaves you { $less } less than { $than ->
    [next] the next one, but in a better place
   *[best] the best one
}{ $when ->
    [sure] {""}.
    [later] {""}, if all goes well.
   *[perhaps] {""}, on average.
}
advice-trade = Compared with { $than ->
    [next] the next one
   *[best] the best one
} you have { $more } more and { $less } less{ $when ->
    [sure] {""}.
    [later] {""}, if all goes well.
   *[perhaps] {""}, on average.
}
advice-placed = { $than ->
    [next] You hold the same as with the next one, but the table then stands better for you.
   *[best] You hold the same as with the best one, but the table then stands worse for you.
}
advice-later = { $than ->
    [next] What it brings later outweighs what the next one brings.
   *[best] What it brings later weighs less than what the best one brings.
}
advice-alike = Nothing sets it apart from { $than ->
    [next] the next one
   *[best] the best one
}: take either.
advice-note = The figures say how much better a good bot likes the table once the deed is done. It knows what you know, no more.
in-vain = brings nothing now
in-vain-about = The rules allow it. Whatever it costs, nothing would come of it now.
in-vain-more = { $n ->
    [one] One more way that would bring nothing now
   *[other] { $n } more ways that would bring nothing now
}
spared = By your standing orders you were not asked: { $asks }
hindsight = { $n ->
    [one] Once something was taken back after dice had fallen or something hidden had come out.
   *[other] { $n } times something was taken back after dice had fallen or something hidden had come out.
}
idle = changes nothing
idle-about = Everything would be as if you passed.
