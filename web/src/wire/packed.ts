/**
 * The text of a packed message: its length in four bytes, the lowest first, and one LZ4 block, as `crates/wire/src/packed.rs`
 * writes it. A block is literals and repetitions by turns; the last has no repetition.
 */
export function unpack(buffer: ArrayBuffer): string {
  const shortest = 4;
  const broken = (): never => {
    throw new Error('a packed message that is not whole');
  };
  const from = new Uint8Array(buffer);
  const to = new Uint8Array(new DataView(buffer).getUint32(0, true));
  let at = 4;
  let end = 0;
  const length = (nibble: number): number => {
    let sum = nibble;
    for (let more = nibble === 15 ? 255 : 0; more === 255; sum += more) more = from[at++] ?? 0;
    return sum;
  };
  while (at < from.length) {
    const token = from[at++]!;
    const literals = length(token >> 4);
    if (at + literals > from.length) broken();
    to.set(from.subarray(at, at + literals), end);
    at += literals;
    end += literals;
    if (at >= from.length) break;
    const back = from[at]! | (from[at + 1]! << 8);
    at += 2;
    const again = length(token & 15) + shortest;
    if (back === 0 || back > end || end + again > to.length) broken();
    // It may run into what it writes itself: byte by byte.
    for (const stop = end + again; end < stop; end += 1) to[end] = to[end - back]!;
  }
  if (end !== to.length) broken();
  return new TextDecoder().decode(to);
}
