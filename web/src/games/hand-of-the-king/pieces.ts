// Written by scripts/web_pieces.py from fivethrones.games.hand_of_the_king: change it there.

/** The grid is so many cells wide and high; cells are numbered row by row. */
export const SIDE = 6;

/** In the grid: nobody there. */
export const EMPTY = -1;

/** The number that stands for Varys among those who can be swapped. */
export const VARYS = 35;

/** Holder of a character in King's Landing. */
export const ON_GRID = -1;

/** Holder of a character out of the game. */
export const DEAD = -2;

/** Holder of a banner that nobody has. */
export const SUPPLY = -1;

export const CELLS: readonly string[] = [
  "a1",
  "b1",
  "c1",
  "d1",
  "e1",
  "f1",
  "a2",
  "b2",
  "c2",
  "d2",
  "e2",
  "f2",
  "a3",
  "b3",
  "c3",
  "d3",
  "e3",
  "f3",
  "a4",
  "b4",
  "c4",
  "d4",
  "e4",
  "f4",
  "a5",
  "b5",
  "c5",
  "d5",
  "e5",
  "f5",
  "a6",
  "b6",
  "c6",
  "d6",
  "e6",
  "f6",
];

export const DIRECTIONS: readonly string[] = [
  "up",
  "down",
  "left",
  "right",
];

export const STEPS: readonly (readonly [down: number, right: number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

export const HOUSES: readonly string[] = [
  "stark",
  "greyjoy",
  "lannister",
  "targaryen",
  "baratheon",
  "tyrell",
  "tully",
];

export const SIZES: readonly number[] = [
  8,
  7,
  6,
  5,
  4,
  3,
  2,
];

export const CHARACTERS: readonly string[] = [
  "eddard_stark",
  "catelyn_stark",
  "robb_stark",
  "sansa_stark",
  "arya_stark",
  "bran_stark",
  "rickon_stark",
  "lyanna_stark",
  "balon_greyjoy",
  "euron_greyjoy",
  "victarion_greyjoy",
  "aeron_greyjoy",
  "theon_greyjoy",
  "asha_greyjoy",
  "rodrik_greyjoy",
  "tywin_lannister",
  "cersei_lannister",
  "jaime_lannister",
  "tyrion_lannister",
  "kevan_lannister",
  "joffrey_baratheon",
  "daenerys_targaryen",
  "viserys_targaryen",
  "rhaegar_targaryen",
  "aerys_targaryen",
  "aegon_i_targaryen",
  "robert_baratheon",
  "stannis_baratheon",
  "renly_baratheon",
  "shireen_baratheon",
  "margaery_tyrell",
  "olenna_tyrell",
  "garlan_tyrell",
  "hoster_tully",
  "edmure_tully",
];

export const HOUSE_OF: readonly number[] = [
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  1,
  1,
  1,
  1,
  1,
  2,
  2,
  2,
  2,
  2,
  2,
  3,
  3,
  3,
  3,
  3,
  4,
  4,
  4,
  4,
  5,
  5,
  5,
  6,
  6,
];

/** What a companion is about, and the questions it asks, in order. */
export interface Companion {
  readonly id: string;
  readonly icon: string;
  readonly prompts: readonly string[];
}

export const COMPANIONS: readonly Companion[] = [
  {"id": "hodor", "icon": "hand", "prompts": []},
  {"id": "bronn", "icon": "hand", "prompts": []},
  {"id": "brienne_of_tarth", "icon": "hand", "prompts": []},
  {"id": "jorah_mormont", "icon": "hand", "prompts": []},
  {"id": "ilyn_payne", "icon": "skull", "prompts": []},
  {"id": "khal_drogo", "icon": "skull", "prompts": []},
  {"id": "sandor_clegane", "icon": "skull", "prompts": ["prompt-kill-on-grid"]},
  {"id": "jaqen_hghar", "icon": "skull", "prompts": ["prompt-kill-on-grid", "prompt-kill-in-area", "prompt-discard"]},
  {"id": "ramsay_snow", "icon": "swap", "prompts": ["prompt-swap-first", "prompt-swap-second"]},
  {"id": "jon_snow", "icon": "keep", "prompts": ["prompt-name"]},
  {"id": "gendry", "icon": "keep", "prompts": []},
  {"id": "shae", "icon": "keep", "prompts": []},
  {"id": "melisandre", "icon": "again", "prompts": []},
  {"id": "petyr_baelish", "icon": "draw", "prompts": ["prompt-play-drawn"]},
];
