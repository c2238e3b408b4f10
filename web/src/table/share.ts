type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * What is true now, made of the pieces of before that have not changed. The server tells every position whole; a
 * house that nobody touched stays the same object, and whatever shows it need not be drawn again.
 */
export function share<T>(before: unknown, now: T): T {
  if (!isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const kept = share(before[key], now[key]);
    same &&= kept === before[key] && key in before;
    (now as Tree)[key] = kept;
  }
  return same ? (before as T) : now;
}

/** The same for what lies by places. */
export function shareEach<V>(before: ReadonlyMap<string, V> | undefined, now: Map<string, V>): Map<string, V> {
  for (const [place, value] of now) now.set(place, share(before?.get(place), value));
  return now;
}
