import { mount } from 'svelte';

import App from './App.svelte';
import { warmUp } from './host';
import { enter } from './lib/house.svelte';
import { ready } from './lib/i18n.svelte';
import './shell/install.svelte';
import { place } from './lib/router.svelte';
import { find, load } from './shell/routes';
import { dress } from './shell/theme';
import { keepShell } from './shell/worker';
import './styles/base.css';

dress();
// Who we are is asked while the words are on their way; without an answer the page says so itself.
enter().catch(() => {});
// So is the page itself.
load(find(place.path).file).catch(() => {});
// The first words on the page are already in the visitor's language.
await ready();
mount(App, { target: document.getElementById('app')! });
keepShell();
warmUp();
