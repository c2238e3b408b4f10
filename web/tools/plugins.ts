import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
const web = join(here, '..');

/** What the command line and the bots say themselves. */
const ELSEWHERE = new Set(['reasons.ftl', 'terminal.ftl']);
/** What is said of card data and laid positions, to the few who write some. */
const DATA = new Set(['arrange.ftl', 'cards.ftl']);

/** `words/fr` is what the files of that language say, in one text but those; `words/fr/data` what is said of data. */
export function words(): Plugin {
  const folder = (lang: string): string => join(web, '..', 'words', lang);
  return {
    name: 'livret-words',
    resolveId: (id) => (/^words\/[a-z-]+(\/data)?$/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0words/')) return undefined;
      const [, name = '', data] = id.split('/');
      const lang = folder(name);
      const files = readdirSync(lang).filter((file) => file.endsWith('.ftl') && !ELSEWHERE.has(file) && DATA.has(file) === !!data);
      files.forEach((file) => this.addWatchFile(join(lang, file)));
      const text = files
        .sort()
        .map((file) => readFileSync(join(lang, file), 'utf8'))
        .join('\n');
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n|^\n/gm, ''))};`;
    },
  };
}

interface Package {
  name: string;
  version: string;
  licence: string;
}

/** Direct dependencies of the page, from the lock file. */
function npm(): Package[] {
  const { devDependencies } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> };
  const { packages } = JSON.parse(readFileSync(join(web, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; license?: string }>;
  };
  return Object.keys(devDependencies).map((name) => {
    const found = packages[`node_modules/${name}`];
    return { name, version: found?.version ?? '', licence: found?.license ?? '' };
  });
}

/** All crates of the programs; their licences are read where cargo has unpacked them. */
function crates(): Package[] {
  const lock = join(web, '..', 'Cargo.lock');
  if (!existsSync(lock)) return [];
  const registry = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry', 'src');
  const sources = existsSync(registry) ? readdirSync(registry).map((dir) => join(registry, dir)) : [];
  const found: Package[] = [];
  for (const [, name, version] of readFileSync(lock, 'utf8').matchAll(/\[\[package\]\]\nname = "(.+)"\nversion = "(.+)"\nsource/g)) {
    const manifest = sources.map((dir) => join(dir, `${name}-${version}`, 'Cargo.toml')).find(existsSync);
    const licence = manifest ? /^license = "(.+)"/m.exec(readFileSync(manifest, 'utf8'))?.[1] : undefined;
    found.push({ name: name!, version: version!, licence: licence ?? '' });
  }
  return found;
}

/** Fonts come with their licence. */
const FONTS = ['alegreya', 'source-sans-3'];

/** Writes `licences.json` and the fonts' licences for the about page. */
export function licences(): Plugin {
  return {
    name: 'livret-licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify([...npm(), ...crates()]) });
      for (const font of FONTS)
        this.emitFile({
          type: 'asset',
          fileName: `licences/${font}.txt`,
          source: readFileSync(join(web, 'src', 'fonts', `${font}.OFL.txt`)),
        });
    },
  };
}

/** What the service worker keeps: the pages' files, and what a browser wants of an installed house. */
const KEPT = /^(assets\/.*\.(js|css|svg|woff2|wasm)|icon.*\.(svg|png)|manifest\.webmanifest|licences\.json)$/;

/** Writes `sw.js`: the service worker, told what to keep. Workers have bundles of their own, so the folder is asked what there is. */
export function serviceWorker(): Plugin {
  return {
    name: 'livret-service-worker',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
      const kept = files.filter((file) => KEPT.test(file)).sort();
      const source = readFileSync(join(here, 'sw.js'), 'utf8');
      const list = kept.map((file) => JSON.stringify(file)).join(', ');
      writeFileSync(
        join(dir, 'sw.js'),
        source.replace('/* FILES */', () => list),
      );
    },
  };
}

/** Lays `.br` and `.gz` beside every text file that pays for it: compressed once, here, instead of at every request. The first page is
 * not among them, since the server writes its base path into it. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'livret-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /\.(js|css|svg|json|webmanifest|txt|wasm)$/.test(name))) {
        const source = readFileSync(join(folder, file));
        if (source.length < 1024) continue;
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(source));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(source, { level: 9 }));
      }
    },
  };
}
