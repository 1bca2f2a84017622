// Where a note lies over the table: in the corner where it hides the least of what can be pressed.
const GAP = 10;
const TARGETS = '[data-legal], [data-region=prompt] button, header button';

interface Spot {
  left: number;
  top: number;
}

function hidden({ left, top }: Spot, size: DOMRect, target: DOMRect): number {
  const across = Math.min(left + size.width, target.right) - Math.max(left, target.left);
  const down = Math.min(top + size.height, target.bottom) - Math.max(top, target.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The style that puts a note of this size there. */
export function freest(note: HTMLElement): string {
  const size = note.getBoundingClientRect();
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const foot = document.querySelector('[data-region=prompt]')?.getBoundingClientRect().top ?? innerHeight;
  const lefts = [GAP, innerWidth - size.width - GAP, (innerWidth - size.width) / 2];
  const tops = [foot - size.height - GAP, head + GAP, (head + foot - size.height) / 2];
  const targets = [...document.querySelectorAll(TARGETS)].map((each) => each.getBoundingClientRect());
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const cost = (spot: Spot): number => targets.reduce((sum, target) => sum + hidden(spot, size, target), 0);
  const best = spots.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return `left: ${String(Math.max(0, best.left))}px; top: ${String(Math.max(0, best.top))}px`;
}
