// How much room the characters of a row need, so that all of them are in sight; the row itself knows how much it has.
import type { CardView } from './view';

// In heights of a card that stands.
const NARROW = 86 / 112;
const ATTACHED = 28 / 112;
const MOST_BESIDE = 3; // in one line, each as wide as the card

export interface Needs {
  /** All beside each other, without the gaps between them. */
  across: number;
  /** The tallest with what it bears. */
  tall: number;
  /** Above those that stand, and above those that lie: so many lines of what they bear, which are never lower than can be read. */
  upon: number;
  lying: number;
  count: number;
  /** All that they bear: what the row has to spare is theirs. */
  borne: number;
}

/** Where heights are dear (`low`), what a card bears stands in one line above it, so that the card has its height. */
export function needs(
  cards: readonly Pick<CardView, 'kneeling'>[],
  bears: (index: number) => number = () => 0,
  low = false,
): Needs {
  const lines = cards.map((_, index) => (low ? Math.min(1, bears(index)) : bears(index)));
  const widths = cards.map(({ kneeling }, index) =>
    Math.max(kneeling ? 1 : NARROW, low ? NARROW * Math.min(MOST_BESIDE, bears(index)) : 0),
  );
  const heights = cards.map(({ kneeling }, index) => (kneeling ? NARROW : 1) + ATTACHED * (lines[index] ?? 0));
  const most = (lies: boolean): number =>
    Math.max(0, ...lines.filter((_, index) => (cards[index]?.kneeling ?? 0) > 0 === lies));
  return {
    across: widths.reduce((sum, width) => sum + width, 0) || 1,
    tall: Math.max(1, ...heights),
    upon: most(false),
    lying: most(true),
    count: cards.length,
    borne: cards.reduce((sum, _, index) => sum + bears(index), 0),
  };
}

export const inStyle = ({ across, tall, upon, lying, count, borne }: Needs): string =>
  `--across: ${across.toFixed(3)}; --tall: ${tall.toFixed(3)}; --upon: ${String(upon)}; --lying: ${String(lying)}; ` +
  `--count: ${String(count)}; --borne: ${String(Math.max(1, borne))}`;
