// What is looked for among the cards of a box.
import type { Card } from '../../wire/types';
import { name, say } from '../../shell/words/words.svelte';
import { wordsOf, type Section } from '../rules/markdown';

/** Empty means any. */
export interface Wanted {
  text: string;
  group: string;
  house: string;
  /** Any of these; the last means that or more. */
  costs: number[];
  /** All of these. */
  icons: string[];
  keyword: string;
}

/** The costs to choose from: the last stands for all higher ones. */
export const COSTS = [0, 1, 2, 3, 4, 5];

export const ANY_CARD: Wanted = { text: '', group: '', house: '', costs: [], icons: [], keyword: '' };

export function fact(card: Card, id: string, arg = 'count'): Card['facts'][number]['args'][string] | undefined {
  return card.facts.find((each) => each.id === id)?.args[arg];
}

/** null for what has no cost: plots and events. */
export function costOf(card: Card): number | null {
  const cost = fact(card, 'fact-cost');
  return typeof cost === 'number' ? cost : null;
}

/** The names that a fact lists. */
function listed(card: Card, what: 'icons' | 'keywords'): string[] {
  const found = fact(card, `fact-${what}`, what);
  return Array.isArray(found) ? found : [];
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

/** What some card has, each once, in the order of the box. */
export function allListed(cards: Card[], what: 'icons' | 'keywords'): string[] {
  return [...new Set(cards.flatMap((card) => listed(card, what)))];
}

function fits(card: Card, { costs, icons, keyword }: Wanted): boolean {
  const cost = costOf(card);
  if (costs.length > 0 && (cost === null || !costs.includes(Math.min(cost, COSTS.at(-1) ?? 0)))) return false;
  if (!icons.every((icon) => listed(card, 'icons').includes(icon))) return false;
  return !keyword || listed(card, 'keywords').includes(keyword);
}

export function chosen(cards: Card[], wanted: Wanted): Card[] {
  const { text, group, house } = wanted;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (group && card.group.id !== group) return false;
    if (house && !housesOf(card).includes(house)) return false;
    if (!fits(card, wanted)) return false;
    const told = words.length > 0 ? everythingOn(card) : '';
    return words.every((word) => told.includes(word));
  });
}

/** What is wanted as a part of the address, and back. */
export function toQuery({ text, group, house, costs, icons, keyword }: Wanted): string {
  const query = new URLSearchParams(Object.entries({ text, group, house, keyword }).filter(([, value]) => value));
  for (const cost of costs) query.append('cost', String(cost));
  for (const icon of icons) query.append('icon', icon);
  return query.toString();
}

export function fromQuery(query: URLSearchParams): Wanted {
  return {
    text: query.get('text') ?? '',
    group: query.get('group') ?? '',
    house: query.get('house') ?? '',
    costs: query
      .getAll('cost')
      .map(Number)
      .filter((cost) => COSTS.includes(cost)),
    icons: query.getAll('icon'),
    keyword: query.get('keyword') ?? '',
  };
}

/** Where no card fits: what to want no longer so that most cards fit again. */
export function relief(cards: Card[], wanted: Wanted): { wanted: Wanted; count: number } {
  const without = (['text', 'group', 'house', 'costs', 'icons', 'keyword'] as const).map((each) => {
    const less = { ...wanted, [each]: ANY_CARD[each] };
    return { wanted: less, count: chosen(cards, less).length };
  });
  return without.reduce((best, next) => (next.count > best.count ? next : best));
}

/** The rules that speak of a card: that name it, its kind or one of its keywords. */
export function rulesOf(card: Card, book: readonly Section[]): Section[] {
  const named = say(card.name).toLowerCase();
  const kind = say(card.group).toLowerCase();
  const keywords = listed(card, 'keywords').map((each) => name(each).toLowerCase());
  return book.filter((section) => {
    const title = wordsOf(section.title).toLowerCase();
    const speaks = title === kind || keywords.some((word) => title.includes(word)) || section.text.includes(named);
    return section.rule !== '' && speaks;
  });
}
