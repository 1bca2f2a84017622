import type { GamePart } from '../../shell/game';
import Board from './Board.svelte';
import Extras from './Extras.svelte';
import type { RealmView } from './realm';
import SeatCount from './SeatCount.svelte';
import { asks, cue, describe, harms, moment, phase, result, scores, window } from './tell';

const btwixt: GamePart<RealmView> = {
  Board,
  Extras,
  SeatCount,
  fills: true,
  describe,
  scores,
  asks,
  harms,
  cue,
  phase,
  window,
  result,
  moment,
  turn: (view) => view.turn,
};

export default btwixt;
