import type { SeatInfo } from '../../wire/types';
import { t } from '../words/words.svelte';

/** Bots have names of their own, by seat; a seat that nobody holds has none. */
export function nameOf(seat: Pick<SeatInfo, 'seat' | 'kind' | 'name'>): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t(`web-bot-name-${String(seat.seat % 8)}`);
  return t('player', { number: seat.seat + 1 });
}

/** The names of all seats; equal ones are numbered. */
export function namesOf(seats: readonly Pick<SeatInfo, 'seat' | 'kind' | 'name'>[]): string[] {
  const names = seats.map(nameOf);
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before > 0 ? `${name} ${String(before + 1)}` : name;
  });
}

/**
 * The letters on the marks of the seats: the first of the name, two where the first ones are equal. Who sits at `own` may
 * have chosen a `letter`.
 */
export function letters(names: readonly string[], own = -1, letter = ''): string[] {
  const first = (name: string, count: number): string => Array.from(name).slice(0, count).join('');
  const isChosen = (index: number): boolean => index === own && letter !== '';
  const initials = names.map((name, index) => (isChosen(index) ? letter : first(name, 1)).toUpperCase());
  return names.map((name, index) => {
    const initial = initials[index] ?? '';
    if (isChosen(index)) return initial;
    const shared = initial !== '' && initials.filter((each) => each === initial).length > 1;
    return shared ? initial + first(name, 2).slice(initial.length) : initial;
  });
}
