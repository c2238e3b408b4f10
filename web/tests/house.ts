import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

export type Lang = 'en' | 'fr' | 'ja';
export const LANGS: Lang[] = ['en', 'fr', 'ja'];
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** Every page that can be opened by its address, with what proves that it is there. */
export const PAGES = ['/', '/new', '/lobby', '/games', '/profile', '/settings', '/about', '/cards', '/cards/kagari-ichinomiya', '/print', '/rules', '/rules/love-letter', '/nowhere'];

/** A test fails when the page complains. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use();
      expect(complaints, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    // An address that leads nowhere, a refused request: the network's own lines, which tests ask about by themselves.
    if (message.type() === 'error' && !/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
}

/** Before the page begins: what this visitor likes. */
export async function likes(context: BrowserContext, settings: Record<string, unknown>): Promise<void> {
  await context.addInitScript((wish) => {
    // Blank pages have no storage.
    if (location.protocol.startsWith('http') && !localStorage.getItem('livret.settings')) localStorage.setItem('livret.settings', JSON.stringify(wish));
  }, { lang: 'en', motion: 'off', sound: false, warnUnspent: false, ...settings });
}

/** A set-up as a link, as the page itself writes them. */
export function setupLink(draft: Record<string, unknown>): string {
  return '/new?setup=' + Buffer.from(JSON.stringify(draft)).toString('base64url');
}

/** Opens a table through the page and waits until it is laid. */
export async function openTable(page: Page, draft: Record<string, unknown>): Promise<string> {
  await page.goto(setupLink({ pace: 'instant', seed: 'browser', ...draft }));
  const start = page.getByTestId('open-table');
  await expect(start).toBeEnabled();
  await start.click();
  await page.waitForURL(/\/table\/[a-z0-9]+/i);
  return new URL(page.url()).pathname.split('/').pop()!;
}

// What a hurried guest prefers: Love, service, then the first maid on offer, so that piles run out.
const WISHES = [/^love:all/, /^pick:/, /^serve:/, /^work:/, /^love:/, /^hire:(?!\d-love)(?!.*@)/, /^hire:(?!.*@)/, /^play:(?!princess)/, /^(keep|take|top|discard|gain|target|maid|give|return|bottom)/, /^(no|done)/, /^end/];

export function prefer(actions: string[]): string {
  for (const wish of WISHES) {
    const found = actions.find((action) => wish.test(action));
    if (found) return found;
  }
  return actions[0]!;
}

const offered = (page: Page) => page.getByTestId('actions').locator('[data-action]:not([disabled]):not([aria-disabled="true"])');

/** One action by `deed`, or false when the game is over. */
export async function step(page: Page, deed: (page: Page, action: string) => Promise<void>): Promise<boolean> {
  const actions = offered(page);
  const result = page.getByTestId('result');
  await expect(result.or(actions.first()).first()).toBeVisible({ timeout: 30_000 });
  if (await result.isVisible()) return false;
  const list = await actions.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.action!));
  if (!list.length) return true;
  await deed(page, prefer(list));
  return true;
}

/** Clicks the action where it is listed; another may have been quicker, then there is a next time. */
export async function click(page: Page, action: string): Promise<void> {
  const spot = page.getByTestId('actions').locator(`[data-action="${action}"]`).first();
  await spot.click({ timeout: 2000 }).catch(() => {});
}

export async function playOut(page: Page, deed = click, most = 1500): Promise<number> {
  let steps = 0;
  while (await step(page, deed)) {
    steps += 1;
    expect(steps, 'the game ends').toBeLessThan(most);
  }
  return steps;
}
