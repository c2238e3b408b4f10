import type { ClientMessage, LocalRequest, ServerMessage } from '../wire/wire';
import type { Keeping } from './kept';

/** From the page to its worker. */
export type ToWorker =
  | { kind: 'say'; message: ClientMessage }
  | { kind: 'ask'; number: number; request: LocalRequest }
  /** Another tab plays this table: let it be played here. */
  | { kind: 'take'; table: string }
  /** All games of this device as one file, and such a file back. */
  | { kind: 'export'; number: number }
  | { kind: 'import'; number: number; file: Blob };

/** From the worker to the page: what a table shows, and nothing else of it. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'tell'; message: ServerMessage }
  | { kind: 'answer'; number: number; status: number; body: unknown }
  | { kind: 'keeping'; keeping: Keeping }
  /** Is the table played in another tab? */
  | { kind: 'elsewhere'; table: string; elsewhere: boolean }
  | { kind: 'broken'; why: string };
