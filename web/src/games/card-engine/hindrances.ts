// Who is kept from defending in the challenge under way, or does not count in it, and by whom.
import { cardAt, NO_DEFENCE, NO_STRENGTH, NOT_COUNTED, type CardView, type TableView } from './view';

export interface Hindrance {
  how: 'stealth' | 'defence' | 'counted' | 'out';
  /** Kinds of cards: who does it, and to whom. */
  by: number[];
  cards: number[];
}

/** `passed` are those whom stealth passes by. */
export function hindrances(view: TableView, passed: readonly number[] = view.barred): Hindrance[] {
  const kinds = (cards: readonly CardView[]): number[] => cards.map((card) => card.kind);
  const at = (slots: readonly number[]): CardView[] => slots.flatMap((slot) => cardAt(view, slot) ?? []);
  const stealth: Hindrance = {
    how: 'stealth',
    by: kinds(at(view.attackers).filter((card) => card.stealth)),
    cards: kinds(at(passed)),
  };
  const others = [
    ...told(view, NO_DEFENCE, 'defence'),
    ...told(view, NOT_COUNTED, 'counted'),
    ...told(view, NO_STRENGTH, 'out'),
  ];
  return [...(passed.length > 0 ? [stealth] : []), ...others];
}

/** What the sources of cards tell, each cause once. */
function told(view: TableView, what: number, how: Hindrance['how']): Hindrance[] {
  const found = new Map<number, number[]>();
  for (const card of view.cards)
    for (const by of causes(card, what)) found.set(by, [...(found.get(by) ?? []), card.kind]);
  return [...found].map(([by, cards]) => ({ how, by: [by], cards }));
}

/** Whether the strength of a card counts in the challenge under way. */
export function isCounted(card: CardView): boolean {
  return causes(card, NOT_COUNTED).length === 0 && causes(card, NO_STRENGTH).length === 0;
}

/** The kinds of cards that change this of a card. */
export function causes(card: CardView, what: number): number[] {
  return card.sources.filter((_, index) => index % 3 === 2 && card.sources[index - 2] === what);
}
