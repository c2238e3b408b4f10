import type { Session } from './session.svelte';

/** All that a table on the screen needs of whatever brings its positions: a server, a lesson. */
export type Sitting = { [K in Exclude<keyof Session, 'open' | 'lookAs'>]: Session[K] };
