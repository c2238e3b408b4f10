import type { Locator } from '@playwright/test';

import { DESKTOP, expect, likes, openTable, PHONE, setupLink, test } from './house';

const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];

async function apart(a: Locator, b: Locator): Promise<boolean> {
  const [one, two] = (await Promise.all([a.boundingBox(), b.boundingBox()])) as [Box, Box];
  return one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + one.height <= two.y || two.y + two.height <= one.y;
}
type Box = { x: number; y: number; width: number; height: number };

test('the enlarged card covers neither its card nor the row, lets the pointer through and goes with Escape', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP);
  await likes(context, { lang: 'fr' });
  await openTable(page, { game: 'motto-tanto-cuore', first: 0, seats: [...seats, seats[1]] });
  const row = page.locator('.shelf.refined .spot');
  await expect(row.first()).toBeVisible();
  const lens = page.locator('.lens');
  for (const at of [0, 3, 5]) {
    await row.nth(at).hover();
    await expect(lens.getByRole('heading')).toHaveText(await row.nth(at).locator('.name').innerText());
    await page.waitForTimeout(150);
    for (const card of await row.all()) expect(await apart(lens, card), `${at}`).toBe(true);
    expect(await lens.evaluate((node) => getComputedStyle(node).pointerEvents)).toBe('none');
  }
  await page.keyboard.press('Escape');
  await expect(lens).toHaveCount(0);
});

test('rulings are read on the card: on its page and enlarged, in the language spoken', async ({ page, context }) => {
  await likes(context, { lang: 'fr' });
  await page.goto('/cards/claire-saint-juste');
  const ruling = page.locator('.said').filter({ hasText: 'AMB-TC-22' });
  await expect(ruling).toContainText('Oui, d’où que vienne l’évènement');
  await expect(ruling.getByRole('link')).toHaveAttribute('href', /\/rules#AMB-TC-22$/);
  await expect(page.locator('.said')).toHaveCount(5);
  const town = [
    'claire-saint-juste',
    'azure-crescent',
    'viola-crescent',
    'rouge-crescent',
    'safran-virginie',
    'kagari-ichinomiya',
    'genevieve-daubigny',
    'moine-de-lefevre',
    'tenalys-trent',
    'anise-greenaway',
  ];
  await openTable(page, { game: 'tanto-cuore', first: 0, seats, town: 'hand', townIds: town });
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const claire = page.locator('.town [data-card="claire-saint-juste"]');
    await claire.press('i');
    const lens = page.locator('.lens');
    await expect(lens).toContainText('Non, seulement un évènement.');
    await lens.locator('summary').click();
    await lens.locator('.said').last().scrollIntoViewIfNeeded();
    await expect(lens.locator('.said').last()).toBeInViewport();
    const box = (await lens.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    await page.keyboard.press('Escape');
  }
});

test('enlarged or small, a card shows the same facts', async ({ page, context }) => {
  await likes(context, { lang: 'en' });
  await page.goto('/cards/marianne-soleil');
  await expect(page.locator('.sheet .points')).toHaveText('6');
  await page.goto('/cards/food-2');
  await expect(page.locator('.sheet .asks')).toHaveText('4');
  await expect(page.locator('.sheet .points')).toHaveText('6');
});

test('a town by hand is chosen by what its maids do', async ({ page, context }) => {
  await likes(context, { lang: 'en' });
  await page.goto(setupLink({ game: 'tanto-cuore', seats, town: 'hand' }));
  const sainsbury = page.getByRole('button', { name: /Sainsbury Lockwood/ });
  await expect(sainsbury).toContainText('You may return a 1 Love card');
  await sainsbury.hover();
  await expect(page.locator('.lens')).toContainText('maid chief of cost 4 or less');
  expect(await apart(page.locator('.lens'), sainsbury)).toBe(true);
});

test('cards that do not come are asked for again, and then it is said', async ({ page, context }) => {
  await likes(context, { lang: 'en' });
  let asked = 0;
  await page.route('**/api/cards', (route) =>
    ++asked === 1 ? route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } }) : route.continue(),
  );
  await page.goto('/cards');
  await expect(page.locator('.wall .card').first()).toBeVisible();
  expect(asked).toBe(2);
  await page.unroute('**/api/cards');
  await page.route('**/api/cards', (route) => route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } }));
  await page.goto('/new');
  await expect(page.getByTestId('cardless').getByRole('button')).toBeVisible();
  await page.unroute('**/api/cards');
  await page.getByTestId('cardless').getByRole('button').click();
  await expect(page.getByTestId('cardless')).toHaveCount(0);
});
