# Finding a game

web-find-title = Quick game
web-find-players = Players
web-find-bots = After half a minute bots take the free seats
web-find-near = Near my rating first: within { $points } points, and more the longer it takes
web-find-rating = rating { $rating }
web-find-seek = Find a game
web-find-waiting = Looking for players: { $what }
web-find-hint = Stay on this page: the game opens by itself
web-find-cancel = Stop looking
web-find-open = They are looking for a game
web-find-play = Play
web-find-invites = { $name } invites you to play again
web-find-sit = To the table
web-find-refuse = Not now
web-find-again = Play again with { $names }
