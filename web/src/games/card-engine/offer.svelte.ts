// A bribe is put together in a sheet of its own before anything of it is said.
import type { ActionOption, Option } from '../../wire/types';
import type { TableView } from './view';

export const bribe = $state({ open: false });

export const isOffer = ({ verb }: Option): boolean => verb === 'offer';

export function opens(_view: TableView, _viewer: number, option: Option): (() => void) | null {
  return isOffer(option) ? () => (bribe.open = true) : null;
}

/** The gold that is offered: what is wanted as far as it is there, once it is known how much that is. */
export function goldOf(wanted: number, amounts: readonly ActionOption[]): number {
  const there = amounts.map(({ target }) => target);
  return there.length === 0 ? Math.max(1, wanted) : Math.min(Math.max(...there), Math.max(1, wanted));
}
