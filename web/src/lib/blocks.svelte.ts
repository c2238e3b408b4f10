import type { Block } from '../wire/wire';
import { ask } from './api';

/** Whom we do not want to hear or meet. The server keeps it, for every table and every device of ours. */
export const blocked: { list: Block[] } = $state({ list: [] });

export const isBlocked = (person: string): boolean => blocked.list.some((one) => one.person === person);

export async function readBlocks(): Promise<void> {
  blocked.list = await ask('get', '/api/me/blocks');
}

export async function mute(person: string, name: string): Promise<void> {
  await ask('put', '/api/me/blocks/{person}', { path: { person }, body: { kind: 'mute' } });
  blocked.list = [...blocked.list.filter((one) => one.person !== person), { person, name, kind: 'mute' }];
}

/** Hears and meets somebody again. */
export async function lift(person: string): Promise<void> {
  await ask('delete', '/api/me/blocks/{person}', { path: { person } });
  blocked.list = blocked.list.filter((one) => one.person !== person);
}
