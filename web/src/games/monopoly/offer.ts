// An offer while it is put together: one way to say it, as the rules have it.
import type { ActionTriple } from '../../wire/types';
import { act, type RealmView } from './realm';

/** From the point of view of whoever makes it; money is paid by that side, or, below zero, to it. */
export interface Draft {
  give: readonly number[];
  ask: readonly number[];
  money: number;
}

export const EMPTY: Draft = { give: [], ask: [], money: 0 };

/** An offer turned round: what its receiver would give and get. */
export function turned(view: RealmView): Draft {
  return { give: view.ask, ask: view.give, money: -view.money };
}

export function toggled(items: readonly number[], item: number): number[] {
  return items.includes(item)
    ? items.filter((each) => each !== item)
    : [...items, item].sort((one, other) => one - other);
}

/** The actions that say this offer: first what is given, then what is asked, then money. */
export function spoken(draft: Draft): ActionTriple[] {
  const rising = (items: readonly number[]): number[] => [...items].sort((one, other) => one - other);
  return [
    ...rising(draft.give).map((item) => act('give', item)),
    ...rising(draft.ask).map((item) => act('ask', item)),
    ...(draft.money === 0 ? [] : [act(draft.money > 0 ? 'add' : 'charge', Math.abs(draft.money))]),
  ];
}
