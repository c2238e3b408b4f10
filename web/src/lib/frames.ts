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

/** What follows on the first piece of news comes within so short a time, or not before the next frame. */
const BREATH = 4;

/**
 * Hands things over in their order, twice at most for each frame: the first at once, and together what follows it
 * within a breath. A burst of news costs two turns of work a frame instead of one for each piece, and none of them is
 * long. Where no frames are drawn there is no waiting, and what draws nothing keeps nothing waiting.
 */
export function byFrame<T>(take: (one: T) => void, isDrawn: (one: T) => boolean = () => true): (one: T) => void {
  let waiting: T[] = [];
  let helpings = 0;

  function handOver(): void {
    const now = waiting;
    waiting = [];
    for (const one of now) take(one);
  }
  function draw(): void {
    helpings = 1;
    handOver();
    afterFrame(() => {
      helpings = 0;
      if (waiting.length) draw();
    });
  }
  return (one) => {
    if (!waiting.length && !isDrawn(one)) return take(one);
    waiting.push(one);
    if (globalThis.document?.visibilityState !== 'visible') handOver();
    else if (!helpings) draw();
    else if (helpings === 1) {
      helpings = 2;
      setTimeout(handOver, BREATH);
    }
  };
}
