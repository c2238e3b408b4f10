/** The path the house lives under, with a slash at its end; written into the page by the server. */
export const base: string = document.querySelector<HTMLMetaElement>('meta[name="livret-base"]')?.content ?? '/';

/** The address of something inside the house. */
export function href(path: string): string {
  return base + path.replace(/^\//, '');
}
