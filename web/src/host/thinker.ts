import type { Thinker } from './hall';
import { loadWasm } from './wasm';

/** To a thinker: first the program, then one order after another. */
export type ToThinker = { module: WebAssembly.Module } | { work: 'choose' | 'advise'; order: string };
export type FromThinker = { said: string | null };

let thinker: Promise<Thinker> | null = null;

async function think(work: 'choose' | 'advise', order: string): Promise<string | null> {
  try {
    return (await thinker)?.[work](order) ?? null;
  } catch {
    return null;
  }
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if ('module' in data) thinker = loadWasm(data.module).then((wasm) => new wasm.Thinker());
  else void think(data.work, data.order).then((said) => postMessage({ said } satisfies FromThinker));
});
