// Written by scripts/web_views.py from fivethrones.games.btwixt: change it there.

/** The council between a seat and the next. Powers are as printed, and at the end include abilities. */
export interface CouncilView {
  allies: readonly number[];
  /** Of each ally. */
  powers: readonly number[];
  /** Of all allies. */
  power: number;
  tokens: number;
  tokens_seen: readonly number[];
  /** Of all tokens, once the game is over; NOTHING before. */
  tokens_power: number;
}

export interface RealmView {
  viewer: number;
  season: number;
  /** Rounds after this one until the season ends. */
  left: number;
  first: number;
  turn: number;
  /** Who must choose now; in a draft everybody. */
  asked: readonly number[];
  seats: readonly SeatView[];
  /** Council k lies between seat k and the next. */
  councils: readonly CouncilView[];
  /** The current ally, or NOTHING. */
  current: number;
  /** Tokens on it. */
  on_current: number;
  /** The ally whose ability applies this round. */
  ruling: number;
  row: readonly number[];
  ally_deck: number;
  /** Position from the top, then kind, of each ally that the viewer knows. */
  ally_deck_seen: readonly number[];
  killed: readonly number[];
  deck: number;
  /** The same for influence cards. */
  deck_seen: readonly number[];
  discard: readonly number[];
  box: readonly number[];
  stories: number;
  /** By seat, the number of unique cards for later seasons. */
  aside: readonly number[];
  supply: number;
  /** Colours that nobody may play, one bit each. */
  decreed: number;
  /** The card that is being played. */
  playing: number;
  plays_to: number;
  /** Who has won, or would win if the bidding were over now. */
  leading: number;
  /** And by what. */
  lead_by: number;
  winner: number;
  /** Of the claim, or NOTHING. */
  step: number;
  claimed: number;
  /** The ally that is being placed; ``allowed`` says where. */
  placing: number;
  allowed: readonly number[];
  /** Allies that the viewer is putting back. */
  looked_at: readonly number[];
  drafting: boolean;
  /** How many cards everybody has set aside. */
  drafted: number;
  drafted_seen: readonly number[];
  passes_left: boolean;
}

/** A ruler: hand, stack, and state in this round. Cards are given as kinds. */
export interface SeatView {
  leader: number;
  kneeling: number;
  played: number;
  /** How many. */
  hand: number;
  /** Those that the viewer knows. */
  hand_seen: readonly number[];
  /** The oldest first. */
  stack: readonly number[];
  /** The current value of each. */
  values: readonly number[];
  /** 1 for a card whose ability is switched off. */
  off: readonly number[];
  total: number;
  /** The printed value from which on this ruler may not play cards. */
  hushed: number;
}
