// Written by scripts/web_views.py from fivethrones.games.monopoly: change it there.

/** MO-19: rent that an owner may still ask for. It never changes, and everybody sees all of it. */
export interface Claim {
  visitor: number;
  owner: number;
  square: number;
  amount: number;
  /** Of the dice, which are thrown when it is asked for; 0 if the amount is fixed. */
  factor: number;
}

/** Squares, cards, tokens and seats are numbers. Owner -1 is the bank; -1 in ``jail`` means free. */
export interface RealmView {
  viewer: number;
  turn: number;
  starter: number;
  round: number;
  /** The limit; 0 for none. */
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
  /** From the top down; UNSEEN for cards that were never drawn. */
  valar: readonly number[];
  throne: readonly number[];
  /** By deck: who holds its jail-free card. */
  held: readonly number[];
  dice: readonly number[];
  /** The face of the third die, empty if it was not thrown. */
  speed: string;
  doubles: number;
  claims: readonly Claim[];
  worth: readonly number[];
  /** By seat: what selling and mortgaging everything would bring in. */
  raisable: readonly number[];
  /** By square: the line of the deed that counts now, or NO_RENT. */
  rent_line: readonly number[];
  /** Of the dice, for one of the wilds and for both. */
  factors: readonly number[];
  /** On mortgages, in per cent. */
  interest: number;
  /** How many throws a prisoner has in total. */
  jail_throws: number;
  /** The square that is offered for sale. */
  buying: number;
  /** Of an auction: a square, or a building, numbered after the squares. */
  lot: number;
  bidders: readonly number[];
  bid: number;
  bidder: number;
  next_bidder: number;
  debtor: number;
  due: number;
  /** Empty for the bank. */
  creditors: readonly number[];
  offer_by: number;
  offer_to: number;
  /** Squares, and jail-free cards, numbered after them. */
  give: readonly number[];
  ask: readonly number[];
  /** Paid by the one who offers; negative if paid to them. */
  money: number;
  /** Owed by the one who offers, and by the other. */
  fees: readonly number[];
  sent: boolean;
  /** In a shortage: the building that players ask for. */
  wanted: number;
}
