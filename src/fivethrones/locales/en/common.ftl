# Games

game-hand-of-the-king = Hand of the King
    .about = Lead Varys through the court, take cards of the houses and hold more banners than the others.
game-stark-lannister = Stark against Lannister
    .about = A duel of two houses: war, intrigue and power. The first to have 15 power wins.
game-living-card-game = The Card Game
    .about = Six houses, secret plots and titles: allies for a round, rivals for the whole game.
game-btwixt = B’Twixt
    .about = Share a council with each neighbour: the weaker of your two is what counts.
game-monopoly = Monopoly
    .about = Buy the lands of Westeros, trade and build until the others are ruined.

# Bots

bot-random = Random
bot-squire = Squire
bot-knight = Knight
bot-lord = Lord
bot-hand = Hand
refused-bot-unknown = There is no bot “{ $bot }”. There are { $known }

# Players and lists

player = Player { $number }
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }

# Settings of all games

option-seats = Seats
    .text = How many players there are
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-seats-5 = five
option-seats-6 = six
option-seats-7 = seven
option-seats-8 = eight

# Refusals of the kernel

refused-game-over = The game is over. Start a new one
refused-not-asked = Another player decides now. Wait for your turn
refused-unreadable = “{ $text }” does not look like a move. Choose one from the list
refused-unknown-word = The word “{ $text }” is not known here. Choose a move from the list
refused-option-unknown = There is no setting “{ $option }”. There are { $known }
refused-option-value = The setting “{ $option }” has no value “{ $value }”. There are { $known }

# Refusals of a match

refused-list-empty = There is no action. Choose at least one
refused-list-seats = These are actions of several players. Enter them in turn
refused-list-unfinished = Something is begun and not finished. Enter all of it as one move
refused-lesson-waits = The rules allow it, but the lesson waits for another move
refused-lesson-read = There is nothing to press here yet: read, and go on
refused-lesson-move = The lesson waits for a move
refused-lesson-over = The lesson is over
refused-list-after-news = Part of the move brought something to light, so the rest is decided anew. Enter the actions one by one
refused-undo-nothing = There is nothing to undo: you have not moved yet
refused-undo-other-acted = This cannot be undone: another player has moved since ({ $seat })
refused-undo-chance = This cannot be undone: chance decided a part of it
refused-undo-disclosed = This cannot be undone: it brought something hidden to light
refused-undo-resigned = This cannot be undone: { $seat } has given up since
refused-undo-rules = This cannot be undone: the rules have changed since, and what was played before stands
refused-back-not-away = No bot plays for { $seat }. Go on playing
refused-seat-unknown = There is no player { $number } in this game. Choose one of those who play
refused-resigned = { $seat } has given up and plays no more. Start a new game
refused-default-not-awaited = { $seat } has nothing to decide now. Wait until that player is asked
refused-step = There is no step { $step }. Choose one from 0 to { $last }

# Giving up

log-resign = { $seat } gives up
outcome-given-up = { $winners } { $winners-count ->
    [one] wins
   *[other] win
}: the others have given up

# Refusals of a record

refused-record-missing = There is no file “{ $path }”. Check its name
refused-record-unopened = The file “{ $path }” cannot be opened. Check its name and your rights
refused-record-unsaved = The file “{ $path }” could not be written. Choose another place
refused-record-not-text = This is no record of a game: line { $line } is not text. Choose another file
refused-record-not-one = This is no record of a game: line { $line } starts otherwise. Choose another file
refused-record-newer = The record is newer than the program: its format is { $format }, and { $known } is known (line { $line }). Update the program
refused-record-header = Line { $line } lacks the word “{ $wanted }”. Take a whole record
refused-record-game = There is no game “{ $game }” (line { $line }). There are { $known }
refused-record-version = The record follows version { $version } of “{ $game }”, and here is version { $known } (line { $line }). Open it with a program of that version
refused-record-stops = The record was played by version { $version } of the rules. Under today’s, version { $known }, it can be followed only up to line { $line }: “{ $text }” is not possible there
refused-record-seed = “{ $text }” in line { $line } is no seed: a whole number from 0 and below 2^256 is needed. Take a whole record
refused-record-commitment = “{ $text }” in line { $line } is no commitment: 64 hexadecimal digits are needed. Take a whole record
refused-record-option = The setting in line { $line } does not fit. Correct it
refused-record-option-twice = The setting “{ $option }” is given twice (line { $line }). Leave one
refused-record-unreadable = “{ $text }” in line { $line } does not look like a move. Take a whole record
refused-record-illegal = The move “{ $text }” in line { $line } is against the rules. Take a whole record
refused-record-undo = The undo “{ $text }” in line { $line } is not possible. Take a whole record
refused-record-cut = The record breaks off at line { $line }. Take a whole record
refused-record-count = The record tells of { $told } moves, and there are { $found } (line { $line }). Take a whole record
refused-record-hash = The record ends with { $told }, and the game came to { $found } (line { $line }). Take a whole record
refused-record-after-end = “{ $text }” follows the end of the record in line { $line }. Remove it

# Verifying a deal

verify-replayed = The game was dealt and played anew from its seed: { $steps ->
        [one] { $steps } entry is legal
       *[other] all { $steps } entries are legal
    }, every card and die came out the same, and the end is the one in the record
verify-commitment = The commitment { $commitment } is that of this very seed { $seed }
verify-other-seed = The seed { $seed } does not fit the commitment { $commitment }
verify-other-commitment = The record itself names another commitment: { $commitment }
verify-compare = Not checked: that the table showed this commitment. Compare it with what you noted, or name it with --commitment
verify-no-commitment = Not checked: that the seed was settled before the first move. The record holds no commitment
verify-narrow = Not checked: whether anybody could have guessed what was hidden. The seed is short, and one stream of numbers served all purposes
verify-redeals = Not checked: what followed { $count ->
        [one] a new deal
       *[other] { $count } new deals
    } in the middle of the game; nothing was shown of { $count ->
        [one] its seed
       *[other] their seeds
    } beforehand
verify-unfinished = The game is not finished: what came before was checked
verify-holds = It holds
verify-fails = It does not hold

solve-won = If nobody errs: { $winners } will win
solve-draw = If nobody errs: a draw
solve-certain = From here on the end is certain, whatever is played
solve-early = It is too early to tell: the end is not seen within { $positions } positions. Try a later step

# Terminal: a match

player-bot = { $bot } { $number }
cli-welcome = { $game }
cli-welcome-seed = { $game }, seed { $seed }
cli-seed-was = The seed was { $seed }
cli-commitment = Commitment to the deal: { $commitment }
cli-hint = Type the number of a move, or the move in words. Help: ?
cli-allowed = This is allowed: { $label }
cli-undone = The move is taken back
cli-saved = Saved: { $path }
cli-not-saved = The game is not saved
cli-save-offer = Save the game? A file name, Enter for { $path }, “no” to drop it:
cli-no = no
cli-yes = yes
cli-resign-sure = Give up? That cannot be undone. “yes” to give up:
cli-resign-offered = { $seat } sees no hope and offers to resign. “yes” to accept and win, Enter to play on:
cli-resume-hint = To go on: { $command }
cli-replay-hint = To watch it: { $command }
cli-interrupted = Interrupted
cli-players = { $low }–{ $high } { $high ->
        [one] player
       *[other] players
    }
cli-players-only = { $count } { $count ->
        [one] player
       *[other] players
    }
cli-default = default
cli-levels = Bots
cli-level-rating = { $seats ->
    [one] { $seats } player: rating { $rating }
   *[other] { $seats } players: rating { $rating }
}
cli-seat-rating = { $bot }: rating { $rating }
cli-step = Step { $step }
cli-set-up = Set-up
cli-unfinished = The game is not finished
cli-older = The record was played by version { $version } of the rules; it can be followed to its end under today’s, version { $known }. Whether it came to the same end only a program of that version can tell
cli-verified = The record is sound: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, ending in { $hash }
cli-playing = Games
refused-move-number = There is no move { $number }. Choose one from 1 to { $last }
refused-several-moves = “{ $text }” fits several moves: { $numbers }. Type the number
refused-none-fits = “{ $text }” fits no move. Choose one from the list
refused-not-on-table = { $thing } is not on the table now. Choose a move from the list
refused-unknown-card = There is no card “{ $text }”. Type its name or a part of it: read Hodor
refused-several-cards = Several cards are called “{ $text }”: { $cards }. Type more of the name
refused-no-rule = There is no rule “{ $text }”. There are { $first } to { $last }

# Terminal: commands at the table

command-explain = ?
    .usage = ? move
    .word = help
    .text = whether a move is allowed, and why; “? a3” about a cell, “?” or “help” for this help
command-read = read
    .usage = read card
    .text = show a card of the game by its name: what it costs, what it can, what is written on it
command-rule = rule
    .usage = rule HK-7
    .text = show a rule
command-show = show
    .usage = show
    .text = show the table and the question again
command-log = log
    .usage = log
    .text = all that has happened
command-undo = undo
    .usage = undo
    .text = take back your last move, if nobody has moved since
command-resign = resign
    .usage = resign
    .text = give up the game; a bot plays on where there are others left
command-save = save
    .usage = save file
    .text = save the game to a file and play on
command-lang = lang
    .usage = lang ru
    .text = change the language
command-quit = quit
    .usage = quit
    .text = leave; the game can be saved and resumed later

# Terminal: wrong commands

wrong-language = There is no language “{ $text }”. There are { $known }
wrong-game = There is no game “{ $text }”. There are { $known }
wrong-number = { $name }: “{ $text }” does not fit. A whole number from { $low } is needed
wrong-seed = --seed: “{ $text }” does not fit. A whole number from 0 and below 2^256 is needed
wrong-commitment = --commitment: “{ $text }” does not fit. 64 hexadecimal digits are needed, as the table shows them
wrong-number-high = { $name }: “{ $text }” is too large. At most { $high } is possible
wrong-starter = There is no starter deck “{ $text }”. There are { $known }
wrong-player = There is no player “{ $text }”. There are { $known }
wrong-seats = { $count ->
        [one] There is { $count } player
       *[other] There are { $count } players
    }. This game takes { $low } to { $high }
wrong-seats-differ = The line-up has { $count }, and the setting seats says { $option }. Leave one of them out
wrong-human = No human can take part in “{ $text }” here. Seat bots only
wrong-seat = There is no player { $number }. Choose one from 1 to { $last }
wrong-option = “{ $text }” is no setting. Write name=value
wrong-brought = “{ $text }” is no bot to bring. Write game=file.py:Class or game=module:Class, the class in at most 20 letters
wrong-brought-twice = There is already a bot “{ $bot }” in this game. Give the class another name
wrong-option-twice = The setting “{ $option }” is given twice. Leave one
wrong-resume-settings = The record “{ $path }” holds settings and seed. Leave out --seed and --option
wrong-resume-game = The record “{ $path }” is of another game: { $game }. Name that one
wrong-command = There is no command “{ $text }”. There are { $known }
wrong-no-such-option = There is no option “{ $option }”. Help: { $command } --help
wrong-option-usage = The option “{ $option }” needs a value. Help: { $command } --help
wrong-missing = The word { $name } is missing. Help: { $command } --help
wrong-extra = This is too much: { $text }. Help: { $command } --help
wrong-usage = The command is not understood: { $text }. Help: { $command } --help
wrong-unsolvable = Only Hand of the King is solved, with two players or two teams, and before its end. Choose such a step
refused-no-games = There are { $games } games to play. Ask for at least one
refused-contest = One bot alone meets nobody. Name two or more
refused-contest-file = “{ $path }” has the results of something else. Name another file, or the same bots, settings and seed
refused-no-pyarrow = Datasets need NumPy and PyArrow: pip install fivethrones[datasets]
refused-dataset-folder = In “{ $path }” there is something else than the beginning of this dataset
refused-dataset-unwritten = Cannot write to “{ $path }”
refused-dataset-no-room = Cannot go on writing to “{ $path }”; perhaps the disk is full. Nothing whole is lost: the same command goes on from there
refused-bot-import = There is no bot “{ $bot }”. Write module:Class, where Python can import it, or file.py:Class
refused-bot-answer = The bot at { $bot } did not answer with a choice it was offered
refused-no-ray = Ray is not installed here. pip install fivethrones[arena] installs it
refused-ray-address = There is no Ray cluster at “{ $address }”
refused-line-up = There are { $bots } bots and { $seats } seats. Make them equal

# Decks

deck-legal = A legal deck for tournaments
deck-friendly = A starter deck: for friendly games
deck-free = Not for tournaments: for tables that have agreed on other rules
deck-illegal = Not a legal deck

# Terminal: help

help-usage = Usage:
help-options = Options:
help-arguments = Arguments:
help-commands = Commands:
help-help = Show this help
help-required = (required)
help-any-options = [OPTIONS]
help-any-command = COMMAND [ARGS]...
help-app = Five Thrones: Game of Thrones tabletop games on one rules engine
help-games = What games there are, for how many, and with which settings
help-rules = The rules of a game, whole or one by one
help-play = Play in the terminal, with bots or with people at one screen
help-simulate = Play many games between bots and count
help-arena = Let bots meet in deals that are played in every rotation of seats, and rate them
help-dataset = Play games between bots and write them as Parquet files, to learn from
help-replay = Watch a recorded game
help-verify-deal = Check that every card and die of a recorded game followed from its seed; exit code 1 if not
help-solve = Say who wins a position of Hand of the King between two sides if nobody errs, and show how
help-serve = Serve tables for browsers and bots, until interrupted
help-restore = Put a backup in the place of the tables; the server must be stopped
help-deck = Decks of the living card game as text files
help-deck-check = Say whether a deck is legal, and what is wrong with it; exit code 1 if it is not
help-deck-export = Write out a starter deck
help-deck-moves = Write out the moves that bring a deck to a table in the terminal
help-deck-house = stark, lannister, baratheon or targaryen
help-picture = Draw the terminal in the middle of a game into an SVG file
help-game = The game, for example hand-of-the-king
help-file = A file
help-version = Which version this is, and which build
help-lang = Language; as in the system by default
help-option = A setting of the game, as many as you like. All settings: fivethrones games
help-rule = This rule only
help-play-seats = Who plays, in order: human or a bot (random, squire, knight; in some games lord, hand). Default human,knight
help-play-seed = The seed: one seed, one deal. Random by default
help-resume = Go on with a saved game
help-think = How much bots may think that look ahead: 500ms by the clock, 500 in iterations. By default, as much as their level does
help-seats = Bots in the order of seats (random, squire, knight; in some games lord, hand). Default one knight, the rest random
help-count = How many games. Default 100
help-seed = The seed of the series. Default 0
help-jobs = How many processes. Default 1
help-record = Save the games; with several, a number is put into the name
help-blunders = Count blunders that a person would notice, with their places
help-arena-bots = Who meets: levels, module:Class or file.py:Class of your own, or http:ADDRESS. As many as seats play together, else every two meet
help-arena-deals = How many deals for each line-up. Default 100
help-arena-seats = How many seats. The fewest by default
help-arena-seed = The seed of all deals. Default 0
help-arena-ray = Play on Ray instead of processes of our own: on this machine, or on the cluster at an address
help-arena-file = Keep the results here, or go on with those that are here
help-arena-sprt = Stop as soon as it is clear whether the first bot is better
help-dataset-out = The folder to write, or to go on with
help-dataset-bots = Who plays: levels, module:Class of your own, or http:ADDRESS. They take the seats in turn, one further on with every game
help-json = Print the numbers as JSON
help-step = Show the table after so many steps
help-solve-step = The position after so many steps. The last one by default
help-seat = As this player sees it, counted from 1. A spectator by default
help-verify = Only play the record anew and compare its end
help-commitment = The commitment that the table showed before the first move
help-host = The address to listen on. Default 127.0.0.1, this machine only; 0.0.0.0 is the whole network
help-port = The port. Default 8642; 0 takes any free one
help-database = Where tables are kept: a file or postgresql://user@host/name. A file among your data by default
help-open = Open a browser
cli-version = Five Thrones { $version }, interpreted
cli-version-compiled = Five Thrones { $version }, compiled
help-no-club = Keep no results, statistics or ratings of finished games
help-no-push = Offer no word to those who are away when it is their turn (Web Push)
help-no-passkeys = Let nobody hold a name by a passkey
help-origin = Where the page is found, for passkeys: https://thrones.example.org. As browsers ask for it by default
cli-dataset-written = Games: { $games }, rows: { $rows }. Folder: { $path }
cli-serving = Five Thrones is at { $address }
cli-serving-stop = Stop it with Ctrl+C. Everything played is kept
cli-restored = The tables are now those of “{ $path }”
cli-restored-kept = What was there before is kept in “{ $path }”
wrong-port = “{ $text }” is no port. Choose one from 0 to { $last }
wrong-log = “{ $text }” is no format of the log. Choose from: { $known }
wrong-origin = “{ $text }” is no address of a page. Write https:// and a name, or http://localhost and a port

# Terminal: statistics

stats-title = { $game }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
stats-deals = { $game }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }
stats-line-ups = Line-ups
stats-line-up = Line-up
stats-rank = Place
stats-ratings = Ratings
stats-elo = Elo
stats-sprt = Is { $bot } better than the field? { $verdict ->
        [better] Yes
        [worse] No
       *[open] Not known yet
    } (log ratio { $ratio }, settled at ±{ $bound })
stats-wins = Wins
stats-who = Who
stats-share = Share
stats-interval = 95 %
stats-fair = Fair
stats-all-seats = { $bot }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
stats-length = Length of a game
stats-what = What
stats-decisions = Decisions
stats-mean = Mean
stats-sd = Deviation
stats-min = Least
stats-max = Most
stats-prompts = Questions
stats-id = Name
stats-per-game = Per game
stats-options = Options
stats-events = Events per game
stats-outcomes = Outcomes
stats-blunders = Blunders
stats-kind = Kind
stats-per-fifty = In 50 games
stats-first-seen = First seen
stats-place = seed { $seed }, step { $step }
blunder-idle-gold = pays back gold that would have bought a character
blunder-feeble-attack = attacks where one defender wins alone
blunder-idle-defender = a defender who wins alone stands idle
blunder-free-win-left = leaves an unopposed win
blunder-joins-the-enemy = joins the attack against oneself
blunder-laid-bare = attacks, and loses two to a feeble attack
blunder-saves-the-named = names a victim and pays dearly for it
blunder-spares-the-lesser = spares a minor character and loses a leader
blunder-bids-alone = leads alone and plays another card
blunder-throws-away = gives away a game that was won
blunder-leaves-the-set = leaves the last deed of a set
blunder-pawns-the-set = mortgages a deed of a set where a single one would do
blunder-gives-the-set = completes a rival’s set for less than its price
stats-timing = { $seconds } s, { $decisions } decisions per second, { $jobs ->
        [one] { $jobs } process
       *[other] { $jobs } processes
    }
help-words = A file with words that nobody may write here, one a line; word* means all that begin so
help-brought = Offer a bot of your own beside the levels: game=file.py:Class or game=module:Class. As often as you like
help-metrics = Give figures for Prometheus at /metrics, to this machine only
help-log = How the log is written: text, or json for programs, one object a line
help-admin = Look after a database
help-admin-backup = Copy the tables into a new file, while they are played or not
help-admin-check = Say whether the database is sound; exit code 1 if it is not
help-admin-prune = Count what nobody comes back to, or remove it: tables left unfinished, guests without tables
help-admin-promote = Make a guest a moderator
help-admin-recount = Make the statistics anew from the results of all games
help-guest = A guest: the id, or a name that nobody else has
help-promote-end = A moderator no more
help-days = Untouched for so many days. Default 365
help-really = Remove it; otherwise it is only counted
cli-backed-up = All tables are in “{ $path }”
cli-check-sound = “{ $path }” is sound
cli-check-damaged = “{ $path }” is damaged, or no database of these tables
cli-check-logs-sound = { $path }: the log of every table is whole. PostgreSQL looks after its pages itself (pg_amcheck)
cli-check-logs-damaged = { $path }: lines of a log are missing, or these are not our tables. Restore a backup with pg_restore
cli-prune-would = Would be removed: tables { $tables }, guests { $guests }. Add --really
cli-pruned = Removed: tables { $tables }, guests { $guests }
cli-recounted = Counted anew: games { $games }
cli-promoted = { $name } is a moderator
cli-demoted = { $name } is a moderator no more
