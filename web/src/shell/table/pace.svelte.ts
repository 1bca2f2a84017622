// What happens is shown one step after another, at the pace that a person has set, so that each can be seen. It can be
// held, taken step by step, and left for how things stand.
import type { Message } from '../../wire/types';
import { settings, type PaceName } from '../settings.svelte';

/** How long a step is shown before the next one, in milliseconds. */
export const BEATS: Record<PaceName, number> = { slow: 1800, normal: 900, fast: 350, once: 0 };
/** How many steps may wait where other people wait for us. */
export const MOST = 3;

export class Pace<S extends { events: Message[] }> {
  /** Steps that are not shown yet. */
  behind = $state(0);
  paused = $state(false);
  #waiting: S[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when the newest step is to be seen. */
  #until = 0;

  constructor(
    readonly show: (step: S) => void,
    /** How many may wait. */
    readonly most: () => number = () => Infinity,
  ) {}

  add(step: S): void {
    this.#waiting.push(step);
    this.#run();
  }

  /** What comes of one's own move is shown at once, also where the rest is held. */
  addNow(step: S): void {
    this.#waiting.push(step);
    while (this.#waiting.length > 0) this.#next();
  }

  /** Shows all that waits. */
  finish(): void {
    this.stop();
    this.paused = false;
    while (this.#waiting.length > 0) this.#next();
    this.#until = 0;
  }

  /** Holds the steps, or lets them go on. */
  pause(): void {
    this.paused = !this.paused;
    this.#run();
  }

  /** Shows one step more, and holds the rest. */
  step(): void {
    this.paused = true;
    this.#next();
    this.#run();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #run(): void {
    this.stop();
    while (!this.paused && (this.#waiting.length > this.most() || Date.now() >= this.#until)) if (!this.#next()) break;
    this.behind = this.#waiting.length;
    if (this.behind > 0 && !this.paused) this.#timer = setTimeout(() => this.#run(), this.#until - Date.now());
  }

  #next(): boolean {
    const step = this.#waiting.shift();
    this.behind = this.#waiting.length;
    if (!step) return false;
    this.#until = Date.now() + (step.events.length === 0 ? 0 : BEATS[settings.pace]);
    this.show(step);
    return true;
  }
}
