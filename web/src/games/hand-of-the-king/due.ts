// What is asked besides the grid, and how far a companion has come.
import type { ActionOption, Message, Option } from '../../wire/types';
import { companionId, isAction, optionsOf } from './court';
import { COMPANIONS } from './pieces';

/** What lifts above the grid: companions, houses, seats or play areas to choose from, or only who is at work. */
export type DueKind = 'none' | 'name' | 'companions' | 'houses' | 'seats' | 'areas';

export function dueKind(options: readonly Option[], prompt: Message | null): DueKind {
  if (optionsOf(options, 'play', 'discard').length > 0) return 'companions';
  if (optionsOf(options, 'name').length > 0) return 'houses';
  if (optionsOf(options, 'award').length > 0) return 'seats';
  if (areaKills(options).length > 0) return 'areas';
  return companionAt(prompt) === null ? 'none' : 'name';
}

/** Characters that may be killed in play areas. */
export function areaKills(options: readonly Option[]): ActionOption[] {
  return optionsOf(options, 'kill').filter((option) => option.piece.startsWith('character-'));
}

/** The companion whose question this is, by number. */
export function companionAt(prompt: Message | null): number | null {
  const id = prompt?.args['companion'];
  const found = COMPANIONS.findIndex((_, companion) => companionId(companion) === id);
  return found < 0 ? null : found;
}

/** Which of its questions a companion asks now; null if it has only one. */
export function stepOf(prompt: Message | null): { n: number; of: number } | null {
  const companion = companionAt(prompt);
  const prompts = companion === null ? [] : (COMPANIONS[companion]?.prompts ?? []);
  const index = prompts.indexOf(prompt?.id ?? '');
  return prompts.length > 1 && index >= 0 ? { n: index + 1, of: prompts.length } : null;
}

/** How many companions have been played since Varys moved. */
export function chainAfter(chain: number, events: readonly Message[]): number {
  return events.reduce((count, event) => {
    if (event.id === 'log-move') return 0;
    return event.id === 'log-play' ? count + 1 : count;
  }, chain);
}

export function optionAt(options: readonly Option[], piece: string): ActionOption | null {
  return options.filter(isAction).find((option) => option.piece === piece) ?? null;
}
