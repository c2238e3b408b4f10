import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { byFrame } from './frames';

/** A page with frames that come when told. */
function page(): { frame: () => void; breathe: () => void; hide: () => void } {
  let next: (() => void) | null = null;
  const document = { visibilityState: 'visible' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => ((next = work), 1));
  return {
    frame: () => {
      next?.();
      vi.advanceTimersByTime(1);
    },
    breathe: () => void vi.advanceTimersByTime(4),
    hide: () => void (document.visibilityState = 'hidden'),
  };
}

describe('by frame', () => {
  let taken: number[];
  const begin = (): ((one: number) => void) => byFrame((one: number) => taken.push(one));
  beforeEach(() => {
    taken = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('hands over the first at once, what follows within a breath together, and the rest after the frame', () => {
    const { frame, breathe } = page();
    const give = begin();
    [1, 2, 3].forEach(give);
    expect(taken).toEqual([1]);
    breathe();
    expect(taken).toEqual([1, 2, 3]);
    [4, 5].forEach(give);
    breathe();
    expect(taken).toEqual([1, 2, 3]);
    frame();
    expect(taken).toEqual([1, 2, 3, 4, 5]);
    frame();
    give(6);
    expect(taken).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('hands over after the frame what has not had its breath', () => {
    const { frame } = page();
    const give = begin();
    [1, 2].forEach(give);
    frame();
    expect(taken).toEqual([1, 2]);
  });

  it('lets what draws nothing pass without a frame, but not before what waits', () => {
    const { frame } = page();
    const give = byFrame((one: number) => taken.push(one), (one) => one > 0);
    [-1, 2].forEach(give);
    expect(taken).toEqual([-1, 2]);
    [3, -4].forEach(give);
    expect(taken).toEqual([-1, 2]);
    frame();
    expect(taken).toEqual([-1, 2, 3, -4]);
  });

  it('does not wait where nobody looks, and overtakes nothing', () => {
    const { hide } = page();
    const give = begin();
    [1, 2].forEach(give);
    hide();
    give(3);
    expect(taken).toEqual([1, 2, 3]);
  });

  it('does not wait for a frame that never comes', () => {
    page();
    const give = begin();
    [1, 2].forEach(give);
    vi.advanceTimersByTime(100);
    expect(taken).toEqual([1, 2]);
  });
});
