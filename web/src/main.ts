import './shell/look/tokens.css';
import './shell/look/fonts.css';
import './shell/look/sizes.css';
import './shell/look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });
// Not while the page is being worked on, where nothing may be old.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Where the browser does not want it the page works as well.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
