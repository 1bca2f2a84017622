# The board

web-mo-ring = The board
web-mo-as-list = The board as a list
web-mo-as-ring = The board as a ring
web-mo-may = you may: { $choice }
web-mo-here = here: { $seats }
web-mo-prisoners = in the cell: { $seats }
web-mo-owned = owner: { $seat }
web-mo-owned-mortgaged = owner: { $seat }, mortgaged
web-mo-mortgaged = mortgaged
web-mo-mortgage-letter = M
web-mo-name-mortgaged = { $square }, mortgaged
web-mo-free = unowned, price { $amount }
web-mo-a-keep = a keep
web-mo-so-many-villages = { $count ->
        [0] no buildings
        [one] { $count } village
       *[other] { $count } villages
    }

# Short names on the board

web-mo-square-go = Go
web-mo-square-crasters_keep = Craster’s Keep
web-mo-square-iron_throne_1 = Iron Throne
web-mo-square-fist = The Fist
web-mo-square-master_of_coin = Master of Coin
web-mo-square-house_lannister = Lannister
web-mo-square-nightfort = Night­fort
web-mo-square-valar_1 = Valar Morghulis
web-mo-square-moles_town = Mole’s Town
web-mo-square-crossroads_inn = Cross­roads Inn
web-mo-square-jail = Jail
web-mo-square-vaes_dothrak = Vaes Dothrak
web-mo-square-red_waste = Red Waste
web-mo-square-qarth = Qarth
web-mo-square-pentos = Pentos
web-mo-square-house_baratheon = Bara­theon
web-mo-square-eyrie = The Eyrie
web-mo-square-iron_throne_2 = Iron Throne
web-mo-square-dragonstone = Dragon­stone
web-mo-square-harrenhal = Harren­hal
web-mo-square-free_parking = Parking
web-mo-square-moat_cailin = Moat Cailin
web-mo-square-valar_2 = Valar Morghulis
web-mo-square-dreadfort = Dread­fort
web-mo-square-twins = The Twins
web-mo-square-house_targaryen = Targar­yen
web-mo-square-astapor = Astapor
web-mo-square-yunkai = Yunkai
web-mo-square-the_wall = The Wall
web-mo-square-meereen = Meereen
web-mo-square-go_to_jail = Go to jail
web-mo-square-castle_black = Castle Black
web-mo-square-pyke = Pyke
web-mo-square-iron_throne_3 = Iron Throne
web-mo-square-winterfell = Winter­fell
web-mo-square-house_stark = Stark
web-mo-square-valar_3 = Valar Morghulis
web-mo-square-braavos = Braavos
web-mo-square-hand_of_the_king = Hand of the King
web-mo-square-kings_landing = King’s Landing

# The deed

web-mo-rents = Rent
web-mo-now = now
web-mo-line-location = { $n ->
        [0] No buildings
        [1] Whole group
        [2] 1 village
        [3] 2 villages
        [4] 3 villages
        [5] 4 villages
       *[other] Keep
    }
web-mo-line-great_house = { $n ->
        [0] 1 Great House
        [1] 2 Great Houses
        [2] 3 Great Houses
       *[other] 4 Great Houses
    }
web-mo-line-wilds = { $n ->
        [0] One of the two
       *[other] Both
    }
web-mo-times = dice × { $n }
web-mo-prices = Price { $price } · mortgage { $mortgage }
web-mo-prices-build = Price { $price } · mortgage { $mortgage } · building { $build }
web-mo-about-go = Whoever comes here or passes gets 200 from the Bank.
web-mo-about-card = The top card of the deck is drawn and carried out.
web-mo-about-tax = { $amount } is paid to the Bank.
web-mo-about-jail = Whoever comes here by a normal move only visits. Prisoners sit in the cell.
web-mo-about-free = Nothing happens here.
web-mo-about-go_to_jail = From here one goes straight to jail.

# The middle

web-mo-reading = The square in focus
web-mo-dice = Dice: { $first } and { $second }
web-mo-dice-three = Dice: { $first }, { $second } and { $face }
web-mo-villages = Villages in the Bank: { $left } of { $of }
web-mo-keeps = Keeps in the Bank: { $left } of { $of }
web-mo-decks = Decks: Valar Morghulis { $valar }, Iron Throne { $throne }
web-mo-round = round { $round }
web-mo-round-of = round { $round } of { $rounds }

# Players

web-mo-holdings = Holdings
web-mo-no-deeds = No deeds
web-mo-bankrupt = bankrupt
web-mo-in-jail = in jail
web-mo-coins = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
web-mo-worth = { $seat }: worth { $worth }
web-mo-standing = worth { $worth }: cash { $cash }, deeds { $deeds }
web-mo-bank = the Bank

# What is due

web-mo-tokens = Tokens
web-mo-jail = Three doors out of jail
web-mo-door-bail = Pay { $amount }
web-mo-door-card = Use a jail-free card
web-mo-door-dice = Throw for doubles. Tries left: { $left }
web-mo-claims = Rent that may be claimed
web-mo-claim-open = { $owner } may claim { $amount }: { $square }, visitor { $visitor }
web-mo-claim-dice = { $owner } may claim dice × { $factor }: { $square }, visitor { $visitor }
web-mo-claim = Claim { $amount }
web-mo-claim-roll = Claim rent
web-mo-claim-until = Until the next player throws the dice
web-mo-want = Not enough buildings for all: { $lot }
web-mo-want-help = Everybody says in secret how many. If more are wanted than there are, they are auctioned.
web-mo-want-this = I want { $count }

# Auction

web-mo-auction = Auction: { $lot }
web-mo-printed-price = Printed price { $amount }
web-mo-no-bid = No bid yet
web-mo-leads = { $seat } leads
web-mo-bidders = Who is bidding
web-mo-dropped = dropped out
web-mo-purse = You have { $cash }; sales and mortgages would add { $more }
web-mo-bid = Bid { $amount }
web-mo-bids-now = { $seat } decides
web-mo-raise-money = Raise money

# Debt

web-mo-debt = { $seat } owes { $to }
web-mo-have = Have { $cash } of { $due }
web-mo-could-raise = Sales and mortgages would bring { $more }
web-mo-give-up = Bankrupt
web-mo-hold = hold for a second

# Buildings and mortgages

web-mo-manage = Manage
web-mo-build-price = building { $amount }
web-mo-build-here = Build: { $square }
web-mo-sell-here = Sell a building: { $square }
web-mo-mortgage = Mortgage: { $amount }
web-mo-mortgage-this = Mortgage: { $square }
web-mo-redeem = Redeem: { $amount } + { $percent } %
web-mo-redeem-this = Redeem: { $square }
web-mo-raze = Tear down several at once
web-mo-plan-empty = No changes yet. You have { $cash }
web-mo-plan-costs = Steps: { $steps }. Costs { $amount }, leaves { $cash }
web-mo-plan-brings = Steps: { $steps }. Brings { $amount }, makes { $cash }
web-mo-confirm = Do it all
web-mo-cash-then = You will have { $cash }

# Trade

web-mo-trade = Trade
web-mo-trade-with = Trade with whom?
web-mo-trade-to = Offer to { $seat }
web-mo-trade-counter = Counter-offer to { $seat }
web-mo-you-give = You give
web-mo-you-get = You get
web-mo-you-pay-coins = You add { $amount }
web-mo-you-get-coins = You are paid { $amount }
web-mo-coins-help = Money: above zero you pay, below zero you are paid
web-mo-fee-you = You pay { $percent } % for mortgaged deeds: { $fee } now, { $redeem } with redeeming
web-mo-fee-them = { $seat } pays { $percent } % for mortgaged deeds: { $fee } now, { $redeem } with redeeming
web-mo-fees = { $percent } % for mortgaged deeds: { $amount }
web-mo-completes = { $seat } completes { $group }
web-mo-send = Send the offer
web-mo-offer = { $by } offers a trade to { $to }
web-mo-gets = { $seat } gets
web-mo-from = { $seat } gives
web-mo-nothing = nothing
web-mo-change = Change
web-mo-offer-waits = Waiting for the answer of { $seat }

# The board in words

web-mo-tell-turn = It is the turn of { $seat }, round { $round }
web-mo-tell-seat = { $seat }: cash { $cash }, on { $square }
web-mo-tell-jailed = { $seat }: cash { $cash }, in jail
web-mo-tell-out = { $seat }: bankrupt
web-mo-tell-deeds = deeds: { $deeds }
web-mo-tell-set = has all of { $group }
web-mo-score = { $seat }: worth { $worth }, cash { $cash }, deeds { $deeds }
