import type { WebSocketRoute } from '@playwright/test';

import { DESKTOP, expect, likes, Line, mayAct, meet, openTable, PHONE, playTogether, sit, stepIfOffered, test, visitor } from './house';

const DUEL = { game: 'love-letter', tokens: 2 };

test('two browsers and a spectator in one online game', async ({ browser }) => {
  test.setTimeout(180_000);
  const complaints: string[] = [];
  const [host, guest, watcher] = await Promise.all([0, 1, 2].map(() => visitor(browser, complaints)));
  const id = await openTable(host!.page, {
    ...DUEL,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
    spectators: true,
    seed: '',
  });
  await watcher!.page.goto(`/table/${id}`);
  await sit(guest!.page, id);
  await expect(watcher!.page.getByTestId('prompt')).toBeVisible();
  await playTogether([host!.page, guest!.page]);
  await expect(watcher!.page.getByTestId('result')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a socket that breaks in mid-game is told once, and the game goes on over a new one without a reload', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  const line = await new Line().hold(guest.page);
  await meet(host.page, guest.page, { ...DUEL, tokens: 4 });
  await guest.page.evaluate(() => void (document.body.dataset['mark'] = 'the same page'));
  const notice = guest.page.getByTestId('lost');
  await playTogether([host.page, guest.page], async (turn) => {
    if (turn !== 3 || (await host.page.getByTestId('result').isVisible())) return;
    const before = line.opened;
    await line.cut();
    await expect(notice).toBeVisible();
    await expect(guest.page.locator('.notice--warn:visible')).toHaveCount(1);
    await expect(guest.page.getByTestId('actions').locator('[data-action]:not([aria-disabled="true"])')).toHaveCount(0);
    // The other one may act in the meantime; nothing of it is missed.
    await stepIfOffered(host.page);
    line.mend();
    await expect(notice).toBeHidden({ timeout: 20_000 });
    expect(line.opened).toBe(before + 1);
    expect(line.sent.findLast(({ op }) => op === 'watch')!.since, 'it goes on where it broke off').toBeGreaterThan(0);
    // Both tell of as many turns; what was drawn only its owner reads.
    const turns = await host.page.getByTestId('log').locator('p.turn').count();
    await expect(guest.page.getByTestId('log').locator('p.turn')).toHaveCount(turns);
  });
  expect(line.opened).toBeGreaterThan(1);
  expect(await guest.page.evaluate(() => document.body.dataset['mark'])).toBe('the same page');
  expect(complaints).toEqual([]);
});

test('a line that falls silent without breaking is told, and what was sent into it is played once', async ({ browser }) => {
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints, { autoForced: false })]);
  const line = await new Line().hold(guest.page);
  await meet(host.page, guest.page, { ...DUEL, first: 1, seed: 'browser' });
  const notice = guest.page.getByTestId('lost');
  await expect.poll(() => mayAct(guest.page)).toBe(true);
  const played = await host.page.getByTestId('log').locator('p').count();
  line.hush();
  const plays = () => line.sent.filter(({ op }) => op === 'act').length;
  await expect.poll(async () => (await stepIfOffered(guest.page), plays())).toBe(1);
  await expect(notice).toBeVisible({ timeout: 15_000 });
  expect(await host.page.getByTestId('log').locator('p').count(), 'nothing has gone through').toBe(played);
  line.mend();
  await expect(notice).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => host.page.getByTestId('log').locator('p').count(), 'it has gone through now').toBeGreaterThan(played);
  // It was sent over the old line and the new one: once is played, and nothing is refused.
  expect(plays()).toBeGreaterThan(1);
  await expect(guest.page.getByTestId('fault')).toHaveCount(0);
  await playTogether([host.page, guest.page]);
  expect(complaints).toEqual([]);
});

test('a device that goes offline says so, and once', async ({ browser }) => {
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  const line = await new Line().hold(guest.page);
  await meet(host.page, guest.page, DUEL);
  await guest.context.setOffline(true);
  await line.cut();
  await expect(guest.page.getByTestId('offline')).toBeVisible();
  await expect(guest.page.locator('.notice--warn:visible')).toHaveCount(1);
  line.mend();
  await guest.context.setOffline(false);
  await expect(guest.page.getByTestId('offline').or(guest.page.getByTestId('lost'))).toHaveCount(0, { timeout: 20_000 });
  await playTogether([host.page, guest.page]);
  expect(complaints).toEqual([]);
});

for (const size of [DESKTOP, PHONE]) {
  test(`notices stand in the header and move nothing at the table, ${size.width} wide`, async ({ page, context }) => {
    await likes(context, { lang: 'en' });
    await page.setViewportSize(size);
    let said: WebSocketRoute | undefined;
    await page.routeWebSocket(/\/ws$/, (socket) => {
      said = socket;
      socket.connectToServer();
    });
    await openTable(page, { game: 'tanto-cuore' });
    await expect(page.getByTestId('actions').locator('[data-action]').first()).toBeVisible();
    const board = page.locator('.live > .main');
    const before = (await board.boundingBox())!.y;
    const text = 'The house closes at ten for an hour. '.repeat(6).trim();
    said!.send(JSON.stringify({ op: 'banner', text }));
    const notice = page.getByTestId('banner');
    await expect(notice).toBeVisible();
    expect((await board.boundingBox())!.y, 'the table stays where it is').toBe(before);
    await expect(page.locator('[aria-live="polite"]', { has: notice })).toContainText(text);
    // Nothing that can be pressed lies beneath it.
    const covered = await notice.evaluate((node) => {
      const box = node.getBoundingClientRect();
      return [...document.querySelectorAll('a, button, select, summary, [data-spot]')]
        .filter((one) => !node.contains(one) && one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => {
          const other = one.getBoundingClientRect();
          return other.width > 0 && other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom;
        })
        .map((one) => one.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
    await page.screenshot({ path: `artefacts/tables/notice-${size.width}.png` });
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    // What was put away stays away on other pages.
    await page.locator('header .home').click();
    await expect(page.getByTestId('play-now')).toBeVisible();
    await expect(page.getByTestId('banner')).toHaveCount(0);
  });
}
