import { href } from '../lib/base';

/** Tells a newer service worker which shell this page is: its own is put to use at once. */
const introduce = (worker: ServiceWorker | null): void => worker?.postMessage({ shell: import.meta.url });

async function register(): Promise<void> {
  const found = await navigator.serviceWorker.register(href('/sw.js'), { scope: href('/') });
  introduce(found.waiting);
  found.addEventListener('updatefound', () => {
    const { installing } = found;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && introduce(found.waiting));
  });
}

/** Keeps the shell for when there is no connection, once the page is there. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = (): void => void register().catch(() => {});
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
