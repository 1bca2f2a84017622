// Quick play at a shared screen: when it needs no cover to be passed on, and who need not be asked.
import type { Option, Seen, View } from '../../wire/types';

/** Whether two players at one table see the same, so that nothing is given away. */
export function isAlike(one: View, other: View): boolean {
  const shown = (view: View): string => JSON.stringify({ ...view, viewer: null });
  return shown(one) === shown(other);
}

/** The pass of somebody who can do nothing else; null where there is a choice. */
export function onlyPass({ decision }: Seen): Option | null {
  const [only, ...more] = decision?.options ?? [];
  return only?.role === 'pass' && more.length === 0 ? only : null;
}
