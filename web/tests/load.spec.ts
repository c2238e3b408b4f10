import { gzipSync } from 'node:zlib';

import { expect, likes, test } from './house';

test('the first load is at most 180 KB compressed, and quick', async ({ page, context }) => {
  await likes(context, { lang: 'fr' });
  const files: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (/\.(js|css|svg|png|woff2)$/.test(new URL(answer.url()).pathname)) files.push(answer.body());
  });
  await page.goto('/');
  await expect(page.getByTestId('play-now')).toBeVisible();
  const interactive = await page.evaluate(() => performance.now());
  const sum = (await Promise.all(files)).reduce((bytes, file) => bytes + gzipSync(file).length, 0);
  console.log(`first load: ${files.length} files, ${(sum / 1000).toFixed(1)} KB; interactive after ${interactive.toFixed(0)} ms`);
  expect(sum).toBeLessThanOrEqual(180_000);
});

test('it can be installed, and opens without a connection and says so', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await likes(context, { lang: 'fr' });
  const page = await context.newPage();
  await page.goto('/');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[]; start_url: string };
  for (const icon of manifest.icons) expect((await page.request.get('/' + icon.src)).ok()).toBe(true);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The shell is kept when the worker says that it is active.
    for (let i = 0; i < 100 && !navigator.serviceWorker.controller; i += 1) await new Promise((done) => setTimeout(done, 50));
  });
  await context.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  await expect(page.getByTestId('offline')).toBeVisible();
  await page.goto('/cards/kagari-ichinomiya').catch(() => {});
  await expect(page.getByTestId('offline')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
    return urls;
  });
  expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/ws'))).toEqual([]);
  await context.setOffline(false);
  await context.close();
});

test('files come compressed as they were built, and whole to whoever takes nothing else', async ({ page }) => {
  await page.goto('/');
  const file = await page.locator('script[type=module]').first().getAttribute('src');
  const ask = (coding: string) => page.request.get(file!, { headers: { 'accept-encoding': coding } });
  const [small, older, whole] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')];
  expect(small.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(older.headers()['content-encoding']).toBe('gzip');
  expect(whole.headers()['content-encoding']).toBeUndefined();
  expect(await small.text()).toBe(await whole.text());
  expect(await older.text()).toBe(await whole.text());
});
