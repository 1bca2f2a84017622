import './laid.css';

/** More are not laid one over the other: then the hand scrolls. */
const MOST = 20;

/** For a row of the class `laid`: its style, by nothing but the number of cards. */
export function laid(count: number): string {
  const cards = Math.min(Math.max(1, count), MOST);
  return `--n: ${String(cards)}; --gaps: ${String(Math.max(1, cards - 1))}`;
}
