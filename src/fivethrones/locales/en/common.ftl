# Games

game-hand-of-the-king = Hand of the King

# Bots

bot-random = Random
bot-squire = Squire
bot-knight = Knight
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
refused-list-after-news = Part of the move brought something to light, so the rest is decided anew. Enter the actions one by one
refused-undo-nothing = There is nothing to undo: you have not moved yet
refused-undo-other-acted = This cannot be undone: another player has moved since ({ $seat })
refused-undo-chance = This cannot be undone: chance decided a part of it
refused-undo-disclosed = This cannot be undone: it brought something hidden to light
refused-default-not-awaited = { $seat } has nothing to decide now. Wait until that player is asked
refused-step = There is no step { $step }. Choose one from 0 to { $last }

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
refused-record-seed = “{ $text }” in line { $line } is no seed: a whole number from 0 is needed. Take a whole record
refused-record-option = The setting in line { $line } does not fit. Correct it
refused-record-option-twice = The setting “{ $option }” is given twice (line { $line }). Leave one
refused-record-unreadable = “{ $text }” in line { $line } does not look like a move. Take a whole record
refused-record-illegal = The move “{ $text }” in line { $line } is against the rules. Take a whole record
refused-record-undo = The undo “{ $text }” in line { $line } is not possible. Take a whole record
refused-record-cut = The record breaks off at line { $line }. Take a whole record
refused-record-count = The record tells of { $told } moves, and there are { $found } (line { $line }). Take a whole record
refused-record-hash = The record ends with { $told }, and the game came to { $found } (line { $line }). Take a whole record
refused-record-after-end = “{ $text }” follows the end of the record in line { $line }. Remove it
