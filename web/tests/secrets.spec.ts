import type { Page } from '@playwright/test';

import { follow } from '../src/table/follow';
import type { GameEvent, View } from '../src/table/shapes';
import type { BriefValues } from '../src/wire/wire';
import { Engine, expect, likes, openTable, playOut, test, textOf, visitor } from './house';

interface Frame {
  op: string;
  view?: View | null;
  cards?: string[];
  values?: BriefValues;
  info?: { ply: number; stage: string };
  entry?: { kind: string; ply?: number; events?: GameEvent[]; cards?: string[] };
}

interface Written {
  game: string;
  players: number;
  seed: string;
  options: object;
  actions: string[];
}

/** What the engine itself lets each of these see, after each action of the record. */
async function views(record: Written, viewers: (number | 'spectator')[]): Promise<Record<string, unknown>[][]> {
  const engine = new Engine();
  const look = () =>
    Promise.all(viewers.map(async (player) => (await engine.ask<{ state: Record<string, unknown> }>({ op: 'view', player })).state));
  const { game, players, seed, options } = record;
  await engine.ask({ op: 'hello', detail: true });
  await engine.ask({ op: 'new', game, players, seed, options });
  const seen = [await look()];
  for (const action of record.actions) {
    await engine.ask({ op: 'act', action });
    seen.push(await look());
  }
  engine.end();
  return viewers.map((_, i) => seen.map((moment) => moment[i]!));
}

/** Everything a page is sent: by socket, and by the API as long as the game is on. */
function overhear(page: Page): { frames: Frame[]; bodies: Promise<string>[] } {
  const heard = { frames: [] as Frame[], bodies: [] as Promise<string>[] };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.frames.push(JSON.parse(textOf(payload)) as Frame)));
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) heard.bodies.push(answer.text().catch(() => ''));
  });
  return heard;
}

/** Cards that only some may see, by the kind of event: `eyes` is who listens. */
function improper(event: GameEvent, eyes: number | null): boolean {
  const party = eyes !== null && (event.player === eyes || event.target === eyes);
  const moved = (event.moves ?? []).some(({ cards }) => cards !== undefined);
  if (event.type === 'drew') return (event.cards !== undefined || moved) && event.player !== eyes;
  if (event.type === 'looked') return event.card !== undefined && event.player !== eyes;
  if (event.type === 'swapped') return !party && (moved || [event.cards, event.given, event.taken].some((part) => part !== undefined));
  return event.type === 'compared' && !party && event.cards !== undefined;
}

/** A view without the texts of actions, which stand in the offers too. */
function textless(view: object): object {
  const { decision, ...rest } = view as { decision?: Record<string, unknown> | null };
  return { ...rest, decision: decision && { ...decision, actions: undefined } };
}

/** What was seen, or follows from what was told, is what the engine lets these eyes see. */
function check(frames: Frame[], allowed: Record<string, unknown>[], eyes: number | null): number {
  let compared = 0;
  let order: string[] = [];
  let seen: View | null = null;
  for (const frame of frames) {
    if (frame.op !== 'snapshot' && frame.op !== 'entry') continue;
    const ply = frame.op === 'snapshot' ? frame.info!.ply : frame.entry?.kind === 'played' ? frame.entry.ply! + 1 : null;
    order = frame.cards ?? frame.entry?.cards ?? order;
    if (frame.view) seen = frame.view;
    else if (frame.values && seen) seen = follow(seen, frame.entry?.events ?? [], frame.values, order);
    if (seen && (frame.view || frame.values) && ply !== null && ply < allowed.length - 1) {
      expect(textless(seen), `ply ${ply}`).toEqual(textless(allowed[ply]!));
      compared += 1;
    }
    expect((frame.entry?.events ?? []).filter((event) => improper(event, eyes))).toEqual([]);
  }
  return compared;
}

const me = { kind: 'me' };
const novice = { kind: 'bot', level: 'novice' };
for (const draft of [
  { game: 'love-letter', tokens: 3, seats: [me, novice, { kind: 'bot', level: 'random' }] },
  { game: 'tanto-cuore', short: true, seats: [me, novice] },
  { game: 'expanding-the-house', sets: ['tanto-cuore', 'expanding-the-house'], town: 'random', short: true, seats: [me, novice] },
  { game: 'romantic-vacation', sets: ['tanto-cuore', 'romantic-vacation'], town: 'random', short: true, seats: [me, novice] },
  { game: 'motto-tanto-cuore', seats: [me, novice] },
]) {
  test(`no hidden card of ${draft.game} in any byte that a player or a spectator received`, async ({ page, context, browser }) => {
    test.setTimeout(300_000);
    const complaints: string[] = [];
    await likes(context, { lang: 'en', autoLove: true });
    const watcher = await visitor(browser, complaints);
    const [mine, theirs] = [overhear(page), overhear(watcher.page)];
    const id = await openTable(page, { ...draft, access: 'link', spectators: true, tracker: false, hints: false });
    await watcher.page.goto(`/table/${id}`);
    await expect(watcher.page.getByTestId('prompt')).toBeVisible();
    await playOut(page);
    await expect(watcher.page.getByTestId('result')).toBeVisible();
    for (const body of await Promise.all([...mine.bodies, ...theirs.bodies]))
      expect(body, 'the API tells no position while a game is on').not.toMatch(/"(hand|deck|aside)":/);
    const record = (await (await page.request.get(`/api/tables/${id}/record`)).json()) as Written & { record?: Written };
    const [seat, spectator] = await views(record.record ?? record, [0, 'spectator']);
    expect(check(mine.frames, seat!, 0)).toBeGreaterThan(5);
    expect(check(theirs.frames, spectator!, null)).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
    await watcher.context.close();
  });
}
