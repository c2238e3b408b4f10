import { mount } from 'svelte';

import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import { openBook } from '../../src/lib/cards.svelte';
import { speak, type Lang } from '../../src/lib/i18n.svelte';
import Faces from './Faces.svelte';

await speak(new URLSearchParams(location.search).get('lang') as Lang);
await openBook();
mount(Faces, { target: document.querySelector('#app')! });
