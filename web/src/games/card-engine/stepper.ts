// The course of a challenge, as steps that a person can follow.
import { NOTHING } from '../../wire/types';
import { inChallenge, type TableView } from './view';

const PLAIN = ['type', 'attackers', 'act-first', 'defenders', 'act-second', 'totals', 'claim', 'responses'] as const;
const WITH_TITLES = [
  'type',
  'attackers',
  'redirect',
  'act-first',
  'defenders',
  'act-second',
  'totals',
  'claim',
  'responses',
] as const;
export type Step = (typeof WITH_TITLES)[number];

// The steps of fivethrones.games.card_engine.challenge.challenge at which each of them ends.
const LAST: Record<Step, number> = {
  type: 0,
  attackers: 2,
  redirect: 6,
  'act-first': 7,
  defenders: 15,
  'act-second': 16,
  totals: 17,
  claim: 20,
  responses: 22,
};

type Course = Pick<TableView, 'step' | 'type' | 'sides'>;

/** Where there are titles an attack can be turned away. */
export function stepsOf(view: Course): readonly Step[] {
  return view.sides.some((side) => side.title !== NOTHING) ? WITH_TITLES : PLAIN;
}

/** Where the challenge is now. */
export function stepOf(view: Course): Step {
  if (!inChallenge(view)) return 'type';
  const ended = stepsOf(view) === PLAIN ? { ...LAST, attackers: LAST.redirect } : LAST;
  return stepsOf(view).find((step) => view.step <= ended[step]) ?? 'responses';
}
