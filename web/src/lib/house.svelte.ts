import { localGames } from '../host/lists';
import type { Me, ServerInfo, TableSummary } from '../wire/wire';
import { ask } from './api';
import { blocked } from './blocks.svelte';
import { invited } from './invited.svelte';

/** What runs here and who we are. */
export const house: { info: ServerInfo | null; me: Me | null } = $state({ info: null, me: null });

/** Our games as they were told at the start, until somebody has looked at them. */
let told: TableSummary[] | null = null;

/** Asks for all that a page needs first: what runs here, who we are, our games, whom we do not hear. */
export async function enter(): Promise<void> {
  const start = await ask('get', '/api/start');
  told = start.games?.games ?? null;
  blocked.list = start.blocks ?? [];
  invited.list = start.invitations ?? [];
  house.info = start.house;
  house.me = start.house.me;
}

/** Our last games, here and on the server. */
export async function lastGames(): Promise<TableSummary[]> {
  const [here, there] = await Promise.all([localGames(), house.me ? theirs().catch(() => []) : []]);
  return [...here, ...there].sort((a, b) => b.updated - a.updated);
}

/** Those of the server. */
async function theirs(): Promise<TableSummary[]> {
  const games = told ?? (await ask('get', '/api/me/games')).games;
  told = null;
  return games;
}

/** Who we are; a guest is made when nobody has come in yet. */
export async function comeIn(name?: string): Promise<Me> {
  // What the house knows of us may still be on its way.
  if (!house.info) await enter();
  if (house.me) return house.me;
  const me = await ask('post', '/api/guest', { body: name ? { name } : {} });
  // Who has just come has played nothing.
  told = [];
  house.me = me;
  return me;
}
