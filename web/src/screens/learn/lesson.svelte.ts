// A lesson that is being played: a table whose every answer comes from one request, and what the coach says.
import { untrack } from 'svelte';
import { api, Refused } from '../../wire/api';
import { triple } from '../../wire/socket';
import type { ActionTriple, LessonSeen, Message, Option, ToServer } from '../../wire/types';
import { inspectPiece } from '../../shell/table/board';
import { Scripted } from '../../shell/table/scripted.svelte';

export class Lesson extends Scripted {
  told = $state.raw<LessonSeen | null>(null);
  /** Why the lesson did not go on with what was tried. */
  objection = $state.raw<Message | null>(null);
  /** How often something else was tried in this step: the ring blinks each time. */
  tries = $state(0);
  readonly #path: string;

  constructor(game: string, id: string) {
    super('web-learn-opponent');
    this.#path = `/api/learn/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
  }

  over = $derived(this.told !== null && this.told.says === null);
  reading = $derived(this.told !== null && !this.told.expects && !this.over);
  #begins = $derived((this.told?.expected ?? []).map((gesture) => String(gesture[0])));
  /** The options that the lesson waits for and shows. */
  expected = $derived(this.table.options.filter((option) => this.#begins.includes(this.#written(option))));

  #written(option: Option): string {
    const amount = this.told?.expected.find(([first]) => first?.[0] === option.verb)?.[0]?.[1];
    return String(triple(option, amount));
  }

  /** Begins, after so many steps as the lesson itself would take them. */
  begin(step = 0): Promise<void> {
    return this.#go([], step);
  }

  next(): void {
    if (this.reading) void this.#go([...this.#taken, []]);
  }

  back(): void {
    if (this.#taken.length > 0) void this.#go(this.#taken.slice(0, -1));
  }

  /** Does what the step waits for. */
  help(): void {
    if (!this.over) void this.#go(this.#taken, 1);
  }

  get #taken(): ActionTriple[][] {
    return untrack(() => this.told)?.taken ?? [];
  }

  async #go(taken: ActionTriple[][], hints = 0, n = 0): Promise<void> {
    try {
      const told = await api.lesson(this.#path, { taken, hints });
      if (told.refused) {
        this.#object(told.refused, n);
        return;
      }
      this.told = told;
      this.table.others = told.others;
      this.objection = null;
      this.tries = 0;
      this.show(told.table, told.seen, n);
    } catch (error) {
      this.#refuse(error, n);
    }
  }

  #refuse(error: unknown, n: number): void {
    if (!(error instanceof Refused)) throw error;
    if (!this.told) this.trouble = error;
    this.#object(error.reason, n);
  }

  #object(reason: Message, n: number): void {
    this.objection = reason;
    this.tries += 1;
    if (n > 0) this.hear({ type: 'refused', n, reason });
  }

  protected answer(message: ToServer, n: number): void {
    switch (message.type) {
      case 'act':
        void this.#go([...this.#taken, message.actions], 0, n);
        break;
      case 'why':
        // Where nothing can be done, a press asks what the piece is.
        if (!((this.reading || this.over) && message.piece && inspectPiece(message.piece)))
          void this.#ask({ ...message, n });
        break;
      case 'preview':
        void this.#ask({ ...message, n });
        break;
      case 'undo':
        this.back();
        break;
      default:
    }
  }

  async #ask(message: ToServer & { type: 'why' | 'preview'; n: number }): Promise<void> {
    try {
      const answer = await api.lessonHelp(this.#path, this.#taken, message);
      if (answer.type === 'why' && answer.reason) this.tries += 1;
      this.hear(answer);
    } catch (error) {
      this.#refuse(error, message.n);
    }
  }
}
