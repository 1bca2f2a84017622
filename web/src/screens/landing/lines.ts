// Tables in lists, in words.
import type { TableLine } from '../../wire/types';
import { letters, namesOf } from '../../shell/parts/letters';
import { aside } from '../../shell/words/aside.svelte';
import { literal, t } from '../../shell/words/words.svelte';

/** Seat by seat; a free one has none. */
export function seatNames({ seats }: Pick<TableLine, 'seats'>): string[] {
  const names = namesOf(
    seats.map(({ kind, name }, seat) => ({ seat, kind: kind === 'bot' ? 'bot' : 'guest', name: name ?? '' })),
  );
  return names.map((name, seat) => (seats[seat]?.['kind'] === 'open' ? '' : name));
}

/** The letters on the marks of the seats. */
export function marksOf(table: Pick<TableLine, 'seats'>): string[] {
  return letters(
    seatNames(table),
    table.seats.map(({ letter }) => letter ?? ''),
  );
}

/** How far a game has come: in words of its own, or in moves. */
export function stageOf({ game, stage, step }: Pick<TableLine, 'game' | 'stage' | 'step'>): string {
  if (stage) return aside(game, stage);
  return step > 0 ? t('web-step', { step }) : '';
}

/** How a finished game ended for its reader: a place, or who won where several played at one screen. */
export function resultOf(table: Pick<TableLine, 'own' | 'ranking' | 'seats'>): { text: string; won: boolean } | null {
  const [winners] = table.ranking;
  if (!winners) return null;
  const [seat, ...more] = table.own;
  if (seat === undefined || more.length > 0) {
    const names = seatNames(table);
    return {
      text: t('web-result-winners', { players: winners.map((each) => literal(names[each] ?? '')) }),
      won: false,
    };
  }
  if (winners.includes(seat))
    return { text: t(winners.length > 1 ? 'web-result-shared' : 'web-result-won'), won: true };
  const before = table.ranking.findIndex((group) => group.includes(seat));
  const place = table.ranking.slice(0, before).flat().length + 1;
  return { text: t('web-result-place', { place, all: table.seats.length }), won: false };
}
