import { mount } from 'svelte';

import App from './App.svelte';
import { ready } from './lib/i18n.svelte';
import './styles/base.css';

// The first words on the page are already in the visitor's language.
await ready();
mount(App, { target: document.getElementById('app')! });
