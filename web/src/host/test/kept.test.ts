import 'fake-indexeddb/auto';

import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Keep, KeptRow } from '../../wire/wire';
import { Kept } from '../kept';

const keep = (table: string, from: number, ...lines: string[]): Keep => ({
  table,
  row: { at: from + lines.length } as unknown as KeptRow,
  from,
  lines,
});
const full = (): never => {
  throw new DOMException('no room', 'QuotaExceededError');
};

afterEach(() => vi.restoreAllMocks());

describe('what is kept on this device', () => {
  it('is there after the page was closed: the last row and every line', async () => {
    const first = await Kept.open('reload');
    await first.write([keep('here-1', 0, 'a', 'b')]);
    await first.write([keep('here-1', 2, 'c'), keep('here-2', 0, 'x')]);
    first.db?.close();
    const again = await Kept.open('reload');
    expect(await again.read('here-1')).toEqual({ row: { at: 3 }, lines: ['a', 'b', 'c'] });
    expect(await again.ids()).toEqual(['here-1', 'here-2']);
  });

  it('is gone when it is removed, with all its lines', async () => {
    const kept = await Kept.open('removed');
    await kept.write([keep('here-1', 0, 'a'), keep('here-10', 0, 'b')]);
    await kept.write([{ table: 'here-1', removed: true }]);
    expect(await kept.read('here-1')).toBeNull();
    expect(await kept.read('here-10')).toEqual({ row: { at: 1 }, lines: ['b'] });
  });

  it('stays whole when there is no room: the game goes on in memory and is written when there is', async () => {
    const kept = await Kept.open('full');
    await kept.write([keep('here-1', 0, 'a')]);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    await kept.write([keep('here-1', 1, 'b')]);
    expect(kept.keeping).toBe('full');
    expect(kept.isWhole('here-1')).toBe(false);
    expect((await kept.read('here-1'))?.lines).toEqual(['a', 'b']);
    const elsewhere = await Kept.open('full');
    expect((await elsewhere.read('here-1'))?.lines).toEqual(['a']);
    vi.restoreAllMocks();
    await kept.write([keep('here-1', 2, 'c')]);
    expect(kept.keeping).toBe('kept');
    expect((await elsewhere.read('here-1'))?.lines).toEqual(['a', 'b', 'c']);
  });

  it('is in memory alone where nothing may be kept', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no leave', 'SecurityError');
    });
    const kept = await Kept.open('denied');
    expect(kept.keeping).toBe('denied');
    await kept.write([keep('here-1', 0, 'a')]);
    expect(await kept.read('here-1')).toEqual({ row: { at: 1 }, lines: ['a'] });
    expect(await kept.ids()).toEqual(['here-1']);
  });
});
