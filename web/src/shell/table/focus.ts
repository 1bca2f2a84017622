// Moving about by keys: pieces with a legal option, and things in a row.
import { tick } from 'svelte';

/** Boards mark every element that stands for a piece by data-piece, and those with an option by data-legal. */
export function nextLegal(backwards: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-legal]')].filter((each) => each.offsetParent !== null);
  if (all.length === 0) return;
  const here = all.findIndex((each) => each === document.activeElement);
  const next = here < 0 ? (backwards ? all.length - 1 : 0) : (here + (backwards ? -1 : 1) + all.length) % all.length;
  all[next]?.focus();
}

export function focusedPiece(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-piece]') ?? null;
}

/** Where a note about what is focused belongs. */
export function whereFocused(): DOMRect {
  const element = document.activeElement;
  if (element && element !== document.body) return element.getBoundingClientRect();
  return new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
}

/** What lies in a closed drawer is brought out first. */
export async function focusRegion(name: string): Promise<void> {
  if (!document.querySelector<HTMLElement>(`[data-region="${name}"]`)?.offsetParent) {
    document.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.click();
    await tick();
  }
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  const target = region?.matches('[tabindex], input, button')
    ? region
    : region?.querySelector<HTMLElement>('input, button, [tabindex="0"], a');
  target?.focus();
}

/** The hand; on a phone it is opened, or closed again. */
export function focusHand(): void {
  const region = document.querySelector<HTMLElement>('[data-region="hand"]');
  const handle = region?.querySelector<HTMLElement>('[data-opens="hand"]');
  if (handle?.offsetParent) handle.click();
  const pieces = [...(region?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
  (pieces.find((piece) => piece.dataset['legal'] !== undefined) ?? pieces[0])?.focus();
}
