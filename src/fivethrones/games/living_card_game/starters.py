"""The four starter decks of the box (LC-13)."""

from typing import Final

from fivethrones.games.living_card_game.decks import Deck, faults
from fivethrones.kernel.decks import BY_AGREEMENT, FRIENDLY, ILLEGAL, LEGAL
from fivethrones.kernel.message import Message

STARK: Final = Deck("stark", "", {
    "ser_rodrik_cassel": 1, "eddard_stark": 1, "catelyn_stark": 1, "arya_stark": 1, "robb_stark": 1,
    "sansa_stark": 1, "greatjon_umber": 1, "shaggydog": 1, "hodor": 1, "bran_stark": 1, "grey_wind": 1,
    "lady": 1, "war_host_of_the_north": 1, "winterfell_honor_guard": 1, "knight_of_the_tumblestone": 1,
    "direwolf_pup": 1, "kennel_master": 1, "house_tully_recruiter": 1, "trident_reinforcements": 1,
    "winterfell_reserves": 1, "benjen_stark": 1, "jon_snow": 1, "ghost": 1,
    "ice": 1, "nymeria": 1, "summer": 1,
    "winterfell_kennels": 1, "winterfell_castle": 1, "northern_fiefdoms": 2, "lord_eddards_chambers": 1,
    "great_keep": 3, "godswood": 1, "narrow_sea": 1, "crossroads": 1, "street_of_steel": 1,
    "distraction": 1, "winter_is_coming": 1, "kings_in_the_north": 1, "lethal_counterattack": 1,
    "bran_the_builders_legacy": 1, "guilty": 1, "distinct_mastery": 1,
    "building_season": 1, "mutual_enemies": 1, "holding_the_trident": 1, "calm_over_westeros": 1,
    "snowed_under": 1, "the_power_of_arms": 1, "valar_morghulis": 1,
})  # fmt: skip

LANNISTER: Final = Deck("lannister", "", {
    "joffrey_baratheon": 1, "ser_jaime_lannister": 1, "tyrion_lannister": 1, "cersei_lannister": 1,
    "tywin_lannister": 1, "ser_ilyn_payne": 1, "the_hound": 1, "chella_daughter_of_cheyk": 1, "bronn": 1,
    "grand_maester_pycelle": 1, "raff_the_sweetling": 1, "ser_jacelyn_bywater": 1, "enemy_informer": 1,
    "qyburns_informers": 1, "cerseis_attendant": 1, "lurkers_at_harrenhal": 1, "lannisport_steward": 1,
    "lannisport_weaponsmith": 1, "lannisport_honor_guard": 1, "littlefinger": 1, "varys": 1, "shae": 1,
    "gutter_rats_cunning": 1, "gilded_plate": 1, "lordship": 1,
    "lannisport": 1, "lannisport_brothel": 1, "golden_tooth_mines": 1, "western_fiefdoms": 2,
    "queen_cerseis_chambers": 1, "the_goldroad": 3, "hall_of_heroes": 1, "sunset_sea": 1, "crossroads": 1,
    "shadowblack_lane": 1,
    "i_never_bet_against_my_family": 1, "the_lions_will": 1, "insidious_ways": 1, "call_their_bluff": 1,
    "im_you_writ_small": 1, "a_lannister_pays_his_debts": 1, "youve_killed_the_wrong_dwarf": 1,
    "drunken_allegations": 1, "mutual_blackmail": 1, "planning_ahead": 1, "wildfire_assault": 1,
    "hear_me_roar": 1, "blockade": 1, "the_power_of_blood": 1,
})  # fmt: skip

BARATHEON: Final = Deck("baratheon", "", {
    "selyse_baratheon": 1, "robert_baratheon": 2, "stannis_baratheon": 1, "renly_baratheon": 1, "melisandre": 1,
    "ser_davos_seaworth": 1, "brienne_of_tarth": 1, "maester_cressen": 1, "ser_axell_florent": 1,
    "edric_storm": 1, "devan_seaworth": 1, "knight_of_the_rainwood": 1, "stanniss_northern_cavalry": 1,
    "highgarden_honor_guard": 1, "old_red_priest": 1, "army_of_the_faithful": 1, "renlys_courtier": 1,
    "bastard_of_robert": 1, "house_tyrell_guard": 1, "host_of_storms_end": 1, "ser_barristan_selmy": 1,
    "knight_of_flowers": 1,
    "shadows_blessing": 1, "motley": 1, "lightbringer": 1, "stinking_drunk": 1, "milk_of_the_poppy": 1,
    "dragonstone_port": 1, "stormlands_fiefdoms": 2, "king_roberts_chambers": 1, "aegons_garden": 3,
    "great_hall": 1, "narrow_sea": 1, "crossroads": 1, "street_of_sisters": 1,
    "muster": 1, "prosperity_and_plenty": 1, "lords_of_the_narrow_sea": 1, "retreat": 1,
    "support_of_the_kingdom": 1, "distinct_mastery": 1,
    "summoning_season": 1, "mutual_cause": 1, "uneasy_truce": 1, "rains_of_autumn": 1, "good_for_the_gander": 1,
    "tourney_for_the_hand": 1, "fleeing_to_the_wall": 1,
})  # fmt: skip

TARGARYEN: Final = Deck("targaryen", "", {
    "captain_groleo": 1, "daenerys_targaryen": 1, "khal_drogo": 1, "viserys_targaryen": 1, "rhaegal": 2,
    "drogon": 1, "viserion": 1, "strong_belwas": 1, "daario_naharis": 1, "quaithe_of_the_shadow": 1,
    "xaro_xoan_daxos": 1, "jhogo": 1, "brown_ben_plumm": 1, "dothraki_honor_guard": 1, "the_titans_bastard": 1,
    "danys_handmaiden": 1, "warlocks_servitors": 1, "qartheen_fanatic": 1, "pentoshi_guildmaster": 1,
    "illyrios_man": 1, "maester_aemon": 1, "magister_illyrio": 1,
    "blood_of_the_dragon": 1, "poisoned_wine": 1, "aegons_blade": 1, "flame_kissed": 1, "bones_of_a_child": 1,
    "bodyguard": 1,
    "xaros_home": 1, "eastern_fiefdoms": 3, "khal_drogos_tent": 1, "temple_of_the_graces": 2,
    "great_pyramid": 1, "summer_sea": 1, "crossroads": 2, "lady_daeneryss_chambers": 1,
    "dance_with_dragons": 1, "forever_burning": 1, "seductive_promise": 1, "westeros_bleeds": 1,
    "condemned_by_the_realm": 1, "counting_favors": 1, "power_and_wealth": 1, "mad_kings_legacy": 1,
    "rule_by_decree": 1, "noose_and_swordpoint": 1, "herding_the_masses": 1,
})  # fmt: skip

STARTERS: Final = {deck.house: deck for deck in (STARK, LANNISTER, BARATHEON, TARGARYEN)}


def is_starter(deck: Deck) -> bool:
    starter = STARTERS.get(deck.house)
    return starter is not None and not deck.agenda and deck.copies == starter.copies


def standing(deck: Deck) -> str:
    """LC-13, LC-15."""
    if is_starter(deck):
        return FRIENDLY
    if not faults(deck):
        return LEGAL
    return ILLEGAL if faults(deck, free=True) else BY_AGREEMENT


def why_not_playable(deck: Deck) -> list[Message]:
    """Why a deck is not legal without any agreement."""
    return [] if is_starter(deck) else faults(deck)
