// Written by scripts/web_views.py from fivethrones.games.btwixt: change it there.

/** Between a seat and the next. Powers as printed, at the end with what abilities add; tokens only if seen. */
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
  /** Who chooses now; in a draft everybody. */
  asked: readonly number[];
  seats: readonly SeatView[];
  /** Council k lies between seat k and the next. */
  councils: readonly CouncilView[];
  /** The current ally, or NOTHING. */
  current: number;
  /** Tokens on it. */
  on_current: number;
  /** The ally whose ability holds this round. */
  ruling: number;
  row: readonly number[];
  ally_deck: number;
  /** Place from the top and kind, of each ally that the viewer knows. */
  ally_deck_seen: readonly number[];
  killed: readonly number[];
  deck: number;
  /** As of allies. */
  deck_seen: readonly number[];
  discard: readonly number[];
  box: readonly number[];
  stories: number;
  /** Unique cards to come, by seat. */
  aside: readonly number[];
  supply: number;
  /** Colours that nobody may play, one bit each. */
  decreed: number;
  /** The card that is being played. */
  playing: number;
  plays_to: number;
  /** Who has won, or would if the bidding were over. */
  leading: number;
  /** And by what. */
  lead_by: number;
  winner: number;
  /** Of the claim, or NOTHING. */
  step: number;
  claimed: number;
  /** The ally that is being placed, and where it may go. */
  placing: number;
  allowed: readonly number[];
  /** Allies that the viewer is putting back. */
  looked_at: readonly number[];
  drafting: boolean;
  /** Cards that each has set aside. */
  drafted: number;
  drafted_seen: readonly number[];
  passes_left: boolean;
}

/** A ruler: hand, stack, and how the round stands. Cards by their kinds. */
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
  /** What each counts now. */
  values: readonly number[];
  /** 1 for a card whose ability is switched off. */
  off: readonly number[];
  total: number;
  /** May not play from this printed value on. */
  hushed: number;
}
