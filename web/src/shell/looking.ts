// A board that is only looked at: in replays, reviews and beside rules.
import type { SeatInfo, Seen } from '../wire/types';
import type { BoardProps, Player } from './game';
import { letters, namesOf } from './parts/letters';

/** Those who sit there. */
export function playersOf(seats: readonly Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'letter'>[]): Player[] {
  const names = namesOf(seats);
  const marks = letters(
    names,
    seats.map(({ letter }) => letter),
  );
  return names.map((name, seat) => ({ seat, name, letter: marks[seat] ?? '' }));
}

/** Nothing on it can be chosen, and no press does anything. */
export function looked(now: Seen, players: Player[], settings: Record<string, string>): BoardProps<Seen['view']> {
  const nothing = (): void => undefined;
  return {
    view: now.view,
    viewer: now.seat,
    players,
    options: [],
    prompt: now.decision?.prompt ?? null,
    outcome: now.outcome,
    selected: null,
    preview: null,
    hints: [],
    events: now.events,
    settings,
    onChoose: nothing,
    onPick: nothing,
    onWhy: nothing,
    onInspect: nothing,
  };
}
