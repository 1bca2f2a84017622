import type { Face } from '../faces';
import Board from './Miniature.svelte';

export default { weight: 2, minutes: 90, Board } satisfies Face;
