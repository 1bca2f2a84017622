# The grid

web-hk-grid = King’s Landing
web-hk-cell-empty = { $cell }: empty
web-hk-cell-varys = { $cell }: Varys
web-hk-cell-card = { $cell }: { $character }, { $house }
web-hk-may = { $what }; legal: { $choice }
web-hk-nth-taken = { $what }; is taken, number { $n }
web-hk-will-die = { $what }; will die
web-hk-will-join = { $what }; changes hands
web-hk-will-swap = { $what }; changes places
web-hk-hint-good = { $what }; hint: good
web-hk-hint-fair = { $what }; hint: fair
web-hk-hint-weak = { $what }; hint: weak

# Banners and support

web-hk-support = Banners and support
web-hk-house-left = House · on grid
web-hk-banners = banners
web-hk-house-name = { $house }
web-hk-left = grid
web-hk-holds = { $count }, banner
web-hk-coming = will be { $count }, gets the banner
web-hk-going = will be { $count }, loses the banner
web-hk-becomes = will be { $count }
web-hk-your-cards = Your cards
web-hk-no-cards = Nobody yet
web-hk-house-cards = { $house }: who is where
web-hk-in-grid = on the grid
web-hk-dead = out of the game
web-hk-team = { $names }: { $banners ->
        [one] { $banners } banner
       *[other] { $banners } banners
    } together
web-hk-seat-banners = { $banners ->
        [one] { $banners } banner
       *[other] { $banners } banners
    }
web-hk-wins-tie = ahead in a tie: the { $house } banner is the larger

# Companions and ravens

web-hk-companions = Companions
web-hk-deck = { $deck } in the deck
web-hk-row-empty = No companion is face up
web-hk-kept = { $seat }: +{ $worth } { $house }
web-hk-gone = Out of the game: { $companions }
web-hk-chain = companion { $n } this turn
web-hk-step = step { $n } of { $of }
web-hk-turned-up = Turned up from the deck
web-hk-press-to-read = Press a companion to read the card
web-hk-seat-support = support { $count }
web-hk-ravens = Raven tokens
web-hk-raven-ready = { $seat }: has a raven token
web-hk-raven-spent = { $seat }: raven token spent
web-hk-talk = Private talk: { $seats }
web-hk-again = { $seat } moves again after this turn

# Question and consequence

web-hk-ask-take = Take { $taken ->
        [1] one { $house }
        [2] two { $house-pl }
        [3] three { $house-pl }
        [4] four { $house-pl }
       *[other] { $taken } { $house-pl }
    }?
web-hk-take = Take
web-hk-kill = Kill
web-hk-own-card = This card is your own
web-hk-one-leads = { $seats }: { $count }
web-hk-some-lead = { $seats }: { $count } each
web-hk-you = you
web-hk-you-start = You
web-hk-banner-to-you = { $lead }, so the banner comes to you
web-hk-banner-to = { $lead }, so the banner goes to { $seat }
web-hk-banner-yours = { $lead }, so the banner stays with you
web-hk-banner-of = { $lead }, so the banner stays with { $seat }
web-hk-banner-nobody = { $lead }, and the banner stays in the supply
web-hk-then-companion = The last card of the house: a companion follows

# The end

web-hk-end = No card on Varys’s lines
web-hk-end-tie = Equal at { $banners }. The largest house decides
web-hk-end-decides = { $house } banner: { $seats }
web-hk-end-elsewhere = { $house } banner: with neither
web-hk-turn = turn { $n }

# The board in words

web-hk-tell-varys = Varys on { $cell }
web-hk-tell-way = { $direction-cap }: { $cards }
web-hk-tell-nobody = { $direction-cap }: nobody
web-hk-tell-card = { $character-first }, { $house }, take { $taken }
web-hk-tell-choices = To choose from: { $choices }
web-hk-tell-banners = Banners: { $holders }
web-hk-tell-no-banners = Banners: all in the supply
web-hk-tell-holder = { $seat } { $houses }
web-hk-tell-support = Support without a banner: { $holders }
web-hk-tell-left = On the grid: { $houses }
web-hk-tell-count = { $house } { $count }
web-hk-tell-companions = Companions: { $companions }; { $deck } in the deck
web-hk-tell-no-companions = Companions: none face up; { $deck } in the deck
web-hk-tell-kept = Kept: { $companions }
web-hk-tell-kept-one = { $companion } ({ $seat }, { $house } +{ $worth })
web-hk-tell-row = Row { $row }: { $cards }
web-hk-tell-row-empty = Row { $row }: empty
web-hk-tell-at = { $column } { $character-first }
web-hk-score = { $seats }: { $banners ->
        [0] no banner
        [one] { $banners } banner: { $houses }
       *[other] { $banners } banners: { $houses }
    }
web-hk-score-tie = Ahead in a tie: { $seats }, by the { $house } banner
