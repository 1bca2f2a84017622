// A row that scrolls shows it: its edges fade where it goes on, and tell how many things lie beyond them.
import './edges.css';

const CUT = 4; // pixels that may be out of sight

/** Marks what the row lies in, which has the class `edged`. */
export function edges(row: HTMLElement): { destroy: () => void } {
  const frame = row.parentElement;
  const tell = (): void => {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const things = [...row.children].map((each) => each.getBoundingClientRect());
    mark('below', things.filter((each) => each.bottom > bottom + CUT && each.top > top).length);
    mark('before', things.filter((each) => each.left < left - CUT).length);
    mark('after', things.filter((each) => each.right > right + CUT).length);
  };
  const mark = (edge: 'before' | 'after' | 'below', count: number): void => {
    if (!frame) return;
    if (count > 0) frame.dataset[edge] = `+${String(count)}`;
    else Reflect.deleteProperty(frame.dataset, edge);
  };
  const sizes = new ResizeObserver(tell);
  sizes.observe(row);
  const things = new MutationObserver(tell);
  things.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', tell, { passive: true });
  return {
    destroy: () => {
      sizes.disconnect();
      things.disconnect();
    },
  };
}
