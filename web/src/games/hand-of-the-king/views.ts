// Written by scripts/web_views.py from fivethrones.games.hand_of_the_king: change it there.

/** Characters, companions, houses and cells by their numbers; places as in the state. */
export interface CourtView {
  viewer: number;
  turn: number;
  grid: readonly number[];
  varys: number;
  holder: readonly number[];
  banners: readonly number[];
  row: readonly number[];
  drawn: readonly number[];
  gone: readonly number[];
  /** How many. */
  deck: number;
  kept: readonly number[];
  kept_by: readonly number[];
  kept_house: readonly number[];
  kept_worth: readonly number[];
  ravens: readonly number[];
  talk: readonly number[];
  again: boolean;
}
