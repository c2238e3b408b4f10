import { afterEach, describe, expect, it, vi } from 'vitest';

import { byFrame } from './frames';

/** A page with frames that come when told. */
function page(visibilityState: 'visible' | 'hidden'): { frame: () => void; hide: () => void } {
  let next: (() => void) | null = null;
  const document = { visibilityState };
  vi.stubGlobal('document', document);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => ((next = work), 1));
  vi.stubGlobal('cancelAnimationFrame', () => (next = null));
  return { frame: () => next?.(), hide: () => void (document.visibilityState = 'hidden') };
}

describe('by frame', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('hands over what came since the last frame, in its order', () => {
    const { frame } = page('visible');
    const taken: number[] = [];
    const give = byFrame((one: number) => taken.push(one));
    [1, 2, 3].forEach(give);
    expect(taken).toEqual([]);
    frame();
    expect(taken).toEqual([1, 2, 3]);
    give(4);
    frame();
    expect(taken).toEqual([1, 2, 3, 4]);
  });

  it('does not wait where nobody looks, and overtakes nothing', () => {
    const { hide } = page('visible');
    const taken: number[] = [];
    const give = byFrame((one: number) => taken.push(one));
    give(1);
    hide();
    give(2);
    expect(taken).toEqual([1, 2]);
  });

  it('does not wait for a frame that never comes', () => {
    vi.useFakeTimers();
    page('visible');
    const taken: number[] = [];
    byFrame((one: number) => taken.push(one))(1);
    vi.advanceTimersByTime(100);
    expect(taken).toEqual([1]);
  });
});
