import { describe, expect, it } from 'vitest';
import {
  ANYTHING,
  counts,
  curve,
  fileOf,
  fitting,
  grouped,
  isDeckCard,
  ownDeck,
  textOf,
  withCopies,
} from '../src/screens/decks/deck';
import type { OwnDeck } from '../src/shell/settings.svelte';
import type { Card } from '../src/wire/types';

function card(id: string, group: string, houses: string[], cost: number | null = null, icons: string[] = []): Card {
  const facts = cost === null ? [] : [{ id: 'fact-cost', args: { count: cost }, rule: '' }];
  if (icons.length > 0) facts.push({ id: 'fact-icons', args: { icons } as never, rule: '' });
  const message = (id: string): Card['name'] => ({ id, args: {}, rule: '' });
  return {
    id: `card-${id}`,
    name: message(`card-${id}`),
    text: null,
    group: message(`cards-${group}`),
    houses,
    facts,
    rule: '',
  };
}

const CARDS = [
  card('robb_stark', 'characters', ['stark'], 4, ['challenge-military', 'challenge-power']),
  card('war_host_of_the_north', 'characters', ['stark'], 7, ['challenge-military']),
  card('great_keep', 'locations', ['stark'], 0),
  card('ice', 'attachments', ['stark'], 2),
  card('muster', 'events', []),
  card('blockade', 'plots', []),
  card('a_noble_cause', 'agendas', ['baratheon']),
  card('house_stark', 'houses', ['stark']),
];
const DECK: OwnDeck = {
  id: 'x',
  name: 'Wolves',
  house: 'stark',
  agenda: '',
  cards: {
    'card-blockade': 2,
    'card-great_keep': 3,
    'card-robb_stark': 1,
    'card-muster': 1,
    'card-war_host_of_the_north': 2,
  },
};
const called = (id: string): string => id.replace(/^[a-z]+-/, '').toUpperCase();

describe('a deck that is built here', () => {
  it('is shown type by type in the order of the box', () => {
    expect(grouped(DECK, CARDS).map((group) => [group.id, group.count])).toEqual([
      ['cards-characters', 3],
      ['cards-locations', 3],
      ['cards-events', 1],
      ['cards-plots', 2],
    ]);
  });
  it('counts plots by themselves', () => {
    expect(counts(DECK, CARDS)).toEqual({ cards: 7, plots: 2 });
  });
  it('shows how many cards cost how much, and events and plots not at all', () => {
    expect(curve(DECK, CARDS)).toEqual([3, 0, 0, 0, 1, 0, 0, 2]);
  });
  it('gets and loses copies', () => {
    expect(withCopies(DECK, 'card-ice', 1).cards['card-ice']).toBe(1);
    expect('card-muster' in withCopies(DECK, 'card-muster', 0).cards).toBe(false);
    expect(DECK.cards['card-muster']).toBe(1);
  });
  it('is sent by ids', () => {
    expect(textOf({ ...DECK, agenda: 'card-a_noble_cause' }).split('\n')).toEqual([
      'house: stark',
      'agenda: a_noble_cause',
      '2 blockade',
      '3 great_keep',
      '1 robb_stark',
      '1 muster',
      '2 war_host_of_the_north',
    ]);
  });
  it('is exported by names', () => {
    const lines = fileOf({ ...DECK, agenda: 'card-a_noble_cause' }, CARDS, called).split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '# Wolves',
      'HOUSE: STARK',
      'AGENDA: A_NOBLE_CAUSE',
      '',
      '# CHARACTERS: 3',
      '1 ROBB_STARK',
      '2 WAR_HOST_OF_THE_NORTH',
    ]);
    expect(lines.at(-1)).toBe('');
  });
  it('is a copy of what came over the wire', () => {
    const cards = { 'card-ice': 1 };
    const deck = ownDeck({ head: { house: 'stark', agenda: '' }, cards }, 'Mine');
    deck.cards['card-ice'] = 3;
    expect(cards).toEqual({ 'card-ice': 1 });
    expect(deck.id).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('the cards to build from', () => {
  const ids = (wanted: object): string[] => fitting(CARDS, { ...ANYTHING, ...wanted }).map((card) => card.id.slice(5));
  it('are no House cards and no agendas', () => {
    expect(CARDS.filter(isDeckCard)).toHaveLength(6);
  });
  it('are found by their cost, up to the one that is wanted', () => {
    expect(ids({ cost: '2' })).toEqual(['great_keep', 'ice']);
    expect(ids({ cost: '0' })).toEqual(['great_keep']);
  });
  it('are found by icon, type and house together', () => {
    expect(ids({ icon: 'challenge-power' })).toEqual(['robb_stark']);
    expect(ids({ icon: 'challenge-military', group: 'cards-characters', house: 'stark' })).toHaveLength(2);
    expect(ids({ icon: 'challenge-intrigue' })).toEqual([]);
  });
});
