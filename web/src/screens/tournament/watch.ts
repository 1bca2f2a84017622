import { router } from '../../shell/router.svelte';
import { api, Refused } from '../../wire/api';
import type { Tournament, TournamentGame } from '../../wire/types';

/** To the table of a game, or back over it when it is over; the code of the tournament opens its tables. */
export async function watch(tournament: Tournament, game: TournamentGame): Promise<void> {
  if (!game.table) return;
  const { table } = game;
  try {
    if (!game.mine && tournament.code) await api.enter(table, tournament.code);
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // the table itself says why it stays closed
  }
  router.go(`${game.ranking.length > 0 ? '/r' : '/t'}/${table}`);
}
