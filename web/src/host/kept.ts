import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { Keep, KeptRow, KeptTable } from '../wire/wire';
import type { Shelved } from './shelf';

/** How what is played is kept: written down, or only in memory because there is no room or no leave. */
export type Keeping = 'kept' | 'full' | 'denied';

interface Schema extends DBSchema {
  rows: { key: string; value: KeptRow };
  /** By table and number. */
  lines: { key: [string, number]; value: string };
  /** What lists tell of a table: all that the page itself reads here. */
  shelf: { key: string; value: Shelved };
}

/** A change of a table, and what lists tell of it then. */
export type Change = Keep & { shelved?: Shelved };

/** Is the table to be forgotten? */
export const isRemoved = (keep: Keep): keep is Extract<Keep, { removed: true }> => 'removed' in keep;

const NAME = 'livret';
const VERSION = 1;

/** Everything between these belongs to the table. */
const linesOf = (table: string, from = 0): IDBKeyRange => IDBKeyRange.bound([table, from], [table, Infinity]);

export async function openKept(name = NAME): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, VERSION, {
    upgrade(db) {
      db.createObjectStore('rows');
      db.createObjectStore('lines');
      db.createObjectStore('shelf');
    },
    // A newer page waits for us: it may have it, and we go on in memory.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
}

/**
 * The games of this device, in IndexedDB. What cannot be written is held back and written with what comes next: nothing that
 * was kept is lost, and the game goes on in memory.
 */
export class Kept {
  keeping: Keeping;
  #held: Change[] = [];

  private constructor(readonly db: IDBPDatabase<Schema> | null) {
    this.keeping = db ? 'kept' : 'denied';
  }

  static async open(name = NAME): Promise<Kept> {
    return new Kept(await openKept(name).catch(() => null));
  }

  /** Is all that was played of this table written down? */
  isWhole(table: string): boolean {
    return !this.#held.some((keep) => keep.table === table);
  }

  /** Writes everything in one piece, or nothing of it. */
  async write(changes: readonly Change[]): Promise<void> {
    this.#held.push(...changes);
    if (!this.db || !this.#held.length) return;
    try {
      await append(this.db, this.#held);
      this.#held = [];
      this.keeping = 'kept';
    } catch (thrown) {
      this.keeping = thrown instanceof DOMException && thrown.name === 'QuotaExceededError' ? 'full' : 'denied';
    }
  }

  async read(table: string): Promise<KeptTable | null> {
    const found = this.db ? await readFrom(this.db, table).catch(() => null) : null;
    return this.#held.filter((keep) => keep.table === table).reduce(followed, found);
  }

  async ids(): Promise<string[]> {
    const ids = new Set(this.db ? await this.db.getAllKeys('rows').catch(() => []) : []);
    for (const change of this.#held) ids[isRemoved(change) ? 'delete' : 'add'](change.table);
    return [...ids];
  }
}

/** The same table with what was added to it. */
function followed(before: KeptTable | null, keep: Keep): KeptTable | null {
  if (isRemoved(keep)) return null;
  return { row: keep.row, lines: [...(before?.lines.slice(0, keep.from) ?? []), ...keep.lines] };
}

async function readFrom(db: IDBPDatabase<Schema>, table: string): Promise<KeptTable | null> {
  const reading = db.transaction(['rows', 'lines']);
  const [row, lines] = await Promise.all([reading.objectStore('rows').get(table), reading.objectStore('lines').getAll(linesOf(table))]);
  return row ? { row, lines } : null;
}

/** Accepted is durable: the disk has it when this is done. */
async function append(db: IDBPDatabase<Schema>, changes: readonly Change[]): Promise<void> {
  const writing = db.transaction(['rows', 'lines', 'shelf'], 'readwrite', { durability: 'strict' });
  const rows = writing.objectStore('rows');
  const lines = writing.objectStore('lines');
  const shelf = writing.objectStore('shelf');
  const wishes: Promise<unknown>[] = [];
  for (const change of changes) {
    const { table, shelved } = change;
    if (isRemoved(change)) wishes.push(rows.delete(table), lines.delete(linesOf(table)), shelf.delete(table));
    else {
      wishes.push(rows.put(change.row, table));
      if (shelved) wishes.push(shelf.put(shelved, table));
      for (const [i, line] of change.lines.entries()) wishes.push(lines.put(line, [table, change.from + i]));
    }
  }
  await Promise.all([...wishes, writing.done]);
}
