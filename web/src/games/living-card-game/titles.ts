// Written by scripts/web_pieces.py from fivethrones.games.living_card_game: change it there.
import type { Title } from '../card-engine/printed';

/** Strength for the side of a player whose title is strong in the challenge. */
export const BONUS = 3;

export const TITLES: readonly Title[] = [
  {"id": "crown_regent", "supports": "", "rivals": [], "strongIn": 2},
  {"id": "hand_of_the_king", "supports": "master_of_whispers", "rivals": ["master_of_coin"], "strongIn": -1},
  {"id": "lord_commander_of_the_kingsguard", "supports": "", "rivals": [], "strongIn": 0},
  {"id": "master_of_whispers", "supports": "master_of_coin", "rivals": ["master_of_laws", "crown_regent"], "strongIn": 1},
  {"id": "master_of_laws", "supports": "hand_of_the_king", "rivals": ["master_of_whispers"], "strongIn": -1},
  {"id": "master_of_coin", "supports": "master_of_laws", "rivals": ["hand_of_the_king"], "strongIn": -1},
];
