import { base, href } from './base';
import { land } from './land';

/** Where we are, inside the house: always begins with a slash. */
export const place = $state({ path: inside(location.pathname), query: new URLSearchParams(location.search), hash: location.hash });

function inside(pathname: string): string {
  return '/' + (pathname.startsWith(base) ? pathname.slice(base.length) : pathname.replace(/^\//, ''));
}

function arrive(): void {
  place.path = inside(location.pathname);
  place.query = new URLSearchParams(location.search);
  place.hash = location.hash;
}

/** Goes to a page of the house. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? 'replaceState' : 'pushState'](null, '', href(path));
  arrive();
  if (options.replace) return;
  if (place.hash) return seek(decode(place.hash.slice(1)), 40);
  scrollTo(0, 0);
  // A new page begins at its top, for those who hear it.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
}

/** Goes to a part of a page, which may still be on its way. */
function seek(id: string, tries: number): void {
  const target = document.getElementById(id);
  if (target) {
    target.scrollIntoView();
    land(target, { preventScroll: true });
  } else if (tries > 0) setTimeout(() => seek(id, tries - 1), 50);
}

/** What somebody typed into the address bar need not be well written. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Ordinary links stay ordinary links; those inside the house do not load the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  // A name with a dot is a file, as for the server.
  if (!link.pathname.startsWith(base) || link.pathname.startsWith(href('/api/')) || /\.[a-z]+$/.test(link.pathname)) return;
  event.preventDefault();
  // With a <base> in the page a bare fragment would lead to the entrance; it means this page.
  const written = link.getAttribute('href') ?? '';
  if (written.startsWith('#')) return go(place.path + location.search + written);
  go(inside(link.pathname) + link.search + link.hash);
}

addEventListener('popstate', arrive);

/** The parts of a path that fits a pattern such as `/table/:id`, or null. */
export function matches(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [i, word] of wanted.entries()) {
    if (word.startsWith(':')) parts[word.slice(1)] = decode(given[i]!);
    else if (word !== given[i]) return null;
  }
  return parts;
}
