// Written by scripts/web_views.py from fivethrones.games.monopoly: change it there.

/** MO-19: rent that its owner may still ask for; never changes, and everybody sees it as it is. */
export interface Claim {
  visitor: number;
  owner: number;
  square: number;
  amount: number;
  /** Of the dice, which are thrown when it is called; 0 when the amount is fixed. */
  factor: number;
}

/** Squares, cards, tokens and seats by their numbers; owner -1 is the bank, jail -1 is at large. */
export interface RealmView {
  viewer: number;
  turn: number;
  starter: number;
  round: number;
  /** The limit, 0 where there is none. */
  rounds: number;
  tokens: readonly number[];
  cash: readonly number[];
  place: readonly number[];
  jail: readonly number[];
  past_go: readonly boolean[];
  out: readonly number[];
  wakeful: readonly number[];
  calls: readonly number[];
  owner: readonly number[];
  mortgaged: readonly boolean[];
  level: readonly number[];
  /** The level that is a keep. */
  keep: number;
  villages: number;
  keeps: number;
  /** From the top down, UNSEEN where it is not known. */
  valar: readonly number[];
  throne: readonly number[];
  /** By deck: who holds its jail-free card. */
  held: readonly number[];
  dice: readonly number[];
  /** The face of the third die, empty where it was not thrown. */
  speed: string;
  doubles: number;
  claims: readonly Claim[];
  worth: readonly number[];
  /** By seat: what selling and mortgaging everything would bring. */
  raisable: readonly number[];
  /** By square: which line of the deed counts now, NO_RENT where none does. */
  rent_line: readonly number[];
  /** Of the dice, for one of the wilds and for both. */
  factors: readonly number[];
  /** On mortgages, in per cent. */
  interest: number;
  /** How many throws a prisoner has in all. */
  jail_throws: number;
  /** The square that is offered for sale. */
  buying: number;
  /** Of an auction: a square, or a building behind the squares. */
  lot: number;
  bidders: readonly number[];
  bid: number;
  bidder: number;
  next_bidder: number;
  debtor: number;
  due: number;
  /** Nobody: the bank. */
  creditors: readonly number[];
  offer_by: number;
  offer_to: number;
  /** Squares, and jail-free cards behind them. */
  give: readonly number[];
  ask: readonly number[];
  /** From the one who offers; negative: to them. */
  money: number;
  /** Due from the one who offers, and from the other. */
  fees: readonly number[];
  sent: boolean;
  /** The building that everybody states a wish for. */
  wanted: number;
}
