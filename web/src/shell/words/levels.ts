// A level of bots by its name, with the rating that was measured for it, if any.
import { literal, name, t } from './words.svelte';

type Rating = number | null | undefined;

export function levelText(level: string, rating: Rating): string {
  const named = `bot-${level}`;
  return rating ? t('web-level-rated', { level: named, rating: literal(String(rating)) }) : name(named);
}

/** The same for who asks, or listens: what the number is. */
export function levelTitle(level: string, rating: Rating): string {
  const named = `bot-${level}`;
  return rating ? t('web-level-rating', { level: named, rating: literal(String(rating)) }) : name(named);
}
