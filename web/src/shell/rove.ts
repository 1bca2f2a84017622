// Arrows move among the pieces of a region; Home and End go to its ends.
const STEP: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

export function arrows(root: HTMLElement): { destroy: () => void } {
  root.dataset['rove'] = '';
  const move = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const pieces = [...root.querySelectorAll<HTMLElement>('[data-piece]')].filter((each) => each.offsetParent !== null);
    const here = pieces.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    event.preventDefault();
    pieces[Math.max(0, Math.min(pieces.length - 1, here + step))]?.focus();
  };
  root.addEventListener('keydown', move);
  return { destroy: () => root.removeEventListener('keydown', move) };
}

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** The piece of a row that had the focus last. */
const left = new WeakMap<Element, HTMLElement>();

const rowOf = (element: Element | null): Element | null =>
  element?.matches('[data-piece]') ? element.closest('[data-rove]') : null;

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0;
}

/** Of a row of pieces one is stopped at: where one was last, else what can be chosen, else the first. */
function stopIn(row: Element): HTMLElement | null {
  const pieces = [...row.querySelectorAll<HTMLElement>('[data-piece]')].filter(
    (piece) => rowOf(piece) === row && isReachable(piece),
  );
  const last = left.get(row);
  if (last && pieces.includes(last)) return last;
  return pieces.find((piece) => piece.dataset['legal'] !== undefined) ?? pieces[0] ?? null;
}

/** Parts of the table are gone to in the order of their data-turn, then the rest as it stands. */
function turnOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-turn]')?.dataset['turn'] ?? 9);
}

/** Tab goes by regions: a row of pieces is one stop, and arrows go about in it. Returns whether it has gone anywhere. */
export function tab(backwards: boolean): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || here === document.body) return false;
  const row = rowOf(here);
  if (row) left.set(row, here);
  const all = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(isReachable);
  const stops = all
    .filter((each) => {
      const its = rowOf(each);
      return !its || stopIn(its) === each;
    })
    .sort((one, other) => turnOf(one) - turnOf(other));
  const at = stops.indexOf(here);
  if (at < 0) return false;
  const next = stops[at + (backwards ? -1 : 1)];
  // Behind the last one the browser goes on from the end of the page, whatever the order.
  (next ?? all.at(backwards ? 0 : -1))?.focus();
  return next !== undefined;
}
