import { ask } from '../lib/api';
import { allCards, openBook } from '../lib/cards.svelte';
import { comeIn, house } from '../lib/house.svelte';
import { go } from '../lib/router.svelte';
import { remember } from './memory';
import { newTable, settle, type Draft } from './setup';

/** `count` of them, each as likely. */
export function draw<T>(from: T[], count: number): T[] {
  const pool = [...from];
  const dice = new Uint32Array(count);
  crypto.getRandomValues(dice);
  return Array.from(dice.slice(0, Math.min(count, pool.length)), (die) => pool.splice(die % pool.length, 1)[0]!);
}

/** Opens the table of a draft and goes there. */
export async function open(draft: Draft): Promise<void> {
  await comeIn();
  settle(draft, house.info?.bots);
  remember(draft);
  if (draft.guests === 'drawn' && draft.game === 'motto-tanto-cuore') draft = { ...draft, guestIds: await tenGuests() };
  const table = await ask('post', '/api/tables', { body: newTable(draft) });
  go(`/table/${table.id}`);
}

async function tenGuests(): Promise<string[]> {
  await openBook();
  const older = allCards().filter((card) => card.kind === 'general-maid' && card.set !== 'motto-tanto-cuore');
  return draw(older, 10).map((card) => card.id);
}
