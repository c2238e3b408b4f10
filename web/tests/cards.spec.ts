import type { Locator } from '@playwright/test';

import { DESKTOP, expect, likes, openTable, PHONE, setupLink, test } from './house';

const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];

async function apart(a: Locator, b: Locator): Promise<boolean> {
  const [one, two] = (await Promise.all([a.boundingBox(), b.boundingBox()])) as [Box, Box];
  return one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + one.height <= two.y || two.y + two.height <= one.y;
}
type Box = { x: number; y: number; width: number; height: number };

test('the enlarged card stands by its own, clear of the bar, the hand and the slip, lets the pointer through and goes with Escape', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP);
  await likes(context, { lang: 'fr', list: false });
  await openTable(page, { game: 'tanto-cuore', town: 'first-game', first: 0, seats: [...seats, seats[1]] });
  const row = page.locator('.town .spot');
  await expect(row.first()).toBeVisible();
  const lens = page.locator('.lens');
  for (const at of [0, 4, 9, 12, 15, 17]) {
    const card = row.nth(at);
    await card.hover();
    await expect(lens.getByRole('heading')).toHaveText(await card.locator('.name').innerText());
    await page.waitForTimeout(150);
    const [wide, it] = [(await lens.boundingBox())!, (await card.boundingBox())!];
    expect(Math.min(Math.abs(wide.x - it.x - it.width), Math.abs(it.x - wide.x - wide.width)), `${at} beside its card`).toBeLessThan(24);
    for (const other of [card, page.locator('.bar'), page.locator('.bottom > .slip'), page.locator('#hand [data-spot]').first()])
      expect(await apart(lens, other), `${at}`).toBe(true);
    expect(await lens.evaluate((node) => [node.scrollHeight - node.clientHeight, getComputedStyle(node).pointerEvents])).toEqual([
      0,
      'none',
    ]);
  }
  await page.screenshot({ path: 'artefacts/tables/lens.png' });
  await page.keyboard.press('Escape');
  await expect(lens).toHaveCount(0);
});

test('beside the slip an enlarged card is whole, with what it means now', async ({ page, context }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await likes(context, { list: false });
  await openTable(page, {
    game: 'romantic-vacation',
    sets: ['tanto-cuore', 'expanding-the-house', 'romantic-vacation'],
    first: 0,
    seats: [...seats, ...Array.from({ length: 5 }, () => seats[1])],
  });
  const lens = page.locator('.lens');
  const row = page.locator('.town .spot[data-card]');
  await expect(row.first()).toBeVisible();
  for (const card of await row.all()) {
    await card.hover();
    await expect(lens.getByRole('heading')).toHaveText(await card.locator('.name').innerText());
    await expect.poll(() => lens.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(0);
    await expect(lens.getByTestId('meaning')).toBeInViewport({ ratio: 1 });
  }
});

test('on the wall every card is as large as its place: its name and its crest are read', async ({ page, context }) => {
  await likes(context, {});
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.goto('/cards');
    const card = page.locator('.wall .card').first();
    await expect(card.locator('.name')).toBeVisible();
    const { wide, letters, crest } = await card.evaluate((node) => ({
      wide: node.getBoundingClientRect().width,
      letters: parseFloat(getComputedStyle(node.querySelector('.name')!).fontSize),
      crest: node.querySelector('.field svg')!.getBoundingClientRect().width,
    }));
    expect(letters).toBeGreaterThanOrEqual(12);
    expect(crest).toBeGreaterThan(wide / 4);
  }
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
