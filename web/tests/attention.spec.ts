import type { Page } from '@playwright/test';

import { expect, likes, openTable, test } from './house';

interface Noted {
  badges: (number | null)[];
  sounds: number;
}
type Noting = typeof globalThis & { noted: Noted };

/** Before the page begins: notes the mark on the icon and every sound. */
function note(): void {
  const noted: Noted = ((globalThis as Noting).noted = { badges: [], sounds: 0 });
  Object.assign(navigator, {
    setAppBadge: (n: number) => Promise.resolve(void noted.badges.push(n)),
    clearAppBadge: () => Promise.resolve(void noted.badges.push(null)),
  });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    noted.sounds += 1;
    start.apply(this, when);
  };
}

/** Another page lies above this one: it draws no frames. */
function turnAway(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') });
  if (hidden) globalThis.requestAnimationFrame = () => 0;
  document.dispatchEvent(new Event('visibilitychange'));
}

const noted = (page: Page): Promise<Noted> => page.evaluate(() => (globalThis as Noting).noted);

test('whoever looks at another page is called by title, icon and bell when it is their turn', async ({ page, context }) => {
  const cues = { cards: false, hire: false, turn: true };
  await likes(context, { sound: true, cues, list: false, autoForced: false });
  await context.addInitScript(note);
  await openTable(page, {
    game: 'tanto-cuore',
    town: 'first-game',
    first: 0,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
  });
  const end = page.locator('.slip [data-action="end"]');
  await expect(end).toBeVisible();
  expect((await noted(page)).badges, 'nobody is called who looks').not.toContain(1);
  await page.evaluate(turnAway, true);
  await expect.poll(async () => (await noted(page)).badges.at(-1)).toBe(1);
  const before = await noted(page);
  await end.click();
  await expect(page.locator('.bar .when')).toHaveText('Round 2');
  await expect.poll(async () => (await noted(page)).sounds, 'the bell, once').toBe(before.sounds + 1);
  const after = await noted(page);
  expect(after.badges.slice(before.badges.length), 'taken away while another decides, and back').toEqual([null, 1]);
  await expect(page).toHaveTitle(/^● Your decision – /);
  await page.evaluate(turnAway, false);
  await expect.poll(async () => (await noted(page)).badges.at(-1)).toBeNull();
});
