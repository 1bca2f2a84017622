import type { GamePart } from '../../shell/game';
import { asks, cue, describe, harms, phase, scores, window } from '../card-engine/tell';
import type { TableView } from '../card-engine/view';
import Board from './Board.svelte';
import { BOX } from './box';
import Extras from './Extras.svelte';

const starkLannister: GamePart<TableView> = {
  Board,
  Extras,
  fills: true,
  describe: (props) => describe(BOX, props),
  scores,
  asks,
  harms,
  cue,
  phase,
  window,
  turn: (view) => view.active,
};

export default starkLannister;
