import type { CardSigns } from '../../shell/game';
import Sign from './Sign.svelte';

export default { Sign } satisfies CardSigns;
