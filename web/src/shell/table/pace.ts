// What happens is shown one step after another, so that each can be seen. Only a few may wait, and any key or tap shows
// at once how things stand.
import type { Message } from '../../wire/types';
import { settings } from '../settings.svelte';

export const BEAT_MS = 500;
export const MOST = 3;

export class Pace<S extends { events: Message[] }> {
  #waiting: S[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when the newest step is to be seen. */
  #until = 0;

  constructor(readonly show: (step: S) => void) {}

  add(step: S): void {
    this.#waiting.push(step);
    this.#run();
  }

  /** Shows all that waits. */
  finish(): void {
    this.stop();
    this.#until = 0;
    for (const step of this.#waiting.splice(0)) this.show(step);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #run(): void {
    this.stop();
    while (this.#waiting.length > MOST || Date.now() >= this.#until) {
      const step = this.#waiting.shift();
      if (!step) return;
      this.#until = Date.now() + this.#beat(step);
      this.show(step);
    }
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#run(), this.#until - Date.now());
  }

  #beat({ events }: S): number {
    return events.length === 0 || settings.motion === '0' ? 0 : BEAT_MS / Number(settings.motion);
  }
}
