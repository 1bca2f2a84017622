# Rulers

leader-cersei = Cersei Lannister
leader-tyrion = Tyrion Lannister
leader-daenerys = Daenerys Targaryen
leader-jon = Jon Snow
leader-eddard = Eddard Stark
leader-doran = Doran Martell
leader-euron = Euron Greyjoy
leader-melisandre = Melisandre
leader-olenna = Olenna Tyrell
leader-random = A random ruler

# Ordinary influence cards

influence-sellswords = Sellswords
    .text = Discard another card from your hand. If your hand is empty, this card counts 2 this round.
influence-great_host = Great Host
    .text = You kneel at once.
influence-cavalry_charge = Cavalry Charge
    .text = Each neighbor of yours draws 1 card.
influence-ambush = Ambush
    .text = Choose another ruler. The card of lowest value in that ruler’s stack is discarded (you choose among equals).
influence-siege = Siege
    .text = Counts 2 more while at least one neighbor of yours kneels.
influence-intimidation = Intimidation
    .text = Choose another ruler who is standing. That ruler discards a card from hand or kneels.
influence-hired_knife = Hired Knife
    .text = If you did not win, you may kill an ally of power 3 or less in a council of the winner, but not the ally claimed this round.
influence-trial_by_combat = Trial by Combat
    .text = Choose another ruler. You both reveal a random card from hand; the lower one is discarded, on equal values none is.
influence-scorched_fields = Scorched Fields
    .text = Every ruler with five or more cards in hand, you included, discards one of choice.
influence-bannermen = Bannermen
    .text = Counts 1 more for each other red card in your stack.
influence-betrayal = Betrayal
    .text = Move a card of your choice from another ruler’s stack into yours.
influence-backup_plan = Backup Plan
    .text = If you did not win, take this card into your hand when the stacks are cleared.
influence-eavesdropping = Eavesdropping
    .text = Look at the hand of another ruler.
influence-blackmail = Blackmail
    .text = Choose another ruler. That ruler gives you a card from hand, of his or her own choice.
influence-forged_letter = Forged Letter
    .text = Choose a card in another ruler’s stack. Its ability is off until the end of the round; its value stays.
influence-tears_of_lys = Tears of Lys
    .text = Choose a card in another ruler’s stack. It counts 0 until the end of the round.
influence-web_of_spies = Web of Spies
    .text = Look at the top 3 allies of the deck and put them back on top in any order.
influence-empty_promises = Empty Promises
    .text = If you won, you take no power token for winning this round.
influence-change_of_plans = Change of Plans
    .text = You may take another card from your stack back into your hand.
influence-puppet = Pulling the Strings
    .text = If a neighbor of yours wins, that neighbor places the current ally in the council you two share. If both neighbors of the winner hold copies, the side with more copies decides; equal numbers cancel out.
influence-little_birds = Little Birds
    .text = Put a power token from the supply, unseen, onto the current ally. It goes with the ally into its council.
influence-royal_decree = Royal Decree
    .text = Name red, green or purple. Until the end of the round nobody, you included, may play cards of that color.
influence-feast = Feast
    .text = You and another ruler of your choice draw 1 card each.
influence-marriage_pact = Marriage Pact
    .text = If you did not win, but the ally claimed this round lies in a council of yours, gain 1 power token.
influence-hostage = Hostage
    .text = If you won, you may move an ally of power 4 or less from one of your councils to the other.
influence-oath_of_fealty = Oath of Fealty
    .text = If you win, place the current ally in the council you share with the neighbor whose stack total is higher. If they are equal, choose.
influence-regency = Regency
    .text = You win ties for the bid.
influence-iron_bank_loan = Loan of the Iron Bank
    .text = If you won, return a random power token from each of your councils to the supply.

# Story cards

influence-bribe = Bribe
    .text = Put this card into the stack of another ruler. After any ruler has won the bid, it goes into the hand of the ruler before whom it lies.
influence-red_wedding = The Red Wedding
    .text = If you did not win, choose a council of the winner and kill its ally of highest power, but not the ally claimed this round.
influence-valar_morghulis = Valar Morghulis
    .text = In every council with three or more allies kill the ally of lowest power (the first player chooses among equals).
influence-wildfire = Wildfire
    .text = Discard every other card whose value is 2 or less from all stacks.
influence-first_snow = First Snow
    .text = Every other ruler with more cards in hand than you discards down to your number, but at most 2 cards.
influence-purple_wedding = The Purple Wedding
    .text = Kill the current ally, then reveal the next one; it becomes the current ally.
influence-dragons_awake = Dragons Awake
    .text = This card cannot be moved, discarded, switched off or changed in value before cleanup.
influence-tourney_of_the_hand = Tourney of the Hand
    .text = The winner and the ruler with the second-highest total gain 1 power token each.
influence-dark_wings = Dark Wings, Dark Words
    .text = Draw 2 cards, then put a card from your hand under the influence deck.
influence-blackwater = Battle of the Blackwater
    .text = Every kneeling ruler stands up and takes part in the bidding again.
influence-hidden_heir = The Hidden Heir
    .text = If you won, you may take an ally of power 3 or less from the killed pile into a council of yours.

# Unique cards

influence-queen_regent = Queen Regent
    .text = Choose another ruler. Until the end of the round that ruler may not play cards of printed value 4 or more.
influence-queens_justice = The Queen’s Justice
    .text = Discard a card of your choice from each neighbor’s stack.
influence-lannister_gold = Lannister Gold
    .text = Take a red, green or purple card of value 5 or less from the discard pile into your hand.
influence-no_forgiveness = No Forgiveness
    .text = If you did not win, you may kill an ally of power 4 or less in a council of the winner that is not yours.
influence-debt_repaid = A Debt Repaid
    .text = If you did not win, gain 1 power token.
influence-blackwater_chain = Chain Across the River
    .text = Until the end of the round cards that lie in stacks cannot be moved, taken back or discarded before cleanup.
influence-sharp_tongue = Sharp Tongue
    .text = Take a random card from another ruler’s hand, then give that ruler a card from yours.
influence-hand_of_the_king = Hand of the King
    .text = If you did not win, you choose into which council of the winner the token for winning goes.
influence-dracarys = Dracarys
    .text = Kill an ally of power 3 or less in any council.
influence-breaker_of_chains = Breaker of Chains
    .text = No influence card may forbid you to play cards or dictate where you put allies and tokens this round.
influence-three_heads = Three Heads
    .text = Counts 4 more while your stack has exactly three cards.
influence-unsullied = Unsullied
    .text = This card cannot be moved, discarded, switched off or changed in value before cleanup.
influence-kill_the_boy = Kill the Boy
    .text = If you won, you may kill the ally claimed this round; if you do, gain 2 power tokens.
influence-oath_of_the_watch = Oath of the Watch
    .text = Counts 1 more for each other ruler who kneels.
influence-ghost = Ghost
    .text = If you did not win, take this card into your hand when the stacks are cleared.
influence-longclaw = Longclaw
    .text = You win ties for the bid.
influence-pack_survives = The Pack Survives
    .text = If you won, reveal the next ally and place it in the same council as the ally you claimed.
influence-ice = Ice
    .text = If you won, you may kill an ally of power 3 or less in a neighbor’s council that is not yours.
influence-honour_above_all = Honour Above All
    .text = Play abilities of the cards you play after this one do nothing this round.
influence-winter_is_coming = Winter Is Coming
    .text = Look at the top 3 allies of the deck. Put any of them under the deck and the rest back on top in any order.
influence-patience = Patience
    .text = Draw 2 cards.
influence-vengeance = Vengeance
    .text = Counts 1 more for each killed ally, up to 4 more.
influence-sand_snakes = Sand Snakes
    .text = Choose another ruler. The card of highest value in that ruler’s stack counts 0 this round.
influence-water_gardens = The Water Gardens
    .text = If you did not win, take another card from your stack into your hand when the stacks are cleared.
influence-the_silence = The Silence
    .text = Until the end of the round other rulers cannot move, discard, switch off or change the cards in your stack.
influence-dragonbinder = Dragonbinder
    .text = Choose a neighbor. Move the card of highest value from that stack into yours.
influence-crows_eye = Crow’s Eye
    .text = If you won, move a random power token from a council that is not yours into one of yours.
influence-iron_price = The Iron Price
    .text = You may discard up to 3 cards from your hand; this card counts 2 more for each.
influence-blood_magic = Blood Magic
    .text = If you won, you may kill the current ally before it is placed; then reveal the next ally and claim that one, in a council of your choice.
influence-shadow_assassin = Shadow Assassin
    .text = If you did not win, you may kill the current ally before it is placed; nobody claims an ally this round.
influence-visions = Visions in the Flames
    .text = Look at the top 3 allies of the deck and put them back on top in any order. Then look at the power tokens of one council.
influence-offering = Offering to the Flames
    .text = You may kill an ally in a council of yours; if you do, this card counts 5 more.
influence-matchmaker = Matchmaker
    .text = If a neighbor of yours won, reveal the next ally and place it in the council you two share.
influence-growing_strong = Growing Strong
    .text = Counts 1 more for each ally in your two councils, up to 5 more.
influence-queen_of_thorns = Queen of Thorns
    .text = Look at another ruler’s hand and discard from it a card of value 3 or less of your choice.
influence-bounty_of_the_reach = Bounty of the Reach
    .text = You and a neighbor of your choice draw 2 cards each.

# Allies

ally-robert = Robert Baratheon
    .text = Red cards count 1 more.
ally-renly = Renly Baratheon
    .text = Purple cards count 1 more.
ally-petyr = Petyr Baelish
    .text = Green cards count 1 more.
ally-stannis = Stannis Baratheon
    .text = Cards that lie in stacks cannot be moved, taken back or discarded before cleanup.
ally-joffrey = Joffrey Baratheon
    .text = A ruler who kneels discards a card of choice from hand.
ally-varys = Varys
    .text = All hands are played open.
ally-tywin = Tywin Lannister
    .text = Nobody may choose to kneel before playing at least one card, if able.
ally-drogo = Khal Drogo
    .text = Cards of printed value 2 or less count 0.
ally-high_sparrow = The High Sparrow
    .text = Red cards may not be played.
ally-qyburn = Qyburn
    .text = Play abilities of influence cards do nothing.
ally-margaery = Margaery Tyrell
    .text = The winner of the bid gains 1 more power token.
ally-balon = Balon Greyjoy
    .text = Every ruler may play at most 2 cards.
ally-barristan = Ser Barristan Selmy
    .text = Ties go to the tied ruler with fewer cards in the stack, then as usual.
ally-aemon = Maester Aemon
    .text = A ruler who kneels with an empty stack draws 1 card.
ally-ramsay = Ramsay Bolton
    .text = After the bid every ruler but the winner discards a card of choice from hand.
ally-patchface = Patchface
    .text = The lowest total among rulers with a card in the stack wins the bid.
ally-sansa = Sansa Stark
    .text = Sansa goes to the council of yours where your ally of highest power is.
ally-mance = Mance Rayder
    .text = Mance goes to the council of yours with fewer allies.
ally-jaqen = Jaqen H’ghar
    .text = Place Jaqen in any council at the table.
ally-theon = Theon Greyjoy
    .text = Place Theon in a neighbor’s council that is not yours.
ally-davos = Ser Davos Seaworth
    .text = Davos goes to the council of yours with fewer power tokens.
ally-hodor = Hodor
    .text = Hodor goes to your left council.
ally-podrick = Podrick Payne
    .text = Podrick goes to your right council.
ally-randyll = Randyll Tarly
    .text = Randyll goes to the council you share with the neighbor whose stack total is higher.
ally-areo = Areo Hotah
    .text = Areo goes to the council you share with the neighbor whose stack total is lower.
ally-samwell = Samwell Tarly
    .text = Samwell goes to the council of yours where your ally of lowest power is.
ally-gendry = Gendry
    .text = Your left neighbor chooses which council of yours Gendry goes to.
ally-asha = Asha Greyjoy
    .text = Asha goes to the council you share with the neighbor who holds more cards in hand.
ally-loras = Ser Loras Tyrell
    .text = Reveal the next ally and place it in your other council.
ally-jaime = Ser Jaime Lannister
    .text = You may kill an ally of power 2 or less in a council that is not yours.
ally-sandor = Sandor Clegane
    .text = Discard 2 cards of your choice from hand, or as many as you have.
ally-gregor = Ser Gregor Clegane
    .text = Kill the other ally of lowest power in his council (you choose among equals).
ally-bronn = Bronn
    .text = Gain 1 power token.
ally-brienne = Brienne of Tarth
    .text = You may move another ally from one of your councils to the other.
ally-thoros = Thoros of Myr
    .text = You may take an ally of power 3 or less from the killed pile into a council of yours.
ally-ygritte = Ygritte
    .text = Each neighbor of yours discards a card of choice from hand.
ally-pycelle = Grand Maester Pycelle
    .text = Draw 2 cards.
ally-bran = Bran Stark
    .text = Look at the top 3 allies of the deck and put them back on top in any order.
ally-roose = Roose Bolton
    .text = Return a random power token from his council to the supply.
ally-jorah = Ser Jorah Mormont
    .text = You may move a random power token from one of your councils to the other.
ally-robb = Robb Stark
    .text = Counts 1 more for each other ally of power 2 or less in his council.
ally-catelyn = Catelyn Stark
    .text = Counts 2 more for each other Stark ally in her council (Sansa, Hodor, Bran, Robb, Arya).
ally-arya = Arya Stark
    .text = Counts 1 more for each killed ally, up to 5 more.
ally-viserys = Viserys Targaryen
    .text = Counts 4 less unless no council has more allies than his.
ally-lysa = Lysa Arryn
    .text = Counts 1 less for each other ally in her council.
ally-walder = Walder Frey
    .text = Counts 1 more for each power token in his council.
ally-oberyn = Oberyn Martell
    .text = Counts 2 more if no other ally in his council has a higher power.
ally-beric = Beric Dondarrion
    .text = Counts 2 more if no council has fewer allies than his.
ally-illyrio = Illyrio Mopatis
    .text = Power tokens of value 1 in his council count 2.
ally-ellaria = Ellaria Sand
    .text = Counts 3 more if her council has more allies than power tokens.

# Houses of allies

house-stark = Stark
house-lannister = Lannister
house-baratheon = Baratheon
house-targaryen = Targaryen
house-greyjoy = Greyjoy
house-tyrell = Tyrell
house-martell = Martell
house-arryn = Arryn
house-bolton = Bolton
house-frey = Frey

# Colours, seasons, sides

color-red = red
color-green = green
color-purple = purple
season-summer = summer
    .cap = Summer
season-autumn = autumn
    .cap = Autumn
season-winter = winter
    .cap = Winter
direction-left = left
direction-right = right

# What is printed on cards

cards-allies = Allies
    .one = Ally
cards-influence = Ordinary influence cards
    .one = Influence card
cards-stories = Story cards
    .one = Story card
cards-unique = Unique cards
    .one = Unique card
cards-leaders = Rulers
    .one = Ruler
ability-round = During this round
ability-claimed = When claimed
ability-endgame = End of the game
fact-power = Power { $power }
fact-ability = { $ability }
fact-value = Influence { $value }
fact-copies = Copies: { $copies }
fact-triumph = Triumph
fact-leader = A card of { $leader }

# Words by which a move can be typed

verb-leader = ruler
verb-draft = draft
verb-play = play
verb-kneel = kneel
verb-discard = discard
verb-give = give
verb-bury = bury
verb-salvage = salvage
verb-name = name
verb-card = card
verb-ally = ally
verb-council = council
verb-color = color
verb-top = top
verb-under = under
verb-use = use
verb-pass = pass
verb-done = done

# Questions

prompt-leader = Choose a ruler, or take a random one
    .about = The ruler is your name and banner at the table. It matters for play only together with unique cards.
prompt-draft = Set a card aside, the rest go { $direction }
    .about = You gather a hand for the season: keep one card and hand the others to your neighbour.
prompt-bid = Play an influence card or kneel
    .about = Whoever has the highest stack decides which council the ally joins. A card adds to your stack; if you kneel, you keep your cards for the next rounds.
prompt-place = Choose a council for { $ally }
    .about = The ally joins one of the two councils that you share with your neighbours. The weaker of them counts, so it is usually the one to strengthen.
prompt-token = Choose a council for the power token
    .about = The token lies hidden in a council and adds to its power at the end.
prompt-token-of = Choose a council for the token of { $of }
prompt-use = Use the ability? ({ $card })
prompt-discard = Choose a card to discard ({ $card })
prompt-give = Choose a card to give ({ $card })
prompt-bury = Which card do you bury? ({ $card })
prompt-discard-or-kneel = Discard a card or kneel ({ $card })
prompt-discard-to-grow = Discard another card, if you like ({ $card }: up to { $count })
prompt-discard-of-another = Choose what { $of } discards ({ $card })
prompt-hush = Choose whom to forbid ({ $card })
prompt-color = Name a color ({ $card })
prompt-join-stack = Choose whose stack it joins ({ $card })
prompt-who-draws = Choose who draws ({ $card })
prompt-intimidate = Choose whom to intimidate ({ $card })
prompt-look = Choose a hand to look at ({ $card })
prompt-blackmail = Choose who gives you a card ({ $card })
prompt-take-at-random = Choose from whom to take ({ $card })
prompt-duel = Choose an opponent ({ $card })
prompt-salvage = Choose a card of the discard pile ({ $card })
prompt-discard-from-stack = Which card is discarded? ({ $card })
prompt-steal = Which card moves to you? ({ $card })
prompt-take-back = Which card comes back? ({ $card })
prompt-switch-off = Which card is switched off? ({ $card })
prompt-counts-nothing = Which card counts 0? ({ $card })
prompt-kill = Choose whom to kill ({ $card })
prompt-move-ally = Choose whom to move ({ $card })
prompt-bring-back = Choose whom to bring back ({ $card })
prompt-bring-where = Choose a council ({ $card })
prompt-top = Who goes on top next? ({ $card })
prompt-top-or-under = On top or under the deck? ({ $card })
prompt-token-from = Where is the token taken from? ({ $card })
prompt-token-to = Where does the token go? ({ $card })
prompt-peek = Look at the tokens of which council? ({ $card })

# Choices

do-leader = { $leader }
do-draft = Set aside { $card } ({ $value })
do-play = Play { $card } ({ $value })
do-kneel = Kneel
do-discard = Discard { $card } ({ $value })
do-give = Give { $card } ({ $value })
do-bury = Under the deck: { $card } ({ $value })
do-salvage = Take { $card } ({ $value }) from the discard pile
do-name = { $who }
do-card = { $card } (stack of { $who })
do-ally = { $ally } ({ $power })
do-council = Council “{ $one } – { $other }”
do-color = Color: { $color }
do-top = On top: { $ally }
do-under = Under the deck: { $ally }
do-use = Use it
do-pass = Do not use it
do-done = That is enough

# Log

log-begin = First player: { $seat }
log-leader = { $seat } is { $leader }
log-leader-drawn = { $seat } draws a ruler: { $leader }
log-row = Into the ally row: { $allies-count ->
        [0] nobody
       *[other] { $allies }
    }
log-new-hand = { $seat } takes up a hand: { $cards }
log-new-hand-hidden = { $seat } takes up a hand of { $count }
log-pack = { $seat } chooses from { $cards }
log-pack-hidden = { $seat } looks at { $count } cards to draft from
log-draft = { $seat } sets { $card } aside
log-draft-hidden = { $seat } sets a card aside
log-round = { $season-cap }, round { $number } of { $of }. First player: { $seat }
log-reveal = The ally is { $ally }
log-no-ally = No allies are left, the bid is for the power token
log-open-hands = Hands are open as long as { $ally } holds sway
log-play = { $seat } plays { $card }
log-lay = { $card } joins the stack of { $to }
log-kneel = { $seat } kneels
log-stand = { $seat } takes part in the bidding again
log-discard = { $card } is discarded ({ $seat })
log-discard-hand = The whole hand of { $seat } is discarded: { $cards }
log-give = { $seat } gives { $card } to { $to }
log-give-hidden = { $seat } gives a card from hand to { $to }
log-bury = { $seat } puts { $card } under the deck
log-bury-hidden = { $seat } puts a card from hand under the deck
log-draw = { $seat } draws { $cards }
log-draw-hidden = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
log-new-deck = The discard pile is shuffled into a new influence deck
log-look = { $seat } looks at the hand of { $of }: { $cards }
log-look-hidden = { $seat } looks at the hand of { $of }
log-some-low = The hand of { $of } has such a card
log-nothing-low = The hand of { $of } has no such card
log-duel = Trial by combat: { $seat } shows { $card }, { $who } shows { $other }
log-salvage = { $seat } takes { $card } from the discard pile
log-steal = { $seat } moves { $card } over from the stack of { $from }
log-take-back = { $card } goes back into the hand of { $seat }
log-switch-off = { $seat } switches off { $card } ({ $of })
log-counts = { $card } ({ $of }) counts { $value }
log-hush = { $who } plays only cards below { $value } until the end of the round
log-decree = { $seat } forbids a color: { $color }
log-win = { $seat } wins the bid with { $total }
log-bound = { $card } decides: { $ally } goes to the council “{ $one } – { $other }”
log-place = { $ally }: council “{ $one } – { $other }” ({ $seat })
log-move-ally = { $ally } moves to the council “{ $one } – { $other }”
log-bring-back = { $ally } comes back into the council “{ $one } – { $other }”
log-kill = { $ally } is killed
log-look-at-allies = { $seat } looks at { $allies }
log-look-at-allies-hidden = { $seat } looks at the top { $count } of the allies
log-put-back = { $seat } puts allies back: { $count } on top, { $under } under the deck
log-put-in-row = { $under ->
        [0] { $seat } puts allies back into the row: { $allies }
       *[other] { $seat } puts allies back into the row: { $allies-count ->
            [0] nobody
           *[other] { $allies }
        } ({ $under } under the deck)
    }
log-token = A power token: council “{ $one } – { $other }” ({ $seat })
log-token-on-ally = { $seat } puts a power token on { $ally }
log-token-returned = A power token of the council “{ $one } – { $other }” goes back to the supply
log-token-moved = A power token moves to the council “{ $one } – { $other }”
log-peek = { $seat } sees the tokens of the council “{ $one } – { $other }”: { $values }
log-peek-hidden = { $seat } looks at the tokens of the council “{ $one } – { $other }”
log-season = { $season-cap }: all hands are discarded ({ $cards-count ->
        [0] no cards were left
       *[other] { $cards }
    }) and new ones are dealt
log-stories = Story cards shuffled into the influence deck: { $count }
log-council = Council “{ $one } – { $other }”: allies { $allies }, tokens { $tokens }, in all { $power }

# Outcome

outcome-small-council = { $winners } wins with the strongest small council, power { $small }
outcome-other-council = { $winners } wins. Small councils are equal ({ $small }), the other one decides: { $great }
outcome-allies = { $winners } wins. Councils are equal (the small one { $small }), the number of allies decides: { $allies }
outcome-shared = { $winners } share the victory: councils (the small one { $small }) and allies are equal

# Refusals

refused-kingsmoot-is-advanced = In the Kingsmoot unique and story cards are in the deck already. Choose the standard rules
refused-keep-white-needs-kingsmoot = Only the Kingsmoot has this setting. Choose it or switch this off
refused-draft-white-needs-both = This setting needs a draft by the advanced rules. Choose both or switch this off
refused-leader-taken = { $leader } is taken. Choose another ruler
refused-leader-due = Choose a ruler first
refused-draft-due = This is the draft. Set one card aside
refused-not-in-pack = { $card } is not among your cards. Choose one of those before you
refused-bid-due = This is the bidding. Play an influence card or kneel
refused-not-in-hand = { $card } is not in your hand. Choose another card
refused-play-first = While { $ally } holds sway nobody kneels before playing a card. Play a card
refused-color-by-ally = While { $ally } holds sway { $color } cards may not be played. Choose another card
refused-decreed = { $color } cards are forbidden until the end of the round. Choose another card
refused-hushed = You may not play cards of value { $value } or more this round. Choose a lower one
refused-card-first = First finish { $card }
refused-compulsory = { $card } cannot be declined. Make a choice
refused-no-target = { $card }: this cannot be chosen now. Choose from the list
refused-not-low = Only a card of value { $value } or less can be discarded so. Choose from the list
refused-council = { $ally } may not join the council “{ $one } – { $other }”. Choose a council that is allowed
refused-place-first = First place { $ally } in a council
refused-token-council = A power token goes to a council of whoever gained it ({ $of }). Choose one of the two
refused-look = First put back the allies that you looked at ({ $card })

# Settings

option-rules = Rules
    .text = Standard, or advanced with unique and story cards (BT-45, BT-46)
option-rules-standard = standard
option-rules-advanced = advanced
option-draft = Draft
    .text = Whether hands are dealt or drafted; in the Kingsmoot all cards are in the deck (BT-47, BT-49)
option-draft-none = none, hands are dealt
option-draft-draft = draft
option-draft-kingsmoot = Kingsmoot
option-ally_row = Ally row
    .text = The allies of a season lie open in a row (BT-51)
option-ally_row-false = no
option-ally_row-true = yes
option-quick = Quick game
    .text = Begin a season later (BT-53)
option-quick-false = no
option-quick-true = yes
option-leaders = Choice of rulers
    .text = Each in turn chooses one or takes a random one, or all are drawn (BT-5)
option-leaders-chosen = each chooses or draws
option-leaders-drawn = all by lot
option-first_player = First player
    .text = By lot, or the first seat (BT-4)
option-first_player-drawn = by lot
option-first_player-seat_0 = the first seat
option-draft_white_too = Unique cards in the draft
    .text = Whether a ruler keeps the own unique card or passes it on with the rest (BT-48)
option-draft_white_too-false = kept
option-draft_white_too-true = passed on
option-kingsmoot_keep_white = Unique cards in the Kingsmoot
    .text = Whether they go to the box or to the discard pile when discarded (BT-50)
option-kingsmoot_keep_white-false = to the box
option-kingsmoot_keep_white-true = to the discard pile

# The table in a terminal

stage-season = { $season-cap }, round { $number } of { $of }
board-decks = deck { $deck }, discard pile { $discard }, allies { $allies }, killed { $killed }, tokens { $supply }
board-current = Current ally: { $ally } ({ $power }), tokens on it: { $tokens }
board-no-current = No current ally
board-row = Row: { $allies-count ->
        [0] —
       *[other] { $allies }
    }
board-ruler = Ruler
board-hand = Hand
board-stack = Stack
board-total = Total
board-council = Council
board-power = Power
board-tokens = Tokens
board-allies = Allies
board-your-hand = Your hand
board-pack = Cards to draft from
board-drafted = Set aside: { $cards-count ->
        [0] —
       *[other] { $cards }
    }
board-looked-at = Top allies: { $allies }
