# The words of the command line.

help = Leng: a table for Mythos board games, with every rule enforced.
help-play = Open a table and play at this terminal.
help-resume = Play on where a match was left.
help-completion = Print what teaches a shell to complete commands (leng completion bash >> ~/.bashrc).
help-shell = the shell
help-games = List the games.
help-rules = Print the rules of a game, or which of them no test shows.
help-sources = Show where the content of a game comes from.
help-simulate = Let bots play many matches and count what came of it.
help-tournament = Let every bot meet every other one, and rate them.
help-fit = Find from matches of bots what each feature of a position is worth.
help-fuzz = Play at random under watch and save what goes wrong.
help-lessons = List the guided first matches, or check that each teaches what it promises.
help-bench = Measure random play, copies, memory and thinking, with the fewest and the most players.
help-verify = Replay a saved match and compare everything with its file.
help-serve = Open the house: tables for browsers and programs.
help-check-tables = Replay every match a server keeps, and list those the rules no longer replay.

help-lang = The language: en or fr.
help-version = Print the version.
help-json = Print JSON, for programs.
help-game = The game: its id, its code, or the beginning of its id.
help-some-game = The game; without it, all of them.
help-content = A folder of corrections to the game’s content.
help-coverage = Count the clauses of the rules that tests cite.
help-tests = The folder of tests to look through.
help-entries = List every entry with its source.
help-players = How many players.
help-bots = The bots, separated by commas: one for each seat, or one name for all. Levels, the weakest first: novice, adept, master, high_priest; for study: greedy, random. A name alone is the newest version; greedy@1 is an earlier one.
help-tournament-bots = The bots that take part, separated by commas.
help-tournament-games = How many matches of every pair; where all win together, of every bot.
help-tournament-out = The file in which every match is kept; the picture and the page lie beside it. What is in it is not played again.
help-fit-bot = The bot that plays against itself, with a few choices by chance.
help-fit-out = The file for the weights; what is kept of the matches lies beside it, and is not played again.
help-matches = How many matches.
help-seed = A word or number that fixes all chance.
help-option = A table option, as name=value; may be given several times.
help-think = How many seconds of the processor a bot may think about a choice. Results then depend on the machine.
help-iterations = How many tries of options a bot may make for a choice: the same seed gives the same matches anywhere.
help-processes = On how many processes; all cores if not given.
help-first = The number of the first match.
help-thorough = Make every check at every decision.
help-failures = The folder for matches that went wrong.
help-seconds = How long to play at random, for each game and number of players; the rest takes about as long again.
help-file = The save to verify.
help-host = The address to listen at.
help-port = The port; 0 takes a free one.
help-data = The folder in which tables are kept.
help-database = The URL of a database, for example postgresql://user@host/leng; without it, SQLite in the folder.
help-pace = Seconds between the choices of bots while somebody is watching.
help-home = Let others in your home network come: listen on all addresses, and show which to type.
help-allow-host = A further name under which the server is reached; may be given several times.
help-secure = The server is reached over HTTPS: cookies are sent only there.
help-requests = How many requests a minute one address may make.
help-thinkers = How many processes think for the bots; by default one core is left for the server.
help-no-browser = Do not open a browser.

column-steps = steps
column-id = id
column-title = title
column-name = name
column-players = players
column-options = options
column-rule = rule
column-rules = rules
column-ruling = ruling
column-page = page
column-text = text
column-only = only with
column-bot-or-rival = bot or rival
column-kind = kind
column-total = total
column-source = source
column-parts = parts from elsewhere
column-bot = bot
column-wins = wins
column-interval = 95 %
column-score = mean score
column-game = game
column-figure = figure
column-rating = rating
column-matches = matches
column-feature = feature
column-worth = worth
column-choices = choices
column-opens = opens
column-trouble = trouble

source-rulebook = rulebook
source-public = public
source-reconstructed = reconstructed
source-owner = owner
source-page = { $source }, page { $page }

coverage = { $covered } of { $total } clauses of { $rules } rules are shown by a test.
coverage-missing = Not shown: { $rules }

progress-simulate = matches
progress-fuzz = matches
progress-bench = tables
interrupted = Stopped before the end: these are the matches played so far.

simulated = { $matches ->
    [one] One match
   *[other] { $matches } matches
} of { $players } players ({ $options }), seed { $seed }. A shared victory counts in equal parts.
simulated-more = Decisions in a match: { $decisions }. Options in a decision: { $options }. Endings: { $endings }.
simulated-rounds = Rounds in a match: { $mean } on average, { $most } in the longest.
simulated-margin = Points between the first and the second: { $points } on average.

simulated-stumbles = { $n ->
    [one] Once { $bot } hung, crashed or named no option
   *[other] { $n } times { $bot } hung, crashed or named no option
}; a simpler bot made that choice.

tournament-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}
tournament-about = { $matches ->
    [one] One match
   *[other] { $matches } matches
} ({ $options }), seed { $seed }. Every pair sits on every seat with the same seeds; whoever is 200 points ahead beats the other in three matches of four.
tournament-about-together = { $matches ->
    [one] One match
   *[other] { $matches } matches
} ({ $options }), seed { $seed }. Every bot plays as a party of its own, with the same seeds as the others.
tournament-axis = rating after Bradley and Terry, 1,500 in the middle
tournament-axis-together = matches won
tournament-bounds = the line holds the true value in 95 of 100 cases
tournament-meetings = Each row against each column
tournament-kept = Matches: { $file }
    Picture: { $picture }
    Page: { $page }
fit-made = Weights: { $file }
    Kept of { $matches ->
    [one] one match
   *[other] { $matches } matches
} ({ $positions } positions): { $sums }
    In matches that were not learnt from they foretell { $share } % of the spread of results.
go-on = Nothing is lost. Go on with: { $command }

fuzz-failure = { $game }, match { $match }, decision { $decision }, { $players } players ({ $options }): { $check }: { $detail }
fuzz-covered = { $game } { $matches } ({ $combinations } combinations of players and options)
fuzzed = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $decisions } decisions, { $failures ->
    [0] no failure
    [one] one failure
   *[other] { $failures } failures
}: { $covered }.

bench-table = { $players ->
    [one] one player
   *[other] { $players } players
}
figure-decisions-per-second = decisions/s
figure-open-decisions-per-second = decisions/s with a choice
figure-matches-per-second = matches/s
figure-calls-per-decision = calls of functions a decision
figure-copy-early-us = copy of a table, early, µs
figure-copy-us = copy of a table, halfway, µs
figure-copy-late-us = copy of a table, late, µs
figure-memory-mb = memory of a finished match, MB
figure-greedy-ms = greedy’s thinking a choice, ms
figure-play-copy-us = copy of a position, µs
figure-imagine-us = imagining a world, µs
figure-world-copy-us = copy of an imagined world, µs
figure-judge-us = judging a position, µs
figure-rollouts-per-second = worlds played to the end of a round, a second
figure-mean-decisions = decisions a match
figure-mean-options = options a decision
figure-open-share = share of decisions with a choice

verify-over = { $file } is honest: all { $choices } choices, the dice, the draws and the score are as replayed from seed { $seed }.
verify-open = { $file } is honest so far: all { $choices } choices are as replayed; the match is not over.
verify-diary = { $n ->
        [0] The diary beside it, { $diary }, holds nothing that could be added to it.
        [one] One more entry of the match stands in the diary beside it, { $diary }, and was not verified: leng resume "{ $file }" takes it over.
       *[other] { $n } more entries of the match stand in the diary beside it, { $diary }, and were not verified: leng resume "{ $file }" takes them over.
    }
verify-crashes = { $file } cannot be replayed: the rules stop with { $trouble }.

damaged = The database { $where } is damaged: { $trouble }. Copy it, then put a backup in its place. This is how its tables fare:
serving = Leng is open at { $address }
    Tables are kept in { $folder }. Stop with Ctrl-C.
serving-home = For others in the same network: { $addresses }
    Whoever opens that there can take a seat by a link or a code.
serving-nowhere = No network was found in which others could reach this machine.
checked = { $total ->
    [one] One match
   *[other] { $total } matches
} looked at; { $wrong ->
    [0] all of them replay.
    [one] one no longer replays. Where “opens” says yes it can be played on from its snapshot.
   *[other] { $wrong } no longer replay. Where “opens” says yes they can be played on from their snapshot.
}
yes = yes
no = no

error-language = There is no language “{ $wanted }”. Choose one of: { $known }.
error-no-tests = There is no folder { $folder } with tests. Name one with --tests.
error-no-bots = Name at least one bot with --bots.
error-unknown-bot = There is no bot called “{ $bot }”. Bots: { $known }.
error-think-or-iterations = Say how long bots think with --think or with --iterations, not with both.
error-think = --think is a number of seconds above 0 and up to { $most }, not { $value }.
error-iterations = --iterations is a number from 1 to { $most }, not { $value }.
error-tournament-bots = Name at least two bots with --bots.
error-tournament-alone = In a tournament bots meet: { $players } player cannot be beaten by anybody.
error-kept-other = { $file } holds the results of something else. Name another file with --out.
error-kept-file = { $file } cannot be written: { $trouble }.
error-no-features = The game { $game } names no features of its positions, so there is nothing to find the worth of.
error-bots = { $bots } bots were named for { $players } players; name one for each seat, or one for all.
error-players = The game { $game } is for { $least } to { $most } players, not for { $players }.
error-option-form = Write a table option as name=value, not “{ $option }”.
error-negative = { $name } cannot be { $value }.
error-no-server = The server needs more packages ({ $missing }). Install them with: pip install "leng[server]"
error-port = { $host }:{ $port } cannot be used: { $trouble }. Choose another port with --port.

# Lessons

help-check-lessons = Play every lesson by its advice and at random, in every language, and tell what is missing.
progress-lessons = Lessons
lesson-checked = { $game }: { $steps } steps, { $questions } questions by its advice; { $faults ->
    [0] nothing is missing.
    [one] 1 fault:
   *[other] { $faults } faults:
}
