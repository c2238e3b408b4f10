/** A page that nobody sees draws no frames, and one may be hidden while a frame is waited for. */
const LONGEST_WAIT = 100;

/** Runs something as soon as the next frame is drawn. */
export function afterFrame(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_WAIT);
}

/**
 * Hands things over in their order, but not twice between two frames: the first at once, what follows together when
 * that has been drawn. A burst of news costs a drawing for each frame instead of one for each piece, and nothing is
 * seen later for it. What is urgent does not wait; where no frames are drawn there is no waiting, and what draws
 * nothing keeps nothing waiting.
 */
export function byFrame<T>(
  take: (one: T) => void,
  { isDrawn, isUrgent }: { isDrawn: (one: T) => boolean; isUrgent: (one: T) => boolean },
): (one: T) => void {
  let waiting: T[] = [];
  let drawn = true;
  let drawings = 0;

  function handOver(): void {
    const now = waiting;
    waiting = [];
    for (const one of now) take(one);
  }
  function draw(): void {
    drawn = false;
    const last = ++drawings;
    handOver();
    afterFrame(() => {
      // What was urgent has a frame of its own.
      if (last !== drawings) return;
      drawn = true;
      if (waiting.length) draw();
    });
  }
  return (one) => {
    if (!waiting.length && !isDrawn(one)) return take(one);
    waiting.push(one);
    if (globalThis.document?.visibilityState !== 'visible') handOver();
    else if (drawn || isUrgent(one)) draw();
  };
}
