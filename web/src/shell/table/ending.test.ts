import { expect, test } from 'vitest';
import type { Message } from '../../wire/types';
import { moments, placeOf } from './ending';

const event = (id: string, seat = 0): Message => ({ id, args: { seat: `seat-${String(seat)}` }, rule: '' });
const WEIGHTS: Record<string, number> = { small: 1, great: 3 };
const weigh = ({ id }: Message): number => WEIGHTS[id] ?? 0;

test('places count everybody who stands higher', () => {
  const outcome = { ranking: [[2], [0, 3], [1]], reason: event('why') };
  expect([0, 1, 2, 3, -1].map((seat) => placeOf(outcome, seat))).toEqual([2, 4, 1, 2, 0]);
});

test('the weightiest steps are told in the order of play, and of equals the later ones', () => {
  const steps = ['begin', 'small', 'great', 'small', 'none', 'small'].map((id, seat) => [event(id, seat)]);
  const found = moments({ steps, offset: 1 }, weigh);
  expect(found.map(({ step, event: { id } }) => [step, id])).toEqual([
    [2, 'great'],
    [3, 'small'],
    [5, 'small'],
  ]);
  expect(found[0]?.seat).toBe(2);
});

test('of one step the weightiest event is told', () => {
  const steps = [[event('small'), event('great'), event('none')]];
  expect(moments({ steps, offset: 1 }, weigh)).toMatchObject([{ event: { id: 'great' } }]);
});

test('where nothing mattered nothing is told', () => {
  expect(moments({ steps: [[event('none')]], offset: 1 }, weigh)).toEqual([]);
});
