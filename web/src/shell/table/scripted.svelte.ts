// A table without others, whose every answer comes from one request: of a lesson or a puzzle.
import type { FromServer, Seen, TableInfo, ToServer } from '../../wire/types';
import { Table } from './table.svelte';

export abstract class Scripted {
  trouble = $state.raw<unknown>(null);
  protected hear: (message: FromServer) => void = () => undefined;
  #link: (connected: boolean, code: number) => void = () => undefined;
  #n = 0;
  readonly table = new Table('', (hear, link) => {
    this.hear = hear;
    this.#link = link;
    return { send: (message) => this.#send(message), close: () => undefined };
  });

  constructor(opponent: Table['scripted']) {
    this.table.scripted = opponent;
  }

  /** What is done with what the table says, the nth time. */
  protected abstract answer(message: ToServer, n: number): void;

  /** Shows the table and what is to be seen there; the first of it answers what was said the nth time. */
  protected show(table: TableInfo, seen: readonly Seen[], n: number): void {
    this.trouble = null;
    this.#link(true, 0);
    this.hear({ type: 'table', table });
    seen.forEach((each, index) => this.hear(n > 0 && index === 0 ? { ...each, n } : each));
  }

  #send(message: ToServer): number {
    this.#n += 1;
    this.answer(message, this.#n);
    return this.#n;
  }
}
