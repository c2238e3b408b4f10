import { emsOf, forgetWidths, longerLine } from './lettering';

/** Counts up when the letters of names have come; until then they are measured in those of the machine. */
let version = $state(0);

if (typeof document !== 'undefined' && 'fonts' in document)
  document.fonts.addEventListener('loadingdone', () => {
    forgetWidths();
    version += 1;
  });

const serif = (): string => getComputedStyle(document.documentElement).getPropertyValue('--serif') || 'serif';
let family: { lang: string; font: string } | null = null;
/** What `--serif` is in the language of the page. */
function letters(): string {
  const { lang } = document.documentElement;
  if (family?.lang !== lang) family = { lang, font: serif() };
  return family.font;
}

/** How wide the longer line of a name is, in ems. */
export function lineOf(name: string): number {
  void version;
  const font = letters();
  return longerLine(name, (text) => emsOf(text, font));
}
