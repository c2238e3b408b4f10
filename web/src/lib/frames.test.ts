import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { byFrame } from './frames';

/** A page with frames that come when told. */
function page(): { begin: () => void; frame: () => void; hide: () => void } {
  let asked: (() => void)[] = [];
  const document = { visibilityState: 'visible' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => asked.push(work));
  function begin(): void {
    const now = asked;
    asked = [];
    for (const work of now) work();
  }
  return {
    begin,
    frame: () => {
      begin();
      vi.advanceTimersByTime(1);
    },
    hide: () => void (document.visibilityState = 'hidden'),
  };
}

describe('by frame', () => {
  let taken: number[];
  const begin = (): ((one: number) => void) =>
    byFrame((one: number) => taken.push(one), { isDrawn: (one) => one > 0, isUrgent: (one) => one >= 100 });
  beforeEach(() => {
    taken = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('hands over the first at once, and what follows after the frame, in its order', () => {
    const { frame } = page();
    const give = begin();
    [1, 2, 3].forEach(give);
    expect(taken).toEqual([1]);
    frame();
    expect(taken).toEqual([1, 2, 3]);
    give(4);
    expect(taken).toEqual([1, 2, 3]);
    frame();
    expect(taken).toEqual([1, 2, 3, 4]);
    frame();
    give(5);
    expect(taken).toEqual([1, 2, 3, 4, 5]);
  });

  it('does not let wait what is urgent, nor what stands before it, and draws that before what follows', () => {
    const { begin: beginFrame, frame } = page();
    const give = begin();
    [1, 2].forEach(give);
    beginFrame();
    // It arrives while the frame of the first is drawn, and changes the page after that.
    [100, 3].forEach(give);
    vi.advanceTimersByTime(1);
    expect(taken).toEqual([1, 2, 100]);
    frame();
    expect(taken).toEqual([1, 2, 100, 3]);
  });

  it('lets what draws nothing pass without a frame, but not before what waits', () => {
    const { frame } = page();
    const give = begin();
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
