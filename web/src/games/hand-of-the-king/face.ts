import type { Face } from '../faces';
import Board from './Miniature.svelte';

export default { weight: 1, minutes: 20, Board } satisfies Face;
