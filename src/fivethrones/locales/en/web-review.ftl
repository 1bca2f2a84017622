# Review

web-review = Review
web-review-title = Review: { $game }
web-review-begin = Have it reviewed
web-review-about = Each decision is judged from what its seat knew at that time. It takes a while; you can go away and come back.
web-review-progress = { $done } of { $total } decisions
web-review-some = { $total } of { $asked } decisions are judged: the weightiest
web-review-known = What was known
web-review-open = All cards open
web-review-whose = Whose decisions
web-review-chances = Chances by step, %
web-review-held = held
web-review-left = left
web-review-range = { $low }–{ $high } %
web-review-played = Played
web-review-better = Better
web-review-nothing-better = Nothing better was found
web-review-no-mark = No verdict: the difference may be chance
web-review-not-judged = Nothing to judge at this step
web-review-turning = Turning points
web-review-no-turning = No decision stands out
web-review-prev = Previous turning point
web-review-next = Next turning point
web-review-step = Step { $step } of { $last }
web-review-mark-strong = strong move
web-review-mark-inaccurate = inaccuracy
web-review-mark-blunder = blunder
web-review-luck = Own decisions { $own }, luck { $luck }, others { $others } points
web-review-solve = Find the better move
web-review-table = The curve as a table
web-review-chance = Chance
web-review-mark = Mark
web-review-when = Step

# Puzzles

web-puzzles = Puzzles
web-puzzles-about = Positions with one clearly best choice, from games between bots. The first try counts.
web-puzzles-daily = Puzzle of the day
web-puzzles-rating = Your rating: { $rating }
web-puzzles-tries = Tried: { $tries }
web-puzzles-all = All themes
web-puzzles-theme = Theme
web-puzzles-none = There are no puzzles here
web-puzzle-of = { $game }, { $theme }
web-puzzle-opponent = opponent
web-puzzle-find = Find the best choice
web-puzzle-proved = Exactly one choice wins, whatever is answered. That is proved.
web-puzzle-mistake = What was played here gave something away. Find a choice that keeps it.
web-puzzle-tried = One choice is by far the best in hundreds of trials.
web-puzzle-right = Right
web-puzzle-wrong = Not the best
web-puzzle-shown = The solution
web-puzzle-leaves = It leaves a chance of { $chance } %, the best one { $best } %.
web-puzzle-unknown = Nobody has weighed this choice; it was not among the promising ones.
web-puzzle-why-not = Why not? This could follow:
web-puzzle-line = So it goes on:
web-puzzle-change = Rating { $change }
web-puzzle-again = Try again
web-puzzle-show = Show the solution
web-puzzle-next = Next puzzle
web-puzzle-rated = Difficulty { $rating }
web-puzzle-solved = solved
web-puzzle-missed = missed

# Together

web-review-together = Together
web-review-alone = Whoever opens this page sees who leads, and follows.
web-review-invite = Copy the link for the others
web-review-copied = The link is copied
web-review-leads = { $name } leads
web-review-you-lead = You lead
web-review-nobody-leads = Nobody leads
web-review-following = { $count ->
    [one] { $count } follows
   *[other] { $count } follow
}
web-review-aside = You look on your own
web-review-elsewhere = { $name } looks at step { $step }
web-review-follow = Follow again
web-review-take = Lead
web-review-hand = Hand over the lead
web-review-point-how = Press a piece to show it to the others.
web-review-points = { $name } points: { $piece }

# At the end of a game

web-end-chances = Chances, %, and the turning points
web-end-looking = Looking for the turning points: { $done } of { $total } decisions
web-end-find = Show the chances and the turning points
