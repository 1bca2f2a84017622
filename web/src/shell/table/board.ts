// What the board of a game is given, from what the table knows.
import type { Seen, View } from '../../wire/types';
import type { BoardProps } from '../game';
import { whereFocused } from './focus';
import type { Table } from './table.svelte';

/** What shows a piece: what has the focus, if it is that piece, else the first of all. */
function elementOf(piece: string): HTMLElement | undefined {
  const active = document.activeElement?.closest<HTMLElement>('[data-piece]');
  if (active?.dataset['piece'] === piece) return active;
  const all = document.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
  return [...all].find((each) => each.getClientRects().length > 0);
}

/** Where a piece is on the screen. */
export function rectOf(piece: string): DOMRect {
  return elementOf(piece)?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0);
}

/** Shows more about a piece, as the other button does; false where there is no more. */
export function inspect(piece: Element | null | undefined): boolean {
  return piece?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })) === false;
}

export function inspectPiece(piece: string): boolean {
  return inspect(elementOf(piece));
}

export function boardProps(
  table: Table,
  seen: Seen,
  onInspect: (title: string, text: string) => void,
): BoardProps<View> {
  return {
    view: seen.view,
    viewer: seen.seat,
    players: table.players,
    options: table.options,
    others: table.others,
    prompt: seen.decision?.prompt ?? null,
    outcome: seen.outcome,
    selected: table.selected,
    picks: table.picks,
    preview: table.preview,
    hints: table.hints.map(({ option, grade }) => ({ option, grade })),
    events: seen.events,
    settings: table.info?.options ?? {},
    onChoose: (option) => table.choose(option),
    onPick: (piece) => table.pick(piece, rectOf(piece)),
    onWhy: (piece) => table.askWhy(piece, rectOf(piece)),
    onInspect,
    planner: {
      look: (actions, told) => table.suppose(actions, told),
      why: (action, after) => table.askWhyNot(action, after, whereFocused()),
      send: (actions, say, told) => table.act([...actions], say, told),
    },
  };
}
