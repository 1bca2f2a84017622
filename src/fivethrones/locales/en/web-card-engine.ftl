# Cards on the table

web-ce-strength = strength { $count }
web-ce-kneeling = kneeling
web-ce-attacks = attacker
web-ce-defends = defender
web-ce-barred = cannot defend
web-ce-bears = bears { $cards }
web-ce-borne-by = Borne by { $card }
web-ce-controlled = Controlled by { $seat }
web-ce-duplicates = { $count ->
        [one] { $count } duplicate
       *[other] { $count } duplicates
    }
web-ce-power = { $count } power
web-ce-chosen = chosen
web-ce-picked = chosen, number { $n }
web-ce-leaves = will leave play
web-ce-may = legal: { $choice }
web-ce-face-down = A card face down
web-ce-price = Costs { $gold } now

# Where changes come from

web-ce-now = Strength { $count } now
web-ce-source = { $what }: { $card }
web-ce-strength-by = { $amount } strength
web-ce-strength-none = Strength does not count
web-ce-gains = Gains { $word }
web-ce-loses = Loses { $word }

# The sides

web-ce-side-of = { $seat }’s side
web-ce-seat = { $seat }, House { $house }
web-ce-active = active player
web-ce-under-attack = under attack
web-ce-first = first player
web-ce-no-plot = Plots: { $count }
web-ce-no-characters = No characters
web-ce-opponents = Opponents
web-ce-tab = { $seat }: power { $power }, hand { $hand }, gold { $gold }
web-ce-piles-of = Piles of { $seat }: gold { $gold }, hand { $hand }, deck { $deck }, discard { $discard }, dead { $dead }, plots { $plots }
web-ce-piles = Piles: { $seat }
web-ce-pile-discard = Discard pile
web-ce-pile-dead = Dead pile
web-ce-pile-used = Used plots
web-ce-pile-plots = Plots
web-ce-pile-hand = Hand
web-ce-pile-deck = Deck
web-ce-income-of = Gold: { $gold }. Income: { $income }.
web-ce-unseen = You do not see these.
web-ce-hand = Your hand
web-ce-hand-empty = Your hand is empty
web-ce-look = Point at a card, or press and hold it, to read it here.

# The middle of the table

web-ce-middle = Course of the round
web-ce-phases = Phases of the round
web-ce-steps = Steps of the challenge
web-ce-step-type = Type
web-ce-step-attackers = Attackers
web-ce-step-act-first = Actions
web-ce-step-defenders = Defenders
web-ce-step-act-second = Actions
web-ce-step-totals = Totals
web-ce-step-claim = Claim
web-ce-step-responses = Responses
web-ce-attackers = Attackers
web-ce-defenders = Defenders
web-ce-totals = { $type }: attack { $attack }, defence { $defence }
web-ce-ahead = { $seat } is ahead
web-ce-nobody-ahead = Nobody would win yet
web-ce-made = { $count ->
        [1] made already
       *[other] made { $count } times
    }
web-ce-not-made = not made yet
web-ce-all-pass = If all pass: { $attack } : { $defence }, { $seat } wins. Claim { $claim }.
web-ce-all-pass-nobody = If all pass: { $attack } : { $defence }, and nobody wins.
web-ce-marshals = { $limited ->
        [0] { $seat } marshals. Gold: { $gold }.
       *[other] { $seat } marshals. Gold: { $gold }. The limited card of this round has been played.
    }
web-ce-tray = Cards to choose from
web-ce-laid = { $gold } of { $most } gold laid down:
web-ce-standing = Final standing

# What is going on

web-ce-pending = What is going on
web-ce-using = { $seat }: { $card }
web-ce-using-on = { $seat }: { $card } → { $cards }
web-ce-killing = About to be killed: { $cards }
web-ce-window-actions = { $passes ->
        [0] { $seat } may act
       *[other] { $seat } may act. Passes in a row: { $passes }
    }
web-ce-window-saves = Saves are possible
web-ce-window-cancels = It can be cancelled
web-ce-window-responses = Responses are possible

# Choosing several

web-ce-confirm-attack = Attack with { $count }
web-ce-confirm-defend = Defend with { $count }
web-ce-victim = Your character is killed unless it is saved.
web-ce-confirm-victim = Let it die
web-ce-confirm-choice = Done: { $count }

# The table in words

web-ce-setting-up = Setting up
web-ce-round = Round { $round }, { $phase }
web-ce-tell-challenge = Challenge: { $type }. Attacker: { $seat }, defender: { $against }. Now: { $step }.
web-ce-tell-attackers = Attackers: { $cards }. Strength { $count }.
web-ce-tell-defenders = Defenders: { $cards }. Strength { $count }.
web-ce-tell-side = { $seat }, House { $house }: power { $power }, gold { $gold }, hand { $hand }, deck { $deck }, discard { $discard }, dead { $dead }.
web-ce-tell-plot = Plot: { $card }, initiative { $initiative }, claim { $claim }.
web-ce-tell-cards = In play: { $cards }.
web-ce-tell-hand = In hand: { $cards }.
web-ce-tell-score = { $seat }: { $count } of { $victory } power
