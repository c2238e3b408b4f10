import { Refused } from '../lib/api';
import { house } from '../lib/house.svelte';
import type { ClientMessage, ServerMessage } from '../wire/wire';
import type { Answered, Host, Method, Told } from './host';
import type { Keeping } from './kept';
import type { FromWorker, ToWorker } from './messages';

/** What there is to be said of the tables of this device. */
export const device: {
  state: 'closed' | 'opening' | 'open' | 'broken';
  keeping: Keeping;
  /** Tables that another tab plays. */
  elsewhere: Set<string>;
} = $state({ state: 'closed', keeping: 'kept', elsewhere: new Set() });

/** So often a worker that broke is begun anew; what was played is kept. */
const TRIES = 3;

const listeners = new Set<(message: ServerMessage) => void>();
const wakers = new Set<() => void>();
const asked = new Map<number, { tell: (answer: Answered) => void; fail: (why: unknown) => void }>();
let worker: Worker | null = null;
let opened: Promise<void> | null = null;
let asks = 0;
let breaks = 0;
/** As whom we play there. */
let called: string | undefined;

const gone = (): Refused => new Refused({ code: 'unavailable', message: 'the tables of this device cannot be opened' }, 0);

function begin(settle: { done: () => void; fail: (why: unknown) => void }): void {
  const mine = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker = mine;
  const fall = (): void => {
    if (worker !== mine) return;
    mine.terminate();
    for (const { fail } of asked.values()) fail(gone());
    asked.clear();
    called = undefined;
    breaks += 1;
    device.state = 'opening';
    if (breaks < TRIES) return begin(settle);
    device.state = 'broken';
    settle.fail(gone());
  };
  mine.onerror = fall;
  mine.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'broken') return fall();
    if (data.kind === 'ready') settle.done();
    hear(data);
  };
}

function hear(word: Exclude<FromWorker, { kind: 'broken' }>): void {
  switch (word.kind) {
    case 'ready':
      device.state = 'open';
      for (const wake of wakers) wake();
      break;
    case 'tell':
      for (const listener of listeners) listener(word.message);
      break;
    case 'answer':
      asked.get(word.number)?.tell(word);
      asked.delete(word.number);
      break;
    case 'keeping':
      device.keeping = word.keeping;
      break;
    case 'elsewhere': {
      const tables = new Set(device.elsewhere);
      tables[word.elsewhere ? 'add' : 'delete'](word.table);
      device.elsewhere = tables;
      break;
    }
  }
}

/** Starts the worker, if it does not run yet. */
function open(): Promise<void> {
  opened ??= new Promise((done, fail) => {
    device.state = 'opening';
    begin({ done, fail });
  });
  return opened;
}

/** Answers to a word come under its number. */
async function question(word: (number: number) => ToWorker): Promise<Answered> {
  await open();
  return new Promise((tell, fail) => {
    const number = (asks += 1);
    asked.set(number, { tell, fail });
    worker!.postMessage(word(number));
  });
}

function ask(method: Method, route: string, { path = {}, query = {}, body = null }: Told): Promise<Answered> {
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  const wanted = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  const request = { method: method.toUpperCase(), path: filled, query: Object.fromEntries(wanted) as Record<string, string>, body };
  return question((number) => ({ kind: 'ask', number, request }));
}

function connect(hear: (message: ServerMessage) => void, onOpen: () => void): () => void {
  listeners.add(hear);
  wakers.add(onOpen);
  if (device.state === 'open') onOpen();
  else open().catch(() => {});
  return () => {
    listeners.delete(hear);
    wakers.delete(onOpen);
  };
}

function send(message: ClientMessage): boolean {
  if (device.state !== 'open') return false;
  worker!.postMessage({ kind: 'say', message } satisfies ToWorker);
  return true;
}

/** Opens it as whoever we are on the server, if we are anybody. */
async function comeIn(): Promise<void> {
  await open();
  const name = house.me?.name;
  if (name !== undefined && name !== called) await ask('post', '/api/guest', { body: { name } });
  called = name;
}

/** A worker of this page: its tables need no server and no network. */
export const deviceHost: Host = {
  get reachable() {
    return device.state === 'open';
  },
  mayPlay: (table) => !device.elsewhere.has(table),
  comeIn,
  connect,
  send,
  ask,
};

/** Lets a table be played here that another tab plays. */
export function takeOver(table: string): void {
  worker?.postMessage({ kind: 'take', table } satisfies ToWorker);
}

/** All games of this device as one file. */
export async function exportAll(): Promise<Blob> {
  return (await question((number) => ({ kind: 'export', number }))).body as Blob;
}

/** Such a file back; tells how many games came with it. */
export const importAll = (file: Blob): Promise<Answered> => question((number) => ({ kind: 'import', number, file }));
