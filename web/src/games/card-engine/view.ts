// What the server shows of a card game, and simple questions to it. Numbers are those of fivethrones.games.card_engine.
import { NOTHING } from '../../wire/types';
import type { CardView, PendingView, SideView, TableView } from './views';

export type { CardView, PendingView, SideView, TableView };

export const PHASES = ['plot', 'draw', 'marshalling', 'challenges', 'dominance', 'standing', 'taxation'] as const;
export const MARSHALLING = 2;
/** What is asked where actions can be taken. */
export const ACTING = ['prompt-act', 'prompt-act-or-offer'];
export const CHALLENGES_PHASE = 3;

export const CHALLENGES = ['military', 'intrigue', 'power'] as const;
export const CHALLENGE_ICONS = ['sword', 'eye', 'crown'] as const;
export const challengePiece = (type: number): string => `challenge-${CHALLENGES[type] ?? ''}`;

// What is pending.
export const USING = 0;
export const KILLING = 1;
export const ACTIONS = 2;
export const DISCARDING = 3;
export const RETURNING = 4;
export const ANSWERS = 10;
export const RESPONSES = ANSWERS + 1;
export const SAVES = ANSWERS + 2;
export const CANCELS = ANSWERS + 3;

// What a source of a changed figure changes: an icon by its number, or one of these.
export const OF_STRENGTH = 3;
export const OF_RENOWN = 4;
export const OF_STEALTH = 5;
export const NO_STRENGTH = 6;
export const NO_TEXT = 7;
export const OF_TRAITS = 8;
export const OF_INCOME = 9;
export const OF_INITIATIVE = 10;
export const NOT_COUNTED = 11;
export const NO_DEFENCE = 12;
export const OF_KEYWORD = 20;

/** By their numbers, as `keywords` of a card names them. */
export const KEYWORDS = [
  'renown',
  'stealth',
  'limited',
  'deadly',
  'deathbound',
  'no_attachments',
  'setup',
  'ambush',
  'infamy',
  'intimidate',
  'stalwart',
  'vengeful',
  'vigilant',
] as const;

export const cardPiece = (slot: number): string => `slot-${String(slot)}`;
export const seatId = (seat: number): string => `seat-${String(seat)}`;

export function cardAt(view: TableView, slot: number): CardView | undefined {
  return view.cards.find((card) => card.slot === slot);
}

/** All seats, the viewer's last: as they lie on the table from top to bottom. */
export function seatsFromAfar(view: TableView): number[] {
  const near = nearSeat(view);
  return view.sides.map((_, index) => (near + 1 + index) % view.sides.length);
}

/** Who sits at the lower edge: the viewer, or for a spectator the first seat. */
/** Whether anybody holds a title. */
export const hasCouncil = (view: TableView): boolean => view.sides.some((side) => side.title >= 0);

export function nearSeat(view: TableView): number {
  return Math.max(view.viewer, 0);
}

/** Whether this seat wins together with the viewer. */
export function isPartner(view: TableView, seat: number): boolean {
  return view.viewer >= 0 && view.sides[view.viewer]?.partner === seat;
}

export function attachedTo(view: TableView, slot: number): CardView[] {
  return view.cards.filter((card) => card.attached_to === slot);
}

export function inChallenge(view: Pick<TableView, 'type'>): boolean {
  return view.type !== NOTHING;
}

export function takesPart(view: TableView, slot: number): boolean {
  return view.attackers.includes(slot) || view.defenders.includes(slot);
}

// How `lasting` tells, in sixes, that a player has taken power for a rivalry this round.
const SPENT = 7;
const RIVALRY = -2;
const forSeat = (seat: number): number => NOTHING - 1 - seat;

export function hasTakenRivalry(view: TableView, seat: number): boolean {
  const { lasting } = view;
  for (let i = 0; i < lasting.length; i += 6) {
    if (lasting[i] === SPENT && lasting[i + 2] === forSeat(seat) && lasting[i + 5] === RIVALRY) return true;
  }
  return false;
}

/** Those who are about to leave play and not saved yet, and those whom nothing saves any more. */
export function doomed(view: TableView): number[] {
  const threatened = view.pending
    .filter((each) => [KILLING, DISCARDING, RETURNING].includes(each.what))
    .flatMap((each) => each.cards.filter((slot) => !each.stopped.includes(slot)));
  return [...threatened, ...view.cards.filter((card) => card.doomed !== NOTHING).map((card) => card.slot)];
}
