// What has happened since one's last move, shown once more. The table itself goes on meanwhile.
import type { Seen } from '../../wire/types';
import { settings } from '../settings.svelte';
import { BEATS } from './pace.svelte';

/** However long others play: no more is kept. */
const KEPT = 200;

export class Rerun {
  /** How things stood after the last move, and every step since then. */
  since = $state.raw<readonly Seen[]>([]);
  paused = $state(false);
  #steps = $state.raw<readonly Seen[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Steps that others have taken since. */
  count = $derived(Math.max(0, this.since.length - 1));
  /** What is shown instead of the present; null for the present. */
  now = $derived(this.#steps[this.#at] ?? null);
  /** The number of the step that is shown, from 0 for one's own, and how many there are. */
  at = $derived(this.#at);
  of = $derived(this.#steps.length - 1);

  note(seen: Seen): void {
    const last = this.since.at(-1);
    if (last?.seat === seen.seat && !seen.log && seen.step >= last.step) {
      if (seen.step > last.step) this.since = [...this.since.slice(-KEPT), seen];
    } else this.since = [seen];
  }

  /** Something new begins: what comes next is the beginning. */
  forget(): void {
    this.since = [];
  }

  show(): void {
    this.#steps = this.since;
    this.#at = 0;
    this.paused = false;
    this.#run();
  }

  /** Back to the present. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
  }

  pause(): void {
    this.paused = !this.paused;
    this.#run();
  }

  step(): void {
    this.paused = true;
    this.#next();
  }

  #next(): void {
    if (this.#at >= this.of) this.stop();
    else {
      this.#at += 1;
      this.#run();
    }
  }

  #run(): void {
    clearTimeout(this.#timer);
    const beat = BEATS[settings.pace] || BEATS.normal;
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), beat);
  }
}
