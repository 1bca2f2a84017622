// The curve of one seat's chances: one point for each decision that was judged, where the seat stood after it.
import type { Chance, Reviewed, Verdict } from '../../wire/types';

export type View = 'known' | 'open';

export interface Point {
  step: number;
  chance: Chance;
  mark: Verdict['mark'];
}

export const WIDTH = 1000;
export const HEIGHT = 100;

export function points(decisions: readonly Reviewed[], seat: number, view: View): Point[] {
  return decisions
    .filter((each) => each.seat === seat)
    .map((each) => ({ step: each.step, chance: each[view].played.chance, mark: each[view].mark }));
}

export function across(step: number, last: number): number {
  return last > 0 ? (WIDTH * step) / last : 0;
}

/** The middle line. */
export function line(curve: readonly Point[], last: number): string {
  return curve
    .map(({ step, chance }) => `${String(Math.round(across(step, last)))},${String(HEIGHT - chance.middle)}`)
    .join(' ');
}

/** The band around it: along the upper edge and back along the lower one. */
export function band(curve: readonly Point[], last: number): string {
  const at = (step: number, height: number): string =>
    `${String(Math.round(across(step, last)))},${String(HEIGHT - height)}`;
  const upper = curve.map(({ step, chance }) => at(step, chance.high));
  const lower = curve.map(({ step, chance }) => at(step, chance.low)).reverse();
  return [...upper, ...lower].join(' ');
}

export const NAMES = { '!': 'strong', '?!': 'inaccurate', '??': 'blunder' } as const;

/** The next turning point in this direction; where there is none, the step itself. */
export function turning(steps: readonly number[], from: number, direction: 1 | -1): number {
  const beyond = steps.filter((step) => (direction > 0 ? step > from : step < from));
  if (beyond.length === 0) return from;
  return direction > 0 ? Math.min(...beyond) : Math.max(...beyond);
}

/** What a choice gave away, in hundredths of a game: nothing, or less than that. */
export function change({ held, played }: Verdict): number {
  return played.chance.middle - held.middle;
}

/** A strong move is worth as much as the least that is called an inaccuracy. */
const STRONG = 6;

/** The decisions of a seat at which most was at stake, in the order of play. */
export function keyMoments(decisions: readonly Reviewed[], seat: number, most = 3): Reviewed[] {
  const stake = ({ known }: Reviewed): number => (known.mark === '!' ? STRONG : -change(known));
  return decisions
    .filter((each) => each.seat === seat && each.known.mark)
    .sort((one, other) => stake(other) - stake(one) || other.step - one.step)
    .slice(0, most)
    .sort((one, other) => one.step - other.step);
}
