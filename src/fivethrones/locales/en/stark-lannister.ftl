# The file with the words that the card games share.
-engine = card-engine

# Stark

card-eddard_stark = Eddard Stark
    .text = Response: after Eddard comes into play, he takes 1 power.
card-robb_stark = Robb Stark
    .text = While Robb attacks, each other House Stark character attacking beside him has +1 strength.
card-catelyn_stark = Catelyn Stark
    .text = Response: after Catelyn is named as a defender, choose a character in the challenge. Its strength does not count until the challenge ends.
card-jon_snow = Jon Snow
    .text = Response: after a challenge in which Jon defends is resolved, won or lost, stand him.
card-arya_stark = Arya Stark
card-sansa_stark = Sansa Stark
    .text = Response: after you lose an intrigue challenge as the defender, draw 1 card.
card-bran_stark = Bran Stark
    .text = Challenges: kneel Bran. A House Stark character of yours that defends has +2 strength until the challenge ends.
card-maester_luwin = Maester Luwin
    .text = Dominance: kneel Luwin. Draw 2 cards.
card-hodor = Hodor
    .text = Hodor cannot attack. Stealth does not keep him from defending.
card-ser_rodrik_cassel = Ser Rodrik Cassel
    .text = Rodrik does not kneel to defend, and has +2 strength while defending.
card-jory_cassel = Jory Cassel
    .text = Response: when another unique House Stark character of yours is about to be killed, discard Jory from play. That character is saved.
card-greatjon_umber = Greatjon Umber
    .text = Challenges: during a military or power challenge in which Greatjon has no part, kneel him. He joins it on your side.
card-theon_greyjoy = Theon Greyjoy
card-septa_mordane = Septa Mordane
    .text = Challenges: kneel Mordane. An enemy character that is not in the challenge loses its intrigue icon until the phase ends.
card-syrio_forel = Syrio Forel
    .text = Your Arya Stark has +1 strength.
card-littlefinger = Littlefinger
    .text = Littlefinger has +1 strength for each gold in your pool.
card-stark_retinue = Stark Retinue
    .text = Response: after the Retinue is named as a defender, draw 1 card.
card-northern_bannermen = Northern Bannermen
card-direwolf = Direwolf
    .text = For a House Stark character of yours. Response: when the bearer is about to be killed, kneel the Direwolf. The bearer is saved.
card-hand_of_the_king = Hand of the King
    .text = For a Lord or Lady of yours. Any phase: kneel Hand of the King. Stand the bearer.
card-ice = Ice
    .text = For a House Stark character of yours. Challenges: if the bearer is in the challenge, discard Ice from play. Kill another character in it.
card-needle = Needle
    .text = For a House Stark character of yours. The bearer has +1 strength. If it is Arya Stark, she has Renown as well.
card-winterfell = Winterfell
    .text = Each House Stark character of yours has +1 strength.
card-winterfell_castle = Winterfell Castle
card-godswood = Godswood
    .text = Marshalling: in your own turn, kneel the Godswood. The next House Stark character that you play this phase costs 2 less.
card-the_iron_throne = The Iron Throne
    .text = Your total for dominance is 3 higher.
card-inn_at_the_crossroads = Inn at the Crossroads
card-not_today = Not Today
    .text = Response: when a unique character is about to be killed, it is saved.
card-winter_is_coming = Winter Is Coming
    .text = Challenges: while a House Stark character of yours attacks, your claim is 1 higher until the challenge ends. No more than one a round.
card-for_the_north = For the North!
    .text = Challenges: a House Stark character of yours in the challenge has +3 strength until it ends. No more than one a challenge.
card-the_king_in_the_north = The King in the North!
    .text = Response: after you win dominance, kneel two of your House Stark characters. Each takes 1 power.
card-the_north_remembers = The North Remembers
    .text = Response: after a House Stark character of yours is killed, stand one of your House Stark characters (it may be standing already). It takes 1 power. No more than one a round.
card-ambush_in_the_whispering_wood = Ambush in the Whispering Wood
    .text = Response: after you win a military challenge as the defender, kill an attacking character.

# Lannister

card-ser_jaime_lannister = Ser Jaime Lannister
    .text = Jaime does not kneel to attack in a military challenge.
card-cersei_lannister = Cersei Lannister
    .text = Response: after you win an intrigue challenge with Cersei in it, kneel an enemy character.
card-tyrion_lannister = Tyrion Lannister
    .text = Response: after you win a challenge with Tyrion in it, draw 1 card.
card-tywin_lannister = Tywin Lannister
card-joffrey_baratheon = Joffrey Baratheon
    .text = Response: after another Lord or Lady is killed, anybody’s, Joffrey takes 1 power. No more than 3 times a round.
card-ser_gregor_clegane = Ser Gregor Clegane
    .text = While Gregor attacks, enemy characters cannot be saved.
card-the_hound = The Hound
card-ser_kevan_lannister = Ser Kevan Lannister
    .text = While you control another Lord, Kevan has the power icon.
card-ser_ilyn_payne = Ser Ilyn Payne
    .text = Dominance: pay 2 gold and kneel Ilyn. Kill a kneeling enemy character with strength 2 or less.
card-bronn = Bronn
    .text = Any phase: pay 1 gold. Stand Bronn. No more than once a round.
card-grand_maester_pycelle = Grand Maester Pycelle
    .text = Response: after you win an intrigue challenge with Pycelle in it, the loser discards 1 more card from hand at random.
card-shae = Shae
    .text = Challenges: if your opponent has more power than you, kneel Shae. Kneel an enemy character.
card-varys = Varys
    .text = After you play Varys, you must discard an Ally from play: anybody’s, or Varys himself.
card-lannister_guards = Lannister Guards
    .text = Response: after the plots are revealed and have taken effect, draw 1 card.
card-lannisport_steward = Lannisport Steward
card-court_informer = Court Informer
    .text = Response: after you play the Informer, kneel a character.
card-gilded_plate = Gilded Plate
    .text = For a character of yours. Response: when the bearer is about to be killed, pay 1 gold and discard Gilded Plate from play. The bearer is saved.
card-imprisoned = Imprisoned
    .text = For an enemy character without this attachment. When attached, kneel the bearer. It cannot stand in the standing phase.
card-kingsguard_cloak = Kingsguard Cloak
    .text = For a Knight of yours. The bearer has +1 strength and Renown.
card-lannister_encampment = Lannister Encampment
card-casterly_rock = Casterly Rock
    .text = Your House Lannister characters attacking in intrigue and power challenges have +1 strength. Challenges: kneel Casterly Rock. A unique House Lannister character of yours has Stealth until the phase ends.
card-the_red_keep = The Red Keep
    .text = Response: after you win an intrigue challenge, pay 1 gold and kneel the Red Keep. Your house takes 1 power.
card-golden_tooth_mines = Golden Tooth Mines
card-a_lannister_pays_his_debts = A Lannister Pays His Debts
    .text = Response: after you lose a challenge, kneel a House Lannister character of yours. Kill a character in that challenge.
card-the_lions_cunning = The Lion’s Cunning
    .text = Any phase: pay 2 gold. Kneel a character.
card-insidious_ways = Insidious Ways
    .text = Challenges: a House Lannister character of yours that attacks has +2 strength until the challenge ends. If you win this challenge, draw 2 cards. No more than one a challenge.
card-bought_swords = Bought Swords
    .text = Challenges: pay 1 gold. A non-unique enemy character in the challenge leaves it, kneeling or standing as it is.
card-whispers_at_court = Whispers at Court
    .text = Response: after you win an intrigue challenge as the attacker, look at the loser’s hand and discard a card of your choice from it.
card-power_is_power = Power Is Power
    .text = Dominance: pay 2 gold. Your house takes 1 power. No more than one a round.
card-sworn_shield = Sworn Shield
    .text = Response: when a House Lannister character of yours is about to be killed, pay 1 gold. It is saved.

# Lannister plots

card-under_arrest = Under Arrest
    .text = When revealed: kneel an enemy character.
card-game_of_thrones = Game of Thrones
    .text = Your characters do not kneel to attack or defend in intrigue challenges.
card-hear_me_roar = Hear Me Roar
    .text = Each character without the intrigue icon has −1 strength.
card-guarding_the_throne = Guarding the Throne
    .text = When you lose a power challenge, no power leaves your banner.
card-valar_morghulis = Valar Morghulis
    .text = When revealed: kill all characters in play at once.
card-killing_cold = Killing Cold
    .text = The standing phase of this round is skipped.
card-uneasy_truce = Uneasy Truce
    .text = To make a military challenge, a player first hands 2 gold to the opponent.

# Stark plots

card-calling_the_banners = Calling the Banners
    .text = The cost of the cards that you play cannot be lowered.
card-crossing_the_trident = Crossing the Trident
    .text = While you control fewer characters than your opponent, each of yours has +2 strength.
card-hidden_in_the_shadows = Hidden in the Shadows
    .text = A character of yours that attacks alone has Stealth.
card-spies_among_us = Spies Among Us
    .text = When revealed: look at your opponent’s hand and put a card of your choice from it under that player’s deck.
card-storm_of_swords = Storm of Swords
    .text = You may make one more military challenge.
card-the_lion_and_the_wolf = The Lion and the Wolf
    .text = In military challenges claim is 1 higher, whoever attacks.
card-the_old_gods = The Old Gods
    .text = The first House Stark or House Lannister character that you play this round costs 2 less.

# Plots for the draft

card-illyrios_gift = Illyrio’s Gift
    .text = If you win dominance this round, your house takes 3 more power.
card-wildfire_assault = Wildfire Assault
    .text = When revealed: each player chooses up to 3 characters of their own. All others are killed at once.
card-blockade = Blockade
    .text = The income of your opponent’s plot is 3 lower.
card-rains_of_autumn = Rains of Autumn
    .text = Cards in play give no income bonus.
card-building_season = Building Season
    .text = When revealed: each player may search their deck for a location, show it, take it in hand and shuffle the deck.
card-summoning_season = Summoning Season
    .text = When revealed: each player may search their deck for a character, show it, take it in hand and shuffle the deck.
card-counting_favors = Counting Favors
    .text = When revealed: each player draws 2 cards.
card-marched_to_the_wall = Marched to the Wall
    .text = When revealed: each player discards one of their own characters from play.
card-drunken_allegations = Drunken Allegations
    .text = When revealed: each player kneels one of their own characters.
card-tourney_for_the_hand = Tourney for the Hand
    .text = Your Knights and Lords attacking in military challenges have +1 strength.
card-rule_by_decree = Rule by Decree
    .text = When revealed: the player with the larger hand discards cards of their choice until 4 are left.
card-noose_and_swordpoint = Noose and Swordpoint
    .text = Characters with strength 2 or less cannot stand in the standing phase.
card-planning_ahead = Planning Ahead
    .text = In taxation you keep your unspent gold.
card-take_them_by_surprise = Take Them by Surprise
    .text = When revealed: if you did not take initiative, discard your hand.
card-a_feast_for_crows = A Feast for Crows
    .text = For each challenge that you win unopposed, your house takes 1 more power.
card-a_clash_of_kings = A Clash of Kings
    .text = Each player may make one more power challenge.
card-nest_of_vipers = Nest of Vipers
    .text = Each player may make one more intrigue challenge.
card-no_mercy = No Mercy
    .text = Characters cannot be saved.

# Traits

trait-ally = Ally
trait-armor = Armor
trait-army = Army
trait-bastard = Bastard
trait-condition = Condition
trait-creature = Creature
trait-direwolf = Direwolf
trait-guard = Guard
trait-item = Item
trait-kings_landing = King’s Landing
trait-knight = Knight
trait-lady = Lady
trait-lord = Lord
trait-maester = Maester
trait-mercenary = Mercenary
trait-nights_watch = Night’s Watch
trait-septa = Septa
trait-spy = Spy
trait-stronghold = Stronghold
trait-the_north = The North
trait-title = Title
trait-weapon = Weapon
trait-westeros = Westeros

# Log

log-begin = The banners are raised, the game begins

# Settings

option-seat_0 = First seat
    .text = Which house the first seat leads (SL-5)
option-seat_0-stark = Stark
option-seat_0-lannister = Lannister
option-plots = Plot decks
    .text = The seven plots of each house, or a draft (SL-6, SL-68)
option-plots-standard = of each house
option-plots-drafted = drafted
option-mulligan = Mulligan
    .text = Whether an opening hand may be drawn anew once (SL-8)
option-mulligan-true = allowed
option-mulligan-false = not allowed
option-victory = Power that wins
    .text = How much power a player needs to win (SL-43)
option-victory-15 = 15
option-victory-10 = 10, a short game
option-victory-20 = 20, a long game
option-round_limit = Last round
    .text = After which round the most power wins (SL-71)
option-round_limit-50 = 50
option-round_limit-25 = 25
option-round_limit-100 = 100
