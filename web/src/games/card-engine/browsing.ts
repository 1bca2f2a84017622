// The cards of a box, for those who leaf through it.
import type { Card } from '../../wire/types';
import { nameId, type Printed } from './printed';

export function printedOf(cards: readonly Printed[], card: Card): Printed | null {
  return cards.find((each) => nameId(each) === card.name.id) ?? null;
}
