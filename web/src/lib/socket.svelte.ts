import { unpack } from '../wire/packed';
import type { ClientMessage, ServerMessage } from '../wire/wire';
import { ask } from './api';
import { base } from './base';
import { enter, house } from './house.svelte';
import { answered } from './reach.svelte';

type Listener = (message: ServerMessage) => void;

/** The one socket of this page: opened on first use, opened again when it is lost. `over`: our session ended elsewhere. */
export const line: { state: 'closed' | 'opening' | 'open' | 'lost'; over: boolean } = $state({ state: 'closed', over: false });

/** The server closes with this code when the session has ended by which the socket was opened. */
const SESSION_OVER = 4401;

const listeners = new Set<Listener>();
const wakers = new Set<() => void>();
let socket: WebSocket | null = null;
let tries = 0;

const PING = JSON.stringify({ op: 'ping' } satisfies ClientMessage);
const PING_EVERY = 10_000;
/** After so long without a word the line is dead, whatever the browser believes. */
const PATIENCE = 6_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

function heard(): void {
  clearTimeout(waiting);
  waiting = undefined;
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}ws`;
}

function open(): void {
  line.state = tries === 0 ? 'opening' : 'lost';
  const mine = new WebSocket(address());
  mine.binaryType = 'arraybuffer';
  socket = mine;
  mine.onopen = () => {
    tries = 0;
    heard();
    line.state = 'open';
    line.over = false;
    answered();
    for (const wake of wakers) wake();
  };
  mine.onmessage = (event) => {
    heard();
    const data = event.data as string | ArrayBuffer;
    const message = JSON.parse(typeof data === 'string' ? data : unpack(data)) as ServerMessage;
    for (const listener of listeners) listener(message);
  };
  mine.onclose = (event) => void (socket === mine && (event.code === SESSION_OVER ? askAgain() : lose()));
}

/** Whose cookie do we have? Nothing on the page is begun anew for the answer, if it is still ours. */
async function isOurs(): Promise<boolean> {
  const { me } = await ask('get', '/api/house');
  if (!me) return false;
  if (me.id === house.me?.id) Object.assign(house.me, me);
  else await enter();
  return true;
}

/** Our session has ended. Another page of this browser may have begun a new one, and its cookie may still be on its way. */
async function askAgain(): Promise<void> {
  heard();
  socket = null;
  line.state = 'opening';
  let ours = false;
  try {
    for (const wait of [200, 600, 1200]) {
      await new Promise((done) => setTimeout(done, wait));
      ours = await isOurs();
      if (ours) break;
    }
  } catch {
    return lose();
  }
  if (!socket && line.state === 'opening') openIf(ours);
}

/** With a cookie the line is opened again; without one it stays closed, and the page says why. */
function openIf(ours: boolean): void {
  if (ours) return open();
  line.state = 'closed';
  line.over = true;
}

/** Opens a lost line again. If even that was refused, it may be to us: then it is asked whether we are still somebody. */
async function retry(): Promise<void> {
  const ours = tries < 2 || (await isOurs().catch(() => true));
  if (!socket && line.state === 'lost') openIf(ours);
}

function lose(): void {
  heard();
  socket = null;
  line.state = 'lost';
  tries += 1;
  // Everybody comes back after a restart: not all in the same instant.
  setTimeout(() => void (socket ?? retry()), Math.min(8000, 250 * 2 ** tries) * (0.5 + Math.random() / 2));
}

/** A dead line is left, not closed politely: nobody would answer that either. */
function leave(): void {
  socket?.close();
  if (socket) lose();
}

/** Opens the socket if it is not; `onOpen` runs now if it is, and each time it opens. */
export function connect(listener: Listener, onOpen: () => void): () => void {
  listeners.add(listener);
  wakers.add(onOpen);
  if (!socket) open();
  else if (line.state === 'open') onOpen();
  return () => {
    listeners.delete(listener);
    wakers.delete(onOpen);
  };
}

/** Listens without asking for the socket: for those who only want to know. */
export function overhear(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Drops the socket, so that the next one is opened as who we are now. */
export function hangUp(): void {
  socket?.close();
}

/** Leaves for good: nothing is opened again until somebody asks for it. */
export function part(): void {
  const left = socket;
  socket = null;
  heard();
  line.state = 'closed';
  left?.close();
}

/** Sends, if the socket is open; says whether it did. */
export function send(message: ClientMessage): boolean {
  if (!socket || socket.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  listenFor(message.op === 'act');
  return true;
}

/** An answer must come. Actions have theirs; to everything else a ping is added. */
function listenFor(answered: boolean): void {
  if (waiting !== undefined) return;
  waiting = setTimeout(leave, PATIENCE);
  if (!answered && socket?.readyState === WebSocket.OPEN) socket.send(PING);
}

setInterval(() => line.state === 'open' && listenFor(false), PING_EVERY);

addEventListener('online', () => socket ?? (line.state === 'lost' && open()));
