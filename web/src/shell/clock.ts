// The clock of a table in words, and what can be chosen for a new one. On the wire all times are in seconds.
import type { Clock, TableInfo } from '../wire/types';
import { literal, t, words } from './words/words.svelte';

export const NO_CLOCK: Clock = { kind: 'none', per_move: 0, reserve: 0 };
/** Seconds a move, seconds of reserve, and days a move. */
export const PER_MOVE = [0, 10, 30, 60, 120];
export const RESERVES = [60, 180, 300, 600, 1200, 1800];
export const DAY = 86400;
export const DAYS = [1, 2, 3, 7];

/** What a kind of clock begins with. */
export function clockOf(kind: Clock['kind']): Clock {
  if (kind === 'live') return { kind, per_move: 30, reserve: 600 };
  return kind === 'days' ? { kind, per_move: 2 * DAY, reserve: 0 } : NO_CLOCK;
}

export function spanText(seconds: number): string {
  if (seconds >= DAY) return t('web-days', { days: Math.round(seconds / DAY) });
  return seconds < 120 && seconds !== 60
    ? t('web-seconds', { count: seconds })
    : t('web-minutes', { count: Math.round(seconds / 60) });
}

export function clockText({ kind = 'none', per_move = 0, reserve = 0 }: TableInfo['clock']): string {
  if (kind === 'none') return t('web-clock-none');
  const move = literal(spanText(per_move));
  if (kind === 'days') return t('web-clock-told-days', { move });
  return t('web-clock-told-live', { move, reserve: literal(spanText(reserve)) });
}

/** How long ago something was, in the largest whole unit. */
export function ago(at: number): string {
  const minutes = Math.max(0, Math.floor((Date.now() - at) / 60_000));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute' as const]
      : minutes < 1440
        ? [Math.floor(minutes / 60), 'hour' as const]
        : [Math.floor(minutes / 1440), 'day' as const];
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'short' }).format(-count, unit);
}

/** The same by whole days: today, yesterday. */
export function daysAgo(at: number): string {
  const days = Math.max(0, Math.floor((Date.now() - at) / (DAY * 1000)));
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-days, 'day');
}

export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'long' }).format(at);
}

/** How long is left, as a clock shows it. */
export function faceOf(seconds: number): string {
  if (seconds >= DAY) return t('web-days', { days: Math.ceil(seconds / DAY) });
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(rest)}` : `${String(minutes)}:${two(rest)}`;
}
