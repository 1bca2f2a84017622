// What this visitor looks at: nothing of it is told to the server.
import type { Option } from '../../wire/types';
import type { RealmView } from './realm';

export const desk = $state<{
  /** The square that is read in the middle; null for the one that matters now. */
  square: number | null;
  open: 'manage' | 'trade' | null;
  /** With whom a trade is put together. */
  partner: number | null;
  /** The forty squares as a list. */
  list: boolean;
  /** Squares that have changed since the viewer last did something. */
  changed: readonly number[];
}>({ square: null, open: null, partner: null, list: false, changed: [] });

/** What to read: what was pressed, else what is for sale, else where the token of the one on turn stands. */
export function readingOf(view: RealmView): number {
  if (desk.square !== null) return desk.square;
  if (view.lot >= 0 && view.lot < view.owner.length) return view.lot;
  return view.buying >= 0 ? view.buying : (view.place[view.turn] ?? 0);
}

export function openTrade(partner: number | null): void {
  desk.partner = partner;
  desk.open = 'trade';
}

/** An offer or a counter-offer is put together here before anything of it is said. */
export function opens(view: RealmView, _viewer: number, option: Option): (() => void) | null {
  if (option.verb !== 'offer' && option.verb !== 'counter') return null;
  return () => openTrade('target' in option && option.verb === 'offer' ? option.target : view.offer_by);
}
