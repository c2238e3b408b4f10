import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { fontconfig } from './tests/fonts';

// The config is read again by every worker: what is drawn once is handed on in the environment.
const env = process.env;
env.LIVRET_PORT ??= execFileSync(
  process.execPath,
  ['-e', 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'],
  { encoding: 'utf8' },
).trim();
env.LIVRET_TEMP ??= mkdtempSync(join(tmpdir(), 'livret-browser-'));
env.LIVRET_BIN ??=
  ['../target/release/livret', '../target/debug/livret'].map((path) => join(import.meta.dirname, path)).find(existsSync) ?? 'livret';
// One set of fonts and no other: DejaVu is the least that a machine has.
const fonts = fontconfig(env.LIVRET_FONTS ?? 'dejavu', env.LIVRET_TEMP, env.LIVRET_FONTS_DIR);
// A house that already runs can be tested too: LIVRET_URL=http://127.0.0.1:7878.
const address = `127.0.0.1:${env.LIVRET_PORT}`;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'artefacts/results',
  globalTeardown: './tests/tidy.ts',
  timeout: 120_000,
  // Long enough for a machine that has other things to do.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A busy machine may miss a deadline once; a second failure is a failure. The list names what was tried twice.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: env.LIVRET_URL ?? `http://${address}`,
    serviceWorkers: 'block',
    trace: env.LIVRET_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: env.LIVRET_CHROMIUM ?? '/usr/bin/chromium',
      env: { ...env, FONTCONFIG_FILE: fonts },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: env.LIVRET_URL
    ? undefined
    : {
        command: `"${env.LIVRET_BIN}" serve --addr ${address} --db "sqlite:${env.LIVRET_TEMP}/livret.sqlite" --rate 0 --max-per-address 1000 --max-tables 1000`,
        url: `http://${address}/health`,
        reuseExistingServer: false,
        timeout: 60_000,
        stdout: 'ignore',
        stderr: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
});
