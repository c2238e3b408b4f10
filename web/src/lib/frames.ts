/** A page that nobody sees draws no frames, and one may be hidden while a frame is waited for. */
const LONGEST_WAIT = 100;

function inFrame(work: () => void, when: (work: () => void) => void): void {
  let done = false;
  const once = (): void => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => when(once));
  setTimeout(once, LONGEST_WAIT);
}

/** Runs something as soon as the next frame is drawn. */
export const afterFrame = (work: () => void): void => inFrame(work, (once) => setTimeout(once));

/** Runs something as the next frame begins: what it changes is drawn in it. */
const asFrameBegins = (work: () => void): void => inFrame(work, (once) => once());

/**
 * Hands things over in their order, for each frame the first at once and what follows together as the frame begins.
 * A burst of news is drawn once a frame instead of once a piece, and nothing waits for a frame that does not show it.
 * Where no frames are drawn there is no waiting, and what draws nothing keeps nothing waiting.
 */
export function byFrame<T>(take: (one: T) => void, isDrawn: (one: T) => boolean = () => true): (one: T) => void {
  let waiting: T[] = [];
  let due = false;

  function handOver(): void {
    const now = waiting;
    waiting = [];
    for (const one of now) take(one);
  }
  function draw(): void {
    due = true;
    handOver();
    asFrameBegins(() => {
      due = false;
      handOver();
    });
  }
  return (one) => {
    if (!waiting.length && !isDrawn(one)) return take(one);
    waiting.push(one);
    if (globalThis.document?.visibilityState !== 'visible') handOver();
    else if (!due) draw();
  };
}
