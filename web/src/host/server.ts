import { Refused } from '../lib/api';
import { href, standsAlone } from '../lib/base';
import { comeIn } from '../lib/house.svelte';
import { answered, reach } from '../lib/reach.svelte';
import { connect, line, send } from '../lib/socket.svelte';
import type { Answered, Host, Method, Told } from './host';

function address(route: string, { path = {}, query = {} }: Told): string {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  return href(filled) + (asked.length ? `?${new URLSearchParams(asked)}` : '');
}

const nobody = (): Refused => new Refused({ code: 'unavailable', message: 'no connection' }, 0);

async function reached(method: Method, route: string, told: Told): Promise<Response> {
  if (standsAlone) throw nobody();
  try {
    return await fetch(address(route, told), {
      method: method.toUpperCase(),
      headers: told.body === undefined ? {} : { 'content-type': 'application/json' },
      body: told.body === undefined ? undefined : JSON.stringify(told.body),
      credentials: 'same-origin',
    });
  } catch {
    reach.gone = true;
    throw nobody();
  }
}

/** What can be read of an answer that is no success and says nothing itself. */
const unread = (response: Response): unknown => (response.ok ? null : { error: { code: 'internal', message: response.statusText } });

async function ask(method: Method, route: string, told: Told): Promise<Answered> {
  const response = await reached(method, route, told);
  answered();
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => unread(response));
  return { status: response.status, body };
}

/** The server that this page came from. */
export const serverHost: Host = {
  get reachable() {
    return line.state === 'open';
  },
  mayPlay: () => true,
  comeIn,
  connect,
  send,
  ask,
};
