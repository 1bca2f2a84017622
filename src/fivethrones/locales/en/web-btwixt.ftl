# The table

web-bt-table = Rulers and councils, clockwise
web-bt-phase = { $season-cap }, round { $number } of { $of }
web-bt-round = Round { $number } of { $of }
web-bt-decreed = { $color } forbidden
web-bt-killed = Killed allies: { $count }
web-bt-ally-deck = In the ally deck: { $count }
web-bt-deck = In the influence deck: { $count }
web-bt-new-season = { $season-cap }: new hands
web-bt-may = may: { $choices }
web-bt-doomed = would leave the table

# Colours of influence cards

web-bt-color-red = red
web-bt-color-green = green
web-bt-color-purple = purple
web-bt-color-blue = blue
web-bt-color-white = white

# Rulers

web-bt-first = first player
web-bt-kneels = kneels
web-bt-hand-count = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-bt-total = bid { $total }
web-bt-leads = leads
web-bt-lead-ally = { $ally } breaks the tie
web-bt-lead-card = a card in the stack wins the tie
web-bt-lead-place = a tie: nearer to the first player
web-bt-bid = { $card }, { $color }, { $value }
web-bt-bid-changed = { $card }, { $color }, { $value } instead of { $printed }
web-bt-off = switched off

# Councils

web-bt-council-of = Council “{ $one } – { $other }”
web-bt-my-left = your left
web-bt-my-right = your right
web-bt-small = small
web-bt-sum = { $power } { $tokens ->
        [0] without tokens
        [one] + { $tokens } token
       *[other] + { $tokens } tokens
    }
web-bt-and-tokens = + { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
web-bt-tokens = { $count ->
        [one] { $count } power token
       *[other] { $count } power tokens
    }
web-bt-tokens-seen = { $count ->
        [one] { $count } power token
       *[other] { $count } power tokens
    }, you saw { $values }
web-bt-tokens-open = { $count ->
        [one] { $count } power token
       *[other] { $count } power tokens
    }, worth { $values }
web-bt-ally = { $ally }, power { $power }, { $ability }

# The ally of the round

web-bt-current = Current ally
web-bt-row = Next:
web-bt-on-ally = on the ally
web-bt-still-rules = Placed already, but works to the end of the round
web-bt-no-current = There is no current ally
web-bt-playing = Being played: { $card }.

# The claim

web-bt-claim = Claim
web-bt-won = { $seat } wins the bid with { $total }
web-bt-step-totals = Totals
web-bt-step-before = Triumph
web-bt-step-place = Ally
web-bt-step-ability = Ability
web-bt-step-token = Token
web-bt-step-after = After

# Hand and choices

web-bt-hand = Hand
web-bt-hand-empty = Your hand is empty
web-bt-card = { $card }, { $color }, { $value }. { $text }
web-bt-kneel = Kneel
web-bt-you-kneel = You kneel
web-bt-pack = Cards to choose from
web-bt-pack-to = the others go to { $seat }
web-bt-drafted = set aside: { $cards }
web-bt-kept = You have set aside: { $cards }
web-bt-tray = To choose from
web-bt-ask-play = Play { $card }?
web-bt-ask-kneel = Kneel?
web-bt-ask-place = { $ally }: to the council “{ $one } – { $other }”?
web-bt-ask-council = Choose the council “{ $one } – { $other }”?
web-bt-play = Play
web-bt-place = Place
web-bt-pass-on = Keep and pass
web-bt-then-kneel = You act no more this round; your stack stays
web-bt-then-total = Your bid: { $before } → { $after }.
web-bt-then-power = Power of its allies: { $before } → { $after }

# Beside the table

web-bt-piles = Piles
web-bt-next-allies = You know:
web-bt-next-ally = { $ally } (number { $place } from the top)
web-bt-discard = Discard pile: { $count }
web-bt-box = In the box: { $count }
web-bt-list = { $cards }
web-bt-nothing = Empty

# The end

web-bt-scoring = Counting the councils
web-bt-small-power = small council { $power }
web-bt-great-power = other { $power }
web-bt-council-sum = { $allies } + { $tokens } = { $power }

# The table in words

web-bt-tell-current = Current ally: { $ally }, power { $power }. { $ability }: { $text }
web-bt-tell-row = Next in the row: { $allies }
web-bt-tell-stack = stack: { $cards }, bid { $total }
web-bt-tell-no-stack = no stack
web-bt-tell-leads = { $seat } leads
web-bt-tell-bid = { $card } { $value }
web-bt-tell-ally = { $ally } { $power }
web-bt-tell-hand = In your hand: { $cards }
web-bt-tell-choices = To choose from: { $choices }
web-bt-tell-piles = Allies in the deck { $allies }, killed { $killed }; influence deck { $deck }, discard pile { $discard }
web-bt-score = { $seat }: left council { $left }, right council { $right }
web-bt-score-end = { $seat }: small council { $small }, other { $great }
