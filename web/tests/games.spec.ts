import { dragOut, finger, mouse } from './dragging';
import { HOSTS } from './device';
import { besides, click, DESKTOP, expect, likes, offered, openTable, PHONE, playOut, test } from './house';
import { TABLES } from './tables';

const me = { kind: 'me' };
const bot = (level: string) => ({ kind: 'bot', level });

const onEach = HOSTS.flatMap((host) => Object.entries(TABLES).map(([game, draft]) => ({ host, game, draft })));
for (const { host, game, draft } of onEach) {
  test(`a whole game of ${game} by mouse, on the ${host}`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await likes(context, { lang: 'en', autoLove: true, host });
    const id = await openTable(page, draft);
    const steps = await playOut(page);
    expect(steps).toBeGreaterThan(1);
    await expect(page.getByTestId('result')).toBeVisible();
    await page.screenshot({ path: `artefacts/games/${game}-result.png`, fullPage: true });
    await page.goto('/games');
    await expect(page.locator(`[data-table="${id}"]`).getByRole('link')).toHaveAttribute('href', `/replay/${id}`);
    await page.goto(`/replay/${id}`);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
  });
}

for (const [game, draft] of Object.entries(TABLES)) {
  test(`a whole game of ${game} by dragging with the mouse`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await likes(context, { lang: 'en', autoLove: true, list: false });
    await openTable(page, draft);
    const { dragged, untaken } = await dragOut(page, mouse(page));
    expect(dragged).toBeGreaterThan(1);
    expect([...untaken], 'a place takes every card that something can be done with').toEqual([]);
  });
}

test.describe('on a phone, by a finger that drags', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  for (const [game, draft] of Object.entries(TABLES)) {
    test(`a whole game of ${game}`, async ({ page, context }) => {
      test.setTimeout(300_000);
      await likes(context, { lang: 'en', autoLove: true, list: false });
      await openTable(page, draft);
      const { dragged } = await dragOut(page, finger(await context.newCDPSession(page)));
      expect(dragged).toBeGreaterThan(1);
    });
  }
});

test('after a game of seven the rematch is in sight, on a desktop and on a phone', async ({ page, context }) => {
  test.setTimeout(300_000);
  await likes(context, { lang: 'fr', autoLove: true });
  await page.setViewportSize(DESKTOP);
  await openTable(page, {
    game: 'expanding-the-house',
    sets: ['tanto-cuore', 'expanding-the-house', 'romantic-vacation'],
    seats: [me, ...Array.from({ length: 6 }, () => bot('big-love'))],
  });
  await playOut(page);
  const rematch = page.getByRole('button', { name: 'Revanche' });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(rematch).toBeInViewport({ ratio: 1 });
  }
  // One's own place and sheet are marked in words.
  await expect(page.getByTestId('result').locator('.mine .chip')).toHaveText(['vous', 'vous']);
});

for (const host of HOSTS) {
  test(`a whole game by keyboard alone, on the ${host}`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await likes(context, { lang: 'en', host });
    await openTable(page, TABLES['love-letter']!);
    await playOut(page, async (page, action) => {
      const spot = page.getByTestId('actions').locator(`[data-action="${action}"]`).first();
      // Tab into the actions, arrows within them, Enter to play; no pointer anywhere.
      for (let i = 0; i < 120; i += 1) {
        const key = await page.evaluate((action) => {
          const spots = [...document.querySelectorAll<HTMLElement>('[data-testid="actions"] [data-action]')];
          const [at, to] = [
            spots.indexOf(document.activeElement as HTMLElement),
            spots.findIndex(({ dataset }) => dataset.action === action),
          ];
          return at < 0 ? 'Tab' : at < to ? 'ArrowRight' : at > to ? 'ArrowLeft' : 'Enter';
        }, action);
        if (key === 'Enter') break;
        if (!(await spot.isVisible())) return;
        await page.keyboard.press(key);
      }
      await page.keyboard.press('Enter');
      await page.waitForTimeout(30);
    });
  });
}

test.describe('on a phone, by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test('a whole game', async ({ page, context }) => {
    test.setTimeout(300_000);
    await likes(context, { lang: 'ja' });
    await openTable(page, TABLES['love-letter']!);
    await page.screenshot({ path: 'artefacts/games/phone-table.png' });
    await playOut(page, async (page, action) => {
      await page
        .getByTestId('actions')
        .locator(`[data-action="${action}"]`)
        .first()
        .tap({ timeout: 2000 })
        .catch(() => {});
      // A card that needs a target or a guess asks for them, one after the other.
      const item = besides(page).first();
      for (let asked = 0; asked < 2 && (await item.isVisible()); asked += 1) await item.tap({ timeout: 2000 }).catch(() => {});
    });
  });
});

for (const host of HOSTS) {
  test(`the text mode plays a whole game, on the ${host}`, async ({ page, context }) => {
    test.setTimeout(300_000);
    await likes(context, { lang: 'fr', textMode: true, autoLove: true, host });
    await openTable(page, TABLES['tanto-cuore']!);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    await playOut(page, click);
  });
}

test('two on one screen take turns behind a curtain', async ({ page, context }) => {
  test.setTimeout(300_000);
  await likes(context, { lang: 'en' });
  await openTable(page, {
    game: 'love-letter',
    tokens: 1,
    seats: [
      { kind: 'here', name: 'Ada' },
      { kind: 'here', name: 'Bea' },
    ],
  });
  let over = false;
  let told = 0;
  for (let i = 0; i < 200 && !over; i += 1) {
    const curtain = page.getByTestId('curtain');
    const result = page.getByTestId('result');
    const actions = offered(page);
    // Whoever played sees what came of it before the screen goes on, and goes on by the keyboard.
    const outcome = page.getByTestId('aftermath');
    await expect(curtain.or(outcome).or(result).or(actions.first()).first()).toBeVisible();
    if (await result.isVisible()) over = true;
    else if (await outcome.isVisible()) {
      await expect(outcome).toBeFocused();
      await expect(page.locator('.aftermath li').first()).toContainText('You');
      await page.keyboard.press('Enter');
      await expect(curtain).toBeVisible();
      told += 1;
    } else if (await curtain.isVisible()) await curtain.click();
    else
      await actions
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
  }
  expect(over).toBe(true);
  expect(told).toBeGreaterThan(0);
  await expect(page.getByTestId('round-end')).toBeVisible();
});
