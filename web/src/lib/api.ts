import { askHosts } from '../host';
import type { Answered, Method, Told } from '../host/host';
import type { paths } from '../wire/routes';
import type { ErrorBody, Fault } from '../wire/wire';

/** The routes that know the method. */
type Route<M extends Method> = { [R in keyof paths]: paths[R] extends Record<M, object> ? R : never }[keyof paths];
/** What a route takes: blanks of its path, a query, a body. */
type Wish<O> = (O extends { parameters: { path: infer P } } ? { path: P } : unknown) &
  (O extends { parameters: { query?: infer Q } } ? { query?: Q } : unknown) &
  (O extends { requestBody: { content: { 'application/json': infer B } } } ? { body: B } : unknown);
/** What it gives. */
type Answer<O> = O extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : undefined;

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

type Wished<M extends Method, R extends Route<M>> =
  object extends Wish<paths[R][M]> ? [wish?: Wish<paths[R][M]>] : [wish: Wish<paths[R][M]>];

/** Asks whoever can answer, along one of the server's routes. Whatever goes wrong becomes a `Refused` with a code to translate. */
export async function ask<M extends Method, R extends Route<M>>(
  method: M,
  route: R,
  ...[wish]: Wished<M, R>
): Promise<Answer<paths[R][M]>> {
  return read(await askHosts(method, route, wish ?? {}));
}

/** The same of one host. */
export async function askAt<M extends Method, R extends Route<M>>(
  host: { ask: (method: Method, route: string, told: Told) => Promise<Answered> },
  method: M,
  route: R,
  ...[wish]: Wished<M, R>
): Promise<Answer<paths[R][M]>> {
  return read(await host.ask(method, route, wish ?? {}));
}

function read<A>({ status, body }: Answered): A {
  if (status >= 200 && status < 300) return body as A;
  throw new Refused((body as ErrorBody | null)?.error ?? { code: 'internal', message: `${status}` }, status);
}
