// What a table sees to by itself while it is on the screen: windows that are passed unasked, sounds, the focus.
import type { AnyGame } from '../../games';
import type { Option, Seen } from '../../wire/types';
import { settings } from '../settings.svelte';
import { sound } from '../sound';
import { Passing, pauseOf, type Question } from './passing.svelte';
import type { Table } from './table.svelte';

const NOTHING: Question = { key: '', window: null, able: false, wanted: false, secret: false, pause: 0 };

/** Whether it is about a card that is always asked for. */
const isAskedFor = ({ label }: Option): boolean =>
  Object.values(label.args).some((said) => typeof said === 'string' && settings.askFor.includes(said));

/** Passes windows as the settings say. */
export function passWindows(table: Table, part: () => AnyGame | null | undefined): Passing {
  const passing = new Passing(() => table.pass());
  const questionOf = ({ decision, view, seat, d }: Seen): Question | null => {
    const game = part();
    const passes = decision?.options.some((option) => option.role === 'pass') ?? false;
    if (!decision?.waiting.includes(seat) || !passes || table.shared || table.scripted) return null;
    const secret = decision.mode === 'secret';
    return {
      key: `${String(seat)}/${String(d)}`,
      window: game?.window?.(view, decision.prompt) ?? null,
      able: decision.options.length > 1,
      wanted: decision.options.some(isAskedFor),
      secret,
      pause: pauseOf(secret, table.alone, table.info?.window ?? 0),
    };
  };
  table.unasked = (seen) => {
    const question = questionOf(seen);
    // Whether the game would have it passed is not known before its part is there.
    return question !== null && (part() === undefined || passing.wayOf(question) === 'pass');
  };
  $effect(() => {
    const { seen } = table;
    if (!seen?.decision || part() === undefined) return;
    // What is shown may have been answered already, where more is to be seen.
    const isOpen = table.connected && !table.sending && table.pace.behind === 0;
    passing.consider((isOpen ? questionOf(seen) : null) ?? NOTHING);
  });
  $effect(() => {
    if (table.selected || table.menu) passing.stop();
  });
  $effect(() => () => passing.stop());
  return passing;
}

/** Lets what has just happened be heard. */
export function playCues(table: Table, part: () => AnyGame | null): void {
  let heard: Seen | null = null;
  $effect(() => {
    const { seen } = table;
    const cue = heard && seen && seen !== heard && !seen.outcome ? part()?.cue?.(seen.events) : null;
    heard = seen;
    if (cue) sound(cue);
  });
}

/** The tab's icon tells whose turn it is, also when another tab is looked at. */
export function showTurn(table: Table): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  $effect(() => {
    if (icon) icon.href = table.asked ? '/crown-turn.svg' : '/crown.svg';
  });
  $effect(() => () => {
    if (icon) icon.href = '/crown.svg';
  });
}

/** Focus stays on the same thing after an update; if that is gone, it goes to the prompt. Call back with what gets it. */
export function keepFocus(table: Table): (event: FocusEvent) => void {
  let focused: Element | null = null;
  $effect(() => {
    if (table.seen && focused && !focused.isConnected)
      document.getElementById('question')?.focus({ preventScroll: true });
  });
  return (event) => (focused = event.target instanceof Element ? event.target : null);
}
