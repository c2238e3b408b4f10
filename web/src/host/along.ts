import { ask } from '../lib/api';
import { base } from '../lib/base';
import { isLocal } from './local';

/** Hands somebody a file. */
export function save(contents: Blob, name: string): void {
  const address = URL.createObjectURL(contents);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** The table of this device whose record a link gives to take along. */
function recordOf(link: HTMLAnchorElement | null): string | null {
  if (!link?.hasAttribute('download') || !link.pathname.startsWith(base)) return null;
  const id = /^api\/tables\/([^/]+)\/record$/.exec(link.pathname.slice(base.length))?.[1];
  return id !== undefined && isLocal(id) ? id : null;
}

/** No server knows the record of a game of this device: such a link is followed here. */
export function takeAlong(event: MouseEvent, complain: (thrown: unknown) => void): void {
  const id = recordOf((event.target as Element).closest?.('a'));
  if (id === null) return;
  event.preventDefault();
  ask('get', '/api/tables/{id}/record', { path: { id } })
    .then((record) => save(new Blob([JSON.stringify(record)], { type: 'application/json' }), `${id}.json`))
    .catch(complain);
}
