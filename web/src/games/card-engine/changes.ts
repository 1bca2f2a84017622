// What has changed on the table between two views.
import type { TableView } from './view';

/** The slots of cards in play that are new or not as they were. */
export function differing(was: TableView, now: TableView): number[] {
  const before = new Map(was.cards.map((card) => [card.slot, JSON.stringify(card)]));
  return now.cards.filter((card) => before.get(card.slot) !== JSON.stringify(card)).map((card) => card.slot);
}
