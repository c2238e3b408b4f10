import type { Page } from '@playwright/test';

import { DESKTOP, expect, likes, LANGS, openTable, PAGES, PHONE, step, test, click } from './house';

const SOLO = { game: 'tanto-cuore', seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] };

/** Nobody answers any more, as when the server is away; the page itself comes from the browser's store. */
async function away(page: Page): Promise<() => Promise<void>> {
  let gone = true;
  await page.route(/\/api\//, (route) => (gone ? route.abort() : route.continue()));
  return async () => {
    gone = false;
    await Promise.resolve();
  };
}

test('a table that is reloaded while the server is away comes back by itself', async ({ page, context }) => {
  await likes(context, {});
  const id = await openTable(page, SOLO);
  await expect(page.getByTestId('prompt')).toBeVisible();
  for (const path of [`/table/${id}`, `/join/${id}`]) {
    const back = await away(page);
    await page.goto(path);
    await expect(page.getByTestId('lost')).toBeVisible();
    await expect(page.getByTestId('prompt')).toHaveCount(0);
    await back();
    await expect(page.getByTestId('prompt')).toBeVisible();
    await expect(page.getByTestId('lost')).toHaveCount(0);
    await page.unroute(/\/api\//);
  }
});

test('cards that could not be fetched come when the server is back', async ({ page, context }) => {
  await likes(context, {});
  // The page could tell of them itself: here it has nothing to do so with.
  await page.route(/\.wasm$/, (route) => route.abort());
  const back = await away(page);
  await page.goto('/cards');
  await expect(page.getByText('The book of cards could not be fetched.').first()).toBeVisible();
  await back();
  await expect(page.locator('main .card').first()).toBeVisible();
});

for (const size of [DESKTOP, PHONE]) {
  for (const game of ['tanto-cuore', 'motto-tanto-cuore', 'love-letter']) {
    test(`the result of ${game} does not scroll into emptiness, ${size.width} wide`, async ({ page, context }) => {
      await likes(context, {});
      await page.setViewportSize(size);
      const id = await openTable(page, { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
      expect((await page.request.post(`/api/tables/${id}/resign`)).ok()).toBe(true);
      await expect(page.getByTestId('result')).toBeVisible();
      await expect.poll(() => page.evaluate(emptiness), 'pixels below the last thing on the page').toBeLessThan(40);
    });
  }
}

/** How far the page, or what scrolls in it, goes on below the last thing that is seen there. */
function emptiness(): number {
  const seen = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest('.visually-hidden') &&
    (one.matches('svg, button, input') || (!one.children.length && !!one.textContent.trim()));
  const below = (scroller: Element): number => {
    scroller.scrollTo(0, scroller.scrollHeight);
    const last = Math.max(...[...scroller.querySelectorAll('*')].filter(seen).map((one) => one.getBoundingClientRect().bottom));
    const end = scroller === document.documentElement ? innerHeight : scroller.getBoundingClientRect().bottom;
    return scroller.scrollTop > 0 ? end - last : 0;
  };
  return Math.max(below(document.documentElement), ...[...document.querySelectorAll('.live > .main')].map(below));
}

test('a recovery code stands on one line, on a small phone too', async ({ page, context }) => {
  await likes(context, {});
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/profile');
    const make = page.locator('section', { has: page.getByRole('heading', { name: 'Create an account' }) });
    await make.getByLabel('Name').fill(`Cora ${width} ${Date.now() % 1e8}`);
    await make.getByLabel('Password').fill('a long password');
    await make.getByRole('button').click();
    const codes = page.locator('.codes li');
    await expect(codes.first()).toBeVisible();
    const tall = await codes.evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
      }),
    );
    expect(
      tall.filter((lines) => lines !== 1),
      `${width} wide`,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  }
});

test('the focus is seen on cards that can be hired, and the key O leads to the other house', async ({ page, context }) => {
  await likes(context, {});
  await openTable(page, { ...SOLO, first: 0 });
  const hireable = page.locator('#town [data-spot][data-action^="hire:"]').first();
  // To the phase in which cards are hired, with love to spend.
  await step(page, (at) => at.getByTestId('actions').locator('[data-action="end"]').click());
  await step(page, click);
  await expect(hireable).toBeVisible();
  await page.keyboard.press('t');
  const rings = await hireable.evaluate((spot: HTMLElement) => {
    spot.focus({ focusVisible: true });
    const own = getComputedStyle(spot);
    const ring = Math.max(
      0,
      ...[...getComputedStyle(spot.firstElementChild!).boxShadow.matchAll(/0px 0px 0px ([\d.]+)px/g)].map((m) => Number(m[1])),
    );
    return { style: own.outlineStyle, width: parseFloat(own.outlineWidth), offset: parseFloat(own.outlineOffset), ring };
  });
  expect(rings.style).toBe('solid');
  expect(rings.ring, 'the ring of what may be done').toBeGreaterThan(0);
  expect(rings.offset, 'the focus stands outside it').toBeGreaterThanOrEqual(rings.ring);
  expect(rings.width).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('o');
  await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('#houses'))).toBe(true);
});

test('a card is spoken of as costing and giving', async ({ page, context }) => {
  await likes(context, {});
  await openTable(page, SOLO);
  const love = page.locator('#town [data-card="2-love"]').first();
  await expect(love).toHaveAttribute('aria-label', /costs 4 love, gives 2 love|costs 3 love, gives 2 love/);
});

/** Buttons and links whose spoken name does not hold the words that are seen on them (WCAG 2.5.3). */
const unlike = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string): string =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label], summary[aria-label]')]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.hasAttribute('data-spot') && !one.hasAttribute('data-card'),
      )
      .map((one) => [plain(one.innerText), plain(one.getAttribute('aria-label')!), one.innerText] as const)
      .filter(([seen, said]) => seen.length > 1 && !said.includes(seen))
      .map(([, said, text]) => `${text} / ${said}`);
  });

test('what is seen on a button is also what is spoken, on phones and in every language', async ({ page, context }) => {
  test.setTimeout(300_000);
  await likes(context, { lang: 'en' });
  const id = await openTable(page, { game: 'love-letter', seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
  expect((await page.request.post(`/api/tables/${id}/resign`)).ok()).toBe(true);
  const game = await openTable(page, SOLO);
  const wrong: string[] = [];
  for (const lang of LANGS) {
    await page.evaluate(
      (to) =>
        localStorage.setItem('livret.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('livret.settings')!), lang: to })),
      lang,
    );
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      for (const path of [...PAGES.filter((one) => !/cards|print|rules/.test(one)), `/replay/${id}`, `/table/${game}`]) {
        await page.goto(path);
        await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        wrong.push(...(await unlike(page)).map((one) => `${lang} ${size.width} ${path}: ${one}`));
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('on one screen the move of somebody else is named and asked about before it is taken back', async ({ page, context }) => {
  await likes(context, {});
  await openTable(page, {
    game: 'tanto-cuore',
    first: 0,
    seats: [{ kind: 'me' }, { kind: 'here', name: 'Berta' }],
  });
  await page.getByRole('button', { name: /^I am/ }).click();
  const next = page.getByRole('button', { name: /^I am Berta|^Continue/ });
  for (let n = 0; n < 30 && !(await next.first().isVisible()); n += 1) {
    await page
      .getByTestId('actions')
      .locator('[data-action="end"]')
      .click({ timeout: 2000 })
      .catch(() => {});
  }
  if (await page.getByRole('button', { name: 'Continue' }).isVisible()) await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I am Berta' }).click();
  await expect(page.getByTestId('prompt')).toBeVisible();
  const undo = page.locator('#undo');
  await expect(undo).toHaveAccessibleName(/^Take back .+’s last move$/);
  await undo.click();
  // Nothing has happened yet: it is still Berta's turn, and she is asked.
  const asked = page.getByRole('dialog', { name: /^Take back/ });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('actions').locator('[data-action="end"]')).toBeVisible();
  await undo.click();
  await asked.getByTestId('confirm').click();
  await expect(page.getByRole('button', { name: /^I am (?!Berta)/ })).toBeVisible();
});
