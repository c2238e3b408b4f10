import type { Hall, Thinker } from './hall';

/** The module as wasm-bindgen writes it. */
export interface Wasm {
  default(from: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  Hall: new (entropy: Uint8Array) => Hall;
  Thinker: new () => Thinker;
}

// Where the build had no wasm there is nothing here, and nobody asks for it (`hasWasm`).
const modules = import.meta.glob<Wasm>('../../wasm/livret_wasm.js');
const files = import.meta.glob<string>('../../wasm/livret_wasm_bg.wasm', { query: '?url', import: 'default', eager: true });

/** Compiled once for all workers, while it comes. */
export function compiled(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(Object.values(files)[0]!));
}

/** The module, ready to be used. */
export async function loadWasm(module: WebAssembly.Module): Promise<Wasm> {
  const wasm = await Object.values(modules)[0]!();
  await wasm.default({ module_or_path: module });
  return wasm;
}
