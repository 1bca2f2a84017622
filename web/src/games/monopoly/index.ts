import type { GamePart } from '../../shell/game';
import Board from './Board.svelte';
import { opens } from './desk.svelte';
import Extras from './Extras.svelte';
import type { RealmView } from './realm';
import SeatCount from './SeatCount.svelte';
import StateTable from './StateTable.svelte';
import { asks, cue, describe, harms, look, phase, scores, windowOf } from './tell';
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
  opens,
  cue,
  phase,
  window: windowOf,
  bar,
  look,
  turn: (view) => view.turn,
};

export default monopoly;
