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
