// The view of Monopoly, and what follows from it by counting alone.
import type { ActionOption, ActionTriple, Option } from '../../wire/types';
import { BANK, DECKS, GROUPS, HOUSE_RENTS, SQUARES, TOKENS, type Square } from './pieces';
import type { Claim, RealmView } from './views';

export type { Claim, RealmView };

export const NOBODY = -1;
export const RING = SQUARES.length;
export const ALL_SQUARES: readonly number[] = SQUARES.map((_, square) => square);
export const ALL_GROUPS: readonly number[] = GROUPS.map((_, group) => group);
export const COLOURS = 8;
export const NUMERALS: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${String(index)}`);
  return found;
}

export const printed = (square: number): Square => at(SQUARES, square);
export const inGroup = (group: number): number[] => ALL_SQUARES.filter((square) => printed(square).group === group);
export const isDeed = (square: number): boolean => square < RING && printed(square).price > 0;

export const squareId = (square: number): string => `square-${printed(square).id}`;
export const groupId = (group: number): string => `group-${at(GROUPS, group)}`;
export const tokenId = (token: number): string => `token-${at(TOKENS, token)}`;
export const seatId = (seat: number): string => `seat-${String(seat)}`;
/** What changes hands: a deed by its square, a jail card behind the squares. */
export const itemId = (item: number): string => (item < RING ? squareId(item) : `jail-card-${at(DECKS, item - RING)}`);
export const itemPiece = (item: number): string => (item < RING ? `deed-${printed(item).id}` : itemId(item));
/** What is auctioned: a square, or a building behind the squares. */
export const lotId = (lot: number): string => (lot < RING ? squareId(lot) : lot === RING ? 'lot-village' : 'lot-keep');

export const seatsOf = (view: RealmView): number[] => view.cash.map((_, seat) => seat);
export const deedsOf = (view: RealmView, seat: number): number[] =>
  ALL_SQUARES.filter((square) => view.owner[square] === seat);
export const cardsOf = (view: RealmView, seat: number): number[] =>
  view.held.flatMap((holder, deck) => (holder === seat ? [RING + deck] : []));
export const isOut = (view: RealmView, seat: number): boolean => view.out.includes(seat);
export const inJail = (view: RealmView, seat: number): boolean => at(view.jail, seat) >= 0;
export const hasSet = (view: RealmView, seat: number, group: number): boolean =>
  seat !== BANK && inGroup(group).every((square) => view.owner[square] === seat);

/** Squares that have another owner, other buildings or a mortgage more or less, or that somebody has come to. */
export function differing(was: RealmView, now: RealmView): number[] {
  return ALL_SQUARES.filter(
    (square) =>
      was.owner[square] !== now.owner[square] ||
      was.level[square] !== now.level[square] ||
      was.mortgaged[square] !== now.mortgaged[square] ||
      now.place.some((place, seat) => place === square && was.place[seat] !== place),
  );
}

/** Groups that a seat would hold whole once these deeds are its own, and does not hold yet. */
export function completed(view: RealmView, seat: number, gained: readonly number[]): number[] {
  return ALL_GROUPS.filter(
    (group) =>
      !hasSet(view, seat, group) &&
      inGroup(group).every((square) => view.owner[square] === seat || gained.includes(square)),
  );
}

/** The lines of a deed: what it brings, or how many times the dice. */
export function ladder(view: RealmView, square: number): readonly number[] {
  const { kind, rents } = printed(square);
  if (kind === 'location') return rents;
  return kind === 'great_house' ? HOUSE_RENTS : view.factors;
}

export const isAction = (option: Option): option is ActionOption => !('low' in option);

export function optionFor(options: readonly Option[], verb: string, target?: number): Option | undefined {
  return options.find(
    (option) => option.verb === verb && (target === undefined || (isAction(option) && option.target === target)),
  );
}

export const act = (verb: string, target = -1, extra = -1): ActionTriple => [verb, target, extra];

/** What can be done with a square or its deed; a claim has a place of its own. */
export const optionsAbout = (options: readonly Option[], square: number): Option[] =>
  options.filter(({ verb, piece }) => verb !== 'claim' && [squareId(square), itemPiece(square)].includes(piece));

export const isLegal = (options: readonly Option[], piece: string): boolean =>
  options.some((option) => option.piece === piece);
