// What a table sees to by itself while it is on the screen: windows that are passed unasked, sounds, the focus.
import type { AnyGame } from '../../games';
import type { Seen } from '../../wire/types';
import { sound } from '../sound';
import { Passing, pauseOf } from './passing.svelte';
import type { Table } from './table.svelte';

/** Passes windows as the settings say. */
export function passWindows(table: Table, part: () => AnyGame | null): Passing {
  const passing = new Passing(() => {
    const pass = table.options.find((option) => option.role === 'pass');
    if (pass) table.confirm(pass);
  });
  $effect(() => {
    const { seen, options, viewer } = table;
    const game = part();
    if (!seen?.decision || !game) return;
    const canPass = table.asked && !table.shared && !table.scripted && options.some((option) => option.role === 'pass');
    const secret = seen.decision.mode === 'secret';
    passing.consider({
      key: `${String(viewer)}/${String(seen.d)}/${String(canPass)}`,
      window: canPass ? (game.window?.(seen.view, seen.decision.prompt) ?? null) : null,
      able: options.length > 1,
      secret,
      pause: pauseOf(secret, table.alone, table.info?.window ?? 0),
    });
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

/** Focus stays on the same thing after an update; if that is gone, it goes to the prompt. Call back with what gets it. */
export function keepFocus(table: Table): (event: FocusEvent) => void {
  let focused: Element | null = null;
  $effect(() => {
    if (table.seen && focused && !focused.isConnected)
      document.getElementById('question')?.focus({ preventScroll: true });
  });
  return (event) => (focused = event.target instanceof Element ? event.target : null);
}
