// What the parts of a tournament's page share.
import type { Tournament, TournamentCell, TournamentGame, TournamentRow } from '../../wire/types';
import { letters } from '../../shell/parts/letters';
import { levelName } from '../../shell/words/levels';
import { t } from '../../shell/words/words.svelte';

/** Bots are called by their level and number. */
export function nameOf(row: TournamentRow): string {
  if (row.level) return `${levelName(row.level)} ${row.number ? String(row.number) : ''}`.trim();
  return row.name || t('guest-name');
}

export interface Named {
  row: TournamentRow;
  name: string;
  letter: string;
}

/** The players by their numbers. */
export function byNumber(tournament: Tournament): Map<number, Named> {
  const names = tournament.rows.map(nameOf);
  const marks = letters(names);
  return new Map(
    tournament.rows.map((row, index) => [row.number, { row, name: names[index] ?? '', letter: marks[index] ?? '' }]),
  );
}

/** What a cell shows: won, lost, level or in play, and against whom. */
export function cellText(cell: TournamentCell | null): string {
  if (!cell) return '';
  if (cell.opponents.length === 0) return '+';
  const sign = cell.points === null ? '▸' : signOf(cell);
  return cell.opponents.length === 1 ? `${sign}${String(cell.opponents[0])}` : `${sign}${pointsText(cell.points)}`;
}

function signOf(cell: TournamentCell): string {
  if (cell.forfeited) return '×';
  if (cell.won) return '+';
  return cell.opponents.length === 1 && cell.points === 0.5 ? '=' : '−';
}

export function pointsText(points: number | null): string {
  if (points === null) return '';
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole ? String(whole) : ''}½`;
}

/** The reader's game of the round at hand, as long as it is played. */
export function ownGame(tournament: Tournament): TournamentGame | undefined {
  return tournament.rounds.at(-1)?.games.find((game) => game.mine && game.ranking.length === 0 && game.table);
}

export function isBetweenRounds(tournament: Tournament): boolean {
  return tournament.status === 'playing' && tournament.next !== null;
}

/** Those of others that are played now. */
export function runningGames(tournament: Tournament): TournamentGame[] {
  const games = tournament.rounds.at(-1)?.games ?? [];
  return games.filter((game) => !game.mine && game.ranking.length === 0 && game.table !== null);
}
