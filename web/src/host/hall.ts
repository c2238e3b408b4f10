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
