import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { DESKTOP, expect, LANGS, likes, PAGES, PHONE, test } from './house';

const name = (path: string) => path.replaceAll('/', '_').replace(/^_/, '') || 'home';

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Texts that can be seen or heard, without names that are the same everywhere. */
async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (parent.closest('[translate="no"], [lang]:not(html), script, style, noscript')) continue;
      const text = node.textContent!.replace(/\s+/g, ' ').trim();
      if (/\p{L}{3}/u.test(text)) found.add(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (element.closest('[translate="no"]')) continue;
      for (const key of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(key);
        if (text && /\p{L}{3}/u.test(text)) found.add(text);
      }
    }
    return [...found];
  });
}

for (const path of PAGES) {
  for (const lang of LANGS) {
    test(`${path} in ${lang}: nothing is missing, axe finds nothing, pictures are kept`, async ({ page, context }) => {
      test.setTimeout(300_000);
      await likes(context, { lang });
      await arrive(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect((await texts(page)).filter((text) => /undefined|\[object|NaN|\{\w+\}/.test(text))).toEqual([]);
      expect(await page.title()).toMatch(/Livret/);
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        for (const [device, viewport] of [
          ['phone', PHONE],
          ['desktop', DESKTOP],
        ] as const) {
          await page.setViewportSize(viewport);
          await page.waitForTimeout(60);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, `${device}: nothing sticks out`).toBeLessThanOrEqual(0);
          await page.screenshot({ path: `artefacts/pages/${name(path)}-${lang}-${scheme}-${device}.png` });
          // Words do not change colours: the other languages are looked at once.
          if (scheme === 'dark' && device === 'phone') continue;
          if (lang !== 'en' && (device === 'phone' || scheme === 'dark')) continue;
          const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
          expect(
            violations.map(
              (v) =>
                `${v.id}: ${v.nodes
                  .map((n) => n.target.join(' '))
                  .slice(0, 5)
                  .join(' | ')}`,
            ),
            `${scheme} ${device}`,
          ).toEqual([]);
        }
      }
    });
  }
}

// Words that French and English share, and names.
const SHARED =
  /^(Livret|Tanto Cuore|Expanding the House|Romantic Vacation|Motto Tanto Cuore|Love Letter|Menu|Français|English|日本語|OpenAPI|Ignis|Programme|Concentration|Imagination|Garden|Illness|Minutes|Action|Actions|Page|Version|Points?|Score|Variantes?|Options?|Source|Licence|Conventions|Compare|Versions?|Licences|Page|Volume)$/i;

test('nothing is left in English in French', async ({ browser, request }) => {
  test.slow();
  const cards = (await (await request.get('/api/cards')).json()) as { id: string; names: { en: string; fr: string }; rules: string[] }[];
  const alike = new Set(cards.filter((card) => card.names.en === card.names.fr).flatMap((card) => [card.names.en, card.id, ...card.rules]));
  const said: Record<string, string[]> = {};
  const read = async (lang: 'en' | 'fr') => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await likes(context, { lang });
    const page = await context.newPage();
    for (const path of PAGES) {
      await arrive(page, path);
      said[`${lang} ${path}`] = await texts(page);
    }
    await context.close();
  };
  await read('en');
  await read('fr');
  const left: string[] = [];
  for (const path of PAGES) {
    const english = new Set(said[`en ${path}`]);
    for (const text of said[`fr ${path}`]!) {
      const name = text.replace(/[\s·.,:()×–-]*\d*[\s·.,:()×–-]*$/u, '');
      if (english.has(text) && !SHARED.test(text) && !alike.has(text) && !alike.has(name) && !/^[A-Z]{2,3}-[A-Z0-9-]+$/.test(text))
        left.push(`${path}: ${text}`);
    }
  }
  expect(left).toEqual([]);
});

test('the language changes at once and is remembered', async ({ page, context }) => {
  await context.addInitScript(() => void 0);
  await page.goto('/settings');
  await page.getByRole('radio', { name: '日本語' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
});

test('a page is called by what it shows, in the language spoken', async ({ page, context }) => {
  await likes(context, { lang: 'fr' });
  const titles: [string, string][] = [
    ['/', 'Livret – '],
    ['/cards/kagari-ichinomiya', 'Kagari Ichinomiya – Livret'],
    ['/cards/bad-habit', 'Mauvaises Habitudes – Livret'],
    ['/cards/nobody', 'Carte – Livret'],
    ['/rules', 'Règles – Livret'],
    ['/rules/love-letter', 'Love Letter – Règles – Livret'],
    ['/print?set=romantic-vacation', 'Romantic Vacation – Textes à imprimer – Livret'],
  ];
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect(page).toHaveTitle(path === '/' ? new RegExp(`^${title}`) : title);
  }
  // The next card bears its own name, and another page is not called after a card.
  await page.goto('/cards/bad-habit');
  await page.locator('a[rel=prev]').click();
  await expect(page).not.toHaveTitle(/^(Mauvaises Habitudes|Carte) –/);
  await page.getByRole('link', { name: 'Règles', exact: true }).first().click();
  await expect(page).toHaveTitle('Règles – Livret');
});

test('on a phone the picture of the entrance is as wide as its text', async ({ page, context }) => {
  await likes(context, { lang: 'fr' });
  await page.setViewportSize(PHONE);
  await arrive(page, '/');
  const [picture, text] = await Promise.all(['.hero .picture svg', '.hero .welcome'].map((part) => page.locator(part).boundingBox()));
  expect(picture!.width).toBe(text!.width);
  expect(picture!.x).toBe(text!.x);
});

test('the theme can be chosen against the device', async ({ page }) => {
  await page.goto('/settings');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.locator('input[name="theme"][value="dark"]').check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).not.toBe(light);
});

for (const [address, kept] of [
  ['/cards', '.wall'],
  ['/cards/kagari-ichinomiya', '.sheet'],
  ['/rules/love-letter', '.entry'],
  ['/print', '.slip'],
] as const) {
  test(`${address} prints without the furniture`, async ({ page, context }) => {
    await likes(context, { lang: 'en', theme: 'dark' });
    await page.goto(address);
    await expect(page.locator(kept).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(kept).first()).toBeVisible();
    const pressed = page.locator('header, footer, nav, search, form, input, select, button, .button').filter({ visible: true });
    // A card's sheet has a head of its own, and so have pages.
    expect(
      await pressed.evaluateAll((nodes) => nodes.filter((node) => !node.matches('main header')).map((node) => node.outerHTML.slice(0, 80))),
    ).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });
}

test('all cards are printed, also those not drawn yet', async ({ page, context }) => {
  await likes(context, { lang: 'en' });
  // Nobody has leisure here: only the first screenful is drawn.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/cards');
  const places = page.locator('.wall a');
  await expect(places.first()).toBeVisible();
  const all = await places.count();
  expect(await page.locator('.wall .card').count()).toBeLessThan(all);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('.wall .card').count()).toBe(all);
});
test('all rules are printed, also those not drawn yet', async ({ page, context }) => {
  await likes(context, { lang: 'en' });
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/rules/tanto-cuore');
  const entries = page.locator('.list .entry');
  await expect(entries.first()).toBeVisible();
  const all = Number(/^\d+/.exec((await page.getByRole('status').filter({ hasText: /\d/ }).textContent()) ?? '')?.[0]);
  expect(await entries.count()).toBeLessThan(all);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await entries.count()).toBe(all);
});

test('a box has one colour and one scene, on its lid and on its book', async ({ page, context }) => {
  await likes(context, { lang: 'en' });
  const drawn = (where: string) =>
    page
      .locator(where)
      .evaluateAll((nodes) => nodes.map((node) => [node.getAttribute('data-kind'), node.querySelector('.solid')?.getAttribute('d')]));
  await page.goto('/');
  await expect(page.locator('.games .art')).toHaveCount(5);
  const lids = await drawn('.games .art');
  await page.goto('/rules');
  await expect(page.locator('.door .cover')).toHaveCount(5);
  expect(await drawn('.door .cover')).toEqual(lids);
});

test('the lobby counts the others', async ({ page, context }) => {
  await likes(context, { lang: 'en' });
  let people = 1;
  await page.route('**/api/lobby', (route) => route.fulfill({ json: { open: [], live: [], people } }));
  await page.request.post('/api/guest', { data: {} });
  const others = page.getByTestId('others');
  await page.goto('/lobby');
  await expect(others).toHaveText('Nobody else is here yet');
  people = 3;
  await expect(others).toHaveText('2 others are here', { timeout: 10_000 });
});
