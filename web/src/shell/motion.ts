// What travels when the table changes. Times are those of the design; the settings make them shorter or none.
const MOVE_MS = 220;
const MOST_MS = 1200;

function speed(): number {
  return Number(document.documentElement.dataset['motion'] ?? '1');
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets an element come to its place from where it, or another one, was. */
export function travel(element: HTMLElement, start: DOMRect): void {
  const end = element.getBoundingClientRect();
  const shift = `translate(${String(start.left - end.left)}px, ${String(start.top - end.top)}px)`;
  walk(element, [{ transform: shift }, { transform: 'none' }], MOVE_MS);
}

/** Lets an element go through these states, the last of which it has already; where nothing may travel it fades in. */
export function walk(element: Element, states: Keyframe[], ms: number): void {
  if (speed() === 0) return;
  if (prefersStill()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
  else element.animate(states, { duration: Math.min(ms, MOST_MS) / speed(), easing: 'ease-out' });
}

/** Any key or tap finishes what still moves. */
export function finishMotion(root: Element | undefined): void {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) animation.finish();
}

/** Calls back when an element is pressed for long, or with the other button: for more about it. */
export function longPress(
  element: HTMLElement,
  told: () => void,
): { update: (next: () => void) => void; destroy: () => void } {
  const HOLD_MS = 350;
  let tell = told;
  let timer = 0;
  let held = false;
  const start = (event: PointerEvent): void => {
    held = false;
    if (event.pointerType === 'mouse') return;
    timer = window.setTimeout(() => {
      held = true;
      tell();
    }, HOLD_MS);
  };
  const stop = (): void => window.clearTimeout(timer);
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    if (!held) tell();
  };
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  element.addEventListener('pointerdown', start);
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(type, stop);
  element.addEventListener('contextmenu', menu);
  element.addEventListener('click', click, true);
  return {
    update: (next) => (tell = next),
    destroy: stop,
  };
}
