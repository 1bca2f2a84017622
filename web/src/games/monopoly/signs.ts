import type { CardSigns } from '../../shell/game';
import './groups.css';
import Patterns from './Patterns.svelte';
import Sign from './Sign.svelte';

export default { Sign, Patterns } satisfies CardSigns;
