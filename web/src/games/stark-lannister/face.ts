import type { Face } from '../faces';
import Board from './Miniature.svelte';

export default { weight: 4, minutes: 60, Board } satisfies Face;
