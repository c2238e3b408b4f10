import { expect, likes, openTable, PHONE, test } from './house';

const me = { kind: 'me' };
const bots = (n: number, level = 'novice') => Array.from({ length: n }, () => ({ kind: 'bot', level }));
const LYING = { width: 844, height: 390 };
const SMALL = [PHONE, { width: 320, height: 568 }, LYING, { width: 667, height: 375 }];
const BOXES = ['tanto-cuore', 'expanding-the-house', 'romantic-vacation'];

test('with seven seats whoever is on turn is slid into sight', async ({ page, context }) => {
  await likes(context, { list: false, autoLove: true });
  for (const viewport of [PHONE, LYING]) {
    await page.setViewportSize(viewport);
    await openTable(page, { game: 'romantic-vacation', sets: BOXES, first: 0, pace: 'human', seats: [me, ...bots(6)] });
    const turn = page.locator('article.house.turn');
    await page.locator('.slip [data-action="end"]').click();
    // Bots take their time: each of them is seen when its turn has come.
    for (const seat of [1, 3, 5]) {
      await expect(page.locator(`article.house.turn[data-place="seat:${seat}"]`)).toBeVisible({ timeout: 60_000 });
      await expect(turn).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test('the rows of the town are seen whole above the lace', async ({ page, context }) => {
  await likes(context, { list: false });
  await page.setViewportSize(PHONE);
  await openTable(page, { game: 'tanto-cuore', town: 'first-game', first: 0, seats: [me, ...bots(1)] });
  await expect(page.locator('.town .card').first()).toBeVisible();
  const cut = await page.evaluate(() => {
    const lace = document.querySelector('.bottom')!.getBoundingClientRect().top - 9;
    const boxes = [...document.querySelectorAll('.town .card')].map((one) => one.getBoundingClientRect());
    // What begins below it is slid to.
    return boxes.filter(({ top, bottom }) => top < lace && bottom > lace).length;
  });
  expect(cut).toBe(0);
});

test('a phone says what is played, and what happened last; a tap tells the whole story', async ({ page, context }) => {
  await likes(context, { list: false, autoLove: true });
  for (const viewport of SMALL)
    for (const draft of [
      { game: 'tanto-cuore', seats: [me, ...bots(1)] },
      { game: 'love-letter', seats: [me, ...bots(3)] },
    ]) {
      await page.setViewportSize(viewport);
      await openTable(page, { first: 0, ...draft });
      await expect(page.locator('.bar h1')).toBeInViewport({ ratio: 0.99 });
      const told = page.getByTestId('lately').or(page.locator('[data-testid="story"] li')).first();
      const deed = page.locator('#hand .spot[data-action], .slip [data-action]').first();
      for (let step = 0; step < 12 && !(await told.isVisible()); step += 1) {
        await deed.click({ timeout: 2000 }).catch(() => {});
        await page.waitForTimeout(100);
      }
      await expect(told).toBeInViewport();
      await page.locator('[data-testid="lately"], [data-testid="story-more"]').first().click();
      await expect(page.locator('.drawer.open')).toBeVisible();
      await page.locator('.drawer .shut').click();
    }
});
