/** Runs something when the page has nothing else to do; the answer calls it off. */
export function atLeisure(work: () => void): () => void {
  // Safari does not tell when it is idle.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 200 });
  return () => cancelIdleCallback(idle);
}

/** Work that is asked for again and again, and done once when there is leisure. */
export function chore(work: () => void): { ask: () => void; callOff: () => void } {
  let off: (() => void) | null = null;
  return {
    ask: () => void (off ??= atLeisure(() => ((off = null), work()))),
    callOff: () => off?.(),
  };
}
