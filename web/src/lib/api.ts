import type { paths } from '../wire/routes';
import type { ErrorBody, Fault } from '../wire/wire';
import { href } from './base';
import { answered, reach } from './reach.svelte';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** The routes that know the method. */
type Route<M extends Method> = { [R in keyof paths]: paths[R] extends Record<M, object> ? R : never }[keyof paths];
/** What a route takes: blanks of its path, a query, a body. */
type Wish<O> = (O extends { parameters: { path: infer P } } ? { path: P } : unknown) &
  (O extends { parameters: { query?: infer Q } } ? { query?: Q } : unknown) &
  (O extends { requestBody: { content: { 'application/json': infer B } } } ? { body: B } : unknown);
/** What it gives. */
type Answer<O> = O extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : undefined;

interface Told {
  path?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

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

function address(route: string, { path = {}, query = {} }: Told): string {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  return href(filled) + (asked.length ? `?${new URLSearchParams(asked)}` : '');
}

async function reached(method: Method, route: string, told: Told): Promise<Response> {
  try {
    return await fetch(address(route, told), {
      method: method.toUpperCase(),
      headers: told.body === undefined ? {} : { 'content-type': 'application/json' },
      body: told.body === undefined ? undefined : JSON.stringify(told.body),
      credentials: 'same-origin',
    });
  } catch {
    reach.gone = true;
    throw new Refused({ code: 'unavailable', message: 'no connection' }, 0);
  }
}

/** Asks the server, along one of its routes. Whatever goes wrong becomes a `Refused` with a code to translate. */
export async function ask<M extends Method, R extends Route<M>>(
  method: M,
  route: R,
  ...[wish]: object extends Wish<paths[R][M]> ? [wish?: Wish<paths[R][M]>] : [wish: Wish<paths[R][M]>]
): Promise<Answer<paths[R][M]>> {
  const answer = await reached(method, route, wish ?? {});
  answered();
  const read: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => null);
  if (answer.ok) return read as Answer<paths[R][M]>;
  const fault = (read as ErrorBody | null)?.error ?? { code: 'internal' as const, message: answer.statusText };
  throw new Refused(fault, answer.status);
}
