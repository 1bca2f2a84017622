# Houses

house-stark = Stark
    .letter = S
    .pl = Starks
house-greyjoy = Greyjoy
    .letter = G
    .pl = Greyjoys
house-lannister = Lannister
    .letter = L
    .pl = Lannisters
house-targaryen = Targaryen
    .letter = T
    .pl = Targaryens
house-baratheon = Baratheon
    .letter = B
    .pl = Baratheons
house-tyrell = Tyrell
    .letter = Y
    .pl = Tyrells
house-tully = Tully
    .letter = U
    .pl = Tullys

banner-stark = Stark banner
banner-greyjoy = Greyjoy banner
banner-lannister = Lannister banner
banner-targaryen = Targaryen banner
banner-baratheon = Baratheon banner
banner-tyrell = Tyrell banner
banner-tully = Tully banner

# Characters

varys = Varys

character-eddard_stark = Eddard Stark
    .first = Eddard
character-catelyn_stark = Catelyn Stark
    .first = Catelyn
character-robb_stark = Robb Stark
    .first = Robb
character-sansa_stark = Sansa Stark
    .first = Sansa
character-arya_stark = Arya Stark
    .first = Arya
character-bran_stark = Bran Stark
    .first = Bran
character-rickon_stark = Rickon Stark
    .first = Rickon
character-lyanna_stark = Lyanna Stark
    .first = Lyanna
character-balon_greyjoy = Balon Greyjoy
    .first = Balon
character-euron_greyjoy = Euron Greyjoy
    .first = Euron
character-victarion_greyjoy = Victarion Greyjoy
    .first = Victarion
character-aeron_greyjoy = Aeron Greyjoy
    .first = Aeron
character-theon_greyjoy = Theon Greyjoy
    .first = Theon
character-asha_greyjoy = Asha Greyjoy
    .first = Asha
character-rodrik_greyjoy = Rodrik Greyjoy
    .first = Rodrik
character-tywin_lannister = Tywin Lannister
    .first = Tywin
character-cersei_lannister = Cersei Lannister
    .first = Cersei
character-jaime_lannister = Jaime Lannister
    .first = Jaime
character-tyrion_lannister = Tyrion Lannister
    .first = Tyrion
character-kevan_lannister = Kevan Lannister
    .first = Kevan
character-joffrey_baratheon = Joffrey Baratheon
    .first = Joffrey
character-daenerys_targaryen = Daenerys Targaryen
    .first = Daenerys
character-viserys_targaryen = Viserys Targaryen
    .first = Viserys
character-rhaegar_targaryen = Rhaegar Targaryen
    .first = Rhaegar
character-aerys_targaryen = Aerys Targaryen
    .first = Aerys
character-aegon_i_targaryen = Aegon I Targaryen
    .first = Aegon I
character-robert_baratheon = Robert Baratheon
    .first = Robert
character-stannis_baratheon = Stannis Baratheon
    .first = Stannis
character-renly_baratheon = Renly Baratheon
    .first = Renly
character-shireen_baratheon = Shireen Baratheon
    .first = Shireen
character-margaery_tyrell = Margaery Tyrell
    .first = Margaery
character-olenna_tyrell = Olenna Tyrell
    .first = Olenna
character-garlan_tyrell = Garlan Tyrell
    .first = Garlan
character-hoster_tully = Hoster Tully
    .first = Hoster
character-edmure_tully = Edmure Tully
    .first = Edmure

# Companions

companion-hodor = Hodor
    .text = Bran Stark joins you from wherever he is.
companion-bronn = Bronn
    .text = Tyrion Lannister joins you from wherever he is.
companion-ilyn_payne = Ilyn Payne
    .text = Eddard Stark dies, whoever holds him.
companion-jaqen_hghar = Jaqen H’ghar
    .text = Remove from the game: one character on the grid, one in any player’s area, one face-up companion.
companion-jon_snow = Jon Snow
    .text = Pick a house: here Jon is worth two of its characters to you for the rest of the game. Keep him.
companion-gendry = Gendry
    .text = Gendry stays with you as one more Baratheon.
companion-shae = Shae
    .text = Shae stays with you as one more Lannister.
companion-melisandre = Melisandre
    .text = Once this turn is settled, you move again.
companion-ramsay_snow = Ramsay Snow
    .text = Two grid characters of your choice trade places.
companion-sandor_clegane = Sandor Clegane
    .text = One grid character of your choice dies.
companion-petyr_baelish = Petyr Baelish
    .text = Turn up two cards of the companion deck, use one now, drop the other.
companion-brienne_of_tarth = Brienne of Tarth
    .text = Renly Baratheon joins you from wherever he is.
companion-jorah_mormont = Jorah Mormont
    .text = Daenerys Targaryen joins you from wherever she is.
companion-khal_drogo = Khal Drogo
    .text = Viserys Targaryen dies, whoever holds him.

cards-companions = Companions
    .one = Companion
cards-characters = Characters
    .one = Character
fact-household = { $count } characters in the house

# Directions: as such, capitalised, and as seen from Varys

direction-up = up
    .cap = Up
    .side = above Varys
direction-down = down
    .cap = Down
    .side = below Varys
direction-left = left
    .cap = Left
    .side = left of Varys
direction-right = right
    .cap = Right
    .side = right of Varys

# Words with which a move can be typed

verb-move = move
verb-stop = stop
verb-confer = confer
verb-play = play
verb-discard = discard
verb-kill = kill
verb-swap = swap
verb-name = name
verb-award = award

# Questions

prompt-move = Choose where Varys goes
    .about = Varys goes straight to the house you name and takes all its cards on the way for you. Whoever has most cards of a house, or as many but later, holds its banner.
prompt-play = Choose a companion (compulsory)
    .about = You took the last card of a house on the board, and choose a companion for it: it acts once, at once.
prompt-kill-on-grid = Choose who dies in King’s Landing ({ $companion })
prompt-kill-in-area = Choose who dies in a play area ({ $companion })
prompt-discard = Choose a companion to discard ({ $companion })
prompt-swap-first = Choose whom to swap ({ $companion })
prompt-swap-second = Choose whom to swap with ({ $companion })
prompt-name = Choose the house that { $companion } supports
prompt-play-drawn = Choose which companion to play ({ $companion })
prompt-award = Choose who gets the { $house } banner

# Choices

do-move = { $direction-cap }, { $house }: to { $cell }, { $taken ->
        [one] { $taken } card
       *[other] { $taken } cards
    }
do-stop = { $character }: to { $cell }, { $taken ->
        [one] { $taken } card
       *[other] { $taken } cards
    }
do-confer = Confer in private with { $other }
do-play = Play { $companion }
do-discard = Discard { $companion }
do-kill = Kill { $character }
do-swap = Swap { $character }
do-name = House { $house }
do-award = { $to } gets the { $house } banner

# Log

log-begin = { $seat } moves first
log-move = { $seat } moves Varys to { $cell } and takes { $taken ->
        [one] { $taken } { $house }
       *[other] { $taken } { $house-pl }
    }: { $characters }
log-take = { $seat } takes { $character } from King’s Landing
log-take-from = { $seat } takes { $character } from { $from }
log-kill = { $character } dies in King’s Landing
log-kill-held = { $character } dies in the play area of { $from }
log-play = { $seat } plays { $companion }
log-no-effect = { $companion }: nothing can be done, so this is skipped
log-unusable = { $companion } leaves the game, being of no use now
log-discard = { $seat } discards { $companion }
log-swap = { $seat } swaps { $character } and { $other }
log-keep = { $seat } keeps { $companion }. { $house } support: +{ $worth }
log-draw = { $seat } turns up from the companion deck: { $companions }
log-again = { $seat } moves again
log-banner = { $seat } gets the { $house } banner
log-banner-lost = { $seat } loses the { $house } banner: it returns to the supply
log-award = A tie for the { $house } banner: { $seat } decides, { $to } gets it
log-confer = { $seat } spends a raven token to confer in private with { $other }
log-end = Varys cannot move: the game is over. { $left ->
        [0] Nobody is left in King’s Landing
        [one] { $left } card left in King’s Landing is discarded and counts for nobody
       *[other] { $left } cards left in King’s Landing are discarded and count for nobody
    }

# Outcome

outcome-most-banners = { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } with { $banners ->
        [one] { $banners } banner
       *[other] { $banners } banners
    }
outcome-tie-break = { $winners } { $winners-count ->
        [one] wins
       *[other] win
    }: equal at { $banners ->
        [one] { $banners } banner
       *[other] { $banners } banners
    }, the { $house } banner decides
outcome-draw = A draw: all banners are in the supply

# Refusals

refused-teams-need-four = The team game is for four, and there are { $seats } seats. Set four seats
refused-raven-needs-three = Raven tokens are for three or four players, and there are { $seats } seats. Set three or four seats
refused-move-due = Varys is to move now. Name a direction and a house
refused-no-such-move = There is no such move. Name a direction and a house
refused-name-the-cell = In this game Varys may stop at any card on his lines. Name the cell
refused-nobody-there = There is no { $house } card { $direction-side }. Choose another house or another direction
refused-farthest-only = Stopping short is not allowed: Varys goes to the farthest card of the house. Name a direction and a house
refused-nobody-on-cell = Varys cannot go to { $cell }. Choose a card on his row or column
refused-varys-is-here = This is Varys himself. Choose a card on his row or column
refused-empty-cell = The cell is empty. Choose a card on Varys’s row or column
refused-farther-one = { $character } is nearer, and Varys goes to the farthest card of the house. Choose { $farther } instead
refused-off-line = { $character } is neither on Varys’s row nor on his column. Choose a card on his lines
refused-no-ravens = This game has no raven tokens. Choose where Varys goes
refused-raven-spent = Your raven token is spent. Choose where Varys goes
refused-partner-only = The raven token buys a talk with your partner only. Choose your partner
refused-no-such-seat = There is nobody like that to confer with. Choose an opponent
refused-companion-not-due = A companion comes when you take the last card of a house from the grid. For now choose where Varys goes
refused-companion-due = A companion comes first. Choose one that is face up
refused-companion-first = { $companion } is not finished yet. Complete the companion first
refused-no-companion = There is no such companion. Choose one that is face up
refused-not-face-up = { $companion } is not among those to choose from. Choose a face-up companion
refused-no-house = There is no such house. Name one of the seven
refused-house-gone = No { $house } card is left in King’s Landing. Name another house
refused-varys = Varys cannot be touched. Choose a character
refused-no-character = There is no such character. Choose one from the list
refused-picked-already = { $character } is chosen already. Choose another one
refused-dead = { $character } is out of the game. Choose another character
refused-not-in-area = { $character } is in King’s Landing, and one in a play area is needed. Choose another character
refused-not-on-grid = { $character } is in a play area, and one in King’s Landing is needed. Choose another character
refused-banner-not-moved = Banners pass by themselves at the end of the turn. Choose where Varys goes
refused-award-due = The { $house } banner comes first. Choose who gets it
refused-not-leader = { $seat } does not lead in { $house } support. Choose one of the leaders

# Settings

option-variant = Variant
    .text = Each for himself, in two teams, or with Three-Eyed Raven tokens (HK-41, HK-43)
option-variant-standard = each for himself
option-variant-teams = two teams, four players only
option-variant-raven = Three-Eyed Raven, three or four players
option-first_player = First player
    .text = The first seat, or one drawn by lot (HK-5)
option-first_player-seat_0 = the first seat
option-first_player-drawn = drawn by lot
option-companions_enabled = Companions
    .text = Whether companions are in play (HK-52)
option-companions_enabled-true = in play
option-companions_enabled-false = left out
option-stop_anywhere = Stop at any card
    .text = Varys may stop at any card on his lines, not only at the farthest of a house (HK-54)
option-stop_anywhere-false = no, the farthest only
option-stop_anywhere-true = yes
option-ramsay_may_move_varys = Ramsay Snow and Varys
    .text = Whether Ramsay Snow may move Varys too (HK-46)
option-ramsay_may_move_varys-false = Varys stays
option-ramsay_may_move_varys-true = Varys may be moved
option-jon_snow_house_must_be_on_grid = Jon Snow’s house
    .text = Any of the seven houses, or only one still in King’s Landing (HK-47)
option-jon_snow_house_must_be_on_grid-false = any
option-jon_snow_house_must_be_on_grid-true = only one on the grid
option-remove_unusable_companions = Useless companions
    .text = Whether companions that could do nothing now leave before one is chosen (HK-48)
option-remove_unusable_companions-false = stay
option-remove_unusable_companions-true = leave
option-zero_support_banner = Banner without support
    .text = Where a banner goes when nobody has support in its house any more (HK-49)
option-zero_support_banner-supply = back to the supply
option-zero_support_banner-stay = stays where it was
option-petyr_mode = Petyr Baelish
    .text = What is done with the two companions he turns up (HK-50)
option-petyr_mode-play_one_discard_other = play one, discard the other
option-petyr_mode-add_both_to_row_then_choose = both join the row, then choose from all
option-tie_choice_needs_new_tie = Choice in a tie
    .text = When the acting player decides who gets a banner after a companion (HK-51)
option-tie_choice_needs_new_tie-true = if the tie is new
option-tie_choice_needs_new_tie-false = in any tie
option-grid_kill_touches = Deaths on the grid and banners
    .text = Whether a house’s banner is settled anew when its card dies in King’s Landing (HK-53)
option-grid_kill_touches-false = no
option-grid_kill_touches-true = yes

# The table in a terminal

board-support = Support
board-left = grid
board-banners = Banners
board-ravens = Ravens
board-companions = Companions ({ $deck } in the deck)
board-companions-named = Companions ({ $deck } in the deck): { $names-count ->
        [0] none
       *[other] { $names }
    }
board-kept = { $seat } keeps { $companion } ({ $house } +{ $worth })
stage-court = { $left ->
        [one] { $left } character in King’s Landing
       *[other] { $left } characters in King’s Landing
    }
