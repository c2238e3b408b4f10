/** The path the house lives under, with a slash at its end; written into the page by the server. */
export const base: string = written();

function written(): string {
  const element = document.querySelector('base');
  const path = element ? new URL(element.href).pathname : (meta('livret-base') ?? '/');
  return path.endsWith('/') ? path : `${path}/`;
}

/** The address of something inside the house. */
export function href(path: string): string {
  return base + path.replace(/^\//, '');
}

function meta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** Was this page put somewhere without a server of ours? */
export const standsAlone: boolean = meta('livret-server') === 'none';

/** Where people meet instead, if whoever put it there knows a place. */
export const elsewhere: string | null = meta('livret-house') ?? null;
