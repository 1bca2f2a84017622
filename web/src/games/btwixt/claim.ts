// How far the claim of an ally has come.
import { NOTHING } from '../../wire/types';
import type { RealmView } from './realm';

export const STEPS = ['totals', 'before', 'place', 'ability', 'token', 'after'] as const;

/** As the rules number them: totals, before, placement, token, the word of the ally of the round, after. */
const PLACEMENT = 2;
const STEP_OF = [0, 1, 2, 4, 5, 5];

/** The present step, or NOTHING while there is no claim. */
export function stepOf(view: RealmView): number {
  if (view.step === NOTHING) return NOTHING;
  if (view.step === PLACEMENT && view.placing === NOTHING && view.current === NOTHING) return STEPS.indexOf('ability');
  return STEP_OF[view.step] ?? STEPS.length - 1;
}
