// The living card game as far as it differs from other card games.
import type { Box } from '../card-engine/printed';
import { KEYWORDS } from '../card-engine/view';
import { CARDS } from './cards';
import { BONUS, TITLES } from './titles';

export const BOX: Box = {
  cards: CARDS,
  setupGold: 5,
  // A deck of one's own has a House only when it is brought.
  house: (seat, _settings, view) => CARDS[view.sides[seat]?.house_kind ?? -1]?.house ?? 'neutral',
  marked: [...KEYWORDS, 'income'],
  titles: TITLES,
  titleBonus: BONUS,
};
