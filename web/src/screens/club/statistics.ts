// Counters of finished games as small tables: what they are about, and the share that was won.
import type { Counter, RatingPoint } from '../../wire/types';
import { levelName } from '../../shell/words/levels';
import { literal, name, t } from '../../shell/words/words.svelte';

export interface Line {
  key: string;
  label: string;
  games: number;
  won: number;
  /** The page of a rival. */
  href: string;
}

export interface Part {
  id: string;
  lines: Line[];
}

// What every game counts, in the order in which it is shown: before what only some games count, and after it.
const BEFORE = ['against', 'player', 'rival', 'seat'];
const AFTER = ['length'];
/** Shown elsewhere, or in a way of its own. */
const APART = ['all', 'streak', 'card'];
const CARDS = 6;
/** Cards used less often than this say little. */
const ENOUGH = 3;

export const share = (line: Pick<Line, 'games' | 'won'>): number =>
  line.games > 0 ? Math.round((100 * line.won) / line.games) : 0;

/** What a counter is called. */
export function labelOf({ topic, key, name: called }: Pick<Counter, 'topic' | 'key' | 'name'>): string {
  switch (topic) {
    case 'seat':
      return t('web-seat-number', { number: Number(key) + 1 });
    case 'against':
    case 'player':
      return key === 'people' ? t('web-club-people') : levelName(key);
    case 'rival':
      return called || t('web-club-somebody');
    case 'length':
      return key ? t('web-club-shorter', { count: Number(key) }) : t('web-club-longer');
    default:
      return name(key);
  }
}

function lineOf(counter: Counter): Line {
  const { topic, key, games, won } = counter;
  const href = topic === 'rival' && counter.name ? `/players/${encodeURIComponent(key)}` : '';
  return { key, label: labelOf(counter), games, won, href };
}

/** Those with an order of their own keep it; the others come as they were sent, the most frequent first. */
function inOrder(topic: string, lines: Line[]): Line[] {
  if (topic !== 'seat' && topic !== 'length') return lines;
  const place = ({ key }: Line): number => (key ? Number(key) : Infinity);
  return [...lines].sort((one, other) => place(one) - place(other));
}

function topicsOf(counters: readonly Counter[]): string[] {
  const known = [...BEFORE, ...AFTER, ...APART];
  const own = counters.map(({ topic }) => topic).filter((topic) => !known.includes(topic));
  return [...BEFORE, ...new Set(own), ...AFTER];
}

export function partsOf(counters: readonly Counter[]): Part[] {
  const lines = (topic: string): Line[] => counters.filter((each) => each.topic === topic).map(lineOf);
  const cards = lines('card');
  const best = cards.filter(({ games }) => games >= ENOUGH).sort((one, other) => share(other) - share(one));
  return [
    ...topicsOf(counters).map((topic) => ({ id: topic, lines: inOrder(topic, lines(topic)) })),
    { id: 'card', lines: cards.slice(0, CARDS) },
    { id: 'best', lines: best.slice(0, CARDS) },
  ].filter((part) => part.lines.length > 0);
}

/** How a rating went, for those who do not see the curve; empty before there is anything to tell. */
export function curveText(curve: readonly RatingPoint[]): string {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last || curve.length < 2) return '';
  const [from, to] = [literal(String(first.rating)), literal(String(last.rating))];
  return t('web-club-curve', { from, to, games: curve.length });
}

export const WIDTH = 200;
export const HEIGHT = 48;

/** The line and the band round it, fitted to the box. */
export function drawn(curve: readonly RatingPoint[]): { line: string; band: string } {
  const low = Math.min(...curve.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...curve.map(({ rating, deviation }) => rating + deviation));
  const point = (index: number, rating: number): string => {
    const x = (WIDTH * index) / Math.max(1, curve.length - 1);
    const y = HEIGHT - (HEIGHT * (rating - low)) / Math.max(1, high - low);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const upper = curve.map(({ rating, deviation }, index) => point(index, rating + deviation));
  const lower = curve.map(({ rating, deviation }, index) => point(index, rating - deviation));
  const line = curve.map(({ rating }, index) => point(index, rating)).join(' ');
  return { line, band: [...upper, ...lower.reverse()].join(' ') };
}
