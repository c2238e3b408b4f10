import { untrack } from 'svelte';

import { Refused } from '../lib/api';
import { atLeisure } from '../lib/leisure';
import { reach } from '../lib/reach.svelte';
import { standsAlone } from '../lib/base';
import type { NewTable } from '../wire/wire';
import { device, deviceHost } from './device.svelte';
import type { Answered, Host, Method, Told } from './host';
import { hasDevice, isLocal, needsNobody } from './local';
import { serverHost } from './server';

/** The host of a table. */
export const hostOf = (table: string): Host => (isLocal(table) ? deviceHost : serverHost);

const canPlayHere = (): boolean => hasDevice && device.state !== 'broken';

/** So long the page itself comes first. */
const LATER = 1500;

/** Begins the worker when the page has long been there: whoever then wants to play does not wait for it. */
export function warmUp(): void {
  if (hasDevice) setTimeout(() => atLeisure(() => void deviceHost.comeIn().catch(() => {})), LATER);
}

/** Is nobody there but this page? */
export const isAlone = (): boolean => standsAlone || reach.gone || reach.offline;

/** Where a new table is to be: on this device where that can be, unless somebody wishes it elsewhere and there is an elsewhere. */
export function hostFor(table: NewTable, wish: 'device' | 'server'): Host {
  const here = canPlayHere() && needsNobody(table) && (wish === 'device' || isAlone());
  return here ? deviceHost : serverHost;
}

/** What nobody else is needed for. */
const ANYWHERE: readonly string[] = ['/api/cards', '/api/preview', '/api/house', '/api/start', '/api/records'];

/** Whoever can answer, asked once: what asks does not begin anew when a host comes or goes. */
export const askHosts = (method: Method, route: string, told: Told): Promise<Answered> => untrack(() => answer(method, route, told));

/** A table's own host; otherwise the server, and where it is away what needs nobody is answered here. */
async function answer(method: Method, route: string, told: Told): Promise<Answered> {
  const table = told.path?.['id'];
  if (table !== undefined && isLocal(table)) return deviceHost.ask(method, route, told);
  const standIn = canPlayHere() && ANYWHERE.includes(route);
  if (standsAlone && standIn) return deviceHost.ask(method, route, told);
  try {
    return await serverHost.ask(method, route, told);
  } catch (thrown) {
    if (standIn && thrown instanceof Refused && thrown.status === 0) return deviceHost.ask(method, route, told);
    throw thrown;
  }
}
