import { ask } from '../lib/api';
import { house } from '../lib/house.svelte';
import { invited } from '../lib/invited.svelte';
import { go } from '../lib/router.svelte';
import { line, overhear } from '../lib/socket.svelte';
import { complain } from './faults';

/** Without a socket it is looked up so often. */
const EVERY = 15_000;

const without = (table: string): void => void (invited.list = invited.list.filter((one) => one.table !== table));

async function look(): Promise<void> {
  if (!house.me || document.hidden) return;
  invited.list = await ask('get', '/api/me/invitations');
}

/** Listens, and looks where nothing is to be heard; the answer ends it. */
export function listen(): () => void {
  const deaf = overhear((message) => {
    if (message.op !== 'invited') return;
    const { op: _, ...invitation } = message;
    without(invitation.table);
    invited.list = [invitation, ...invited.list];
  });
  const timer = setInterval(() => line.state !== 'open' && void look().catch(() => {}), EVERY);
  return () => {
    deaf();
    clearInterval(timer);
  };
}

/** One tap: we sit there. */
export async function accept(table: string): Promise<void> {
  without(table);
  try {
    const { you } = await ask('get', '/api/tables/{id}', { path: { id: table } });
    if (!you.length) await ask('post', '/api/tables/{id}/sit', { path: { id: table }, body: {} });
    go(`/table/${table}`);
  } catch (thrown) {
    complain(thrown);
  }
}

export async function decline(table: string): Promise<void> {
  without(table);
  await ask('delete', '/api/me/invitations/{table}', { path: { table } }).catch(() => {});
}
