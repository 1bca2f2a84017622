import type { GamePart } from '../../shell/game';
import type { Box } from './printed';
import { asks, bar, cue, describe, harms, moment, phase, result, scores, window } from './tell';
import { opens } from './offer.svelte';
import { lookByName } from './scene.svelte';
import { hasCouncil, type TableView } from './view';

type Own = Pick<GamePart<TableView>, 'Board' | 'Extras'>;

/** A card game for the shell: its box, and what it draws itself. */
export function cardGame(box: Box, own: Own): GamePart<TableView> {
  return {
    ...own,
    fills: true,
    council: hasCouncil,
    describe: (props) => describe(box, props),
    scores,
    asks,
    bar,
    harms,
    cue,
    phase,
    window,
    result: (view, seat) => result(box, view, seat),
    moment,
    turn: (view) => view.active,
    look: lookByName(box),
    opens,
  };
}
