import { mount } from 'svelte';

import App from './App.svelte';
import { enter } from './lib/house.svelte';
import { href } from './lib/base';
import { ready } from './lib/i18n.svelte';
import './shell/install.svelte';
import { dress } from './shell/theme';
import './styles/base.css';

dress();
// Who we are is asked while the words are on their way; without an answer the page says so itself.
enter().catch(() => {});
// The first words on the page are already in the visitor's language.
await ready();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => navigator.serviceWorker.register(href('/sw.js'), { scope: href('/') }).catch(() => {}));
}
