// The games that have a board, by id. Each is one folder here, loaded when a table of it is opened.
import type { CardSigns, GamePart } from '../shell/game';
import type { View } from '../wire/types';

/** A game as the shell handles it; the board alone knows what its view holds. */
export type AnyGame = GamePart<View>;

const parts = import.meta.glob<{ default: unknown }>('./*/index.ts');

/** null for a game without a board: then "All moves" alone is played from. */
export async function gamePart(id: string): Promise<AnyGame | null> {
  const load = parts[`./${id}/index.ts`];
  return load ? ((await load()).default as AnyGame) : null;
}

const signs = import.meta.glob<{ default: CardSigns }>('./*/signs.ts');

/** null for a game whose cards are told by shields and words. */
export async function cardSigns(id: string): Promise<CardSigns | null> {
  const load = signs[`./${id}/signs.ts`];
  return load ? (await load()).default : null;
}
