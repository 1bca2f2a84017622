import type { GamePart } from '../../shell/game';
import Board from './Board.svelte';
import { opens } from './desk.svelte';
import Extras from './Extras.svelte';
import type { RealmView } from './realm';
import SeatCount from './SeatCount.svelte';
import StateTable from './StateTable.svelte';
import { asks, cue, describe, harms, instant, look, moment, phase, result, scores, windowOf } from './tell';
import { bar } from './due';

const monopoly: GamePart<RealmView> = {
  Board,
  StateTable,
  Extras,
  SeatCount,
  listsPlayers: true,
  describe,
  scores,
  asks,
  harms,
  instant,
  opens,
  cue,
  phase,
  window: windowOf,
  bar,
  look,
  result,
  moment,
  turn: (view) => view.turn,
};

export default monopoly;
