import 'fake-indexeddb/auto';

import { beforeEach, describe, expect, it } from 'vitest';

import type { ClientMessage, Keep, KeptRow, LocalRequest, Reply, ServerMessage, ThinkOrder } from '../../wire/wire';
import { Kept } from '../kept';
import { LocalHouse } from '../local-house';
import type { FromWorker } from '../messages';

const nothing: Reply = { answer: null, tell: [], keep: [], think: [] };
const info = (id: string) => ({ id, game: 'love-letter', options: {}, seats: [], stage: 'playing', you: [0], updated: 1, result: null });
const pong: ServerMessage = { op: 'pong' };
const order = (table: string) => ({ table, ply: 0, undone: 0, pace_ms: 0, record: 'the whole game' }) as unknown as ThinkOrder;
const keep = (table: string, from: number, ...lines: string[]): Keep => ({
  table,
  row: { id: table, seed: 'secret' } as unknown as KeptRow,
  from,
  lines,
});

/** A hall that writes down what it hears and answers what the test wants. */
class FakeHall {
  readonly heard: string[] = [];
  next: Partial<Reply> = {};
  brings = (_: string): void => {};

  bring(kept: string): void {
    this.brings(kept);
    this.heard.push(`bring ${kept}`);
  }
  release(table: string): void {
    this.heard.push(`release ${table}`);
  }
  say(message: string): string {
    this.heard.push(`say ${(JSON.parse(message) as ClientMessage).op}`);
    return this.#reply();
  }
  ask(request: string): string {
    const { method, path } = JSON.parse(request) as LocalRequest;
    const id = /^\/api\/tables\/([^/]+)$/.exec(path)?.[1];
    // Lists are written from this; it is no word of the test's.
    if (method === 'GET' && id) return JSON.stringify({ ...nothing, answer: { status: 200, body: info(id) } });
    this.heard.push(`ask ${method} ${path}`);
    return this.#reply();
  }
  thought(thought: string): string {
    this.heard.push(`thought ${thought}`);
    return this.#reply();
  }
  #reply(): string {
    const reply = { ...nothing, ...this.next };
    this.next = {};
    return JSON.stringify(reply);
  }
}

let names = 0;
async function open(over: { has?: (table: string) => boolean; think?: () => Promise<string | null> } = {}) {
  const hall = new FakeHall();
  const kept = await Kept.open(`house-${(names += 1)}`);
  const posted: FromWorker[] = [];
  const has = over.has ?? (() => true);
  const house = new LocalHouse({
    hall,
    kept,
    thinkers: { think: over.think ?? (() => Promise.resolve(null)) },
    pauses: { begin: () => Promise.resolve(), hurry: () => {} },
    tabs: { claim: (table) => Promise.resolve(has(table)), has, leave: () => {}, changed: () => {}, takeOver: () => {} },
    post: (word) => posted.push(word),
  });
  const lay = (table: string): Promise<unknown> => {
    hall.next = { keep: [keep(table, 0, 'one')], answer: { status: 200, body: { id: table } } };
    return house.ask({ method: 'POST', path: '/api/tables', query: {}, body: {} });
  };
  return { hall, kept, posted, house, lay };
}

describe('the tables of this device', () => {
  let at: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    at = await open();
    await at.lay('here-1');
  });

  it('writes down what was played before it tells of it', async () => {
    const { hall, kept, house, posted } = at;
    hall.next = { keep: [keep('here-1', 1, 'two')], tell: [pong] };
    let written: string[] | undefined;
    posted.push = (word) => {
      void kept.read('here-1').then((found) => (written = found?.lines));
      return posted.unshift(word);
    };
    await house.say({ op: 'act', table: 'here-1', ply: 0, action: 'end', token: 't' });
    await expect.poll(() => written).toEqual(['one', 'two']);
  });

  it('hands the page what a table shows and nothing of what is kept or thought about', async () => {
    const { hall, house, posted } = at;
    hall.next = { keep: [keep('here-1', 1, 'two')], tell: [pong], think: [order('here-1')] };
    await house.say({ op: 'act', table: 'here-1', ply: 0, action: 'end', token: 't' });
    await expect.poll(() => hall.heard.filter((word) => word.startsWith('thought'))).toHaveLength(1);
    expect(posted).toContainEqual({ kind: 'tell', message: pong });
    expect(JSON.stringify(posted)).not.toMatch(/secret|the whole game/);
  });

  it('brings a kept table back for whoever looks, and puts it away when they have gone', async () => {
    const { hall, house } = at;
    await house.say({ op: 'watch', table: 'here-1' });
    await house.say({ op: 'unwatch', table: 'here-1' });
    hall.heard.length = 0;
    await house.say({ op: 'watch', table: 'here-1' });
    expect(hall.heard).toEqual(['bring {"row":{"id":"here-1","seed":"secret"},"lines":["one"]}', 'say watch']);
  });

  it('tells of a table that is nowhere', async () => {
    const { house, posted } = at;
    await house.say({ op: 'watch', table: 'here-2' });
    expect(posted.at(-1)).toMatchObject({ message: { op: 'refused', table: 'here-2', error: { code: 'not_found' } } });
    const request = { method: 'GET', path: '/api/tables/here-2/moves', query: {}, body: null };
    expect(await house.ask(request)).toMatchObject({ status: 404 });
  });

  it('hands the hall what a bot came to, and that it came to nothing', async () => {
    const { hall, house } = await open({ think: () => Promise.resolve('{"table":"here-1","ply":0,"undone":0,"action":"end"}') });
    hall.next = { keep: [keep('here-1', 0, 'one')], think: [order('here-1')] };
    await house.ask({ method: 'POST', path: '/api/tables', query: {}, body: {} });
    await expect.poll(() => hall.heard.at(-1)).toBe('thought {"table":"here-1","ply":0,"undone":0,"action":"end"}');
    at.hall.next = { think: [order('here-1')] };
    await at.house.say({ op: 'watch', table: 'here-1' });
    await expect.poll(() => at.hall.heard.at(-1)).toBe('thought {"table":"here-1","ply":0,"undone":0,"action":null}');
  });

  it('does not keep the game waiting while somebody thinks about an advice', async () => {
    let answer = (_: string): void => {};
    const { hall, house, lay } = await open({ think: () => new Promise((tell) => (answer = tell)) });
    await lay('here-1');
    hall.next = { think: [order('here-1')] };
    const hint = house.ask({ method: 'GET', path: '/api/tables/here-1/hint', query: {}, body: null });
    await house.say({ op: 'watch', table: 'here-1' });
    answer('{"best":[]}');
    expect(await hint).toEqual({ status: 200, body: { best: [] } });
  });
});

describe('a table that another tab plays', () => {
  it('is watched: nothing is played, written or thought about here', async () => {
    const mine = { has: true };
    const { hall, house, posted, lay, kept } = await open({ has: () => mine.has });
    await lay('here-1');
    mine.has = false;
    hall.next = { tell: [pong], keep: [keep('here-1', 1, 'two')], think: [order('here-1')] };
    await house.say({ op: 'watch', table: 'here-1' });
    expect(posted).toContainEqual({ kind: 'elsewhere', table: 'here-1', elsewhere: true });
    expect(posted).toContainEqual({ kind: 'tell', message: pong });
    expect((await kept.read('here-1'))?.lines).toEqual(['one']);
    await house.say({ op: 'act', table: 'here-1', ply: 0, action: 'end', token: 't' });
    expect(posted.at(-1)).toMatchObject({ message: { op: 'refused', token: 't', error: { code: 'conflict' } } });
    expect(hall.heard).not.toContain('say act');
  });

  it('is looked at again when the other tab has written, and played when it comes here', async () => {
    const mine = { has: true };
    const { hall, house, posted, lay, kept } = await open({ has: () => mine.has });
    await lay('here-1');
    mine.has = false;
    await house.say({ op: 'watch', table: 'here-1', since: 4 });
    await kept.write([keep('here-1', 1, 'two')]);
    hall.heard.length = 0;
    await house.changed('here-1');
    expect(hall.heard).toEqual(['release here-1', 'bring {"row":{"id":"here-1","seed":"secret"},"lines":["one","two"]}', 'say watch']);
    mine.has = true;
    await house.gained('here-1');
    expect(posted.at(-1)).toEqual({ kind: 'elsewhere', table: 'here-1', elsewhere: false });
  });
});

describe('all games as one file', () => {
  it('come back in another browser, once', async () => {
    const one = await open();
    await one.lay('here-1');
    await one.lay('here-2');
    const file = await (await one.house.everything()).text();
    const other = await open();
    expect((await other.house.bringIn(file)).body).toEqual({ brought: 2, known: 0, refused: 0 });
    expect((await other.house.bringIn(file)).body).toEqual({ brought: 0, known: 2, refused: 0 });
    expect(await other.kept.read('here-2')).toEqual(await one.kept.read('here-2'));
  });

  it('goes on where the file knows more of the same game, and stays where it knows another', async () => {
    const [one, other] = [await open(), await open()];
    for (const { lay } of [one, other]) await lay('here-1');
    await one.kept.write([keep('here-1', 1, 'two')]);
    const longer = await (await one.house.everything()).text();
    await other.house.say({ op: 'watch', table: 'here-1' });
    await other.house.say({ op: 'unwatch', table: 'here-1' });
    expect((await other.house.bringIn(longer)).body).toMatchObject({ brought: 1 });
    expect((await other.kept.read('here-1'))?.lines).toEqual(['one', 'two']);
    const another = longer.replace('"one"', '"uno"').replace('"two"', '"due","tre"');
    expect((await other.house.bringIn(another)).body).toMatchObject({ known: 1 });
  });

  it('is refused where the hall cannot read it, and where it is something else', async () => {
    const { house, hall } = await open();
    hall.brings = () => {
      throw new Error('rules of another house');
    };
    const game = JSON.stringify({ livret: 'games', games: [{ table: 'here-1', row: {}, lines: [] }] });
    expect((await house.bringIn(game)).body).toEqual({ brought: 0, known: 0, refused: 1 });
    for (const text of ['', 'null', '{"livret":1}', '{"livret":"games","games":[{"table":1}]}'])
      expect(await house.bringIn(text), text).toMatchObject({ status: 400 });
  });
});
