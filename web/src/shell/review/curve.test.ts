import { expect, test } from 'vitest';
import type { Reviewed } from '../../wire/types';
import { band, keyMoments, line, points, turning } from './curve';

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

test('the key moments of a seat are where it lost most, in the order of play', () => {
  const verdict = (mark: string, lost: number): object => ({
    mark,
    held: { middle: 60 },
    played: { chance: { middle: 60 - lost } },
  });
  const decisions = [
    { step: 2, seat: 0, known: verdict('??', 20) },
    { step: 4, seat: 1, known: verdict('??', 30) },
    { step: 5, seat: 0, known: verdict('', 3) },
    { step: 6, seat: 0, known: verdict('!', 0) },
    { step: 8, seat: 0, known: verdict('?!', 9) },
    { step: 9, seat: 0, known: verdict('??', 15) },
  ] as unknown as Parameters<typeof keyMoments>[0];
  expect(keyMoments(decisions, 0).map((each) => each.step)).toEqual([2, 8, 9]);
});
