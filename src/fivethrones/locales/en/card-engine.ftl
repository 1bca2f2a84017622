# Houses, types of cards, keywords

house-stark = Stark
    .letter = S
house-lannister = Lannister
    .letter = L
house-neutral = Neutral
    .letter = N

type-character = character
type-location = location
type-attachment = attachment
type-event = event
type-plot = plot

keyword-renown = Renown
    .letter = Rn
    .text = After you win a challenge in which this character takes part, it takes 1 power.
keyword-stealth = Stealth
    .letter = St
    .text = When attacking, keeps one character without stealth from defending.
keyword-limited = Limited
    .text = No more than one such card a round.

# Cards in the box

cards-characters = Characters
    .one = Character
cards-locations = Locations
    .one = Location
cards-attachments = Attachments
    .one = Attachment
cards-events = Events
    .one = Event
cards-plots = Plots
    .one = Plot
fact-cost = Cost: { $count }
fact-strength = Strength: { $count }
fact-income = Income: { $count }
fact-initiative = Initiative: { $count }
fact-claim = Claim: { $count }
fact-unique = Unique
fact-icons = Icons: { $icons }
fact-traits = Traits: { $traits }
fact-keywords = Keywords: { $keywords }

# Challenges and icons

challenge-military = military
    .cap = Military
    .letter = M
challenge-intrigue = intrigue
    .cap = Intrigue
    .letter = I
challenge-power = power
    .cap = Power
    .letter = P

# Phases

phase-plot = Plots
    .about = A round begins with a plot: its income is your gold, its initiative decides who goes first, its claim is how hard your challenges hit.
phase-draw = Draw
    .about = Everybody has drawn; now events and abilities may be used that name this phase or any phase. If you have none, pass.
phase-marshalling = Marshalling
    .about = With the gold of the round you play characters, locations and attachments from your hand. What is not spent in the round is lost; when you are done, pass.
phase-challenges = Challenges
    .about = Each attacks in turn: the loser of a military challenge loses characters, of intrigue cards from the hand, of power his power. Participants kneel, so leave somebody to defend.
phase-dominance = Dominance
    .about = The strength of standing characters and the gold left are compared: whoever has more takes 1 power.
phase-standing = Standing
    .about = Kneeling cards stand and can take part in challenges again.
phase-taxation = Taxation
    .about = The round ends: gold that is left goes to the treasury, and new plots are chosen.

# Where cards lie

zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-dead = dead pile
zone-plots = plots
zone-laid = set-up cards

# Words that a move can be typed with

verb-pass = pass
verb-done = done
verb-play = play
verb-attach = attach
verb-use = use
verb-duplicate = duplicate
verb-choose = choose
verb-place = place
verb-plot = reveal
verb-draft = draft
verb-order = order
verb-keep = keep
verb-mulligan = mulligan
verb-challenge = challenge
verb-first = first
verb-title = title
verb-target = target
verb-winner = winner
verb-player = player
verb-offer = offer
verb-rest = wait
verb-wish = wish
verb-accept = accept
verb-decline = decline
verb-rule = rule
verb-type = type
verb-amount = amount
verb-way = way
verb-goal = goal
verb-name = name
verb-banner = house
verb-top = top
verb-under = under

# Questions

prompt-mulligan = Keep your hand or take a mulligan?
    .about = If there are few cheap characters and locations, the whole hand may be changed once; the second is kept, whatever it is.
prompt-setup = Lay down your set-up cards
    .about = These cards are laid down for free, but their costs together are 5 at most. Two cheap characters are usually better than a dear one. Your hand fills up afterwards.
prompt-draft = Choose a plot to keep
prompt-plot-deck = Choose your plot deck: { $missing } to go
prompt-plot = Choose the plot of this round
    .about = { phase-plot.about }
prompt-first = Name the first player
    .about = Who goes first attacks while everybody still stands; who goes last attacks those who kneel already.
prompt-order = Choose what happens first
prompt-act = { $phase }: do you act or pass?
prompt-act-or-offer = { $phase }: an action, an offer or nothing?
prompt-challenge = Do you make a challenge or end your turn?
    .about = { phase-challenges.about }
prompt-attack = Choose your attackers ({ $picked } chosen)
    .about = The strengths of attackers add up. The attacker wins ties, and takes 1 more power if nobody defends. Who kneels cannot defend later.
prompt-stealth = Stealth: choose who cannot defend ({ $picked } of { $most })
prompt-defend = Choose your defenders ({ $picked } chosen)
    .about = To beat the challenge off, defenders together need more strength than the attackers. If they cannot, you need not defend: your characters stay standing, but the attacker takes 1 more power.
prompt-victims = Choose who is killed ({ $picked } of { $most })
prompt-respond = Use a response?
    .about = A response is an ability or event whose moment has come: later is too late. You may also decline.
prompt-stand = Choose who stands up ({ $picked } chosen)
prompt-title = Which title do you take?
prompt-turn-away = Have the attacker choose another target?
prompt-new-target = Choose another target
prompt-take-over = Become the target of this challenge?
prompt-infamy = Where does the power go? To be placed: { $left }
prompt-winner = Several have enough power: name the winner
prompt-offer-to = To whom do you offer gold?
prompt-offer-gold = How much gold for { $to }?
prompt-wish = { $gold } gold for { $to }: what do you ask for?
prompt-offer = { $from } offers { $gold } gold: { $wish }
prompt-save = Save { $card }?
    .about = The card is about to leave play, and something can save it. If you pass, it goes.
prompt-cancel = Cancel { $card }?
prompt-target = Choose a target ({ $card })
prompt-player = Choose a player ({ $card })
prompt-payee = Choose who takes the gold ({ $card })
prompt-cost = Choose what to pay with ({ $card })
prompt-way = Choose one ({ $card })
prompt-amount = How much? ({ $card })
prompt-name = Name a card ({ $card })
prompt-type = Name a type of challenge ({ $card })
prompt-place = Choose where { $card } goes
prompt-bearer = Choose a bearer ({ $card })
prompt-influence = Kneel influence for { $card }: { $left } to go
prompt-purse = How much of { $amount } gold comes from { $card }?
prompt-kneel-one = Choose who kneels ({ $card })
prompt-discard-one = Choose who is discarded ({ $card })
prompt-spare = Choose whom to spare, up to { $most } ({ $card })
prompt-discard-from-hand = Choose a card to discard (hand: { $of })
prompt-put-under-deck = Choose a card to put under the deck (hand: { $of })
prompt-search = Find a card in your deck
prompt-top-card = The top card of the deck of { $of }: on top or under it?
prompt-kill-one = Choose who is killed ({ $card })
prompt-return-one = Choose what returns to hand ({ $card })
prompt-lose-gold = Choose who loses gold ({ $card })
prompt-new-plot = Choose a new plot ({ $card })

# Choices

do-keep = Keep the hand
do-mulligan = Take a mulligan
do-pass = Pass
do-done = Done
do-place = Lay down { $card } (cost { $gold })
do-draft = { $card }: income { $income }, initiative { $initiative }, claim { $claim }
do-plot = { $card }: income { $income }, initiative { $initiative }, claim { $claim }
do-first = { $seat } goes first
do-title = { $title }
do-target = Against { $seat }
do-winner = { $seat } wins
do-player = { $seat }
do-offer = Offer gold
do-rest = Offer nothing for now
do-wish = { $wish }
do-accept = Accept
do-decline = Decline
do-rule = { $rule } first
do-type = { $type-cap }
do-amount = { $amount }
do-way = { $way }
do-goal = { $goal }
do-name = { $name }
do-banner = Your House
do-order = { $card } first
do-play = Play { $card } { $gold ->
        [0] for free
       *[other] for { $gold } gold
    }
do-attach = Play { $card } on your House card { $gold ->
        [0] for free
       *[other] for { $gold } gold
    }
do-duplicate = Put a duplicate under { $card }
do-use = Use { $card }
do-play-event = Play the event { $card }
do-discard-duplicate = Discard the duplicate of { $card }
do-challenge = { $type-cap } challenge against { $against }
do-top = Leave it on top
do-under = Put it under the deck
do-choose = { $card }
do-choose-in-play = { $kneeling ->
        [0] { $card }
       *[other] { $card } (kneeling)
    }
do-choose-of = { $kneeling ->
        [0] { $card } of { $whose }
       *[other] { $card } (kneeling) of { $whose }
    }

# Log: set-up

log-looks-at-plots = { $seat } looks at plots: { $cards }
log-looks-at-plots-hidden = { $seat } looks at plots
log-drafts = { $seat } takes the plot { $card }
log-drafts-hidden = { $seat } takes a plot
log-keeps-hand = { $seat } keeps the opening hand
log-mulligans-hand = { $seat } takes a mulligan
log-begins-setup = The lot: { $seat } lays down set-up cards first
log-places = { $seat } lays down { $card } face down
log-places-hidden = { $seat } lays down a card face down
log-reveals-setup = { $count ->
        [0] { $seat } begins without set-up cards
       *[other] { $seat } turns up set-up cards: { $cards }
    }

# Log: the round

log-round = Round { $round }
log-phase = Phase: { $phase }
log-reveals-plot = { $seat } reveals the plot { $card }
log-initiative = { $seat } takes initiative ({ $initiative })
log-first-player = { $seat } goes first this round
log-takes-title = { $seat } takes a title: { $title }
log-uses-title = { $seat } uses a title: { $title }
log-swaps-plots = { $seat } swaps plot decks with { $with }
log-gets-chosen-plot = { $seat } gets the plot that was already chosen, and will reveal it: { $card }
log-gets-chosen-plot-hidden = { $seat } gets the plot that was already chosen, and will reveal it
log-no-effect = The plot { $card } has nothing to change
log-recycles-plots = { $seat } takes the used plots back ({ $count })
log-draws = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }
log-draws-hidden = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
log-income = { $seat } takes income: { $gold } gold
log-plays = { $gold ->
        [0] { $seat } plays { $card } free
       *[other] { $seat } plays { $card } for { $gold } gold
    }
log-attaches = { $card } is attached to { $bearer }
log-duplicate = { $seat } puts a duplicate under { $card }
log-dominance = { $seat } wins dominance: { $total }
log-no-dominance = Nobody wins dominance: all have { $total }
log-stand = { $seat } stands { $cards }
log-skips-standing = The standing phase is skipped
log-skips-taxation = The taxation phase is skipped
log-taxes = { $seat } returns { $gold } gold to the treasury

# Log: a challenge

log-active = { $seat } may make challenges
log-challenge = { $seat } makes a challenge against { $against }: { $type }
log-toll = { $seat } hands { $gold } gold to { $to } for the right to challenge
log-attacks = { $seat } attacks with { $cards }
log-bars = Stealth keeps from defending: { $cards }
log-defends = { $seat } defends with { $cards }
log-declines = { $seat } does not defend
log-joins = { $card } joins the challenge
log-leaves = { $card } leaves the challenge
log-wins-challenge = { $seat } wins the challenge: attack { $attack }, defence { $defence }
log-challenge-unresolved = Nobody wins the challenge: attack { $attack }, defence { $defence }
log-turned-away = The challenge is turned against { $against }
log-no-new-target = There is no other target
log-takes-over = { $seat } becomes the target of the challenge
log-claim = { $seat } wins as the attacker, claim { $amount }

# Log: cards and power

log-uses = { $seat } uses { $card }
log-plays-event = { $seat } plays the event { $card }
log-targets = { $card } is aimed at { $targets }
log-targets-player = { $card } is aimed at { $player }
log-pays = { $seat } pays { $amount } gold
log-pays-from-card = Of these from { $card }: { $amount }
log-cancelled = { $card } is cancelled
log-pays-off = The challenge is won, { $card } pays off
log-no-answer = No responses
log-kneels = { $card } kneels
log-stands = { $card } stands
log-discards = { $seat } discards { $card } from hand
log-discards-at-random = { $seat } discards a random card: { $card }
log-discarded = { $card } is discarded from play
log-discards-duplicate = { $seat } discards a duplicate of { $card }
log-saved = { $card } is saved
log-dies = { $card } is killed
log-returns = { $card } returns from play
log-leaves-play = { $card } leaves play: { $place }
log-spared = { $card } is spared: { $instead } stands instead
log-looks-at-hand = { $seat } looks at the hand of { $of }: { $cards }
log-looks-at-hand-hidden = { $seat } looks at the hand of { $of }
log-puts-under-deck = { $seat } puts { $card } under the deck of { $of }
log-puts-under-deck-hidden = { $seat } puts a card from hand under the deck of { $of }
log-searches = { $seat } searches the deck
log-finds = { $seat } shows { $card } and takes it in hand
log-finds-nothing = { $seat } takes nothing and shuffles the deck
log-house-gains-power = { $seat } takes { $amount } power for the House
log-gains-power = { $card } takes { $amount } power
log-takes-power = { $seat } takes { $amount } power from the House of { $from }
log-offers-gold = { $seat } offers { $to } { $gold } gold: { $wish }
log-accepts-gold = { $seat } accepts { $gold } gold from { $from }
log-declines-gold = { $seat } declines the gold of { $from }

# Log: cards on the move

log-enters = { $seat } puts { $card } into play
log-takes-control = { $seat } takes control of { $card }
log-shuffles-discard-in = { $seat } shuffles the whole discard pile into the deck ({ $count })
log-shuffles-dead-in = { $seat } shuffles the whole dead pile into the deck ({ $count })
log-puts-on-deck = { $seat } puts { $card } from the discard pile on top of the deck of { $of }
log-takes-in-hand = { $seat } returns { $card } to hand
log-discards-from-deck = { $seat } discards the top card of the deck: { $card }
log-shows-hand = { $seat } shows a hand: { $cards }
log-looks-at-top = { $seat } looks at the top card of the deck of { $of }: { $card }
log-looks-at-top-hidden = { $seat } looks at the top card of the deck of { $of }
log-leaves-on-top = { $seat } leaves the top card of the deck of { $of } where it is
log-puts-top-under = { $seat } puts the top card of the deck of { $of } under it
log-takes-top = { $seat } shows the top card of the deck and takes it in hand: { $card }
log-one-more-challenge = { $seat } may make one more challenge: { $type }
log-pact = Until the round ends { $seat } and { $with } make no such challenge against each other: { $type }
log-gold-on-card = { $amount } gold is put on { $card }
log-hands-over = { $seat } hands { $gold } gold to { $to }
log-loses-gold = { $seat } loses { $amount } gold
log-power-moves = { $amount } power goes from { $from } to { $card }

# Outcome

outcome-power = { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } with { $power } power
outcome-rounds = { $winners-count ->
        [one] The rounds are over. { $winners } wins with the most power, { $power }
       *[other] The rounds are over. A draw: { $winners } have { $power } power each
    }

# Refusals: set-up and plots

refused-keep-or-mulligan = This is about the mulligan. Keep your hand or take a new one
refused-place-or-done = Set-up cards are laid down now. Choose a card from your hand or finish
refused-setup-type = { $card } cannot be laid down as a set-up card. Choose a character or a location
refused-setup-gold = With { $card } your set-up cards would cost too much. Choose a cheaper card or finish
refused-draft = A plot is chosen now. Take one of those offered
refused-choose-plot = The plot of the round is chosen now. Take one from your plot deck
refused-name-first = The first player is named now. Name one
refused-order-due = First decide what happens first. Choose one of these cards

# Refusals: actions

refused-pass-or-act = This is the time for actions. Play a card, use an ability or pass
refused-not-your-card = This card is not yours to use, or not in play. Choose one of yours
refused-no-action = { $card } has no action. Choose another card
refused-no-duplicate = A duplicate of { $card } needs your character in play and your own marshalling turn. Choose another action
refused-phase = { $card } is for another phase. Wait for it
refused-limit = { $card } has reached its limit for now. Choose another action
refused-paid-action = { $card } costs gold, and only the active player pays for actions now. Wait for your turn
refused-condition = The conditions of { $card } are not met now. Choose another action
refused-blank = The text of { $card } does not work now. Choose another action
refused-limited-response = You have used a limited response this round. Choose another one or pass
refused-toll-of-use = You have too little gold to hand over for { $card }. Choose another action
refused-cost = You cannot pay for { $card }. Choose another action
refused-no-target = There is no target for { $card }. Choose another action
refused-no-change = { $card } would change nothing now. Choose another action
refused-event = { $card } is an event, played when its text says so. Wait for that
refused-not-active = { $card } is played in your own marshalling turn. Wait for it
refused-unique = { $card } is unique, and there is a copy already. Choose another card
refused-limited = { $card } is limited, and there is a limited card already. Choose another card
refused-gold = You have too little gold for { $card }. Choose a cheaper card
refused-no-bearer = Nobody can bear { $card }. Choose another card
refused-pass-or-use = This is the time for responses. Use one or pass
refused-no-answer = This card cannot respond now. Use another one or pass

# Refusals: challenges and choices

refused-challenge-or-done = A challenge is made now. Name one or end your turn
refused-no-opponent = A challenge is made against an opponent. Name one
refused-no-target-player = { $against } cannot be challenged so: your title, your agenda or a pact forbids it. Name somebody else
refused-challenge-made = { $type-cap }: you have made this challenge already. Choose another one
refused-toll = { $type-cap }: you have too little gold to hand over for it. Choose another challenge
refused-nobody-attacks = { $type-cap }: you have no standing character with this icon. Choose another challenge
refused-too-few = You have chosen { $picked } and need { $least }. Choose more
refused-chosen-already = { $card } is chosen already. Choose another card
refused-no-choice = This card cannot be chosen. Choose one of those offered
refused-choose-first = Finish choosing first. Take one of the cards offered
refused-choose-from-hand = A card of this hand is chosen now. Take one of them
refused-top-card = Decide where the top card stays. Leave it on top or put it under the deck
refused-search = The deck is being searched. Choose a fitting card or finish

# Titles, players, bribes

rule-rivalry = Rivalry
rule-taken-over = Challenge taken over
rule-reward = Reward for the win
rule-awaited = Delayed effect
place-dead = to the dead pile
place-discard = to the discard pile
place-hand = to its owner’s hand
place-deck = on top of its owner’s deck
place-shuffled = into its owner’s deck, which is shuffled
way-gold = Pay gold
way-influence = Kneel influence
way-kneel = Kneel a card
way-decline = Do not
way-attackers = Join the attackers
way-defenders = Join the defenders
way-draw = Draw a card
wish-favor = do me a favor
wish-peace = do not challenge me
wish-attack = challenge somebody else
wish-no-defence = do not defend
wish-first = name me first player
wish-pass = do not act now
wish-words = do what I ask for at the table
refused-title = Titles are taken now. Take one from the Small Council chamber
refused-title-or-pass = This is about the title. Use it or pass
refused-new-target = Another target is chosen now. Choose one of these players
refused-infamy = Power is placed now. Choose your House or a card with Infamy
refused-winner = The winner is named now. Choose one of those with enough power
refused-offer-to = Name the player to whom you offer gold
refused-offer-gold = Offer gold from your pool: 1 to { $most }
refused-offer = Gold from your pool can be offered while actions are taken, but never while marshalling
refused-rest-or-offer = It is for another player to act now. Offer gold or wait
refused-wish = Say what you ask for. Choose a wish
refused-accept-or-decline = Gold is offered to you. Accept or decline

# The table in a terminal

stage-set-up = Set-up
stage-round = Round { $round } · { $phase }
board-round = Round { $round } · { $phase } · first player: { $first }
board-has = power { $power }, gold { $gold }
board-influence = influence { $influence }
board-plot = initiative { $initiative }, claim { $claim }
board-challenge = { $type-cap }: attack { $attack }, defence { $defence }
board-attackers = Attackers: { $cards }
board-defenders = Defenders: { $cards }
board-barred = Cannot defend: { $cards }
board-hand = Your hand
