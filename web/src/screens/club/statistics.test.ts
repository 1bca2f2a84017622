import { expect, test, vi } from 'vitest';
import type { Counter } from '../../wire/types';
import { ANYTHING, fromQuery, toQuery } from './filters';
import { drawn, HEIGHT, partsOf, share, WIDTH } from './statistics';

vi.mock('../../shell/words/words.svelte', () => ({
  literal: (text: string) => `=${text}`,
  name: (id: string) => id,
  t: (id: string) => id,
}));

const counter = (topic: string, key: string, games: number, won: number): Counter => ({
  topic,
  key,
  name: '',
  games,
  won,
  places: 0,
  seconds: 0,
  decisions: 0,
  best: 0,
});

test('a share is a whole number of hundredths', () => {
  expect(share({ games: 3, won: 1 })).toBe(33);
  expect(share({ games: 0, won: 0 })).toBe(0);
});

test('seats and lengths keep their order, and the longest games come last', () => {
  const parts = partsOf([
    counter('length', '', 9, 0),
    counter('length', '10', 5, 0),
    counter('length', '5', 7, 0),
    counter('seat', '1', 8, 2),
    counter('seat', '0', 4, 2),
  ]);
  expect(parts.map(({ id, lines }) => [id, lines.map(({ key }) => key)])).toEqual([
    ['seat', ['0', '1']],
    ['length', ['5', '10', '']],
  ]);
});

test('what only some games count stands between what all count', () => {
  const parts = partsOf([
    counter('all', '', 9, 4),
    counter('dragon', 'drogon', 4, 1),
    counter('length', '5', 9, 4),
    counter('seat', '0', 9, 4),
    counter('streak', '', 9, 4),
  ]);
  expect(parts.map(({ id }) => id)).toEqual(['seat', 'dragon', 'length']);
});

test('the best cards are those that won most of at least three games', () => {
  const parts = partsOf([
    counter('card', 'often', 9, 3),
    counter('card', 'good', 3, 3),
    counter('card', 'lucky', 1, 1),
  ]);
  const keys = (id: string): string[] | undefined => parts.find((part) => part.id === id)?.lines.map(({ key }) => key);
  expect(keys('card')).toEqual(['often', 'good', 'lucky']);
  expect(keys('best')).toEqual(['good', 'often']);
});

test('a curve fills its box', () => {
  const { line, band } = drawn([
    { ended: 1, rating: 1500, deviation: 100 },
    { ended: 2, rating: 1600, deviation: 0 },
  ]);
  expect(line).toBe(`0.0,${(HEIGHT / 2).toFixed(1)} ${WIDTH.toFixed(1)},0.0`);
  expect(band.split(' ')).toHaveLength(4);
});

test('what is looked for is read from the address and written to it', () => {
  const wanted = { ...ANYTHING, game: 'btwixt', result: 'won' };
  expect(toQuery(wanted)).toBe('game=btwixt&result=won');
  expect(fromQuery(new URLSearchParams(toQuery(wanted)))).toEqual(wanted);
  expect(toQuery(ANYTHING)).toBe('');
});
