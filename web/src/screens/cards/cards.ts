// What is looked for among the cards of a box.
import type { Card } from '../../wire/types';
import { name, say } from '../../shell/words/words.svelte';

/** Empty means any. */
export interface Wanted {
  text: string;
  group: string;
  house: string;
}

/** What a card that belongs to no house is filed and drawn under. */
export const NEUTRAL = 'neutral';

export function housesOf(card: Card): string[] {
  return card.houses.length > 0 ? card.houses : [NEUTRAL];
}

/** The text on a card is one of the forms of its message. */
export function textOf(card: Card): string {
  const [id = '', form = 'text'] = card.text?.id.split('.') ?? [];
  return id ? name(id, form) : '';
}

export function groupsOf(cards: Card[]): string[] {
  return [...new Set(cards.map((card) => card.group.id))];
}

/** Every house some card belongs to, in the order of the box; those of no house come last. */
export function housesIn(cards: Card[]): string[] {
  const found = new Set(cards.flatMap(housesOf));
  const neutral = found.delete(NEUTRAL);
  return neutral ? [...found, NEUTRAL] : [...found];
}

function everythingOn(card: Card): string {
  return [say(card.name), textOf(card), ...card.facts.map(say)].join(' ').toLowerCase();
}

export function chosen(cards: Card[], { text, group, house }: Wanted): Card[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (group && card.group.id !== group) return false;
    if (house && !housesOf(card).includes(house)) return false;
    const told = words.length > 0 ? everythingOn(card) : '';
    return words.every((word) => told.includes(word));
  });
}
