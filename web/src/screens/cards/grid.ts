// Arrows walk a grid of buttons as it lies on the screen; Home and End go to its ends.

/** Where a key leads from one of so many that lie in so many columns. */
export function along(key: string, at: number, count: number, columns: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (step !== undefined) return at + step < 0 || at + step >= count ? at : at + step;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : at;
}

export function grid(root: HTMLElement): { destroy: () => void } {
  const walk = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = [...root.querySelectorAll<HTMLElement>('li > button')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const columns = buttons.filter((each) => each.offsetTop === buttons[0]?.offsetTop).length;
    const to = along(event.key, at, buttons.length, columns);
    if (at < 0 || to === at) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  root.addEventListener('keydown', walk);
  return { destroy: () => root.removeEventListener('keydown', walk) };
}
