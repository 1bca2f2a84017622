// From a plan to a table.
import { api } from '../../wire/api';
import type { GameInfo } from '../../wire/types';
import { self } from '../../shell/me.svelte';
import { router } from '../../shell/router.svelte';
import { settings, type GamePlan } from '../../shell/settings.svelte';
import { newTable } from './plan';

/** Opens the table and goes there; the next game begins with the same plan. */
export async function startGame(game: GameInfo, plan: GamePlan, isPrivate = false, rated = false): Promise<void> {
  await self.introduce();
  const table = await api.newTable(newTable(game, plan, isPrivate, rated));
  settings.plans[game.id] = plan;
  router.go(`/t/${table.id}`);
}
