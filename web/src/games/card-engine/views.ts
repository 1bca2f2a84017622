// Written by scripts/web_views.py from fivethrones.games.card_engine: change it there.

/** A card in play. */
export interface CardView {
  slot: number;
  kind: number;
  owner: number;
  controller: number;
  kneeling: number;
  attached_to: number;
  power: number;
  duplicates: number;
  strength: number;
  icons: readonly number[];
  renown: boolean;
  stealth: boolean;
  /** Of all that differs from print: what, how much, and the kind of card that does it. */
  sources: readonly number[];
  gold: number;
  /** Printed and gained. */
  keywords: readonly number[];
  /** Gained. */
  traits: readonly string[];
  /** The bonus. */
  income: number;
  influence: number;
  /** Its text does not work. */
  blank: boolean;
  /** Where it goes at the end of the window, or NOTHING. */
  doomed: number;
}

/** For a use: whose, the card, its targets. For cards about to leave: these, and those saved. For a window: who is first. */
export interface PendingView {
  what: number;
  seat: number;
  /** Of the card, or NOTHING. */
  kind: number;
  slot: number;
  /** Slots. */
  cards: readonly number[];
  /** Of these; of a use its own card, once it is cancelled. */
  stopped: readonly number[];
  /** In a row. */
  passes: number;
}

/** All that belongs to one player, by kinds; what the viewer has not seen is only counted. */
export interface SideView {
  gold: number;
  /** On the banner. */
  power: number;
  total_power: number;
  income: number;
  limited: number;
  /** Slot of the revealed one. */
  plot: number;
  plot_kind: number;
  initiative: number;
  /** As an attacker, in the challenge under way. */
  claim: number;
  plots: number;
  plots_seen: readonly number[];
  used: readonly number[];
  hand: number;
  hand_seen: readonly number[];
  deck: number;
  /** Place from the top and kind, of each card that the viewer knows. */
  deck_seen: readonly number[];
  /** Face down at set-up. */
  laid: number;
  laid_seen: readonly number[];
  discard: readonly number[];
  dead: readonly number[];
  draft_seen: readonly number[];
  /** Slot of the House card. */
  house: number;
  house_kind: number;
  /** Its slot. */
  agenda: number;
  agenda_kind: number;
  /** Its number. */
  title: number;
  /** What it allows once a round. */
  title_used: boolean;
  partner: number;
  /** All that could be paid now. */
  influence: number;
  /** Cards this round that the draw limit counts. */
  drawn: number;
  /** For victory; of a team together. */
  counted_power: number;
  wins_at: number;
}

export interface TableView {
  viewer: number;
  round: number;
  phase: number;
  first: number;
  active: number;
  initiative: number;
  /** In play. */
  cards: readonly CardView[];
  /** By seat. */
  sides: readonly SideView[];
  /** The viewer's own hand as slots, to choose from. */
  mine: readonly number[];
  mine_kinds: readonly number[];
  /** What playing each would cost now. */
  mine_costs: readonly number[];
  /** Of the challenge, as `challenge/challenge.py` numbers them; 0 outside one. */
  step: number;
  type: number;
  attacker: number;
  defender: number;
  attackers: readonly number[];
  defenders: readonly number[];
  /** Total strength. */
  attack: number;
  defence: number;
  /** Who would win now. */
  ahead: number;
  barred: readonly number[];
  initiated: readonly number[];
  lasting: readonly number[];
  /** What waits to be finished, the newest last. */
  pending: readonly PendingView[];
  /** Of each card in hand: printed, less so much, and the penalty. */
  mine_prices: readonly number[];
  /** Who defends in the place of the target. */
  supporter: number;
  /** Who became the target as Lord Commander. */
  commander: number;
  /** Titles that can still be taken. */
  chamber: readonly number[];
}
