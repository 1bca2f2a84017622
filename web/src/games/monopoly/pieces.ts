// Written by scripts/web_pieces.py from fivethrones.games.monopoly: change it there.

/** The square with the cell and those who only visit. */
export const JAIL = 10;

/** Owner of what nobody owns. */
export const BANK = -1;

/** What the way out of jail costs. */
export const BAIL = 50;

/** In the box. */
export const VILLAGES = 32;

/** In the box. */
export const KEEPS = 12;

export const TOKENS: readonly string[] = [
  "crown",
  "direwolf",
  "dragon_egg",
  "iron_throne",
  "raven",
  "white_walker",
  "hand_pin",
  "longclaw",
];

export const DECKS: readonly string[] = [
  "valar_morghulis",
  "iron_throne",
];

export const GROUPS: readonly string[] = [
  "brown",
  "light_blue",
  "pink",
  "orange",
  "red",
  "yellow",
  "green",
  "dark_blue",
  "great_houses",
  "wilds",
];

export const HOUSE_RENTS: readonly number[] = [
  25,
  50,
  100,
  200,
];

/** As printed. Rents of a location: bare, full set, 1 to 4 villages, keep. */
export interface Square {
  readonly id: string;
  readonly kind: 'go' | 'location' | 'great_house' | 'wilds' | 'card' | 'tax' | 'jail' | 'free' | 'go_to_jail';
  readonly group: number;
  readonly price: number;
  readonly mortgage: number;
  readonly build: number;
  readonly rents: readonly number[];
  readonly deck: number;
  readonly tax: number;
}

export const SQUARES: readonly Square[] = [
  {"id": "go", "kind": "go", "group": -1, "price": 0, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 0},
  {"id": "crasters_keep", "kind": "location", "group": 0, "price": 60, "build": 50, "rents": [2, 4, 10, 30, 90, 160, 250], "deck": -1, "tax": 0, "mortgage": 30},
  {"id": "iron_throne_1", "kind": "card", "group": -1, "price": 0, "build": 0, "rents": [], "deck": 1, "tax": 0, "mortgage": 0},
  {"id": "fist", "kind": "location", "group": 0, "price": 60, "build": 50, "rents": [4, 8, 20, 60, 180, 320, 450], "deck": -1, "tax": 0, "mortgage": 30},
  {"id": "master_of_coin", "kind": "tax", "group": -1, "price": 0, "build": 0, "rents": [], "deck": -1, "tax": 200, "mortgage": 0},
  {"id": "house_lannister", "kind": "great_house", "group": 8, "price": 200, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 100},
  {"id": "nightfort", "kind": "location", "group": 1, "price": 100, "build": 50, "rents": [6, 12, 30, 90, 270, 400, 550], "deck": -1, "tax": 0, "mortgage": 50},
  {"id": "valar_1", "kind": "card", "group": -1, "price": 0, "build": 0, "rents": [], "deck": 0, "tax": 0, "mortgage": 0},
  {"id": "moles_town", "kind": "location", "group": 1, "price": 100, "build": 50, "rents": [6, 12, 30, 90, 270, 400, 550], "deck": -1, "tax": 0, "mortgage": 50},
  {"id": "crossroads_inn", "kind": "location", "group": 1, "price": 120, "build": 50, "rents": [8, 16, 40, 100, 300, 450, 600], "deck": -1, "tax": 0, "mortgage": 60},
  {"id": "jail", "kind": "jail", "group": -1, "price": 0, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 0},
  {"id": "vaes_dothrak", "kind": "location", "group": 2, "price": 140, "build": 100, "rents": [10, 20, 50, 150, 450, 625, 750], "deck": -1, "tax": 0, "mortgage": 70},
  {"id": "red_waste", "kind": "wilds", "group": 9, "price": 150, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 75},
  {"id": "qarth", "kind": "location", "group": 2, "price": 140, "build": 100, "rents": [10, 20, 50, 150, 450, 625, 750], "deck": -1, "tax": 0, "mortgage": 70},
  {"id": "pentos", "kind": "location", "group": 2, "price": 160, "build": 100, "rents": [12, 24, 60, 180, 500, 700, 900], "deck": -1, "tax": 0, "mortgage": 80},
  {"id": "house_baratheon", "kind": "great_house", "group": 8, "price": 200, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 100},
  {"id": "eyrie", "kind": "location", "group": 3, "price": 180, "build": 100, "rents": [14, 28, 70, 200, 550, 750, 950], "deck": -1, "tax": 0, "mortgage": 90},
  {"id": "iron_throne_2", "kind": "card", "group": -1, "price": 0, "build": 0, "rents": [], "deck": 1, "tax": 0, "mortgage": 0},
  {"id": "dragonstone", "kind": "location", "group": 3, "price": 180, "build": 100, "rents": [14, 28, 70, 200, 550, 750, 950], "deck": -1, "tax": 0, "mortgage": 90},
  {"id": "harrenhal", "kind": "location", "group": 3, "price": 200, "build": 100, "rents": [16, 32, 80, 220, 600, 800, 1000], "deck": -1, "tax": 0, "mortgage": 100},
  {"id": "free_parking", "kind": "free", "group": -1, "price": 0, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 0},
  {"id": "moat_cailin", "kind": "location", "group": 4, "price": 220, "build": 150, "rents": [18, 36, 90, 250, 700, 875, 1050], "deck": -1, "tax": 0, "mortgage": 110},
  {"id": "valar_2", "kind": "card", "group": -1, "price": 0, "build": 0, "rents": [], "deck": 0, "tax": 0, "mortgage": 0},
  {"id": "dreadfort", "kind": "location", "group": 4, "price": 220, "build": 150, "rents": [18, 36, 90, 250, 700, 875, 1050], "deck": -1, "tax": 0, "mortgage": 110},
  {"id": "twins", "kind": "location", "group": 4, "price": 240, "build": 150, "rents": [20, 40, 100, 300, 750, 925, 1100], "deck": -1, "tax": 0, "mortgage": 120},
  {"id": "house_targaryen", "kind": "great_house", "group": 8, "price": 200, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 100},
  {"id": "astapor", "kind": "location", "group": 5, "price": 260, "build": 150, "rents": [22, 44, 110, 330, 800, 975, 1150], "deck": -1, "tax": 0, "mortgage": 130},
  {"id": "yunkai", "kind": "location", "group": 5, "price": 260, "build": 150, "rents": [22, 44, 110, 330, 800, 975, 1150], "deck": -1, "tax": 0, "mortgage": 130},
  {"id": "the_wall", "kind": "wilds", "group": 9, "price": 150, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 75},
  {"id": "meereen", "kind": "location", "group": 5, "price": 280, "build": 150, "rents": [24, 48, 120, 360, 850, 1025, 1200], "deck": -1, "tax": 0, "mortgage": 140},
  {"id": "go_to_jail", "kind": "go_to_jail", "group": -1, "price": 0, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 0},
  {"id": "castle_black", "kind": "location", "group": 6, "price": 300, "build": 200, "rents": [26, 52, 130, 390, 900, 1100, 1275], "deck": -1, "tax": 0, "mortgage": 150},
  {"id": "pyke", "kind": "location", "group": 6, "price": 300, "build": 200, "rents": [26, 52, 130, 390, 900, 1100, 1275], "deck": -1, "tax": 0, "mortgage": 150},
  {"id": "iron_throne_3", "kind": "card", "group": -1, "price": 0, "build": 0, "rents": [], "deck": 1, "tax": 0, "mortgage": 0},
  {"id": "winterfell", "kind": "location", "group": 6, "price": 320, "build": 200, "rents": [28, 56, 150, 450, 1000, 1200, 1400], "deck": -1, "tax": 0, "mortgage": 160},
  {"id": "house_stark", "kind": "great_house", "group": 8, "price": 200, "build": 0, "rents": [], "deck": -1, "tax": 0, "mortgage": 100},
  {"id": "valar_3", "kind": "card", "group": -1, "price": 0, "build": 0, "rents": [], "deck": 0, "tax": 0, "mortgage": 0},
  {"id": "braavos", "kind": "location", "group": 7, "price": 350, "build": 200, "rents": [35, 70, 175, 500, 1100, 1300, 1500], "deck": -1, "tax": 0, "mortgage": 175},
  {"id": "hand_of_the_king", "kind": "tax", "group": -1, "price": 0, "build": 0, "rents": [], "deck": -1, "tax": 100, "mortgage": 0},
  {"id": "kings_landing", "kind": "location", "group": 7, "price": 400, "build": 200, "rents": [50, 100, 200, 600, 1400, 1700, 2000], "deck": -1, "tax": 0, "mortgage": 200},
];
