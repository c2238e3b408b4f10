import type { ErrorBody, Fault } from '../wire/wire';
import { href } from './base';
import { reach } from './reach.svelte';

/** An answer that is not a success. */
export class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.message);
  }
}

/** Whatever was thrown, as a fault that can be explained. */
export function faultOf(thrown: unknown): Fault {
  return thrown instanceof Refused ? thrown.fault : { code: 'internal', message: String(thrown) };
}

/** Asks the server. Whatever goes wrong becomes a `Refused` with a code to translate. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(href('/api' + path), {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    reach.gone = true;
    throw new Refused({ code: 'unavailable', message: 'no connection' }, 0);
  }
  reach.gone = false;
  if (answer.status === 204) return undefined as T;
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok) return read as T;
  const fault = (read as ErrorBody | null)?.error ?? { code: 'internal' as const, message: answer.statusText };
  throw new Refused(fault, answer.status);
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
