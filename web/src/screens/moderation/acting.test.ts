import { expect, test } from 'vitest';
import { dayAfter, daysUntil } from './acting.svelte';

const NOON = new Date(2026, 10, 16, 12).getTime();

test('a ban lasts until its last day is over', () => {
  expect(daysUntil('2026-11-16', NOON)).toBe(1);
  expect(daysUntil('2026-11-17', NOON)).toBe(2);
  expect(daysUntil('2020-01-01', NOON)).toBe(1);
});

test('a day is written as a field for dates writes it', () => {
  expect(dayAfter(0, NOON)).toBe('2026-11-16');
  expect(dayAfter(50, NOON)).toBe('2027-01-05');
});
