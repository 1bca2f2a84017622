// Cards as they are printed. A kind is the number of a card in its box, as the view uses it.
import type { TableView } from './view';

export type CardType = 'character' | 'location' | 'attachment' | 'event' | 'plot' | 'agenda' | 'house';

export interface Printed {
  readonly id: string;
  readonly type: CardType;
  /** Empty for a neutral card. */
  readonly house: string;
  readonly unique: boolean;
  readonly cost: number;
  readonly strength: number;
  readonly icons: readonly number[];
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  readonly income: number;
  readonly initiative: number;
  readonly claim: number;
  /** Where it belongs to several at once; then `house` is the first of them. */
  readonly houses: readonly string[];
  readonly crests: readonly string[];
  readonly influence: number;
}

/** A title of the Small Council. */
export interface Title {
  readonly id: string;
  /** The id of another one, or empty. */
  readonly supports: string;
  readonly rivals: readonly string[];
  /** The type of challenge in which its side is stronger, or NOTHING. */
  readonly strongIn: number;
}

/** What differs between the boxes, as far as the page shows it. */
export interface Box {
  readonly cards: readonly Printed[];
  /** The house of a seat. */
  house: (seat: number, settings: Record<string, string>, view: TableView) => string;
  /** How much gold the set-up cards may cost together. */
  readonly setupGold: number;
  /** What is marked on small cards: keywords, and the signs by their names. */
  readonly marked: readonly string[];
  /** By their numbers. */
  readonly titles: readonly Title[];
  /** Strength for the side of a player whose title is strong in the challenge. */
  readonly titleBonus: number;
}

const NONE: Omit<Printed, 'id' | 'type'> = {
  house: '',
  unique: false,
  cost: 0,
  strength: 0,
  icons: [],
  traits: [],
  keywords: [],
  income: 0,
  initiative: 0,
  claim: 0,
  houses: [],
  crests: [],
  influence: 0,
};

interface Written extends Partial<Omit<Printed, 'type'>> {
  id: string;
  type: string;
}

/** Cards from what is written of them: what is not said is none. */
export function box(cards: readonly Written[]): readonly Printed[] {
  return cards.map((card) => ({ ...NONE, ...card, type: card.type as CardType }));
}

export const nameId = (card: Printed): string => `card-${card.id}`;
export const titleId = (title: Title): string => `title-${title.id}`;

/** The class of a card's colours, which is also the sigil on it. */
export const fieldOf = (card: Printed): string => card.house || 'neutral';
