import { expect, test } from 'vitest';
import { inStyle, needs } from './fit';
import { card } from './testing';

const standing = [1, 2, 3, 4].map((slot) => card(slot));

test('cards that lie need more room than those that stand, and are less tall', () => {
  const lying = standing.map((each) => ({ ...each, kneeling: 1 }));
  expect(needs(lying).across).toBe(4);
  expect(needs(standing).across).toBeCloseTo((4 * 86) / 112);
  expect(needs(lying).tall).toBe(needs(standing).tall);
});

test('what a card bears stands above it', () => {
  const bearing = needs(standing, (index) => (index === 2 ? 2 : 0));
  expect(bearing.tall).toBeCloseTo(1 + 56 / 112);
  expect(bearing.across).toBe(needs(standing).across);
});

test('where heights are dear, what a card bears stands in one line, which is as wide as that needs', () => {
  const bearing = needs(standing, (index) => (index === 2 ? 2 : 0), true);
  expect(bearing.upon).toBe(1);
  expect(bearing.tall).toBeCloseTo(1 + 28 / 112);
  expect(bearing.across).toBeCloseTo((5 * 86) / 112);
});

test('a card that lies leaves more room for what it bears', () => {
  const lying = standing.map((each) => ({ ...each, kneeling: 1 }));
  const { upon, lying: above } = needs(lying, () => 2);
  expect([upon, above]).toEqual([0, 2]);
});

test('an empty row can be measured, too', () => {
  expect(inStyle(needs([]))).toBe('--across: 1.000; --tall: 1.000; --upon: 0; --lying: 0; --count: 0; --borne: 1');
});
