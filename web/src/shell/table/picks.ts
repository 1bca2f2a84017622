// Choosing several things: each tap is one pick, and they are sent together, whole or not at all.
import { triple } from '../../wire/socket';
import type { ActionTriple, Decision, Option } from '../../wire/types';

export interface Many {
  least: number;
  most: number;
}

/** In every game. */
const DONE: ActionTriple = ['done', -1, -1];

/** How many may still be chosen, where several may. */
export function manyOf(decision: Decision | null): Many | null {
  const { least, most, picked } = decision?.prompt.args ?? {};
  if (typeof least !== 'number' || typeof most !== 'number' || typeof picked !== 'number') return null;
  return most - picked > 1 ? { least: Math.max(least - picked, 0), most: most - picked } : null;
}

const same = (one: Option, other: Option): boolean => String(triple(one, 0)) === String(triple(other, 0));

/** With the option added, or taken away if it was there; one too many takes the place of the last. */
export function toggled(picks: readonly Option[], option: Option, most: number): Option[] {
  const others = picks.filter((each) => !same(each, option));
  return others.length < picks.length ? others : [...others.slice(0, most - 1), option];
}

/** All picks, and the word that there are no more where there could be. */
export function gesture(picks: readonly Option[], { most }: Many): ActionTriple[] {
  const actions = picks.map((option) => triple(option, 0));
  return picks.length < most ? [...actions, DONE] : actions;
}
