// A puzzle that is being solved: a table whose only answer comes from one request.
import { untrack } from 'svelte';
import { api, Refused } from '../../wire/api';
import type { ActionTriple, FromServer, PuzzleSeen, ToServer } from '../../wire/types';
import { Table } from '../../shell/table/table.svelte';
import { words } from '../../shell/words/words.svelte';

export class Puzzle {
  told = $state.raw<PuzzleSeen | null>(null);
  trouble = $state.raw<unknown>(null);
  readonly #path: string;
  #hear: (message: FromServer) => void = () => undefined;
  #link: (connected: boolean, code: number) => void = () => undefined;
  #n = 0;
  readonly table = new Table('', (hear, link) => {
    this.#hear = hear;
    this.#link = link;
    return { send: (message) => this.#send(message), close: () => undefined };
  });

  constructor(path: string) {
    this.#path = path;
    this.table.scripted = 'web-puzzle-opponent';
  }

  tried = $derived(this.told !== null && this.told.best !== null);

  async begin(): Promise<void> {
    await this.#take(api.puzzle(this.#path), 0);
  }

  async solution(): Promise<void> {
    await this.#take(api.tryPuzzle(this.#path, null), 0);
  }

  async #take(asked: Promise<PuzzleSeen>, n: number): Promise<void> {
    try {
      const told = await asked;
      await words.learn(told.table.game);
      this.told = told;
      this.trouble = null;
      this.#link(true, 0);
      this.#hear({ type: 'table', table: told.table });
      const first = told.seen.length > 1 ? told.seen.slice(1) : told.seen;
      first.forEach((seen, index) => this.#hear(n > 0 && index === 0 ? { ...seen, n } : seen));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!untrack(() => this.told)) this.trouble = error;
      if (n > 0) this.#hear({ type: 'refused', n, reason: error.reason });
    }
  }

  #send(message: ToServer): number {
    this.#n += 1;
    if (message.type === 'act') {
      const choice: ActionTriple | undefined = message.actions[0];
      if (choice) void this.#take(api.tryPuzzle(this.#path, choice), this.#n);
    }
    return this.#n;
  }
}
