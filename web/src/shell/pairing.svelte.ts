import { ask } from '../lib/api';
import { comeIn } from '../lib/house.svelte';
import { words } from '../lib/i18n.svelte';
import { go, place } from '../lib/router.svelte';
import { connect } from '../lib/socket.svelte';
import type { Pairing } from '../wire/wire';
import { complain } from './faults';
import { toast } from './toasts.svelte';

/** The search for a game: it goes on whatever page is looked at. `table`: found, while another game was being looked at. */
export const search: { wish: Pairing | null; waiting: number; table: string | null } = $state({ wish: null, waiting: 0, table: null });

const KEY = 'livret.pairing';
const EVERY = 3000;
let timer: ReturnType<typeof setInterval> | undefined;
let leave: (() => void) | undefined;

/** Written down for this tab: a reload does not end the search. */
function note(wish: Pairing | null): void {
  try {
    if (wish) sessionStorage.setItem(KEY, JSON.stringify(wish));
    else sessionStorage.removeItem(KEY);
  } catch {
    /* then a reload ends it */
  }
}

function rest(): void {
  clearInterval(timer);
  leave?.();
  timer = leave = undefined;
  search.wish = null;
  search.waiting = 0;
  note(null);
}

/** Nobody is taken away from a table at which they sit: there it is only said. */
function arrive(table: string): void {
  if (!search.wish) return;
  rest();
  toast(words().shell.pairing.found, 'good');
  if (/^\/(table|replay)\//.test(place.path)) search.table = table;
  else go(`/table/${table}`);
}

async function knock(): Promise<void> {
  if (!search.wish) return;
  try {
    const state = await ask('post', '/api/pairing', { body: $state.snapshot(search.wish) });
    search.waiting = state.waiting;
    if (state.table) arrive(state.table);
  } catch (thrown) {
    // A lost line is told elsewhere, and the search goes on with it.
    if (thrown instanceof Error && 'status' in thrown && thrown.status === 0) return;
    rest();
    complain(thrown);
  }
}

/** Begins to look; the socket tells at once, and every few seconds we say that we are still here. */
export async function seek(wish: Pairing): Promise<void> {
  try {
    await comeIn();
  } catch (thrown) {
    return complain(thrown);
  }
  rest();
  search.wish = wish;
  search.table = null;
  note(wish);
  leave = connect(
    (message) => message.op === 'paired' && arrive(message.table),
    () => {},
  );
  timer = setInterval(() => void knock(), EVERY);
  await knock();
}

export function stop(): void {
  rest();
  ask('delete', '/api/pairing').catch(() => {});
}

/** Goes on with a search that a reload broke off. */
export function resume(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept) void seek(JSON.parse(kept) as Pairing);
  } catch {
    note(null);
  }
}
