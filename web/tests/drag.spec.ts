import type { Locator, Page } from '@playwright/test';

import { expect, likes, openTable, test } from './house';

const SOLO = { game: 'tanto-cuore', town: 'first-game', first: 0, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] };

/** Takes a card by the mouse and holds it over a place. */
async function hold(page: Page, card: Locator, over: Locator): Promise<void> {
  const [from, to] = [(await card.boundingBox())!, (await over.boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2 - 12, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
}

test('a card is dragged to where it goes: places that take it light up and say what that would do', async ({ page, context }) => {
  await likes(context, { list: false, autoForced: false });
  await openTable(page, SOLO);
  const hand = page.locator('#hand');
  const inPlay = page.locator('section.mine [data-takes="seat:0/in_play"]');
  const love = hand.locator('[data-card="1-love"]');
  await expect(love).toHaveClass(/legal/);
  await hold(page, love, inPlay);
  await expect(page.locator('.ghost')).toBeVisible();
  await expect(inPlay.locator('.lit')).toBeVisible();
  await expect(inPlay.locator('.outcome')).toContainText('Play 1 Love');
  await page.screenshot({ path: 'artefacts/tables/dragging.png' });
  await page.mouse.up();
  await expect(inPlay.locator('[data-card="1-love"]')).toBeVisible();
  await expect(page.locator('.ghost')).toHaveCount(0);
});

test('where there is one thing to do with a card my whole mat takes it, but not the hand it came from', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await likes(context, { list: false, autoForced: false });
  await openTable(page, SOLO);
  const love = page.locator('#hand [data-card="1-love"]');
  const played = page.locator('section.mine [data-place="seat:0/in_play/1-love"]');
  const mat = page.locator('section.mine');
  await hold(page, love, page.locator('#hand'));
  await expect(mat.locator('> .lit')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(played).toHaveCount(0);
  // Nobody lives in the quarters yet: Love is laid on the mat beside them.
  await hold(page, love, mat.locator('.quarters'));
  await page.mouse.up();
  await expect(played).toBeVisible();
});

test('what is laid down where it cannot go goes back, and nothing is done', async ({ page, context }) => {
  await likes(context, { list: false, autoForced: false });
  await openTable(page, SOLO);
  const love = page.locator('#hand [data-card="1-love"]');
  const counters = page.locator('.slip .counters');
  const before = await counters.innerText();
  await hold(page, love, page.locator('.bar h1'));
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(love).toHaveClass(/legal/);
  expect(await counters.innerText()).toBe(before);
  await expect(page.locator('.lens')).toBeHidden();
});

test('love plays itself when hiring begins, not before, and is taken back with the choice before it, once', async ({ page, context }) => {
  await likes(context, { list: false, autoLove: true, autoForced: false });
  await openTable(page, SOLO);
  const loves = page.locator('#hand [data-card="1-love"]');
  const played = page.locator('section.mine [data-place="seat:0/in_play/1-love"]');
  await expect(page.getByTestId('prompt')).toBeVisible();
  // The first turn has nobody to serve: it begins with hiring.
  await expect(played).toBeVisible();
  await expect(loves).toHaveCount(0);
  await page.locator('#undo').click();
  await expect(loves).toBeVisible();
  await expect(played).toHaveCount(0);
  await page.waitForTimeout(300);
  await expect(played, 'and stays taken back').toHaveCount(0);
});

test('after a reload too, undo leads back to my last choice, and what I took back does not play itself again', async ({
  page,
  context,
}) => {
  await likes(context, { list: false, autoLove: true, autoForced: false });
  await openTable(page, SOLO);
  const loves = page.locator('#hand [data-card="1-love"]');
  const played = page.locator('section.mine [data-place="seat:0/in_play/1-love"]');
  await expect(played).toBeVisible();
  // A choice of my own, a turn of the bot's, and Love that plays itself in mine.
  await page.locator('.slip [data-action="end"]').click();
  await expect(page.locator('.bar .when')).toHaveText('Round 2');
  await expect(played).toBeVisible();
  await page.reload();
  await expect(played).toBeVisible();
  await page.locator('#undo').click();
  // The end of my first turn was the choice: Love lies as it was played then.
  await expect(page.locator('.bar .when')).toHaveText('Round 1');
  await expect(page.locator('.slip [data-action="end"]')).toBeVisible();
  await page.locator('#undo').click();
  await expect(loves).toBeVisible();
  await expect(played).toHaveCount(0);
  await page.reload();
  await expect(loves).toBeVisible();
  await page.waitForTimeout(300);
  await expect(played, 'and stays taken back').toHaveCount(0);
});
