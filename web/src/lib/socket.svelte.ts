import type { ClientMessage, ServerMessage } from '../wire/wire';
import { base } from './base';
import { enter, house } from './house.svelte';

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
  socket = mine;
  mine.onopen = () => {
    tries = 0;
    heard();
    line.state = 'open';
    line.over = false;
    for (const wake of wakers) wake();
  };
  mine.onmessage = (event) => {
    heard();
    const message = JSON.parse(event.data as string) as ServerMessage;
    for (const listener of listeners) listener(message);
  };
  mine.onclose = (event) => void (socket === mine && (event.code === SESSION_OVER ? askAgain() : lose()));
}

/** Whose page is this now? With a new cookie the line is opened again; without one it stays closed, and the page says why. */
async function askAgain(): Promise<void> {
  heard();
  socket = null;
  line.state = 'lost';
  try {
    await enter();
  } catch {
    return lose();
  }
  if (socket) return;
  if (house.me) return open();
  line.state = 'closed';
  line.over = true;
}

function lose(): void {
  heard();
  socket = null;
  line.state = 'lost';
  tries += 1;
  // Everybody comes back after a restart: not all in the same instant.
  setTimeout(() => socket ?? (line.state === 'lost' && open()), Math.min(8000, 250 * 2 ** tries) * (0.5 + Math.random() / 2));
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
