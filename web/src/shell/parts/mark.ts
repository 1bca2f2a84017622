// What a piece on the table is to the choice at hand: it can be chosen, is chosen or touched, or would be lost.
import type { Option } from '../../wire/types';
import type { Grade } from '../game';

export type Ring = '' | 'legal' | 'chosen' | 'doomed';

export interface Mark {
  ring: Ring;
  options: readonly Option[];
  hint: Grade | null;
}
