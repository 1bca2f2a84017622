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
  /** What differs from print: the value, by how much, and the kind of card that causes it. */
  sources: readonly number[];
  gold: number;
  /** Printed and gained. */
  keywords: readonly number[];
  /** Gained. */
  traits: readonly string[];
  /** Income bonus. */
  income: number;
  influence: number;
  /** Its text box is blank. */
  blank: boolean;
  /** Where it goes when the response window ends, or NOTHING. */
  doomed: number;
}

/** A use has its player, card and targets; cards leaving play, which of them are saved; a window, who is first. */
export interface PendingView {
  what: number;
  seat: number;
  /** Of the card, or NOTHING. */
  kind: number;
  slot: number;
  /** Targets, or cards leaving play. */
  cards: readonly number[];
  /** Cards that were saved, or the card of a use that was cancelled. */
  stopped: readonly number[];
  /** In a row. */
  passes: number;
}

/** Everything that belongs to one player. Cards are given as kinds. */
export interface SideView {
  gold: number;
  /** Of the House. */
  power: number;
  total_power: number;
  income: number;
  limited: number;
  /** Slot of the revealed plot. */
  plot: number;
  plot_kind: number;
  initiative: number;
  /** As attacker in the challenge under way. */
  claim: number;
  plots: number;
  plots_seen: readonly number[];
  used: readonly number[];
  hand: number;
  hand_seen: readonly number[];
  deck: number;
  /** Position from the top, then kind, of each card that the viewer knows. */
  deck_seen: readonly number[];
  /** Cards placed face down at set-up. */
  laid: number;
  laid_seen: readonly number[];
  discard: readonly number[];
  dead: readonly number[];
  draft_seen: readonly number[];
  /** Slot of the House card. */
  house: number;
  house_kind: number;
  /** Slot of the agenda. */
  agenda: number;
  agenda_kind: number;
  /** Number of the title. */
  title: number;
  /** Whether its once-a-round right has been used. */
  title_used: boolean;
  partner: number;
  /** That the player could pay now. */
  influence: number;
  /** Cards drawn this round that count towards the draw limit. */
  drawn: number;
  /** Power that counts for victory; of a whole team, if there are teams. */
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
  /** Slots of the viewer's own hand. */
  mine: readonly number[];
  mine_kinds: readonly number[];
  /** What it would cost to play each of them now. */
  mine_costs: readonly number[];
  /** Of the challenge under way, as numbered in `challenge/challenge.py`, or 0. */
  step: number;
  type: number;
  attacker: number;
  defender: number;
  attackers: readonly number[];
  defenders: readonly number[];
  /** Total of the attackers. */
  attack: number;
  defence: number;
  /** Who would win now. */
  ahead: number;
  barred: readonly number[];
  initiated: readonly number[];
  lasting: readonly number[];
  /** What is in progress, the newest last. */
  pending: readonly PendingView[];
  /** For each card in hand: printed cost, reduction, penalty. */
  mine_prices: readonly number[];
  /** Who defends in place of the challenged player. */
  supporter: number;
  /** Who took the challenge over as Lord Commander. */
  commander: number;
  /** Titles that can still be taken. */
  chamber: readonly number[];
}
