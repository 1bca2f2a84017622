import { t } from '../words/words.svelte';

/** "Card 3 of 8", for those who hear a hand. */
export const cardOfHand = (index: number, count: number): string => t('web-card-of', { number: index + 1, count });
