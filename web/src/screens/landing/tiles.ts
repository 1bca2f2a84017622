// The games in the order in which they are offered.
import { face } from '../../games/faces';
import type { GameInfo } from '../../wire/types';

/** Crowns of the heaviest game. */
export const HEAVIEST = 5;

/** The lightest first; of equal ones the shorter. */
export function byWeight(games: readonly GameInfo[]): GameInfo[] {
  const rank = ({ id }: GameInfo): number => face(id).weight * 1000 + face(id).minutes;
  return [...games].sort((one, other) => rank(one) - rank(other));
}
