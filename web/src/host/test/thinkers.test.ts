import { describe, expect, it, vi } from 'vitest';

import { Pauses } from '../pause';
import { Thinkers } from '../thinkers';

describe('those who think', () => {
  it('are as many as there are orders, but no more than there may be, and serve them in turn', async () => {
    const tell: (() => void)[] = [];
    const asked: string[] = [];
    const think = (_: string, order: string): Promise<string> => {
      asked.push(order);
      return new Promise((done) => tell.push(() => done(`did ${order}`)));
    };
    const make = vi.fn(() => ({ think }));
    const thinkers = new Thinkers(2, make);
    const said = [1, 2, 3].map((order) => thinkers.think('choose', order));
    expect([make.mock.calls.length, asked]).toEqual([2, ['1', '2']]);
    tell[1]!();
    expect(await said[1]).toBe('did 2');
    await expect.poll(() => asked).toEqual(['1', '2', '3']);
    tell[0]!();
    tell[2]!();
    expect(await Promise.all(said)).toEqual(['did 1', 'did 2', 'did 3']);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

describe('the pause of a bot', () => {
  it('ends by itself, or when its table is hurried and no other', async () => {
    vi.useFakeTimers();
    const pauses = new Pauses();
    const over: string[] = [];
    const wait = (table: string): Promise<unknown> => pauses.begin(table, 600).then(() => over.push(table));
    const both = [wait('a'), wait('b')];
    pauses.hurry('a');
    await both[0];
    expect(over).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(600);
    expect(over).toEqual(['a', 'b']);
    vi.useRealTimers();
  });
});
