import { describe, expect, test, vi } from 'vitest';
import type { Card } from '../../wire/types';

vi.stubGlobal('navigator', { languages: ['en'] });
const { ANY_CARD, chosen, fromQuery, relief, rulesOf, toQuery } = await import('./cards');
const { along } = await import('./grid');
const { sections } = await import('../rules/markdown');

const message = (id: string, args = {}): Card['name'] => ({ id, args, rule: '' });
const card = (id: string, house: string, cost: number): Card => ({
  id,
  name: message(id),
  group: message('cards-characters'),
  houses: [house],
  facts: [message('fact-cost', { count: cost }), message('fact-keywords', { keywords: ['keyword-renown'] })],
  text: null,
  rule: '',
});
const CARDS = [
  card('arya', 'stark', 2),
  card('robb', 'stark', 4),
  card('cersei', 'lannister', 4),
  card('tywin', 'lannister', 5),
];

describe('what is wanted of cards', () => {
  test.each([
    ANY_CARD,
    { text: 'a & b', group: 'cards-plots', house: 'stark', costs: [1, 4], icons: ['challenge-power'], keyword: 'k' },
  ])('stands in the address, %o', (wanted) => {
    expect(fromQuery(new URLSearchParams(toQuery(wanted)))).toEqual(wanted);
  });

  test('an address that nobody wrote so wants nothing odd', () => {
    expect(fromQuery(new URLSearchParams('cost=x&cost=77')).costs).toEqual([]);
  });

  test('where no card fits, the filter goes whose absence brings most back', () => {
    const wanted = { ...ANY_CARD, house: 'lannister', costs: [2] };
    expect(chosen(CARDS, wanted)).toEqual([]);
    expect(relief(CARDS, wanted)).toEqual({ wanted: { ...wanted, costs: [] }, count: 2 });
  });
});

describe('the rules of a card', () => {
  test('are those that name it, its kind or its keyword', () => {
    const book = sections(
      '# T\n\n### LC-1 cards-characters\n\n### LC-2 On keyword-renown\n\n### LC-3 X\n\nOf robb.\n\n### LC-4 Y',
    );
    expect(rulesOf(CARDS[1] as Card, book).map(({ rule }) => rule)).toEqual(['LC-1', 'LC-2', 'LC-3']);
    expect(rulesOf(CARDS[0] as Card, book).map(({ rule }) => rule)).toEqual(['LC-1', 'LC-2']);
  });
});

describe('arrows in a grid of seven in three columns', () => {
  test.each([
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 5, 5],
    ['Home', 5, 0],
    ['End', 1, 6],
    ['x', 3, 3],
  ])('%s from %i leads to %i', (key, from, to) => {
    expect(along(key, from, 7, 3)).toBe(to);
  });
});
