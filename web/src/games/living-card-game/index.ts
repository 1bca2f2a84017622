import { cardGame } from '../card-engine/part';
import Board from './Board.svelte';
import { BOX } from './box';
import Extras from './Extras.svelte';

export default cardGame(BOX, { Board, Extras });
