# Reviews

refused-review-busy = Another game of yours is being reviewed. Wait until it is done
refused-review-rules = This game was played by rules (version { $version }) that this server does not play any more, so it cannot be reviewed
refused-review-no-result = This game was closed before its end. It has no result, so it cannot be reviewed; look at the replay
refused-review-away = This player is not at the review. Choose somebody who is
refused-review-onlooker = Those who played lead and point. You can follow, or look on your own
refused-no-reviews = This host keeps no reviews or puzzles. Look at the replay

# Why a choice is better: what it leads to more of, on average

reason-banner = it brings the banner: { $piece }
reason-support = one more card of this House: { $piece }
reason-power = { $amount ->
    [0] a little more power
   *[other] about { $amount } power more
}
reason-rival-power = { $amount ->
    [0] a little less power for the leading opponent
   *[other] about { $amount } power less for the leading opponent
}
reason-characters = { $amount ->
    [0] more often one character more stays in play
    [one] about { $amount } character more in play
   *[other] about { $amount } characters more in play
}
reason-strength = { $amount ->
    [0] a little more strength in play
   *[other] about { $amount } strength more in play
}
reason-rival-characters = { $amount ->
    [0] more often the opponent has one character less
    [one] about { $amount } character less for the opponent
   *[other] about { $amount } characters less for the opponent
}
reason-hand = { $amount ->
    [0] more often one card more stays in hand
    [one] about { $amount } card more in hand
   *[other] about { $amount } cards more in hand
}
reason-small-council = { $amount ->
    [0] a slightly stronger small council
   *[other] about { $amount } power more in the small council
}
reason-great-council = { $amount ->
    [0] a slightly stronger great council
   *[other] about { $amount } power more in the great council
}
reason-cash = about { $amount } more in cash
reason-deeds = { $amount ->
    [0] more often one deed more
    [one] about { $amount } deed more
   *[other] about { $amount } deeds more
}
reason-sets = { $amount ->
    [0] more often a whole colour group
    [one] about { $amount } whole colour group more
   *[other] about { $amount } whole colour groups more
}
reason-buildings = { $amount ->
    [0] more often one building more
    [one] about { $amount } building more
   *[other] about { $amount } buildings more
}

# Puzzles

theme-banner = Banner at once
theme-quiet = Quiet move
theme-companion = Companion
theme-plot = Plot
theme-challenge = Which challenge
theme-battle = Who fights
theme-cards = Play of cards
theme-bid = Bidding
theme-council = Councils
theme-purchase = Purchase
theme-building = Building
theme-trade = Trade
theme-mistake = From your own game

# Looking for puzzles

help-puzzles = Look for puzzles in games between bots
help-puzzles-find = Play games between bots and keep the positions in which one choice is clearly the best
help-puzzles-out = The file to write, one puzzle a line. Default puzzles.jsonl
cli-puzzles-found = Puzzles found: { $count }. They are in { $path }
