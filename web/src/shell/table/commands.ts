// What the keys do at a table.
import { codeOf, commandOf, isTyping } from '../keys';
import { tab } from '../rove';
import { settings } from '../settings.svelte';
import type { TableActions } from './actions';
import { inspect } from './board';
import { focusedPiece, focusHand, focusRegion, nextLegal, whereFocused } from './focus';
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
  if (covered) return;
  if (['Enter', 'NumpadEnter', codeOf('pass')].includes(event.code)) {
    if (goAhead(event, table, passing)) event.preventDefault();
    return;
  }
  if (event.code === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
    if (tab(event.shiftKey)) event.preventDefault();
    return;
  }
  const command = commandOf(event);
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
      if (!table.catchUp()) table.clear();
      break;
    case 'pause':
      running(table).pause();
      break;
    case 'ahead':
      running(table).step();
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
      inspect(focusedPiece());
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
    case 'hand':
      focusHand();
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

/** What `.` and `,` hold and step: what is shown once more, or else what comes. */
export function running(table: Table): Table['pace'] | Table['rerun'] {
  return table.rerun.now ? table.rerun : table.pace;
}

/**
 * Enter and Space do what the bar offers, wherever the focus is, unless it is in a text field or on another button. A key
 * that is held does nothing more. Returns whether the key has been used.
 */
function goAhead(event: KeyboardEvent, table: Table, passing: Passing): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return false;
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  if (event.repeat) return true;
  if (control && !isChosen(control, table)) return false;
  if (!press(event, table, passing)) return false;
  // Some browsers press a button when Space is let go.
  control?.addEventListener('keyup', (up) => up.preventDefault(), { once: true });
  return true;
}

const CONTROLS = 'button, a[href], summary, [role=gridcell], [role=radio], input';

/** A piece that is part of what is chosen, or one that nothing can be chosen about while something is. */
function isChosen(control: HTMLElement, table: Table): boolean {
  const piece = control.dataset['piece'];
  const chosen = table.selected ? [table.selected] : table.picks;
  if (piece === undefined || chosen.length === 0) return false;
  return control.ariaDisabled === 'true' || chosen.some((option) => option.piece === piece);
}

function press(event: KeyboardEvent, table: Table, passing: Passing): boolean {
  const isSpace = event.code === codeOf('pass');
  const nothing = !table.selected && table.picks.length === 0;
  const done = table.options.find(({ role }) => role === 'pass' || role === 'done');
  const primary = document.querySelector<HTMLElement>('[data-region=prompt] button.primary:not([aria-disabled])');
  if (isSpace && event.shiftKey && passing.window && table.asked) passing.passOn();
  else if (isSpace && nothing && done) table.choose(done);
  else if (primary) primary.click();
  else return table.catchUp();
  return true;
}
