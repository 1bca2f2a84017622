import { expect, test } from 'vitest';
import { fit, isSmall, ROOMY } from './fit';
import { card } from './testing';

const standing = [1, 2, 3, 4].map((slot) => card(slot));

test('cards that have room are not made smaller', () => {
  expect(fit(standing, 4 * (92 + 12), ROOMY)).toBe(1);
  expect(isSmall(1)).toBe(false);
});

test('cards that lie need more room than those that stand', () => {
  const lying = standing.map((each) => ({ ...each, kneeling: 1 }));
  expect(fit(lying, 4 * (92 + 12), ROOMY)).toBeLessThan(1);
});

test('cards shrink only so far that they can still be read', () => {
  expect(isSmall(fit(standing, 100, ROOMY))).toBe(true);
  expect(fit(standing, 100, ROOMY)).toBe(fit(standing, 50, ROOMY));
});

test('nothing is made smaller before the row is measured', () => {
  expect(fit(standing, 0, ROOMY)).toBe(1);
});
