// What has happened, per step. The whole of it comes once after connecting; later each step brings its own.
import type { Message, Seen } from '../../wire/types';

export interface Log {
  steps: Message[][];
  /** How many entries there are more than steps taken: what happened before the first step. */
  offset: number;
}

export function merged(log: Log, seen: Pick<Seen, 'step' | 'events' | 'log'>): Log {
  if (seen.log) return { steps: seen.log, offset: seen.log.length - seen.step };
  // Who has watched the game begin was told of no earlier one.
  if (log.steps.length === 0) return { steps: [seen.events], offset: 1 - seen.step };
  const wanted = seen.step + log.offset;
  if (wanted === log.steps.length) return besides(log, seen.events);
  // An undo takes entries away and is told at the last one that is left; a step adds one.
  if (wanted < log.steps.length) {
    const left = log.steps.slice(0, wanted);
    return { ...log, steps: [...left.slice(0, -1), [...(left.at(-1) ?? []), ...seen.events]] };
  }
  return { ...log, steps: [...log.steps, seen.events] };
}

/** What is said in the middle of a step, such as that the game is closed; the rest of it may come once more. */
function besides(log: Log, events: readonly Message[]): Log {
  const known = (log.steps.at(-1) ?? []).map((event) => JSON.stringify(event));
  const fresh = events.filter((event) => !known.includes(JSON.stringify(event)));
  if (fresh.length === 0) return log;
  return { ...log, steps: [...log.steps.slice(0, -1), [...(log.steps.at(-1) ?? []), ...fresh]] };
}

/** The seat whose doing a step was: the one its first event names. */
export function actor(events: readonly Message[]): number {
  const seat = events.find((event) => event.args['seat'] !== undefined)?.args['seat'];
  return typeof seat === 'string' && seat.startsWith('seat-') ? Number(seat.slice(5)) : -1;
}
