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
 * The letters on the marks of the seats, no two alike: what the player has `chosen`, else the first of the name, two where the
 * first ones are equal. Of two who have chosen the same, the first keeps it.
 */
export function letters(names: readonly string[], chosen: readonly string[] = []): string[] {
  const wishes = names.map((_, seat) => upper(chosen[seat] ?? ''));
  const kept = wishes.map((wish, seat) => (wishes.indexOf(wish) === seat ? wish : ''));
  const initials = names.map((name, seat) => kept[seat] || upper(Array.from(name)[0] ?? ''));
  const marks = [...kept];
  names.forEach((name, seat) => {
    const taken = new Set([...marks, ...initials.filter((_, other) => other !== seat)]);
    marks[seat] ||= candidates(name, seat).find((mark) => !taken.has(mark)) ?? '';
  });
  return marks;
}

/** What could stand on the mark of this name: its first letter, that with another one, or with the number of the seat. */
function candidates(name: string, seat: number): string[] {
  const [first = '', ...rest] = Array.from(name.replaceAll(/\s/gu, ''));
  if (first === '') return [];
  return ['', ...rest, String(seat + 1)].map((second) => upper(first) + second);
}

function upper(text: string): string {
  return text.toUpperCase();
}
