import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the tests kept while they ran is removed; a directory that somebody else named is left alone. */
export default function tidy(): void {
  const kept = process.env.LIVRET_TEMP;
  if (kept?.startsWith(join(tmpdir(), 'livret-browser-'))) rmSync(kept, { recursive: true, force: true });
}
