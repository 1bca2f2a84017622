import { expect, test } from 'vitest';
import { moves } from './moves';
import { ally, card, council, realm, seat } from './testing';

test('a card goes from the own hand to the own stack', () => {
  const was = realm({ seats: [seat({ hand_seen: [card('feast')] }), seat(), seat()] });
  const now = realm({ seats: [seat({ stack: [card('feast')] }), seat(), seat()] });

  expect(moves(was, now)).toEqual([{ from: '[data-piece="influence-feast"]', to: '[data-piece="stack-0-0"]' }]);
});

test('a card of another ruler comes from that ruler', () => {
  const was = realm({ seats: [seat(), seat({ stack: [card('feast')] }), seat()] });
  const now = realm({ seats: [seat(), seat({ stack: [card('feast'), card('feast')] }), seat()] });

  expect(moves(was, now)).toEqual([{ from: '[data-piece="seat-1"]', to: '[data-piece="stack-1-1"]' }]);
});

test('a stolen card goes from stack to stack', () => {
  const was = realm({ seats: [seat(), seat({ stack: [card('feast'), card('siege')] }), seat()] });
  const now = realm({ seats: [seat(), seat({ stack: [card('feast')] }), seat({ stack: [card('siege')] })] });

  expect(moves(was, now)).toEqual([{ from: '[data-piece="stack-1-1"]', to: '[data-piece="stack-2-0"]' }]);
});

test('an ally goes into its council, also where it still rules the round from the middle', () => {
  const was = realm({ current: ally('varys') });
  const now = realm({ ruling: ally('varys'), councils: [council(), council(['varys']), council()] });

  expect(moves(was, now)).toEqual([{ from: '[data-piece="ally-varys"]', to: '.inside [data-piece="ally-varys"]' }]);
});

test('what stays where it was does not move', () => {
  const table = realm({
    seats: [seat({ stack: [card('feast')] }), seat(), seat()],
    councils: [council(['varys']), council(), council()],
  });

  expect(moves(table, table)).toEqual([]);
});
