import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a machine may have: Debian's folder, and the names behind `sans-serif`, `serif` and `monospace`. */
const SETS = {
  dejavu: { package: 'fonts-dejavu-core', dir: 'truetype/dejavu', families: ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono'] },
  liberation: {
    package: 'fonts-liberation',
    dir: 'truetype/liberation',
    families: ['Liberation Sans', 'Liberation Serif', 'Liberation Mono'],
  },
  noto: { package: 'fonts-noto-core', dir: 'truetype/noto', families: ['Noto Sans', 'Noto Serif', 'Noto Sans'] },
};

export const FONTS = Object.keys(SETS);

/**
 * Writes a fontconfig with one set of fonts, and Noto CJK for Japanese, so that no page depends on what happens to be installed.
 * Returns its path. Fonts that are only unpacked are found by `LIVRET_FONTS_DIR`.
 */
export function fontconfig(name: string, temp: string, from = '/usr/share/fonts'): string {
  const set = SETS[name as keyof typeof SETS];
  if (!set) throw new Error(`LIVRET_FONTS is "${name}"; it can be ${FONTS.join(', ')}`);
  const dir = join(from, set.dir);
  if (!existsSync(dir)) throw new Error(`there are no fonts in ${dir}: please install ${set.package}`);
  const aliases = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
    (generic, i) =>
      `<alias binding="same"><family>${generic}</family><prefer><family>${set.families[i] ?? set.families[0]}</family></prefer></alias>`,
  );
  const cache = join(temp, 'font-cache');
  mkdirSync(cache, { recursive: true });
  const path = join(temp, `fonts-${name}.conf`);
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `<dir>${dir}</dir>`,
    `<dir>${join(from, 'opentype/noto')}</dir>`,
    `<cachedir>${cache}</cachedir>`,
    ...aliases,
    '</fontconfig>',
  ];
  writeFileSync(path, lines.join('\n') + '\n');
  return path;
}
