import { hostFor } from '../host';
import { noteGames } from '../host/lists';
import { isLocal } from '../host/local';
import { askAt } from '../lib/api';
import { allCards, openBook } from '../lib/cards.svelte';
import { enter, house } from '../lib/house.svelte';
import { go } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import type { Card, NewTable, OptionKind, Table } from '../wire/wire';
import { remember } from './memory';
import { boxes, drawsHere, newTable, settle, specs, value, type Asked, type Draft } from './setup';

/** `count` of them, each as likely. */
export function draw<T>(from: T[], count: number): T[] {
  const pool = [...from];
  const dice = new Uint32Array(count);
  crypto.getRandomValues(dice);
  return Array.from(dice.slice(0, Math.min(count, pool.length)), (die) => pool.splice(die % pool.length, 1)[0]!);
}

/** The cards that an option chooses from. */
export function cardsOf(kind: OptionKind, table: Asked): Card[] {
  if (kind.is !== 'cards') return [];
  const from = kind.boxes.length ? kind.boxes : boxes(table);
  return allCards().filter((card) => card.kind === kind.of && from.includes(card.set));
}

/** Opens the table of a draft, remembers it and goes there. */
export async function open(draft: Draft): Promise<void> {
  await openTable(draft, () => remember(draft));
}

/** Opens the table of a draft and goes there, when what is to be done first is done. */
export async function openTable(draft: Draft, first: (id: string) => unknown): Promise<void> {
  // What the house knows of us may still be on its way.
  if (!house.info) await enter();
  settle(draft, house.info?.bots);
  const { id } = await laid(newTable(await drawn(draft)), draft.host ?? settings.host);
  if (isLocal(id)) noteGames();
  await first(id);
  go(`/table/${id}`);
}

/** The table, where it is to be. */
async function laid(table: NewTable, wish: 'device' | 'server'): Promise<Table> {
  const host = hostFor(table, wish);
  await host.comeIn();
  return askAt(host, 'post', '/api/tables', { body: table });
}

/** With the cards that are drawn here named. */
async function drawn(draft: Draft): Promise<Draft> {
  const open = specs(draft).filter((spec) => drawsHere(spec, value(spec, draft)));
  if (open.length) await openBook();
  const ten = open.map(({ key, kind }) => [key, draw(cardsOf(kind, draft), 10).map((card) => card.id)]);
  return { ...draft, options: { ...draft.options, ...Object.fromEntries(ten) } };
}
