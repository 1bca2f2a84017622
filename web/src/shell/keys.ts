// The keyboard: by the place of a key (event.code), so that a Russian layout works. Letters can be switched off.
import { settings } from './settings.svelte';

export type Command =
  | 'legal'
  | 'clear'
  | 'pass'
  | 'moves'
  | 'can'
  | 'inspect'
  | 'why'
  | 'rule'
  | 'hint'
  | 'undo'
  | 'again'
  | 'board'
  | 'scores'
  | 'hand'
  | 'log'
  | 'chat'
  | 'pause'
  | 'ahead'
  | 'prev'
  | 'next'
  | 'help';

/** In the order of the list that F1 shows. */
export const KEYS: Record<Command, string> = {
  legal: 'KeyL',
  clear: 'Escape',
  pass: 'Space',
  moves: 'KeyA',
  can: 'KeyQ',
  inspect: 'KeyI',
  why: 'Slash',
  rule: 'KeyR',
  hint: 'KeyH',
  undo: 'KeyU',
  again: 'KeyV',
  board: 'KeyB',
  scores: 'KeyS',
  hand: 'KeyK',
  log: 'KeyG',
  chat: 'KeyC',
  pause: 'Period',
  ahead: 'Comma',
  prev: 'BracketLeft',
  next: 'BracketRight',
  help: 'F1',
};

export const COMMANDS = Object.keys(KEYS) as Command[];

export function codeOf(command: Command): string {
  return settings.keys[command] ?? KEYS[command];
}

/** A key as it is printed on the keyboard. */
export function keyName(code: string): string {
  const named: Record<string, string> = {
    Escape: 'Esc',
    Slash: '?',
    Period: '.',
    Comma: ',',
    BracketLeft: '[',
    BracketRight: ']',
    ArrowLeft: '←',
    ArrowRight: '→',
  };
  return named[code] ?? code.replace(/^(Key|Digit)/, '');
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select')
  );
}

/** The command of a key press, or a number from 1 to 9; null when it is none of ours. */
export function commandOf(event: KeyboardEvent): Command | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (isTyping(event.target)) return event.code === 'Escape' ? 'clear' : null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const command = COMMANDS.find((each) => codeOf(each) === event.code) ?? null;
  const isLetter = digit !== undefined || /^(Key|Slash|Bracket|Period|Comma)/.test(event.code);
  if (isLetter && !settings.letters) return null;
  return command ?? (digit === undefined ? null : Number(digit));
}
