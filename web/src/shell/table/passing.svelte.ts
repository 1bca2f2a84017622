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
  /** Whether there is something to do with a card that is always asked for. */
  wanted: boolean;
  /** Asked together and in secret. */
  secret: boolean;
  /** How long a pass that nobody was asked for takes, in milliseconds. */
  pause: number;
}

/** `ask`; or pass after the pause, which for a window shows as a `bar` that can be held. */
export type Way = 'ask' | 'pass' | 'bar';

const MOMENT_MS = 700;

/** Nobody needs to be misled by who is alone with bots, nor where the table's owner wants open play: no seconds. */
export function pauseOf(secret: boolean, alone: boolean, seconds: number): number {
  if (alone) return 0;
  return secret ? seconds * 1000 : MOMENT_MS;
}

export function wayOf(rule: PassRule, { able, secret, pause }: Pick<Question, 'able' | 'secret' | 'pause'>): Way {
  if (rule === 'ask') return 'ask';
  if (secret && pause > 0) return 'bar';
  return rule === 'able' && able ? 'ask' : 'pass';
}

export class Passing {
  /** True while the bar runs. */
  runs = $state(false);
  /** How long it runs, in milliseconds. */
  pause = $state(0);
  /** The window that is open, if it can be passed until something changes. */
  window = $state.raw<Window | null>(null);
  #key = '';
  #stamp = $state('');
  #timer = 0;

  constructor(readonly pass: () => void) {}

  consider(question: Question): void {
    if (question.key === this.#key) return;
    this.stop();
    this.#key = question.key;
    this.window = question.window;
    if (!question.window) return;
    if (question.window.stamp !== this.#stamp) this.#stamp = '';
    const way = this.wayOf(question);
    if (way === 'ask') return;
    this.runs = way === 'bar';
    this.pause = question.pause;
    this.#timer = window.setTimeout(() => {
      this.runs = false;
      this.pass();
    }, question.pause);
  }

  /** How a question is taken: as the settings say, or passed as long as nothing changes. */
  wayOf(question: Question): Way {
    if (!question.window) return 'ask';
    const passesOn = this.#stamp !== '' && question.window.stamp === this.#stamp;
    const rule = passesOn ? 'pass' : (settings.passes[question.window.row] ?? 'able');
    return wayOf(rule === 'pass' && question.wanted ? 'able' : rule, question);
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
