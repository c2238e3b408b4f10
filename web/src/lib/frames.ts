/** A page that nobody sees draws no frames, and one may be hidden while a frame is waited for. */
const LONGEST_WAIT = 100;

/**
 * Hands things over in their order, together, just before the next frame is drawn: a burst of news costs one
 * drawing instead of one each, and nothing is seen later for it. Where no frames are drawn there is no waiting.
 */
export function byFrame<T>(take: (one: T) => void): (one: T) => void {
  let waiting: T[] = [];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handOver(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    const now = waiting;
    waiting = [];
    for (const one of now) take(one);
  }
  return (one) => {
    if (globalThis.document?.visibilityState !== 'visible') {
      if (waiting.length) handOver();
      return take(one);
    }
    if (waiting.push(one) > 1) return;
    frame = requestAnimationFrame(handOver);
    timer = setTimeout(handOver, LONGEST_WAIT);
  };
}
