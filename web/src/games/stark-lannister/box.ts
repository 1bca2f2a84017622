// Stark against Lannister as far as it differs from other card games.
import type { Box } from '../card-engine/printed';
import { CARDS } from './cards';

const HOUSES = ['stark', 'lannister'] as const;

export const BOX: Box = {
  cards: CARDS,
  setupGold: 5,
  house: (seat, settings) => HOUSES[(seat + (settings['seat_0'] === 'lannister' ? 1 : 0)) % 2] ?? 'stark',
  marked: ['renown', 'stealth', 'limited'],
  titles: [],
  titleBonus: 0,
};
