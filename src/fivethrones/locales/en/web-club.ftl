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
web-club-length = Length
web-club-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-club-against = Against
web-club-somebody = Somebody
web-club-unmeasured = not measured
web-club-next = The next bot above you is { $level }: { $points } points.
web-club-top = No bot stands above you.
web-club-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
web-club-statistics = Statistics
web-club-count = Games
web-club-won = Won
web-club-share = Share
web-club-people = people
web-club-shorter = under { $count } min
web-club-longer = longer
web-club-curve = Rating: { $from } to { $to } in { $games } games
web-club-any = any
web-club-none = No game like this.
web-club-all-games = Show all games
web-club-result = Result
web-club-result-won = won
web-club-result-shared = shared first place
web-club-result-lost = not won
web-club-variant = Variant
web-club-variant-standard = standard
web-club-variant-teams = teams
web-club-variant-raven = Three-Eyed Raven
web-club-variant-littlefinger = Littlefinger
web-club-variant-short = short
web-club-variant-timed = timed
web-club-variant-advanced = advanced
web-club-variant-drafted = drafted plots
web-club-streak = Won in a row: { $best } at most, { $now } now
web-club-topic-against = Against
web-club-topic-player = Who plays here
web-club-topic-rival = One by one
web-club-topic-seat = By seat
web-club-topic-house = By House
web-club-topic-leader = By leader
web-club-topic-token = By token
web-club-topic-banner = Banners held
web-club-topic-length = Length of games
web-club-topic-card = Favourite cards
web-club-topic-best = Best cards
web-club-server = Games on this server
web-club-changed = rating { $change }
web-rated = Rated: no hints, and nothing is taken back that others have seen
web-rated-short = rated
web-rated-change = Rating { $change }, now { $rating } ± { $deviation }
web-rated-young = Rating { $change }. It is shown once enough rated games have been played
