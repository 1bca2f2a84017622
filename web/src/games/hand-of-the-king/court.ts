// What the server shows of a game of Hand of the King, and what is counted from it.
import type { ActionOption, Option } from '../../wire/types';
import {
  CELLS,
  CHARACTERS,
  COMPANIONS,
  DEAD,
  DIRECTIONS,
  EMPTY,
  HOUSE_OF,
  HOUSES,
  ON_GRID,
  SIDE,
  STEPS,
} from './pieces';
import type { CourtView } from './views';

export type { CourtView };

/** The element of a list that must be there: numbers on the wire are those of pieces.ts. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${String(index)}`);
  return found;
}

export const cellName = (cell: number): string => at(CELLS, cell);
export const cellPiece = (cell: number): string => `cell-${cellName(cell)}`;
export const characterId = (character: number): string => `character-${at(CHARACTERS, character)}`;
export const companionId = (companion: number): string => `companion-${at(COMPANIONS, companion).id}`;
export const houseId = (house: number): string => `house-${at(HOUSES, house)}`;
export const bannerPiece = (house: number): string => `banner-${at(HOUSES, house)}`;
export const directionId = (direction: number): string => `direction-${at(DIRECTIONS, direction)}`;
export const seatId = (seat: number): string => `seat-${String(seat)}`;
export const houseOf = (character: number): number => at(HOUSE_OF, character);

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;

export const ALL_HOUSES: readonly number[] = HOUSES.map((_, house) => house);
export const ALL_CELLS: readonly number[] = CELLS.map((_, cell) => cell);

export function isAction(option: Option): option is ActionOption {
  return 'target' in option;
}

/** The options of one verb or of several. */
export function optionsOf(options: readonly Option[], ...verbs: string[]): ActionOption[] {
  return options.filter(isAction).filter((option) => verbs.includes(option.verb));
}

/** The cells from this one (exclusive) to the edge. */
export function ray(cell: number, direction: number): number[] {
  const [down, right] = at(STEPS, direction);
  const cells: number[] = [];
  let row = rowOf(cell) + down;
  let column = columnOf(cell) + right;
  while (row >= 0 && row < SIDE && column >= 0 && column < SIDE) {
    cells.push(row * SIDE + column);
    row += down;
    column += right;
  }
  return cells;
}

/** The direction in which goal lies from start, or -1 off its lines. */
export function directionTo(start: number, goal: number): number {
  return STEPS.findIndex((_, direction) => ray(start, direction).includes(goal));
}

/** By house and seat: characters, and what kept companions are worth. */
export function support(view: CourtView): number[][] {
  const counts = HOUSES.map(() => view.ravens.map(() => 0));
  const add = (house: number, seat: number, worth: number): void => {
    const row = at(counts, house);
    row[seat] = (row[seat] ?? 0) + worth;
  };
  view.holder.forEach((seat, character) => {
    if (seat >= 0) add(houseOf(character), seat, 1);
  });
  view.kept_by.forEach((seat, index) => add(at(view.kept_house, index), seat, at(view.kept_worth, index)));
  return counts;
}

/** By house: characters on the grid. */
export function left(view: CourtView): number[] {
  return HOUSES.map((_, house) => membersWith(view, house, ON_GRID).length);
}

/** Those of a house that somebody holds, or that are on the grid or dead. */
export function membersWith(view: CourtView, house: number, holder: number): number[] {
  return heldBy(view, holder).filter((character) => houseOf(character) === house);
}

export function heldBy(view: CourtView, holder: number): number[] {
  return view.holder.flatMap((each, character) => (each === holder ? [character] : []));
}

export function bannersOf(view: CourtView, seat: number): number[] {
  return view.banners.flatMap((holder, house) => (holder === seat ? [house] : []));
}

export function isEmpty(view: CourtView, cell: number): boolean {
  return at(view.grid, cell) === EMPTY;
}

export { DEAD, EMPTY, HOUSES, ON_GRID };
