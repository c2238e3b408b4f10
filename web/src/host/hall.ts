import type { ServerMessage } from '../wire/wire';

/** The house in the page, as `livret_wasm.js` has it: tables without sockets, storage or threads. What it says is JSON. */
export interface Hall {
  /** A kept table into memory. */
  bring(kept: string): void;
  release(table: string): void;
  /** What a client says over a socket. */
  say(message: string, now: number): string;
  /** What a client asks over HTTP. */
  ask(request: string, now: number): string;
  /** What a bot came to. */
  thought(thought: string, now: number): string;
}

/** Where bots think: it knows no table but the one in the order. */
export interface Thinker {
  choose(order: string): string;
  advise(order: string): string;
}

/** What comes of a word to the hall. */
export interface Reply {
  answer: { status: number; body: unknown } | null;
  tell: ServerMessage[];
  /** To be written before anything is told. */
  keep: Keep[];
  think: ThinkOrder[];
}

/** A table's row, without its log. It holds the seed: it never reaches the page. */
export type Row = Record<string, unknown>;

export type Keep = { table: string; row: Row; from: number; lines: string[]; removed?: undefined } | { table: string; removed: true };

/** A table as it is kept. */
export interface KeptTable {
  row: Row;
  lines: string[];
}

/** The whole game, for a bot: it never reaches the page either. */
export interface ThinkOrder {
  table: string;
  ply: number;
  undone: number;
  pace_ms: number;
  [more: string]: unknown;
}

export interface Thought {
  table: string;
  ply: number;
  undone: number;
  action: string | null;
}

/** A question as the hall is asked it. */
export interface Request {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}
