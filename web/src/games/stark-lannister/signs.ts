import type { CardSigns } from '../../shell/game';
import Face from './Face.svelte';

export default { Face } satisfies CardSigns;
