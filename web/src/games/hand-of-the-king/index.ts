import type { GamePart } from '../../shell/game';
import { t } from '../../shell/words/words.svelte';
import Board from './Board.svelte';
import type { CourtView } from './court';
import Extras from './Extras.svelte';
import SeatCount from './SeatCount.svelte';
import StateTable from './StateTable.svelte';
import { asks, cue, describe, harms, look, moment, result, scores } from './tell';

const handOfTheKing: GamePart<CourtView> = {
  Board,
  StateTable,
  Extras,
  SeatCount,
  listsPlayers: true,
  describe,
  scores,
  asks,
  harms,
  cue,
  look,
  result,
  moment,
  phase: (_view, step) => t('web-hk-turn', { n: step + 1 }),
  turn: (view) => view.turn,
  talks: (view, seat) => view.talk.includes(seat),
};

export default handOfTheKing;
