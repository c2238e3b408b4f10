/** The path the house lives under, with a slash at its end; written into the page by the server. */
export const base: string = written();

function written(): string {
  const element = document.querySelector('base');
  const path = element
    ? new URL(element.href).pathname
    : (document.querySelector<HTMLMetaElement>('meta[name="livret-base"]')?.content ?? '/');
  return path.endsWith('/') ? path : `${path}/`;
}

/** The address of something inside the house. */
export function href(path: string): string {
  return base + path.replace(/^\//, '');
}
