// A puzzle that is being solved: a table whose only answer comes from one request.
import { untrack } from 'svelte';
import { api, Refused } from '../../wire/api';
import type { ActionTriple, PuzzleSeen, ToServer } from '../../wire/types';
import { Scripted } from '../../shell/table/scripted.svelte';
import { words } from '../../shell/words/words.svelte';

export class Puzzle extends Scripted {
  told = $state.raw<PuzzleSeen | null>(null);
  readonly #path: string;

  constructor(path: string) {
    super('web-puzzle-opponent');
    this.#path = path;
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
      this.show(told.table, told.seen.length > 1 ? told.seen.slice(1) : told.seen, n);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!untrack(() => this.told)) this.trouble = error;
      if (n > 0) this.hear({ type: 'refused', n, reason: error.reason });
    }
  }

  protected answer(message: ToServer, n: number): void {
    if (message.type !== 'act') return;
    const choice: ActionTriple | undefined = message.actions[0];
    if (choice) void this.#take(api.tryPuzzle(this.#path, choice), n);
  }
}
