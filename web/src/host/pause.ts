/** Bots that take their time: how long is drawn before they think, so that it tells nothing of what they hold. */
export class Pauses {
  readonly #ends = new Map<string, () => void>();

  /** Over after so long, or when the table is hurried. */
  begin(table: string, ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(end, ms);
      const ends = this.#ends;
      ends.set(table, end);
      function end(): void {
        clearTimeout(timer);
        if (ends.get(table) === end) ends.delete(table);
        done();
      }
    });
  }

  hurry(table: string): void {
    this.#ends.get(table)?.();
  }
}
