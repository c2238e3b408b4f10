import { gzipSync } from 'node:zlib';

import { expect, LANGS, likes, test } from './house';

test('the first load is at most 120 KB compressed, fonts and all, and quick', async ({ page, context }) => {
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
  expect(sum).toBeLessThanOrEqual(120_000);
});

test('the fonts are our own, at most 40 KB together, and never asked for again', async ({ page, context }) => {
  await likes(context, { lang: 'fr' });
  await page.goto('/');
  await page.evaluate(() =>
    Promise.all(['400 16px "Livret Sans"', '700 16px Alegreya', 'italic 500 16px Alegreya'].map((font) => document.fonts.load(font))),
  );
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  let sum = 0;
  for (const url of new Set(urls)) {
    expect(new URL(url).origin).toBe(new URL(page.url()).origin);
    const answer = await page.request.get(url);
    expect(answer.headers()['cache-control']).toContain('immutable');
    expect(answer.headers()['content-type']).toBe('font/woff2');
    sum += (await answer.body()).length;
  }
  console.log(`fonts: ${urls.length} files, ${(sum / 1000).toFixed(1)} KB`);
  expect(urls.length).toBe(3);
  expect(sum).toBeLessThanOrEqual(40_000);
});

for (const lang of LANGS) {
  test(`fonts that come late move nothing on the first page in ${lang}`, async ({ page, context }) => {
    await likes(context, { lang });
    let release = (): void => {};
    const held = new Promise<void>((go) => (release = go));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    const places = (): Promise<[string, number, number][]> =>
      page
        .locator('h1, h2, h3, p, a, button')
        .evaluateAll((nodes) =>
          nodes.map(
            (node) =>
              [node.textContent.trim().slice(0, 30), ...[node.getBoundingClientRect()].flatMap((box) => [box.top, box.height])] as [
                string,
                number,
                number,
              ],
          ),
        );
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByTestId('play-now')).toBeVisible();
    const before = await places();
    release();
    await page.evaluate(() =>
      document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
    );
    expect(
      await page.evaluate(
        (ja) => document.fonts.check(`400 16px "Livret Sans${ja}"`) && document.fonts.check(`700 16px "Alegreya${ja}"`),
        lang === 'ja' ? ' ja' : '',
      ),
    ).toBe(true);
    const after = await places();
    expect(after.map(([text]) => text)).toEqual(before.map(([text]) => text));
    // A line more or less would be twenty pixels.
    const moved = after.filter(([, top, height], i) => Math.abs(top - before[i]![1]) > 4 || Math.abs(height - before[i]![2]) > 4);
    expect(moved).toEqual([]);
  });
}

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
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
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
