import { expect, test } from 'vitest';
import { hindrances, isCounted } from './hindrances';
import { card, table } from './testing';
import { NO_DEFENCE, NO_STRENGTH, NOT_COUNTED } from './view';

const [ARYA, BALON, HODOR, BRAN, VICTARION] = [1, 2, 3, 4, 5];

test('stealth is told of all attackers that have it and all whom it passes by', () => {
  const cards = [card(1, { kind: ARYA, stealth: true }), card(2, { kind: BALON }), card(3, { kind: HODOR })];
  const view = table({ type: 0, cards, attackers: [1, 2], barred: [3] });
  expect(hindrances(view)).toEqual([{ how: 'stealth', by: [ARYA], cards: [HODOR] }]);
});

test('whom stealth would pass by is told while it is chosen', () => {
  const view = table({
    type: 0,
    cards: [card(1, { kind: ARYA, stealth: true }), card(3, { kind: HODOR })],
    attackers: [1],
  });
  expect(hindrances(view)).toEqual([]);
  expect(hindrances(view, [3])).toEqual([{ how: 'stealth', by: [ARYA], cards: [HODOR] }]);
});

test('each cause is told once, with all whom it concerns', () => {
  const cards = [
    card(3, { kind: HODOR, sources: [NO_DEFENCE, 0, BALON] }),
    card(4, { kind: BRAN, sources: [3, 1, ARYA, NO_DEFENCE, 0, BALON] }),
    card(6, { kind: ARYA, sources: [NOT_COUNTED, 0, VICTARION] }),
  ];
  expect(hindrances(table({ type: 0, cards }))).toEqual([
    { how: 'defence', by: [BALON], cards: [HODOR, BRAN] },
    { how: 'counted', by: [VICTARION], cards: [ARYA] },
  ]);
});

test('a strength that is left out of the total is told of, and does not count', () => {
  const out = card(4, { kind: BRAN, sources: [NO_STRENGTH, 0, ARYA] });
  expect(hindrances(table({ type: 0, cards: [out] }))).toEqual([{ how: 'out', by: [ARYA], cards: [BRAN] }]);
  expect([isCounted(out), isCounted(card(5, { kind: HODOR }))]).toEqual([false, true]);
});
