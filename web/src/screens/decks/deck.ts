// A deck as it is built here. What is wrong with it only the server says.
import type { OwnDeck } from '../../shell/settings.svelte';
import type { Card, DeckInfo } from '../../wire/types';
import { ANY_CARD, chosen, costOf, fact, type Wanted as WantedCards } from '../cards/cards';

export const HOUSES = 'cards-houses';
export const AGENDAS = 'cards-agendas';
export const TITLES = 'cards-titles';
export const PLOTS = 'cards-plots';

/** Empty means any; `cost` is the highest. */
export interface Wanted extends WantedCards {
  cost: string;
  icon: string;
}
export const ANYTHING: Wanted = { ...ANY_CARD, cost: '', icon: '' };
export const ICONS = ['challenge-military', 'challenge-intrigue', 'challenge-power'];
export const COSTS = [0, 1, 2, 3, 4, 5, 6, 7];

export interface Row {
  card: Card;
  copies: number;
}
export interface Group {
  id: string;
  count: number;
  rows: Row[];
}

/** What a deck is made of: House cards and agendas are chosen by themselves, titles belong to nobody. */
export function isDeckCard(card: Card): boolean {
  return ![HOUSES, AGENDAS, TITLES].includes(card.group.id);
}

export function fitting(cards: Card[], wanted: Wanted): Card[] {
  return chosen(cards, wanted).filter((card) => {
    if (wanted.cost && (costOf(card) ?? Infinity) > Number(wanted.cost)) return false;
    if (!wanted.icon) return true;
    const icons = fact(card, 'fact-icons', 'icons');
    return Array.isArray(icons) && icons.includes(wanted.icon);
  });
}

/** The same deck with more or fewer copies of a card. */
export function withCopies(deck: OwnDeck, id: string, copies: number): OwnDeck {
  const { [id]: _, ...others } = deck.cards;
  return { ...deck, cards: copies > 0 ? { ...deck.cards, [id]: Math.min(copies, 99) } : others };
}

/** What is in the deck, type by type in the order of the box. */
export function grouped(deck: OwnDeck, cards: Card[]): Group[] {
  const groups: Group[] = [];
  for (const card of cards) {
    const copies = deck.cards[card.id] ?? 0;
    if (copies === 0) continue;
    let group = groups.find((each) => each.id === card.group.id);
    if (!group) groups.push((group = { id: card.group.id, count: 0, rows: [] }));
    group.rows.push({ card, copies });
    group.count += copies;
  }
  return groups;
}

/** Cards of the house deck, and plots. */
export function counts(deck: OwnDeck, cards: Card[]): { cards: number; plots: number } {
  const all = grouped(deck, cards);
  const plots = all.find((group) => group.id === PLOTS)?.count ?? 0;
  return { cards: all.reduce((sum, group) => sum + group.count, 0) - plots, plots };
}

/** How many cards there are of each cost, the last for that and more. */
export function curve(deck: OwnDeck, cards: Card[]): number[] {
  const found = COSTS.map(() => 0);
  for (const card of cards) {
    const cost = costOf(card);
    const at = Math.min(cost ?? 0, COSTS.length - 1);
    if (cost !== null) found[at] = (found[at] ?? 0) + (deck.cards[card.id] ?? 0);
  }
  return found;
}

const bare = (id: string): string => id.replace(/^card-/, '');

/** As the server reads it, whatever the language. */
export function textOf(deck: OwnDeck): string {
  const lines = Object.entries(deck.cards).map(([id, copies]) => `${String(copies)} ${bare(id)}`);
  const agenda = deck.agenda ? [`agenda: ${bare(deck.agenda)}`] : [];
  return [`house: ${deck.house}`, ...agenda, ...lines].join('\n');
}

/** As people read it; `name` says what a thing is called. */
export function fileOf(deck: OwnDeck, cards: Card[], name: (id: string) => string): string {
  const head = [`# ${deck.name}`, `${name('deck-house')}: ${name(`house-${deck.house}`)}`];
  if (deck.agenda) head.push(`${name('deck-agenda')}: ${name(deck.agenda)}`);
  const groups = grouped(deck, cards).map((group) => [
    '',
    `# ${name(group.id)}: ${String(group.count)}`,
    ...group.rows.map((row) => `${String(row.copies)} ${name(row.card.id)}`),
  ]);
  return [...head, ...groups.flat(), ''].join('\n');
}

export function houseOf(info: DeckInfo): string {
  return info.head['house'] ?? '';
}

/** A new deck of one's own, out of one that came over the wire. */
export function ownDeck(info: DeckInfo, name: string): OwnDeck {
  return {
    id: crypto.randomUUID().slice(0, 8),
    name,
    house: houseOf(info),
    agenda: info.head['agenda'] ?? '',
    cards: { ...info.cards },
  };
}
