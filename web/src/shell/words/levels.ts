// A level of bots by its name, with the rating that was measured for it, if any.
import { known, literal, name, t } from './words.svelte';

type Rating = number | null | undefined;

/** A bot that the host has brought is called by its own name. */
export function levelName(level: string): string {
  return known(`bot-${level}`) ? name(`bot-${level}`) : level;
}

export function levelText(level: string, rating: Rating): string {
  const named = `bot-${level}`;
  return rating ? t('web-level-rated', { level: named, rating: literal(String(rating)) }) : levelName(level);
}

/** The same for who asks, or listens: what the number is. */
export function levelTitle(level: string, rating: Rating): string {
  const named = `bot-${level}`;
  return rating ? t('web-level-rating', { level: named, rating: literal(String(rating)) }) : levelName(level);
}
