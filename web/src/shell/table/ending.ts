// How a game ended, for one of those who look at it: the headline, and what in the log mattered.
import type { Message, Outcome } from '../../wire/types';
import { t } from '../words/words.svelte';
import { actor, type Log } from './log';

export interface Moment {
  step: number;
  seat: number;
  event: Message;
}

/** The headline; at a shared screen nobody in particular is spoken to. */
export function headline({ ranking }: Outcome, viewer: number, shared: boolean): string {
  const winners = ranking[0] ?? [];
  const players = winners.map((seat) => `seat-${String(seat)}`);
  if (ranking.length === 1 && winners.length > 1) return t('web-end-draw');
  if (shared || !winners.includes(viewer)) return t('web-end-won-by', { players });
  return winners.length > 1 ? t('web-end-shared', { players }) : t('web-end-won');
}

/** A seat's place, from 1; 0 for who has none. */
export function placeOf({ ranking }: Outcome, seat: number): number {
  const above = ranking.findIndex((seats) => seats.includes(seat));
  return above < 0 ? 0 : ranking.slice(0, above).reduce((sum, seats) => sum + seats.length, 1);
}

/** The steps with the weightiest events, as a game weighs them; of equals the later ones. In the order of play. */
export function moments(log: Log, weigh: (event: Message) => number, most = 3): Moment[] {
  return log.steps
    .map((events, index) => {
      const weights = events.map(weigh);
      const weight = Math.max(0, ...weights);
      return { step: index - log.offset + 1, seat: actor(events), event: events[weights.indexOf(weight)], weight };
    })
    .filter((each): each is typeof each & { event: Message } => each.weight > 0 && each.event !== undefined)
    .sort((one, other) => other.weight - one.weight || other.step - one.step)
    .slice(0, most)
    .sort((one, other) => one.step - other.step)
    .map(({ step, seat, event }) => ({ step, seat, event }));
}
