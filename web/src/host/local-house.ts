import type { ClientMessage, Fault, KeptTable, LocalRequest, Reply, Table, ThinkOrder, Thought } from '../wire/wire';
import type { Hall } from './hall';
import type { Answered } from './host';
import { isRemoved, type Change, type Kept } from './kept';
import type { FromWorker } from './messages';
import type { Pauses } from './pause';
import { shelved } from './shelf';
import type { Tabs } from './tabs';
import type { Thinkers } from './thinkers';

type Watch = Extract<ClientMessage, { op: 'watch' }>;

interface Parts {
  hall: Hall;
  kept: Kept;
  thinkers: Pick<Thinkers, 'think'>;
  pauses: Pick<Pauses, 'begin' | 'hurry'>;
  tabs: Pick<Tabs, 'claim' | 'leave' | 'has' | 'changed' | 'takeOver'>;
  post: (word: FromWorker) => void;
}

const ELSEWHERE: Fault = { code: 'conflict', message: 'this game is being played in another tab' };
const NOWHERE: Fault = { code: 'not_found', message: 'no such table on this device' };
const SPEECHLESS: Fault = { code: 'unavailable', message: 'nobody could think of anything' };
const refusal = (status: number, error: Fault): Answered => ({ status, body: { error } });
const UNREADABLE: Fault = { code: 'bad_json', message: 'this is no file of games' };

/** What such a file calls itself. */
const FILE = 'games';

/** What came of the games of a file. */
export type BroughtIn = Record<'brought' | 'known' | 'refused', number>;

type Packed = KeptTable & { table: string };

const isPacked = (one: Partial<Packed> | null): one is Packed =>
  typeof one?.table === 'string' &&
  typeof one.row === 'object' &&
  Array.isArray(one.lines) &&
  one.lines.every((line) => typeof line === 'string');

/** The games of a file that somebody hands in, if it is one. */
function unpacked(text: string): Packed[] | null {
  try {
    const { livret, games } = JSON.parse(text) as { livret?: unknown; games?: unknown };
    return livret === FILE && Array.isArray(games) && games.every(isPacked) ? games : null;
  } catch {
    return null;
  }
}

const goesOn = (mine: readonly string[], theirs: readonly string[]): boolean =>
  theirs.length > mine.length && mine.every((line, i) => line === theirs[i]);

/** The table of a route, and what is asked of it. */
const TABLE = /^\/api\/tables\/([^/]+)(?:\/(\w+))?$/;

/**
 * The tables of this device: what the page says goes to the hall one thing at a time; what comes of it is written down first, told
 * then, and bots think meanwhile. A table that another tab plays is only watched here.
 */
export class LocalHouse {
  /** Tables in memory, with how they are watched. */
  readonly #open = new Map<string, Watch | null>();
  /** Everything happens one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly parts: Parts) {}

  say(message: ClientMessage): Promise<void> {
    if (message.op === 'hurry') this.parts.pauses.hurry(message.table);
    return this.#inTurn(() => this.#say(message));
  }

  async ask(request: LocalRequest): Promise<Answered> {
    const answer = await this.#inTurn(() => this.#ask(request));
    // The game does not wait for whoever thinks about an advice.
    return 'order' in answer ? this.#advise(answer.order) : answer;
  }

  /** Another tab has written: what only watches here looks again. */
  changed(table: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#open.get(table) && !this.parts.tabs.has(table)) await this.#lookAgain(table);
    });
  }

  /** The table is played here from now on. */
  gained(table: string): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#open.get(table)) return this.parts.tabs.leave(table);
      await this.#lookAgain(table);
      this.parts.post({ kind: 'elsewhere', table, elsewhere: false });
    });
  }

  /** Another tab plays it from now on. */
  lost(table: string): Promise<void> {
    return this.#inTurn(async () => {
      this.parts.tabs.leave(table);
      if (!this.#open.get(table)) return;
      await this.#claim(table);
    });
  }

  /** All games of this device as one file. */
  everything(): Promise<Blob> {
    return this.#inTurn(async () => {
      const games: Packed[] = [];
      for (const table of await this.parts.kept.ids()) {
        const found = await this.parts.kept.read(table);
        if (found) games.push({ table, ...found });
      }
      return new Blob([JSON.stringify({ livret: FILE, games })], { type: 'application/json' });
    });
  }

  /** Such a file back. What is here already stays as it is, unless the file knows how it went on. */
  bringIn(text: string): Promise<Answered> {
    return this.#inTurn(async () => {
      const games = unpacked(text);
      if (!games) return refusal(400, UNREADABLE);
      const told: BroughtIn = { brought: 0, known: 0, refused: 0 };
      for (const game of games) told[await this.#bringOne(game)] += 1;
      return { status: 200, body: told };
    });
  }

  async #bringOne({ table, row, lines }: Packed): Promise<keyof BroughtIn> {
    const { hall, kept } = this.parts;
    const mine = this.#open.has(table) ? null : await kept.read(table);
    if (this.#open.has(table) || (mine && !goesOn(mine.lines, lines))) return 'known';
    try {
      hall.bring(JSON.stringify({ row, lines }));
    } catch {
      return 'refused';
    }
    const change = this.#shelve({ table, row, from: 0, lines });
    if (change.shelved) await this.#keep([change]);
    hall.release(table);
    this.#open.delete(table);
    this.parts.tabs.leave(table);
    return change.shelved ? 'brought' : 'refused';
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => {});
    return next;
  }

  async #say(message: ClientMessage): Promise<void> {
    if (message.op === 'ping') return this.parts.post({ kind: 'tell', message: { op: 'pong' } });
    const { table } = message;
    if (!(await this.#bring(table))) return this.#refuse(message, NOWHERE);
    if (message.op === 'watch') {
      this.#open.set(table, message);
      await this.#claim(table);
    } else if (message.op === 'unwatch') return this.#leave(message);
    else if (message.op !== 'earlier' && !this.parts.tabs.has(table)) return this.#refuse(message, ELSEWHERE);
    await this.#take(this.parts.hall.say(JSON.stringify(message), Date.now()), table);
  }

  async #ask(request: LocalRequest): Promise<Answered | { order: ThinkOrder }> {
    const [, id, what] = TABLE.exec(request.path) ?? [];
    if (id === undefined) return this.#answered(request);
    if (!(await this.#bring(id))) return refusal(404, NOWHERE);
    const changes = request.method !== 'GET';
    if (changes && !(await this.parts.tabs.claim(id))) return refusal(409, ELSEWHERE);
    const answer = await this.#answered(request, id, what === 'hint');
    if (!this.#open.get(id)) this.#forget(id);
    return answer;
  }

  async #answered(request: LocalRequest, table?: string, advice = false): Promise<Answered | { order: ThinkOrder }> {
    const reply = JSON.parse(this.parts.hall.ask(JSON.stringify(request), Date.now())) as Reply;
    const [order] = reply.think;
    if (advice && order && !reply.answer) return { order };
    await this.#follow(reply, table);
    return reply.answer ?? { status: 204, body: undefined };
  }

  async #advise(order: ThinkOrder): Promise<Answered> {
    const said = await this.parts.thinkers.think('advise', order);
    return said === null ? refusal(503, SPEECHLESS) : { status: 200, body: JSON.parse(said) as unknown };
  }

  /** Has the table in memory, if there is one. */
  async #bring(table: string): Promise<boolean> {
    if (this.#open.has(table)) return true;
    const found = await this.parts.kept.read(table);
    if (!found) return false;
    this.parts.hall.bring(JSON.stringify(found));
    this.#open.set(table, null);
    return true;
  }

  async #claim(table: string): Promise<void> {
    const mine = await this.parts.tabs.claim(table);
    this.parts.post({ kind: 'elsewhere', table, elsewhere: !mine });
  }

  async #lookAgain(table: string): Promise<void> {
    const watch = this.#open.get(table);
    this.parts.hall.release(table);
    this.#open.delete(table);
    if (!watch || !(await this.#bring(table))) return;
    this.#open.set(table, watch);
    // All of it, not what was missed.
    await this.#take(this.parts.hall.say(JSON.stringify({ ...watch, since: undefined }), Date.now()), table);
  }

  async #leave(message: Extract<ClientMessage, { op: 'unwatch' }>): Promise<void> {
    await this.#take(this.parts.hall.say(JSON.stringify(message), Date.now()), message.table);
    this.#forget(message.table);
  }

  /** Out of memory, unless it is nowhere else. */
  #forget(table: string): void {
    this.parts.tabs.leave(table);
    this.#open.set(table, null);
    if (this.parts.kept.keeping !== 'kept' || !this.parts.kept.isWhole(table)) return;
    this.parts.hall.release(table);
    this.#open.delete(table);
  }

  #refuse(message: Exclude<ClientMessage, { op: 'ping' }>, error: Fault): void {
    const token = message.op === 'act' ? message.token : null;
    this.parts.post({ kind: 'tell', message: { op: 'refused', table: message.table, token, error } });
  }

  #take(said: string, table: string): Promise<void> {
    return this.#follow(JSON.parse(said) as Reply, table);
  }

  /** Written down, told, thought about, in this order. What is only watched is neither written nor thought about. */
  async #follow({ keep, tell, think }: Reply, table?: string): Promise<void> {
    const mine = table === undefined || this.parts.tabs.has(table);
    if (mine) await this.#keep(keep.map((one) => this.#shelve(one)));
    for (const message of tell) this.parts.post({ kind: 'tell', message });
    if (mine) for (const order of think) void this.#think(order);
  }

  async #keep(changes: Change[]): Promise<void> {
    if (!changes.length) return;
    const { kept, tabs, post } = this.parts;
    const before = kept.keeping;
    for (const change of changes) if (!isRemoved(change) && !this.#open.has(change.table)) await this.#opened(change.table);
    await kept.write(changes);
    if (kept.keeping !== before) post({ kind: 'keeping', keeping: kept.keeping });
    for (const table of new Set(changes.map((change) => change.table))) tabs.changed(table);
  }

  /** A new table is played where it was opened. */
  async #opened(table: string): Promise<void> {
    this.#open.set(table, null);
    await this.parts.tabs.claim(table);
  }

  #shelve(change: Change): Change {
    if (isRemoved(change)) return change;
    const request = { method: 'GET', path: `/api/tables/${change.table}`, query: {}, body: null };
    const { answer } = JSON.parse(this.parts.hall.ask(JSON.stringify(request), Date.now())) as Reply;
    return answer?.status === 200 ? { ...change, shelved: shelved(answer.body as Table) } : change;
  }

  async #think(order: ThinkOrder): Promise<void> {
    const { thinkers, pauses } = this.parts;
    const { table, ply, undone, pace_ms } = order;
    const pause = pauses.begin(table, pace_ms);
    const said = await thinkers.think('choose', order);
    await pause;
    // Whoever could not think of anything says so, and the hall knows what to do.
    const thought = said ?? JSON.stringify({ table, ply, undone, action: null } satisfies Thought);
    await this.#inTurn(async () => {
      if (this.#open.has(table) && this.parts.tabs.has(table)) await this.#take(this.parts.hall.thought(thought, Date.now()), table);
    });
  }
}
