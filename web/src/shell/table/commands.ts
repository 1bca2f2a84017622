// What the keys do at a table.
import { commandOf } from '../keys';
import { settings } from '../settings.svelte';
import type { TableActions } from './actions';
import { focusedPiece, focusRegion, nextLegal, whereFocused } from './focus';
import type { Passing } from './passing.svelte';
import type { Sheets } from './sheets.svelte';
import type { Table } from './table.svelte';

export function obey(
  event: KeyboardEvent,
  table: Table,
  passing: Passing,
  sheets: Sheets,
  actions: TableActions,
): void {
  // A sheet has the keys for itself, also one that a board has opened.
  const covered = sheets.open !== null || document.querySelector('dialog[open]') !== null;
  const command = covered ? null : commandOf(event);
  if (command === null) return;
  if (typeof command === 'number') {
    const option = table.options[command - 1];
    if (option) table.choose(option);
    return;
  }
  const piece = focusedPiece()?.dataset['piece'];
  switch (command) {
    case 'legal':
      nextLegal(event.shiftKey);
      break;
    case 'clear':
      table.clear();
      break;
    case 'pass':
      passOrConfirm(event.shiftKey, table, passing);
      break;
    case 'moves':
      sheets.open = 'moves';
      break;
    case 'why':
      if (piece) table.askWhy(piece, whereFocused());
      break;
    case 'can':
      actions.whatCanIDo();
      break;
    case 'inspect':
      focusedPiece()?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
      break;
    case 'rule':
      actions.openRule(table.decision?.prompt.rule ?? '');
      break;
    case 'hint':
      if (settings.hints) table.hint();
      break;
    case 'undo':
      if (table.decision?.can_undo) table.undo();
      break;
    case 'again':
      document.getElementById('question')?.focus();
      break;
    case 'board':
      sheets.open = 'board';
      break;
    case 'scores':
      sheets.open = 'scores';
      break;
    case 'log':
      void focusRegion('log');
      break;
    case 'chat':
      void focusRegion('chat');
      break;
    case 'help':
      sheets.open = 'keys';
      break;
    default:
      return;
  }
  event.preventDefault();
}

function passOrConfirm(untilChange: boolean, table: Table, passing: Passing): void {
  const done = table.options.find(({ role }) => role === 'pass' || role === 'done');
  if (table.picks.length > 0) table.confirm();
  else if (untilChange && passing.window) passing.passOn();
  else if (done) table.choose(done);
  else if (table.selected) table.confirm();
}
