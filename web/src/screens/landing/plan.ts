// A game as it is set up before START.
import { isHard } from '../../games/faces';
import type { GameInfo, NewTable } from '../../wire/types';
import { NO_CLOCK } from '../../shell/clock';
import type { GamePlan, SeatPlan } from '../../shell/settings.svelte';

/** Seconds that a window for responses lasts among people, unless the owner of the table wants another time. */
export const WINDOW = 2;

/** The level in the middle of the list. */
export function middleLevel(game: GameInfo): string {
  return game.levels[Math.floor(game.levels.length / 2)] ?? '';
}

/** The first time: you and bots of middle strength, at a table of middle size. */
export function firstPlan(game: GameInfo): GamePlan {
  // Whoever meets a hard game for the first time meets it with one other.
  const usual = isHard(game.id) ? 0 : Math.floor(game.seats.length / 2);
  const count = game.seats[usual] ?? 2;
  const level = middleLevel(game);
  const bots = Array.from({ length: count - 1 }, (): SeatPlan => ({ kind: 'bot', level }));
  return { seats: [{ kind: 'me' }, ...bots], options: {} };
}

/** The plan of the last time, less what the game no longer knows. */
export function checkedPlan(game: GameInfo, plan: GamePlan | undefined): GamePlan {
  if (!plan) return firstPlan(game);
  const options = Object.fromEntries(
    Object.entries(plan.options).filter(([id, value]) =>
      game.settings.some((setting) => setting.id === id && setting.values.includes(value)),
    ),
  );
  const seats = plan.seats.map((seat) =>
    seat.kind === 'bot' && ![...game.levels, ...game.brought].includes(seat.level ?? '')
      ? { ...seat, level: middleLevel(game) }
      : seat,
  );
  return { ...plan, seats, options };
}

export function isAllowed(game: GameInfo, plan: GamePlan): boolean {
  return game.seats.includes(plan.seats.length);
}

/** Whether windows for responses are to be shared with other people. */
export function hasWindows(game: GameInfo, plan: GamePlan): boolean {
  return game.responses && plan.seats.some((seat) => seat.kind === 'open');
}

export function newTable(game: GameInfo, plan: GamePlan, isPrivate: boolean, rated = false): NewTable {
  const open = plan.seats.some((seat) => seat.kind === 'open');
  return {
    game: game.id,
    options: { ...plan.options, seats: String(plan.seats.length) },
    seats: plan.seats,
    private: isPrivate,
    clock: plan.clock ?? NO_CLOCK,
    window: plan.window ?? WINDOW,
    start: !open,
    rated,
  };
}
