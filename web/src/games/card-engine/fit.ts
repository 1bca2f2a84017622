// How large cards in a row are drawn, so that all of them are in sight.
import type { CardView } from './view';

/** Width and height of a standing character; a kneeling one lies. */
export type Size = readonly [width: number, height: number];

export const ROOMY: Size = [92, 110];
export const CROWDED: Size = [84, 98];
/** Below this they scroll. */
const LEAST = 0.64;

/** The share of that size with which these fit into a row. */
export function fit(
  cards: readonly Pick<CardView, 'kneeling'>[],
  row: number,
  [width, height]: Size,
  gap = 12,
): number {
  const needed = cards.reduce((sum, { kneeling }) => sum + (kneeling ? height : width) + gap, 0);
  return needed > row && row > 0 ? Math.max(LEAST, row / needed) : 1;
}

/** Where they are drawn smaller than this, names need the whole width. */
export const isSmall = (share: number): boolean => share < 0.95;

export const sized = ([width, height]: Size, share: number): string =>
  `--tile-w: ${String(Math.floor(width * share))}px; --tile-h: ${String(Math.floor(height * share))}px`;
