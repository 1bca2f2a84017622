// What can be pressed on the grid, and what the selected choice would do there.
import type { Grade, Preview } from '../../shell/game';
import type { ActionOption, Message, Option } from '../../wire/types';
import {
  at,
  cellPiece,
  characterId,
  columnOf,
  directionTo,
  houseOf,
  isAction,
  isEmpty,
  optionsOf,
  ray,
  rowOf,
  type CourtView,
} from './court';
import { EMPTY, VARYS } from './pieces';

/** A move of Varys: where he ends, and the cells whose cards he takes, in order. */
export interface Way {
  option: ActionOption;
  direction: number;
  goal: number;
  taken: number[];
}

export function wayOf(view: CourtView, option: Option | null): Way | null {
  if (!option || !isAction(option)) return null;
  if (option.verb === 'move') return wayTo(view, option, option.target, option.extra, ray(view.varys, option.target));
  if (option.verb !== 'stop' || isEmpty(view, option.target)) return null;
  const direction = directionTo(view.varys, option.target);
  const cells = ray(view.varys, direction);
  const house = houseOf(at(view.grid, option.target));
  return wayTo(view, option, direction, house, cells.slice(0, cells.indexOf(option.target) + 1));
}

function wayTo(view: CourtView, option: ActionOption, direction: number, house: number, cells: number[]): Way | null {
  const taken = cells.filter((cell) => !isEmpty(view, cell) && houseOf(at(view.grid, cell)) === house);
  const goal = taken.at(-1);
  return goal === undefined ? null : { option, direction, goal, taken };
}

export function ways(view: CourtView, options: readonly Option[]): Way[] {
  return optionsOf(options, 'move', 'stop').flatMap((option) => wayOf(view, option) ?? []);
}

/** How the table lies after a move, as far as the page can tell by itself: whose the cards are, not the banners. */
export function taken(view: CourtView, way: Way): CourtView {
  const cards = way.taken.map((cell) => at(view.grid, cell));
  return {
    ...view,
    varys: way.goal,
    grid: view.grid.map((card) => (cards.includes(card) ? EMPTY : card)),
    holder: view.holder.map((holder, character) => (cards.includes(character) ? view.turn : holder)),
  };
}

/** What the table would be after the selected choice; the table itself while nothing is known. */
export function after(view: CourtView, selected: Option | null, preview: Preview<CourtView> | null): CourtView {
  if (preview?.view) return preview.view;
  const way = wayOf(view, selected);
  return way ? taken(view, way) : view;
}

export type Ring = 'none' | 'legal' | 'near' | 'chosen' | 'doomed';

/** How one cell is shown and what pressing it means. */
export interface Mark {
  option: ActionOption | null;
  ring: Ring;
  /** The arrow of a move that ends here. */
  direction: number | null;
  /** How many that move takes, or which this one is in order. */
  count: number | null;
  /** A sigil or icon on the badge. */
  sign: '' | 's-varys' | 'skull' | 'hand' | 'swap';
  hint: Grade | null;
}

export interface Asked {
  options: readonly Option[];
  selected: Option | null;
  preview: Preview<CourtView> | null;
  prompt: Message | null;
  hints: readonly { option: Option; grade: Grade }[];
}

export function marks(view: CourtView, asked: Asked): Mark[] {
  const all = view.grid.map((): Mark => ({
    option: null,
    ring: 'none',
    direction: null,
    count: null,
    sign: '',
    hint: null,
  }));
  markWays(all, ways(view, asked.options));
  markPieces(all, asked.options);
  markPicked(view, all, asked);
  markFates(all, fates(view, asked.preview));
  markChosen(view, all, asked.selected);
  for (const { option, grade } of asked.hints) {
    const mark = all.find((each) => each.option === option && each.ring !== 'near');
    if (mark) mark.hint = grade;
  }
  return all;
}

/** The farthest card of each move is its place; nearer ones select the same move, if none ends there. */
function markWays(all: Mark[], found: Way[]): void {
  for (const way of found) {
    for (const cell of way.taken) {
      const mark = at(all, cell);
      if (cell === way.goal)
        Object.assign(mark, { option: way.option, ring: 'legal', direction: way.direction, count: way.taken.length });
      else if (mark.ring === 'none') Object.assign(mark, { option: way.option, ring: 'near' });
    }
  }
}

function markPieces(all: Mark[], options: readonly Option[]): void {
  for (const option of optionsOf(options, 'kill', 'swap')) {
    const mark = all.find((_, cell) => cellPiece(cell) === option.piece);
    if (mark) Object.assign(mark, { option, ring: 'legal' });
  }
}

/** When the second of two is asked for, the first is the only one on the grid that cannot be chosen. */
export function pickedFirst(view: CourtView, options: readonly Option[], prompt: Message | null): number | null {
  if (prompt?.id !== 'prompt-swap-second') return null;
  const open = optionsOf(options, 'swap').map((option) => option.target);
  if (open.length === 0) return null;
  const card = view.grid.findIndex((character) => character !== EMPTY && !open.includes(character));
  return card >= 0 ? card : open.includes(VARYS) ? null : view.varys;
}

function markPicked(view: CourtView, all: Mark[], asked: Asked): void {
  const cell = pickedFirst(view, asked.options, asked.prompt);
  if (cell !== null) Object.assign(at(all, cell), { ring: 'chosen', count: 1 });
}

interface Fate {
  cell: number;
  dies: boolean;
}

/** Cards of the grid that would be taken or killed, as the preview tells; not those discarded when the game ends. */
function fates(view: CourtView, preview: Preview<CourtView> | null): Fate[] {
  const then = preview?.view;
  if (!then) return [];
  const killed = preview.events.flatMap((event) => (event.id === 'log-kill' ? [event.args['character']] : []));
  return view.grid.flatMap((character, cell): Fate[] => {
    if (character === EMPTY) return [];
    const dies = killed.includes(characterId(character));
    return dies || at(then.holder, character) >= 0 ? [{ cell, dies }] : [];
  });
}

function markFates(all: Mark[], found: readonly Fate[]): void {
  for (const { cell, dies } of found) {
    Object.assign(at(all, cell), {
      ring: dies ? 'doomed' : 'chosen',
      sign: dies ? 'skull' : 'hand',
      count: null,
      direction: null,
    });
  }
}

function markChosen(view: CourtView, all: Mark[], selected: Option | null): void {
  if (!selected || !isAction(selected)) return;
  const way = wayOf(view, selected);
  way?.taken.forEach((cell, index) => {
    const sign = cell === way.goal ? 's-varys' : '';
    Object.assign(at(all, cell), { option: selected, ring: 'chosen', direction: null, count: index + 1, sign });
  });
  if (selected.verb !== 'kill' && selected.verb !== 'swap') return;
  const mark = all.find((each) => each.option === selected);
  if (selected.verb === 'kill' && mark) Object.assign(mark, { ring: 'doomed', sign: 'skull' });
  if (selected.verb === 'swap' && mark) Object.assign(mark, { ring: 'chosen', sign: 'swap' });
}

/** A line over the grid, in cells from the top left; `kind` says what it means. */
export interface Line {
  from: [x: number, y: number];
  to: [x: number, y: number];
  kind: 'way' | 'named' | 'swap' | 'end';
}

const middle = (cell: number): [number, number] => [columnOf(cell) + 0.5, rowOf(cell) + 0.5];

export function lines(view: CourtView, asked: Asked, isOver: boolean): Line[] {
  if (isOver) return endLines(view);
  const way = wayOf(view, asked.selected);
  if (way) return [{ from: middle(view.varys), to: middle(way.goal), kind: 'way' }];
  const { selected } = asked;
  if (!selected || !isAction(selected)) return [];
  const first = pickedFirst(view, asked.options, asked.prompt);
  if (selected.verb === 'swap' && first !== null) {
    const second = selected.target === VARYS ? view.varys : view.grid.indexOf(selected.target);
    return [{ from: middle(first), to: middle(second), kind: 'swap' }];
  }
  return selected.verb === 'play' ? fates(view, asked.preview).map(({ cell }) => namedLine(cell)) : [];
}

/** From the row of companions down to the card that one of them names. */
function namedLine(cell: number): Line {
  return { from: [columnOf(cell) + 0.5, -0.1], to: middle(cell), kind: 'named' };
}

/** Both of Varys's lines, on which nobody is left. */
function endLines(view: CourtView): Line[] {
  const [x, y] = middle(view.varys);
  return [
    { from: [0.1, y], to: [5.9, y], kind: 'end' },
    { from: [x, 0.1], to: [x, 5.9], kind: 'end' },
  ];
}
