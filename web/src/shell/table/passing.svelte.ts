// Windows in which one may act or respond: whether to ask, and when to pass unasked. What others see of it, and when, may
// not depend on what is in the hand: among people a window for responses lasts equally long for everybody who does
// not hold it, and an action that is passed unasked always takes the same moment.
import { settings, type PassRule } from '../settings.svelte';

/** A window, as the game names it. */
export interface Window {
  /** The row in the settings. */
  row: string;
  /** Changes when something new has happened. */
  stamp: string;
}

export interface Question {
  /** Which question this is. */
  key: string;
  window: Window | null;
  /** Whether there is anything to do but pass. */
  able: boolean;
  /** Asked together and in secret. */
  secret: boolean;
  /** No other people are at the table. */
  alone: boolean;
}

/** `ask`, or pass: `now`, after a `moment`, or when the `bar` has run out unless it is held. */
export type Way = 'ask' | 'now' | 'moment' | 'bar';

export const MOMENT_MS = 700;
export const BAR_MS = 2000;

export function wayOf(rule: PassRule, { able, secret, alone }: Pick<Question, 'able' | 'secret' | 'alone'>): Way {
  if (rule === 'ask') return 'ask';
  if (!alone && secret) return 'bar';
  if (rule === 'able' && able) return 'ask';
  return alone ? 'now' : 'moment';
}

export class Passing {
  /** True while the bar runs. */
  runs = $state(false);
  /** The window that is open, if it can be passed until something changes. */
  window = $state.raw<Window | null>(null);
  #key = '';
  #stamp = '';
  #timer = 0;

  constructor(readonly pass: () => void) {}

  consider(question: Question): void {
    if (question.key === this.#key) return;
    this.stop();
    this.#key = question.key;
    this.window = question.window;
    if (!question.window) return;
    if (question.window.stamp !== this.#stamp) this.#stamp = '';
    const rule = this.#stamp ? 'pass' : (settings.passes[question.window.row] ?? 'able');
    const way = wayOf(rule, question);
    if (way === 'ask') return;
    this.runs = way === 'bar';
    this.#timer = window.setTimeout(() => {
      this.runs = false;
      this.pass();
    }, { now: 0, moment: MOMENT_MS, bar: BAR_MS }[way]);
  }

  /** Holds the window: think about it. */
  stop(): void {
    window.clearTimeout(this.#timer);
    this.runs = false;
  }

  /** Passes, and goes on passing until something changes. */
  passOn(): void {
    if (!this.window) return;
    this.#stamp = this.window.stamp;
    this.stop();
    this.pass();
  }
}
