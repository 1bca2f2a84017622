# Squares

square-go = GO
square-crasters_keep = Craster’s Keep
square-iron_throne_1 = Iron Throne
square-fist = Fist of the First Men
square-master_of_coin = Master of Coin
square-house_lannister = House Lannister
square-nightfort = The Nightfort
square-valar_1 = Valar Morghulis
square-moles_town = Mole’s Town
square-crossroads_inn = Crossroads Inn
square-jail = Jail
square-vaes_dothrak = Vaes Dothrak
square-red_waste = The Red Waste
square-qarth = Qarth
square-pentos = Pentos
square-house_baratheon = House Baratheon
square-eyrie = The Eyrie
square-iron_throne_2 = Iron Throne
square-dragonstone = Dragonstone
square-harrenhal = Harrenhal
square-free_parking = Free Parking
square-moat_cailin = Moat Cailin
square-valar_2 = Valar Morghulis
square-dreadfort = The Dreadfort
square-twins = The Twins
square-house_targaryen = House Targaryen
square-astapor = Astapor
square-yunkai = Yunkai
square-the_wall = The Wall
square-meereen = Meereen
square-go_to_jail = Go to Jail
square-castle_black = Castle Black
square-pyke = Pyke
square-iron_throne_3 = Iron Throne
square-winterfell = Winterfell
square-house_stark = House Stark
square-valar_3 = Valar Morghulis
square-braavos = Braavos
square-hand_of_the_king = Hand of the King
square-kings_landing = King’s Landing

group-brown = the brown group
group-light_blue = the light blue group
group-pink = the pink group
group-orange = the orange group
group-red = the red group
group-yellow = the yellow group
group-green = the green group
group-dark_blue = the dark blue group
group-great_houses = the Great Houses
group-wilds = The Wall and the Red Waste

lot-village = village
    .gen-pl = villages
lot-keep = keep
    .gen-pl = keeps

# Tokens

token-crown = Crown
token-direwolf = Direwolf
token-dragon_egg = Dragon Egg
token-iron_throne = Iron Throne
token-raven = Three-Eyed Raven
token-white_walker = White Walker
token-hand_pin = Hand’s Pin
token-longclaw = Longclaw

# Dice

face-1 = 1
face-2 = 2
face-3 = 3
face-rider = the rider
face-wayfarer = the wayfarer

# Cards

jail-card-valar_morghulis = Get-out-of-jail card (Valar Morghulis)
jail-card-iron_throne = Get-out-of-jail card (Iron Throne)

card-red_keep_raven = Raven from the Red Keep
    .text = The court demands you. Travel to King’s Landing.
card-fresh_horse = Fresh Horse
    .text = The road is empty. Ride on to GO and take your 200.
card-wedding_feast = Wedding Feast
    .text = Lord Walder expects guests. Go to The Twins; if GO is on the way, 200 is yours.
card-khalasar = Khalasar
    .text = They take you along. Go to Vaes Dothrak; if GO is on the way, 200 is yours.
card-shelter = Shelter
    .text = Ask the next Great House ahead for a roof. Buy it if it is free; its lord charges you double rent.
card-banners_called = The Banners Are Called
    .text = March to the next Great House ahead: free to buy, or double rent to its lord.
card-lost_scouts = Lost Scouts
    .text = Go on to the next of The Wall and the Red Waste. Buy it if it is free, else throw the dice and pay ten times the total.
card-iron_bank = Iron Bank
    .text = Interest arrives. Receive 50.
card-night_watch_favour = Recruiter of the Night’s Watch
    .text = He owes you a favour: this opens the cell door once. Keep it, use it or sell it.
card-wildlings = Wildlings on the Road
    .text = Fall back three squares.
card-traitor = Traitor
    .text = So you are proclaimed. Into the cell at once; the road there pays nothing.
card-winter_roofs = Winter Is Near
    .text = Mend the roofs: 25 for each village, 100 for each keep.
card-bridge_toll = Bridge Toll
    .text = Pay 15.
card-lannister_invitation = Lannister Invitation
    .text = Go to House Lannister; if GO is on the way, 200 is yours.
card-betrothal = Betrothal
    .text = You betroth your youngest daughter. Give every other player 50.
card-casterly_debt = Old Debt
    .text = Casterly Rock settles it. Receive 150.
card-new_reign = New Reign
    .text = Go to GO and take 200.
card-miscount = The Treasurer Miscounted
    .text = In your favour. Receive 200.
card-milk_of_the_poppy = Milk of the Poppy
    .text = The maester charges for it. Pay 50.
card-valyrian_dagger = Dagger of Valyrian Steel
    .text = You sell it. Receive 50.
card-champion = Your Champion
    .text = He wins in your name: walk out of the cell once. Keep the card, use it or sell it.
card-arrest = Arrest
    .text = So the small council orders. Into the cell at once; the road there pays nothing.
card-summer_harvest = Last Summer Harvest
    .text = It was rich. Receive 100.
card-tax_returned = Tax Returned
    .text = The crown took it twice. Receive 20.
card-name_day = Name Day
    .text = Every other player gives you 10.
card-safe_harbour = Safe in Harbour
    .text = Your ship is back. Receive 100.
card-sellswords = Sellswords
    .text = They want their wages. Pay 100.
card-citadel_studies = Studies at the Citadel
    .text = Your son’s bill is due. Pay 50.
card-counsel = Good Counsel
    .text = It was paid for. Receive 25.
card-royal_masons = Royal Masons
    .text = They inspect your walls: 40 for each village, 115 for each keep.
card-tourney_second = Runner-up at the Tourney
    .text = Receive 10.
card-far_cousin = Far Cousin
    .text = You are the heir. Receive 100.

cards-deeds = Title deeds
    .one = Title deed
cards-valar_morghulis = Valar Morghulis
cards-iron_throne = Iron Throne
fact-group = { $group }
fact-price = Price { $amount }, mortgage { $mortgage }
fact-rents = Rent { $bare }, full set { $set }; villages: { $one }, { $two }, { $three }, { $four }; keep { $keep }
fact-rents-houses = Rent by Houses held: { $one }, { $two }, { $three }, { $four }
fact-rents-wilds = Rent: four times the throw, ten times with both
fact-build = Village { $amount }, keep { $amount } and all villages of the location

# Words with which a move can be typed

verb-token = token
verb-throw = throw
verb-bail = bail
verb-card = card
verb-rest = rest
verb-pass = pass
verb-build = build
verb-sell = sell
verb-raze = raze
verb-mortgage = mortgage
verb-redeem = redeem
verb-leave = leave
verb-offer = offer
verb-give = give
verb-ask = ask
verb-add = add
verb-charge = charge
verb-send = send
verb-withdraw = withdraw
verb-accept = accept
verb-refuse = refuse
verb-counter = counter
verb-claim = claim
verb-buy = buy
verb-decline = decline
verb-bid = bid
verb-drop = drop
verb-want = want
verb-place = place
verb-ride = ride
verb-go = go
verb-surrender = surrender

# Questions

prompt-token = Which token do you choose?
    .about = A token is only for show: the choice does not matter for play.
prompt-throw = Do you throw the dice?
    .about = The throw moves your token; where it stops, you buy, pay or take a card.
prompt-jail = How do you leave jail?
    .about = You get out for money, with a card or by throwing doubles; at times it pays to stay and owe no rent.
prompt-business = Do you build or trade before the throw?
    .about = Before each throw you may build, mortgage, offer trades and claim rent. If you need nothing, go on.
prompt-last-claims = Do you ask for rent that is still due?
prompt-route = Where do you go?
prompt-buy = Buy { $square } for { $amount }?
    .about = What you buy brings rent from all who stop there, and on a whole group one can build. If you decline, the square is auctioned.
prompt-bid = { $lot }: { $bid } is bid. Your bid?
prompt-want = How many { $lot-gen-pl } do you want? The bank has { $left }
prompt-place = Where do you put the { $lot }?
prompt-offer = What do you offer? { $to }
prompt-answer = { $from } offers a trade. Accept?
    .about = Read what you get and what is asked of you. You may accept, refuse or make an offer of your own.
prompt-received = Redeem { $square } for { $amount }?
prompt-debt = You owe { $amount } and have { $cash }. How do you raise it?
    .about = All of it has to be paid: sell buildings, mortgage squares or make a deal. Who finds no money is bankrupt.

# Choices

do-token = { $token }
do-throw = Throw the dice
do-bail = Pay 50 and leave
do-card = Use: { $card }
do-rest = Nothing until my turn
do-pass = Nothing before this throw
do-build = Build for { $amount }: { $square }
do-call-shortage = Ask for a building, of which too few are left: { $square }
do-sell = Sell a building for { $amount }: { $square }
do-raze = Break down to levels { $levels }: { $group }
do-mortgage = Mortgage for { $amount }: { $square }
do-redeem = Redeem for { $amount }: { $square }
do-leave = Leave mortgaged: { $square }
do-offer = Offer a trade: { $to }
do-give = Give: { $item }
do-ask = Ask for: { $item }
do-add = Add { $amount }
do-add-span = Add { $low } to { $high }
do-charge = Charge { $amount }
do-charge-span = Charge { $low } to { $high }
do-send = Send the offer
do-withdraw = Withdraw the offer
do-accept = Accept
do-refuse = Refuse
do-counter = Make a counter-offer
do-claim = Ask for rent: { $square }, { $visitor }
do-buy = Buy for { $amount }: { $square }
do-decline = Do not buy: to auction
do-bid = Bid { $amount }
do-bid-span = Bid { $low } to { $high }
do-drop = Drop out
do-want = Want { $amount }
do-want-span = Want { $low } to { $high }
do-place = Place it: { $square }
do-ride = { $amount } on, to { $square }
do-go = Go to { $square }
do-surrender = Declare yourself bankrupt

# Log

log-token = { $seat } chooses a token: { $token }
log-deal = { $seat } is dealt { $deeds }. { $amount ->
        [0] Free of charge
       *[other] Paid { $amount }
    }
log-roll-off = { $seat } throws for the first turn: { $first } and { $second }
log-begin = { $seat } goes first
log-throw = { $seat } throws { $first } and { $second }
log-throw-three = { $seat } throws { $first }, { $second } and { $face }
log-rent-throw = { $seat } throws for the rent: { $first } and { $second }
log-rent-throw-three = { $seat } throws for the rent: { $first }, { $second } and { $face }
log-move = { $seat } moves to { $square }
log-salary = { $seat } passes GO and collects { $amount }
log-ride-on = { $seat } goes on with the rider
log-jail = { $seat } goes to jail
log-jail-doubles = { $seat } throws doubles and leaves jail
log-jail-stays = { $seat } stays in jail. Throws left: { $left }
log-jail-out = { $seat } leaves jail without doubles and owes { $amount }
log-bail = { $seat } pays { $amount } and leaves jail
log-use-card = { $seat } leaves jail: { $card }
log-keep-card = { $seat } keeps: { $card }
log-card = { $seat } draws “{ $card }”
log-receive = { $seat } receives { $amount } from the bank
log-fine = { $seat } owes the bank { $amount }
log-pay-each = { $seat } owes everybody { $amount }
log-collect-each = { $seat } collects { $amount } from everybody
log-repairs = { $seat } owes { $amount } for repairs
log-tax = { $square }: { $seat } owes { $amount }
log-rent = { $square }: { $seat } owes { $to } a rent of { $amount }
log-claimable = { $seat } is a guest at { $square }: { $owner } may ask for rent
log-lapse = { $seat } has missed the rent: { $square }, { $visitor }
log-buy = { $seat } buys { $square } for { $amount }
log-auction = To auction: { $lot }
log-bid = { $seat } bids { $amount }
log-drop = { $seat } drops out
log-sold = { $seat } buys at auction for { $amount }: { $lot }
log-unsold = Nobody bids, the bank keeps it: { $lot }
log-lot-gone = The bank has none left, the auction is over: { $lot }
log-village = { $seat } builds a village: { $square }, now { $level }
log-keep = { $seat } builds a keep: { $square }
log-sell-village = { $seat } sells a village for { $amount }: { $square }
log-sell-keep = { $seat } sells a keep for { $amount }: { $square }
log-sell-out = { $seat } sells all buildings for { $amount }: { $square }
log-raze = { $seat } breaks buildings down for { $amount }: { $group }
log-shortage = { $seat } wants to build, and the bank has { $left } left: { $lot }
log-want = { $seat } wants { $amount }: { $lot }
log-mortgage = { $seat } mortgages { $square } for { $amount }
log-redeem = { $seat } redeems { $square } for { $amount }
log-fee = { $seat } pays 10 % of the mortgage, { $amount }: { $square }
log-offer = { $seat } offers { $to } a trade. Gives: { $gives }. Gets: { $gets }
log-trade = { $seat } and { $to } trade. { $seat } gives: { $gives }. Gets: { $gets }
log-refuse = { $seat } refuses: { $from }
log-counter = { $seat } prepares a counter-offer: { $from }
log-debt = { $seat } is in debt: owes { $amount }, has { $cash }
log-settled = { $seat } settles a debt of { $amount }
log-debt-void = The creditor is bankrupt, so the debt of { $amount } is void: { $seat }
log-bankrupt = { $seat } is bankrupt. Creditor: { $to }
log-bankrupt-bank = { $seat } is bankrupt. Creditor: the bank
log-inherit = { $seat } takes over, mortgaged: { $deeds }. 10 % to the bank: { $amount }

nothing = nothing

# Outcome

outcome-last = { $winners } wins: all others are bankrupt
outcome-short = The first bankruptcy ends it: { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } with { $worth }
outcome-rounds = { $rounds } rounds are played: { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } with { $worth }

# Refusals

refused-timed-needs-rounds = A timed game needs a limit. Set a number of rounds
refused-token-due = Tokens come first. Choose one that is free
refused-token-taken = { $token } is taken. Choose another token
refused-throw-due = That cannot be done now. Throw the dice or see to your business
refused-not-your-turn = Another player throws. See to your business or pass
refused-claims-only = You may only ask for rent now, or let it go
refused-route-first = Choose where to go first
refused-not-in-jail = You are not in jail. Throw the dice
refused-no-card = There is no such card. Choose one you hold
refused-card-elsewhere = You do not hold this: { $card }. Pay or throw the dice
refused-cash = That takes { $amount }, and you have { $cash }. Raise money first
refused-purchase-first = Decide first: buy it or send it to auction. { $square }
refused-auction = There is an auction: { $lot }. Bid or drop out
refused-bid-low = A bid must be more than { $bid }. Bid more
refused-bid-cash = You have only { $cash }. Bid less
refused-no-site = You have no place for it: { $lot }. Drop out
refused-place-first = Place it first: { $lot }
refused-want-due = Say first how many you want: { $lot }
refused-want-amount = You cannot get that many. Say 0 to { $most }
refused-no-deed = There is no such property. Choose a location, a Great House, The Wall or the Red Waste
refused-no-location = Only locations are built on. Choose a location
refused-no-group = There is no such colour group. Choose one of the eight
refused-not-yours = { $square } is not yours. Choose a property of your own
refused-mortgaged = { $square } is mortgaged already. Choose another property
refused-not-mortgaged = { $square } is not mortgaged. Choose a mortgaged property
refused-group-built = { $square }: the group is built on. Sell the buildings first
refused-nothing-built = { $square }: there is nothing to sell. Choose a location with buildings
refused-sell-evenly = { $square }: a sister location carries more. Begin there
refused-no-villages-for-keep = A keep is sold for villages, and the bank has { $left }. Break the whole group down
refused-nothing-to-raze = You have no buildings there: { $group }. Choose another group
refused-layout = That layout is not possible: { $group }. Choose one from the list
refused-set-incomplete = You do not have the whole group: { $group }. Complete it first
refused-set-mortgaged = Something is mortgaged there: { $group }. Redeem it first
refused-keep-stands = { $square } has its keep. Choose another location
refused-build-evenly = { $square }: a sister location carries less. Begin there
refused-none-left = The bank has no { $lot-gen-pl } left. Wait until some are sold
refused-shortage-again = You have called for { $lot-gen-pl } and nobody built. Wait for the next throw
refused-no-partner = It is not clear whom to trade with. Choose another player
refused-partner-out = { $to } is out of the game. Choose another player
refused-calls = Before your own turn you may call on others { $most } times at most. Wait for it
refused-nothing-to-trade = There is nothing to trade yet. Wait for the first purchase
refused-offer-first = Finish the offer first: { $to }. Send or withdraw it
refused-answer-due = Answer the offer first: { $from }
refused-no-item = That cannot be traded. Choose a property or a card
refused-item-elsewhere = { $item } does not belong to { $seat }. Choose something else
refused-item-order = { $item } is said already or out of order. Name things in the order of the board
refused-trade-built = The group is built on: { $group }. Sell the buildings to the bank first
refused-cash-gift = Money is not given without a property or a card. Add one
refused-money-said = The money is said: { $amount }. Send or withdraw the offer
refused-money = That is too much: { $seat } has { $cash }. Name less
refused-trade-unpaid = Not enough cash with the 10 % on mortgages: { $seat }. Change the trade
refused-trade-debt = After it the debt of { $due } could not be paid. Change the trade
refused-received-first = Decide first whether to redeem { $square }
refused-can-pay = The debt of { $amount } can be paid. Sell and mortgage
refused-debt-first = The debt of { $amount } comes first. Sell, mortgage or offer a trade
refused-rent-automatic = Rent is collected at once in this game. There is no need to ask
refused-no-claim = No such rent is due to you. It lapses when the next player throws

# Settings

option-variant = Variant
    .text = The usual game, the short one until the first bankruptcy, or a timed one (MO-62, MO-65)
option-variant-standard = usual
option-variant-short = short
option-variant-timed = timed
option-rounds = Limit of rounds
    .text = After so many rounds the richest wins (MO-56)
option-rounds-unlimited = none
option-rounds-5 = 5
option-rounds-10 = 10
option-rounds-20 = 20
option-rounds-50 = 50
option-rounds-100 = 100
option-rounds-200 = 200
option-dice = Dice
    .text = Two white ones, or the speed die as well (MO-57)
option-dice-two = two white
option-dice-speed = and the speed die
option-rent_mode = Rent
    .text = Paid at once, or the owner must ask before the next player throws (MO-19)
option-rent_mode-auto = paid at once
option-rent_mode-claim = must be asked for
option-tokens = Tokens
    .text = Players choose them or get them in seat order (MO-3)
option-tokens-chosen = chosen
option-tokens-dealt = in seat order
option-utility_roll = The Wall and the Red Waste
    .text = Rent by a new throw or by the throw of the move (MO-66)
option-utility_roll-fresh = a new throw
option-utility_roll-movement = the throw of the move
option-set_rent_needs_no_mortgage = Double rent and mortgages
    .text = Whether a set doubles rent while part of it is mortgaged (MO-66)
option-set_rent_needs_no_mortgage-true = a mortgage stops it
option-set_rent_needs_no_mortgage-false = a mortgage does not matter
option-transfer_fee_base = 10 % when a mortgage changes hands
    .text = Of the mortgage value or of the price (MO-66)
option-transfer_fee_base-mortgage = of the mortgage
option-transfer_fee_base-price = of the price
option-speed_die_extra_cash = Money for the speed die
    .text = What everybody gets on top at the start (MO-57)
option-speed_die_extra_cash-1000 = 1000
option-speed_die_extra_cash-500 = 500
option-speed_die_extra_cash-0 = nothing
option-trade_allows_cash_gift = Gifts of money
    .text = Whether money may be given without property or cards (MO-66)
option-trade_allows_cash_gift-false = no
option-trade_allows_cash_gift-true = yes

# The table in a terminal

board-bank = Bank: { $villages } villages, { $keeps } keeps
stage-round = Round { $round }
board-decks = Valar Morghulis { $valar }, Iron Throne { $throne }
board-cash = Cash
board-worth = Worth
board-deeds = Property
board-jail = in jail
board-out = bankrupt
board-lot = Auction: { $lot }, bid { $bid }
board-debt = Debt { $due }: { $seat }
board-offer = { $by } offers: { $gives }. Asks for: { $gets }
board-claim = Rent: { $square }, { $visitor }, owner { $owner }
