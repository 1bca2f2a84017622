import { expect, test } from 'vitest';
import { side, table } from '../card-engine/testing';
import { BOX } from './box';
import { CARDS } from './cards';

test('the House of a seat is that of its House card, whatever the settings say', () => {
  const kind = CARDS.findIndex((card) => card.id === 'house_greyjoy');
  const view = table({ sides: [side({ house_kind: kind }), side()] });
  expect(BOX.house(0, { deck_0: 'own' }, view)).toBe('greyjoy');
  expect(BOX.house(1, { deck_1: 'own' }, view)).toBe('neutral');
});

test('four titles support each other in a ring, and one rivalry is one-sided', () => {
  const ring = ['master_of_laws'];
  const next = (id: string): string => BOX.titles.find((title) => title.id === id)?.supports ?? '';
  while (!ring.includes(next(ring.at(-1) ?? ''))) ring.push(next(ring.at(-1) ?? ''));
  expect(ring).toEqual(['master_of_laws', 'hand_of_the_king', 'master_of_whispers', 'master_of_coin']);
  const rivals = new Map(BOX.titles.map((title) => [title.id, title.rivals]));
  const oneSided = BOX.titles.flatMap((title) =>
    title.rivals.filter((rival) => !rivals.get(rival)?.includes(title.id)),
  );
  expect(oneSided).toEqual(['crown_regent']);
});
