# Cards on the table

web-ce-strength = strength { $count }
web-ce-kneeling = kneeling
web-ce-attacks = attacker
web-ce-defends = defender
web-ce-barred = cannot defend
web-ce-not-counted = strength does not count
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
web-ce-no-defence = Cannot defend
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
web-ce-hand-of = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $playable } playable
web-ce-hand-index = All cards in your hand
web-ce-hand-empty = Your hand is empty
web-ce-look = Point at a card, or press and hold it, to read it here.
web-ce-ask-for = Always ask for this card

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
web-ce-kept-stealth = Stealth ({ $by }): { $cards } cannot defend
web-ce-kept-defence = { $by }: { $cards } cannot defend
web-ce-kept-counted = Intimidate ({ $by }): the strength of { $cards } does not count
web-ce-kept-out = { $by }: the strength of { $cards } is left out of the total
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
web-ce-laid = { $gold } of { $most } gold laid down
web-ce-result = { $count } of { $victory } power

# What is going on

web-ce-pending = What is going on
web-ce-using = { $seat }: { $card }
web-ce-using-on = { $seat }: { $card } → { $cards }
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
web-ce-done-setup = Finish your set-up?
web-ce-done-challenge = No more challenges this round?
web-ce-done-defend = Do not defend?
web-ce-done-stand = Leave the others kneeling?
web-ce-chosen-plot = Choose the plot { $card }?
web-ce-chosen-search = Choose { $card }?
web-ce-chosen-card = Choose { $card }?
web-ce-chosen-defend = Defend with { $card }?
web-ce-chosen-stealth = Keep { $card } from defending?
web-ce-chosen-victims = Let { $card } die?
web-ce-chosen-bearer = Attach it to { $card }?
web-ce-chosen-influence = Kneel { $card } for influence?
web-ce-chosen-title = Take the title { $title }?
web-ce-ask-title = Use the title { $title }?
web-ce-ask-challenge = Challenge { $against }: { $type }?
web-ce-ask-target = Is { $seat } the new target?
web-ce-ask-player = Choose { $seat }?
web-ce-use-title = Use the title { $title }
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

# Several players, titles, bribes

web-ce-gold = { $count } gold on it
web-ce-blank = its text does not work
web-ce-traits = New traits
web-ce-income-by = { $amount } income
web-ce-initiative-by = { $amount } initiative
web-ce-on-house = On the House card
web-ce-partner = partner
web-ce-tab-choice = There is something to choose here
web-ce-choices = To choose from
web-ce-seek = Find a card:
web-ce-step-redirect = New target
web-ce-challenge = { $type-cap } challenge against { $against }
web-ce-against = { $seat } against { $against }
web-ce-took-over = { $seat } has become the target
web-ce-defends-for = { $seat } defends for { $target }
web-ce-leaving-killed = About to be killed: { $cards }
web-ce-leaving-discarded = About to be discarded: { $cards }
web-ce-leaving-returned = About to return from play: { $cards }
web-ce-titles = Small Council
web-ce-supports = supports
web-ce-rivals = rivals
web-ce-title-look = Point at a title or press it to read here what it gives.
web-ce-title-held = Held by { $seat }
web-ce-title-free = Free
web-ce-title-out = Out this round
web-ce-title-spent = Used this round
web-ce-rivalry-taken = Power for a rivalry taken this round
web-ce-offer = Offer gold
web-ce-offer-to = To whom
web-ce-offer-gold = { $gold } of { $most } gold
web-ce-offer-for = What for
web-ce-offer-words = In your own words, for all to read in the chat
web-ce-offer-note = The gold changes hands at once if the offer is accepted; the promise binds nobody.
web-ce-offer-later = Not at this moment: gold can be offered while actions are taken.
web-ce-offer-send = Offer { $gold } gold
web-ce-tell-title = Title: { $title }.
web-ce-tell-agenda = Agenda: { $card }.
web-ce-tell-influence = Influence: { $count }

# What to do

web-ce-hint-setup = Press a card in your hand to lay it down. The rest stays in your hand.
web-ce-hint-plot = All choose in secret and reveal their plots together.
web-ce-hint-marshal = Gold: { $gold }. Play a card from your hand, or pass when you have finished.
web-ce-hint-act = Play an event, use what a card can do, or pass.
web-ce-hint-act-or-offer = Play an event, use what a card can do, offer gold, or pass.
web-ce-hint-challenge = One challenge of each type; it takes a standing character with that icon.
web-ce-hint-attack = Attackers kneel to take part.
web-ce-hint-stealth = For each attacker with stealth, one character without it.
web-ce-hint-defend = Defenders kneel to take part. You need not defend.
web-ce-hint-title = You keep the title for this round.
web-ce-hint-respond = A response can be used only now.
