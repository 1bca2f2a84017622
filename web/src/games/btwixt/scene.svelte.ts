// What every part of the board needs, without handing it down.
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../../shell/game';
import type { Mark } from '../../shell/parts/mark';
import { marks } from './marks';
import type { RealmView } from './realm';

export type Given = BoardProps<RealmView>;

const KEY = Symbol('realm');

export class Scene {
  readonly #read: () => Given;
  constructor(read: () => Given) {
    this.#read = read;
  }

  given = $derived.by(() => this.#read());
  view = $derived.by(() => this.#read().view);
  /** The view after the selected choice, as far as the server can tell. */
  then = $derived.by(() => (this.given.selected ? (this.given.preview?.view ?? null) : null));
  /** Rulers and councils that have changed since the viewer last did something. */
  changed = $state.raw<readonly string[]>([]);
  #marks = $derived(marks(this.given));

  mark(piece: string): Mark {
    return this.#marks(piece);
  }

  letter(seat: number): string {
    return this.given.players[seat]?.letter ?? '';
  }

  name(seat: number): string {
    return this.given.players[seat]?.name ?? '';
  }
}

export function provide(read: () => Given): Scene {
  return setContext(KEY, new Scene(read));
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
