// Choices that do not lie on the table or in the own hand, and what they are laid out as.
import type { Message, Option } from '../../wire/types';
import { INFLUENCE } from './pieces';
import { allyId, isAction, type RealmView } from './realm';

export interface Offer {
  sort: 'leader' | 'color' | 'card' | 'ally' | 'looked';
  /** The number of a leader, a colour, or the kind of a card or ally. */
  kind: number;
  piece: string;
}

const ELSEWHERE = ['prompt-discard-of-another', 'prompt-salvage'];

export function offers(view: RealmView, options: readonly Option[], prompt: Message | null): Offer[] {
  const found = options.filter(isAction).flatMap((option): Offer[] => {
    const { verb, target, piece } = option;
    if (verb === 'leader' || verb === 'color') return [{ sort: verb, kind: target, piece }];
    if (verb === 'ally' && view.killed.includes(target)) return [{ sort: 'ally', kind: target, piece: allyId(target) }];
    if (target < INFLUENCE.length && piece.startsWith('influence-') && asksElsewhere(prompt)) {
      return [{ sort: 'card', kind: target, piece }];
    }
    return [];
  });
  return [
    ...found,
    ...view.looked_at.map((kind, place): Offer => ({ sort: 'looked', kind, piece: `look-${String(place)}` })),
  ];
}

/** Whether cards are chosen from another hand or the discard pile. */
export function asksElsewhere(prompt: Message | null): boolean {
  return ELSEWHERE.includes(prompt?.id ?? '');
}
