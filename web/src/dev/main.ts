import '../shell/look/tokens.css';
import '../shell/look/fonts.css';
import '../shell/look/sizes.css';
import '../shell/look/base.css';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

mount(Harness, { target: document.body });
