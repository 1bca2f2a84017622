// A plan of building, selling, mortgaging and redeeming: steps that are sent as one.
import type { ActionTriple } from '../../wire/types';

const OPPOSITE: Readonly<Record<string, string>> = {
  build: 'sell',
  sell: 'build',
  mortgage: 'redeem',
  redeem: 'mortgage',
};

/** The plan with one more step; a step that takes back a planned one strikes that out instead. */
export function planned(plan: readonly ActionTriple[], step: ActionTriple): ActionTriple[] {
  const [verb, target] = step;
  const struck = plan.findLastIndex((each) => each[0] === OPPOSITE[verb] && each[1] === target);
  return struck < 0 ? [...plan, step] : plan.filter((_, index) => index !== struck);
}

export const strikes = (plan: readonly ActionTriple[], step: ActionTriple): boolean =>
  planned(plan, step).length < plan.length;
