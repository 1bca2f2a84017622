import { expect, test } from 'vitest';
import { merged } from './log';

const event = (id: string) => ({ id, args: {}, rule: '' });
const begun = { steps: [[event('log-first')], [event('log-moved')]], offset: 1 };

test('what is said in the middle of a step stands at its end', () => {
  const closed = { step: 1, events: [event('log-closed-by-host')], log: null };
  expect(merged(begun, closed).steps).toEqual([
    [event('log-first')],
    [event('log-moved'), event('log-closed-by-host')],
  ]);
});

test('what comes once more is told once', () => {
  const again = { step: 1, events: [event('log-moved')], log: null };
  expect(merged(begun, again)).toBe(begun);
});
