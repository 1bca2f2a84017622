// What each piece on the table is to the choice at hand: legal, chosen, touched by it or doomed.
import type { BoardProps } from '../../shell/game';
import type { Mark as PieceMark, Ring } from '../../shell/parts/mark';
import type { Option } from '../../wire/types';
import { cardAt, cardPiece, nearSeat, type SideView, type TableView } from './view';

export interface Mark extends PieceMark {
  /** The number among several that are chosen together; 0 for none. */
  order: number;
}

type Asked = Pick<BoardProps<TableView>, 'view' | 'options' | 'selected' | 'picks' | 'preview' | 'hints'>;

const NO_MARK: Mark = { ring: '', options: [], order: 0, hint: null };

export type Marks = (piece: string) => Mark;

export function marks(asked: Asked): Marks {
  const found = new Map<string, Mark>();
  for (const option of asked.options) {
    const { options } = found.get(option.piece) ?? NO_MARK;
    found.set(option.piece, { ...NO_MARK, ring: 'legal', options: [...options, option] });
  }
  const change = (piece: string, more: Partial<Mark>): void => {
    found.set(piece, { ...(found.get(piece) ?? NO_MARK), ...more });
  };
  for (const { option, grade } of asked.hints) change(option.piece, { hint: grade });
  const then = asked.preview?.view;
  if (then) {
    for (const card of asked.view.cards) {
      const ring = fate(asked.view, then, card.slot);
      if (ring) change(cardPiece(card.slot), { ring });
    }
  }
  if (asked.selected?.piece) change(asked.selected.piece, { ring: 'chosen' });
  asked.picks?.forEach((option, index) => change(option.piece, { ring: 'chosen', order: index + 1 }));
  return (piece) => found.get(piece) ?? NO_MARK;
}

/** What the choice does to a card in play, by what the server says comes of it. */
function fate(now: TableView, then: TableView, slot: number): Ring {
  const [before, after] = [cardAt(now, slot), cardAt(then, slot)];
  if (!after) return 'doomed';
  return JSON.stringify(before) === JSON.stringify(after) ? '' : 'chosen';
}

/** Options about cards that do not lie open on the table or in the own hand: plots, a deck that is searched, another hand. */
export function offered(view: TableView, options: readonly Option[]): Option[] {
  const shown = new Set(
    [...view.cards.map((card) => card.slot), ...view.mine, ...view.sides.map((side) => side.house)].map(cardPiece),
  );
  const laidOut = (sides: readonly SideView[]): string[] =>
    sides.flatMap(({ plot, agenda }) => [plot, agenda]).map(cardPiece);
  const near = view.sides.slice(nearSeat(view), nearSeat(view) + 1);
  // Of several opponents only one is open, so their plots are compared with the own one.
  const apart = view.sides.length > 2 ? laidOut(view.sides.filter((side) => side !== near[0])) : [];
  if (!options.some((option) => apart.includes(option.piece))) {
    for (const piece of laidOut(view.sides.length > 2 ? near : view.sides)) shown.add(piece);
  }
  return options.filter((option) => cardOf(option) !== '' && !shown.has(option.piece));
}

/** The card that an option is about or names. */
export function cardOf(option: Option): string {
  const { card, name } = option.label.args;
  const said = card ?? name;
  return typeof said === 'string' ? said : '';
}

// In a deck nothing is in sight, and whatever is named need not be anywhere.
const ELSEWHERE = ['prompt-search', 'prompt-name', 'prompt-top-card'];

/** Options about cards in open piles, which are no pieces: they are known by their names. */
export function piled(prompt: string, options: readonly Option[]): Option[] {
  return ELSEWHERE.includes(prompt) ? [] : options.filter((option) => option.piece === '' && cardOf(option) !== '');
}

const OF_PLAYERS = ['first', 'winner', 'target', 'player'];

/** Options that are not about cards and have no place of their own on the table: each becomes a button. */
export function plain(view: TableView, options: readonly Option[]): Option[] {
  const free = options.filter((option) => option.piece === '');
  return options.filter((option) => {
    if (option.piece === '') return free.length > 2 && cardOf(option) === '';
    if (OF_PLAYERS.includes(option.verb)) return view.sides.length > 2;
    return option.verb === 'type' || (option.verb === 'title' && options.some(({ verb }) => verb !== 'title'));
  });
}
