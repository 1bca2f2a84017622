// What every part of the board needs, without handing it down: the view, the choice at hand, and what pressing does.
import { MediaQuery } from 'svelte/reactivity';
import { getContext, setContext } from 'svelte';
import type { BoardProps, GamePart } from '../../shell/game';
import type { Option } from '../../wire/types';
import { cardOf, marks, piled, type Mark } from './marks';
import { nameId, titleId, type Box, type Printed, type Title } from './printed';
import { cardAt, doomed, type CardView, type SideView, type TableView } from './view';

export type Given = BoardProps<TableView> & { box: Box };

/** What is being looked at closely: a card, in play or only by its kind, or a title. Shown in full beside the board. */
export const looked = $state<{ kind: number; slot: number; title: number; sheet: boolean }>({
  kind: -1,
  slot: -1,
  title: -1,
  sheet: false,
});

const KEY = Symbol('scene');

export class Scene {
  readonly #read: () => Given;
  constructor(read: () => Given) {
    this.#read = read;
  }

  /** The window is wide and low: heights are dear. */
  readonly #low = new MediaQuery('(min-width: 700px) and (max-height: 759.98px)');
  get low(): boolean {
    return this.#low.current;
  }

  given = $derived.by(() => this.#read());
  view = $derived.by(() => this.#read().view);
  #marks = $derived(marks(this.given));
  #piled = $derived(piled(this.given.prompt?.id ?? '', this.given.options));
  doomed = $derived(doomed(this.view));
  /** Slots that have changed since the viewer last did something. */
  changed = $state.raw<readonly number[]>([]);

  mark(piece: string): Mark {
    return this.#marks(piece);
  }

  /** Of an option that is about no piece. */
  markOption(option: Option): Mark {
    const { selected, hints } = this.given;
    return {
      ring: option === selected ? 'chosen' : 'legal',
      options: [option],
      order: 0,
      hint: hints.find((hint) => hint.option === option)?.grade ?? null,
    };
  }

  /** What can be done with a card of this kind in an open pile. */
  inPile(kind: number): Option | undefined {
    const name = nameId(this.printed(kind));
    return this.#piled.find((option) => cardOf(option) === name);
  }

  printed(kind: number): Printed {
    const card = this.given.box.cards[kind];
    if (!card) throw new Error(`no card of kind ${String(kind)}`);
    return card;
  }

  card(slot: number): CardView | undefined {
    return cardAt(this.view, slot);
  }

  house(seat: number): string {
    return this.given.box.house(seat, this.given.settings, this.view);
  }

  side(seat: number): SideView {
    const side = this.view.sides[seat];
    if (!side) throw new Error(`no seat ${String(seat)}`);
    return side;
  }

  /** The title of a seat. */
  title(seat: number): Title | undefined {
    return this.given.box.titles[this.side(seat).title];
  }

  /** Whether this is marked on small cards. */
  marks(what: string): boolean {
    return this.given.box.marked.includes(what);
  }

  press(piece: string): void {
    this.given.onPick(piece);
  }

  readonly look = look;
  readonly lookAtTitle = lookAtTitle;
}

/** Whether there is no room beside the board. */
const hasNoRoom = (): boolean => matchMedia('(max-width: 1399.98px), (max-height: 759.98px)').matches;

/** Shows a card in full beside the board; `closely` also where there is no room beside it. */
function look(kind: number, slot = -1, closely = false): void {
  Object.assign(looked, { kind, slot, title: -1, sheet: closely && hasNoRoom() });
}

function lookAtTitle(title: number, closely = false): void {
  Object.assign(looked, { kind: -1, slot: -1, title, sheet: closely && hasNoRoom() });
}

/** How a card or a title is looked at that is only named; where one card of that name is in play, it is that one. */
export function lookByName(box: Box): NonNullable<GamePart<TableView>['look']> {
  const kinds = new Map(box.cards.map((card, kind) => [nameId(card), kind]));
  const titles = new Map(box.titles.map((title, number) => [titleId(title), number]));
  return (id) => {
    const [kind, title] = [kinds.get(id), titles.get(id)];
    if (title !== undefined) return () => lookAtTitle(title, true);
    if (kind === undefined) return null;
    return ({ view }) => {
      const [only, ...more] = view.cards.filter((card) => card.kind === kind);
      look(kind, only && more.length === 0 ? only.slot : -1, true);
    };
  };
}

export function provide(read: () => Given): Scene {
  return setContext(KEY, new Scene(read));
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
