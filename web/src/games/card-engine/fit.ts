// How much room the characters of a row need, so that all of them are in sight; the row itself knows how much it has.
import type { CardView } from './view';

// In heights of a card that stands.
const NARROW = 86 / 112;
const ATTACHED = 28 / 112;

export interface Needs {
  /** All beside each other, without the gaps between them. */
  across: number;
  /** The tallest with what it bears. */
  tall: number;
  count: number;
}

export function needs(cards: readonly Pick<CardView, 'kneeling'>[], bears: (index: number) => number = () => 0): Needs {
  const widths = cards.map(({ kneeling }) => (kneeling ? 1 : NARROW));
  const heights = cards.map(({ kneeling }, index) => (kneeling ? NARROW : 1) + ATTACHED * bears(index));
  return {
    across: widths.reduce((sum, width) => sum + width, 0) || 1,
    tall: Math.max(1, ...heights),
    count: cards.length,
  };
}

export const inStyle = ({ across, tall, count }: Needs): string =>
  `--across: ${across.toFixed(3)}; --tall: ${tall.toFixed(3)}; --count: ${String(count)}`;
