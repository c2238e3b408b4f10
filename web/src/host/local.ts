import { LOCAL_PREFIX, type NewTable } from '../wire/wire';

declare const __LIVRET_WASM__: boolean;

/** Can tables be played in this page? Not where the build had no wasm. */
export const hasDevice: boolean = __LIVRET_WASM__ && typeof WebAssembly !== 'undefined' && typeof Worker !== 'undefined';

/** Is it the id of a table of this device? The server's are eight letters and digits. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL_PREFIX);

/** Does everybody sit here, and nobody else look on? Then no server is needed. */
export const needsNobody = ({ seats, clock, spectators, share }: NewTable): boolean =>
  seats.every(({ kind }) => kind !== 'open') && clock.kind === 'none' && !spectators && !share;
