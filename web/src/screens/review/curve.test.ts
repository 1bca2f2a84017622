import { expect, test } from 'vitest';
import type { Reviewed } from '../../wire/types';
import { band, line, points, turning } from './curve';

function decision(step: number, seat: number, middle: number): Reviewed {
  const chance = { low: middle - 5, middle, high: middle + 5 };
  const option = { choice: ['move', 0, 0] as [string, number, number], labels: [], piece: '', chance, reasons: [] };
  const verdict = { mark: '' as const, held: chance, played: option, better: [] };
  return { step, seat, known: verdict, open: verdict };
}

test('a curve has the decisions of its seat alone', () => {
  const curve = points([decision(1, 0, 50), decision(2, 1, 40), decision(4, 0, 60)], 0, 'known');

  expect(curve.map(({ step }) => step)).toEqual([1, 4]);
  expect(line(curve, 4)).toBe('250,50 1000,40');
  expect(band(curve, 4)).toBe('250,45 1000,35 1000,45 250,55');
});

test('from one turning point to the next, and no farther than the last', () => {
  expect(turning([3, 8], 3, 1)).toBe(8);
  expect(turning([3, 8], 8, 1)).toBe(8);
  expect(turning([3, 8], 8, -1)).toBe(3);
});
