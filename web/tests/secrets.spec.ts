import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { expect, likes, openTable, playOut, test } from './house';

interface Frame {
  op: string;
  seq?: number;
  view?: Record<string, unknown> | null;
  info?: { ply: number };
  entry?: { kind: string; ply?: number; seat?: number; events?: { type: string; player?: number; cards?: unknown; card?: unknown }[] };
}

interface Record_ {
  game: string;
  players: number;
  seed: string;
  options: object;
  actions: string[];
}

/** What the engine itself lets that seat see, after each action of the record. */
async function views(record: Record_, player: number): Promise<Record<string, unknown>[]> {
  const engine = spawn(process.env.LIVRET_BIN!, ['engine']);
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (request: object) => {
    engine.stdin.write(JSON.stringify(request) + '\n');
    const answer = JSON.parse((await lines.next()).value as string) as { ok: boolean; state: Record<string, unknown>; error?: unknown };
    expect(answer.ok, JSON.stringify(answer.error)).toBe(true);
    return answer;
  };
  const { game, players, seed, options } = record;
  await ask({ op: 'new', game, players, seed, options });
  const seen = [(await ask({ op: 'view', player })).state];
  for (const action of record.actions) {
    await ask({ op: 'act', action });
    seen.push((await ask({ op: 'view', player })).state);
  }
  engine.stdin.end();
  return seen;
}

for (const draft of [
  { game: 'love-letter', tokens: 2, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'random' }] },
  { game: 'tanto-cuore', short: true, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] },
]) {
  test(`no hidden card of ${draft.game} in any byte the page received`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await likes(context, { lang: 'en', autoLove: true });
    const frames: Frame[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(payload.toString()) as Frame)));
    const id = await openTable(page, { ...draft, tracker: false, hints: false });
    await playOut(page);
    const record = (await (await page.request.get(`/api/tables/${id}/record`)).json()) as Record_ & { record?: Record_ };
    const allowed = await views(record.record ?? record, 0);
    let compared = 0;
    for (const frame of frames) {
      if (frame.op !== 'snapshot' && frame.op !== 'entry') continue;
      const ply = frame.op === 'snapshot' ? frame.info!.ply : frame.entry?.kind === 'played' ? frame.entry.ply! + 1 : null;
      if (frame.view && ply !== null && ply < allowed.length - 1) {
        expect(frame.view, `ply ${ply}`).toEqual(allowed[ply]);
        compared += 1;
      }
      for (const event of frame.entry?.events ?? []) {
        if (event.type === 'drew' && event.player !== undefined && event.player !== 0) expect(event.cards, JSON.stringify(event)).toBeUndefined();
      }
    }
    expect(compared).toBeGreaterThan(5);
  });
}
