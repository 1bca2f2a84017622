// The course of a challenge, as eight steps that a person can follow.
import type { TableView } from './view';
import { inChallenge } from './view';

export const STEPS = ['type', 'attackers', 'act-first', 'defenders', 'act-second', 'totals', 'claim', 'responses'] as const;
export type Step = (typeof STEPS)[number];

// The steps of fivethrones.games.card_engine.rules.challenge at which each of them ends.
const LAST = [0, 6, 7, 15, 16, 17, 20, 22];

/** Where the challenge is now: a place in STEPS. */
export function stepOf(view: Pick<TableView, 'step' | 'type'>): number {
  if (!inChallenge(view as TableView)) return 0;
  return LAST.findIndex((last) => view.step <= last);
}
