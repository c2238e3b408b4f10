import type { CDPSession, Page } from '@playwright/test';

import { expect, likes, openTable, test } from './house';
import { KINDS } from './places';

/** Marks every element that has words of its own in the letters of the house. */
function markWords(): number {
  let n = 0;
  for (const node of document.querySelectorAll<HTMLElement>('body *')) {
    const own = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent!.trim());
    // A word of another language, such as its name in the menu, is set in its own.
    if (node.closest('[lang]') !== document.documentElement) continue;
    // Codes are set in whatever the machine has for them.
    if (!own || !node.getClientRects().length || getComputedStyle(node).fontFamily.startsWith('ui-monospace')) continue;
    node.dataset['words'] = String(n);
    n += 1;
  }
  return n;
}

/** Words that are drawn in letters which the page did not bring along. */
async function strange(page: Page, line: CDPSession, known: RegExp): Promise<string[]> {
  expect(await page.evaluate(markWords)).toBeGreaterThan(10);
  const { root } = await line.send('DOM.getDocument');
  const { nodeIds } = await line.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-words]' });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    // What has gone since is not looked at.
    const { fonts } = await line.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
    const other = fonts.filter(({ familyName, isCustomFont }) => !isCustomFont && !known.test(familyName));
    if (!other.length) continue;
    const { outerHTML } = await line.send('DOM.getOuterHTML', { nodeId });
    found.push(`${other.map(({ familyName }) => familyName).join()}: ${outerHTML.replace(/<[^>]*>/g, ' ').slice(0, 80)}`);
  }
  return found;
}

/** Beside kana and kanji signs are the machine's. */
const MACHINE = { en: /^$/, fr: /^$/, ja: /CJK/ };

for (const lang of ['en', 'fr', 'ja'] as const)
  test(`no sign is drawn in letters that were not brought along: ${lang}`, async ({ page, context }) => {
    await likes(context, { lang, list: false, autoLove: true });
    const line = await context.newCDPSession(page);
    await line.send('DOM.enable');
    await line.send('CSS.enable');
    for (const kind of ['three boxes for four', 'motto-tanto-cuore for four', 'love-letter for four']) {
      await openTable(page, KINDS[kind]!);
      await expect(page.getByTestId('prompt')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await strange(page, line, MACHINE[lang]), kind).toEqual([]);
    }
    for (const path of ['/', '/new', '/learn']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await strange(page, line, MACHINE[lang]), path).toEqual([]);
    }
  });
