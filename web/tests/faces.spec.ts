import type { AddressInfo } from 'node:net';

import { createServer, type ViteDevServer } from 'vite';

import { expect, LANGS, test } from './house';

let vite: ViteDevServer;
let faces: string;

test.beforeAll(async () => {
  vite = await createServer({
    root: `${import.meta.dirname}/..`,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await vite.listen();
  faces = `http://127.0.0.1:${(vite.httpServer!.address() as AddressInfo).port}/tests/faces/index.html`;
});
test.afterAll(() => vite.close());

/** Letters that stick out of their card or are cut off, cards that their letters have stretched, faces that tell nothing. */
function faults(root: Element): string[] {
  const of = (card: Element): string =>
    `${card.closest('section')!.dataset.size} ${card.closest<HTMLElement>('[data-card]')!.dataset.card}`;
  const inked = (node: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const inkedLines = (node: Element): number[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ top }) => Math.round(top));
  };
  return [...root.querySelectorAll('.card')].flatMap((card) => {
    const box = card.getBoundingClientRect();
    const wrong: string[] = [];
    if (box.height > box.width * 1.42) wrong.push('stretched');
    if (!card.matches('.crest') && !card.querySelector('.name')) wrong.push('no name');
    for (const part of card.querySelectorAll('.name, .word, .price, .points, .foot, .text')) {
      const { left, right, top, bottom, width } = inked(part);
      const style = getComputedStyle(part);
      if (width === 0 || style.display === 'none') continue;
      if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
        wrong.push(`${part.className} sticks out`);
      if (style.overflow !== 'visible' || style.textOverflow !== 'clip') wrong.push(`${part.className} may be cut`);
      if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) wrong.push(`${part.className} is too wide`);
    }
    const choosing = ['preparation', 'refined-maid', 'character'].includes((card as HTMLElement).dataset.kind!);
    if (choosing && card.matches('.small') && (card.querySelector('.more') || !card.querySelector('.asks, .word, .foot .symbol')))
      wrong.push('tells nothing');
    // A line may be broken between words, into two of them, and stands clear of the rule above and the symbols below.
    const name = card.querySelector('.name');
    if (name) {
      const lines = new Set([...inkedLines(name)]);
      if (lines.size > 2) wrong.push(`name in ${lines.size} lines`);
      const [ink, rule] = [inked(name), card.querySelector('.field')!.getBoundingClientRect()];
      // Letters stand within their line; what the machine has for kana makes the line itself higher.
      const slack = 0.35 * parseFloat(getComputedStyle(name).fontSize);
      if (ink.top < rule.bottom - slack) wrong.push('the name reaches into the field');
      const below = card.querySelector('.foot, .text')?.getBoundingClientRect();
      if (below && ink.bottom > below.top + slack) wrong.push('the name reaches into what stands below');
    }
    return wrong.map((what) => `${of(card)}: ${what}`);
  });
}

for (const lang of LANGS) {
  test(`every card at every size in ${lang}: whole names, nothing sticks out, and what decides is told`, async ({ page, request }) => {
    const cards = await (await request.get('/api/cards')).text();
    await page.route('**/api/cards', (route) => route.fulfill({ contentType: 'application/json', body: cards }));
    await page.goto(`${faces}?lang=${lang}`);
    await expect(page.locator('section').last().locator('.card')).toHaveCount(JSON.parse(cards).length as number);
    expect(await page.locator('#app').evaluate(faults)).toEqual([]);
    // A word of a name in Latin letters is never broken in two, nor a short one in kana.
    const broken = await page.locator(':is(.tiny, .small, .medium) > .name').evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.firstChild as Text;
        return [
          ...text.data.matchAll(
            /[\p{Script=Latin}’]+|(?<![\p{Script=Katakana}ー])[\p{Script=Katakana}ー]{2,5}(?![\p{Script=Katakana}ー])/gu,
          ),
        ]
          .filter((word) => {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            return range.getClientRects().length > 1;
          })
          .map((word) => word[0]);
      }),
    );
    expect(broken).toEqual([]);
    // Who reads Japanese meets maids in kana; an initial stays one.
    const named = page.locator(':is([data-kind$="maid"], [data-kind$="chief"]) > .name');
    expect(await named.count()).toBeGreaterThan(200);
    if (lang === 'ja')
      expect((await named.allTextContents()).filter((name) => !/^[\p{Script=Katakana}ー・\u200bR]+$/u.test(name))).toEqual([]);
  });
}
