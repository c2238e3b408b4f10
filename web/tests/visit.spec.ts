import type { BrowserContext, Page } from '@playwright/test';

import { expect, likes, test } from './house';

/** What the server counts of a visit: questions to the API and sockets. Files are free. */
function counted(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  context.on('page', (page) => page.on('websocket', () => asked.push('WS')));
  return asked;
}

/** In at the door, to the new table, a few wishes, and down at it. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  const start = page.getByTestId('open-table');
  await expect(start).toBeEnabled();
  for (const players of ['3', '4', '3', '2']) await page.getByRole('radio', { name: players, exact: true }).first().check();
  await expect(page.getByTestId('check')).toHaveAttribute('aria-busy', 'false');
  await start.click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByTestId('prompt')).toBeVisible();
}

test('one visit that ends at a table asks the server at most twelve times, the first and the next', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await likes(context, { lang: 'en' });
  const asked = counted(context);
  for (const which of ['first', 'next']) {
    asked.length = 0;
    const page = await context.newPage();
    await visit(page);
    console.log(`${which} visit: ${asked.length} counted: ${asked.join(', ')}`);
    expect(asked.length).toBeLessThanOrEqual(12);
    await page.close();
  }
  await context.close();
});
