/** What tabs tell each other of a table. `yours`: whoever plays it is to leave it to another tab. */
type Word = { table: string; what: 'changed' | 'yours' };

/** After so long a tab that does not answer is not waited for. */
const PATIENCE = 1500;

/** One table, one tab: the others watch until they are handed it, or the one that plays it is closed. */
export class Tabs {
  readonly #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('livret.tables');
  /** How to let go of the tables that are played here. */
  readonly #held = new Map<string, () => void>();
  /** Tables that are waited for, with what ends the wait. */
  readonly #awaited = new Map<string, AbortController>();

  constructor(readonly heard: { changed: (table: string) => void; gained: (table: string) => void; lost: (table: string) => void }) {
    this.#channel?.addEventListener('message', ({ data: { table, what } }: MessageEvent<Word>) => {
      if (what === 'changed') heard.changed(table);
      else if (this.#held.has(table)) heard.lost(table);
    });
  }

  /** Is the table played here? */
  has(table: string): boolean {
    return !navigator.locks || this.#held.has(table);
  }

  /** Sits down to play it, if nobody does; otherwise it comes here (`gained`) when the other tab is done. */
  async claim(table: string): Promise<boolean> {
    if (this.has(table)) return true;
    const free = await this.#hold(table, { ifAvailable: true });
    if (!free) this.#await(table);
    return free;
  }

  /** Nobody watches it here any more, or another tab is to play it. */
  leave(table: string): void {
    this.#awaited.get(table)?.abort();
    this.#awaited.delete(table);
    this.#held.get(table)?.();
    this.#held.delete(table);
  }

  /** Asks the other tab for it, and takes it where that does not answer. */
  takeOver(table: string): void {
    if (this.has(table)) return;
    this.#channel?.postMessage({ table, what: 'yours' } satisfies Word);
    setTimeout(() => {
      if (!this.has(table) && this.#awaited.has(table)) void this.#gain(table, { steal: true });
    }, PATIENCE);
  }

  /** Tells those who only watch. */
  changed(table: string): void {
    this.#channel?.postMessage({ table, what: 'changed' } satisfies Word);
  }

  #await(table: string): void {
    this.#awaited.get(table)?.abort();
    const wait = new AbortController();
    this.#awaited.set(table, wait);
    void this.#gain(table, { signal: wait.signal });
  }

  async #gain(table: string, options: LockOptions): Promise<void> {
    if (!(await this.#hold(table, options))) return;
    this.#awaited.delete(table);
    this.heard.gained(table);
  }

  /** Whether the lock was had. It is held until `leave`, or until it is stolen. */
  #hold(table: string, options: LockOptions): Promise<boolean> {
    return new Promise((tell) => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        if (lock) return new Promise((leave) => (this.#held.set(table, leave), tell(true)));
        tell(false);
        return undefined;
      };
      navigator.locks.request(`livret.table.${table}`, options, held).catch(() => {
        tell(false);
        // Stolen from us.
        if (this.#held.delete(table)) this.heard.lost(table);
      });
    });
  }
}
