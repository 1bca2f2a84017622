# Results, ratings and ladders

web-club = My games
web-club-ladder = Ladder
web-club-games = Games: { $games }, won: { $won }
web-club-rating = Rating { $rating } ± { $deviation }
web-club-young = { $games } of { $of } rated games played
web-club-history = Finished games
web-club-empty = Finish a game to see it here.
web-club-export = Take them away (CSV)
web-club-more = Show older ones
web-club-public = Everybody on this server may see my games
web-club-public-note = Otherwise only those who have played with you.
web-club-game = Game
web-club-players = Players
web-club-place = Place
web-club-change = Rating
web-club-date = Date
web-club-against = Against
web-club-somebody = Somebody
web-club-unmeasured = not measured
web-club-next = The next bot above you is { $level }: { $points } points.
web-club-top = No bot stands above you.
web-rated = Rated: no hints, and nothing is taken back that others have seen
web-rated-change = Rating { $change }, now { $rating } ± { $deviation }
