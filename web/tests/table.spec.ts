import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import {
  click,
  DESKTOP,
  expect,
  LANGS,
  likes,
  Line,
  openTable,
  PHONE,
  playUntil,
  prefer,
  step,
  stepIfOffered,
  test,
  textOf,
} from './house';

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'novice' };
const TABLES = {
  'tanto-cuore': { game: 'tanto-cuore', first: 0, seats: [me, bot] },
  'seven-houses': {
    game: 'romantic-vacation',
    sets: ['tanto-cuore', 'expanding-the-house', 'romantic-vacation'],
    first: 0,
    seats: [me, bot, bot, bot, bot, bot, bot],
  },
  'motto-tanto-cuore': { game: 'motto-tanto-cuore', first: 0, seats: [me, bot, bot] },
  'love-letter': { game: 'love-letter', first: 0, seats: [me, bot, bot, bot] },
};

/** Headings of the town that lie on each other. */
function overlaps(page: Page): Promise<string[]> {
  return page.locator('.town :is(h3, .ending)').evaluateAll((nodes) => {
    // What is read, not the box that it stands in.
    const boxes = nodes.map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return { text: node.textContent, ...range.getBoundingClientRect().toJSON() } as DOMRect & { text: string };
    });
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom)
        .map((b) => `${a.text} / ${b.text}`),
    );
  });
}

/** Boxes that lie on each other, by their names. */
const onEachOther = (boxes: { name: string; left: number; right: number; top: number; bottom: number }[]): string[] =>
  boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map((b) => `${a.name} / ${b.name}`),
  );

test('seven houses fit on one screen, each in its own place, and nothing has to be scrolled to', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP);
  await likes(context, { lang: 'fr', list: false });
  await openTable(page, TABLES['seven-houses']);
  const houses = page.locator('article.house');
  await expect(houses).toHaveCount(6);
  const zones = await page.locator('article.house, section.town, section.mine, .bottom > .slip').evaluateAll((nodes) =>
    nodes.map((node) => ({
      name: node.getAttribute('aria-label') ?? node.className,
      ...(node.getBoundingClientRect().toJSON() as DOMRect),
    })),
  );
  expect(onEachOther(zones)).toEqual([]);
  for (const { name, bottom, right } of zones) {
    expect(bottom, name).toBeLessThanOrEqual(DESKTOP.height + 1);
    expect(right, name).toBeLessThanOrEqual(DESKTOP.width + 1);
  }
  for (const house of await houses.all())
    for (const zone of ['hand', 'deck', 'discard', 'in_play']) await expect(house.locator(`[data-place$="/${zone}"]`)).toBeVisible();
});

test('the town’s cards are as large as the window allows', async ({ page, context }) => {
  await likes(context, { list: false });
  const width = () =>
    page
      .locator('.town .card')
      .first()
      .evaluate((card) => (card as HTMLElement).offsetWidth);
  for (const table of ['tanto-cuore', 'seven-houses', 'motto-tanto-cuore'] as const) {
    await page.setViewportSize(DESKTOP);
    await openTable(page, TABLES[table]);
    await expect(page.locator('.town .card').first()).toBeVisible();
    expect(await width(), table).toBeGreaterThanOrEqual(94);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${table}: the page never scrolls`).toBe(0);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(width, table).toBeGreaterThanOrEqual(130);
  }
});

test('what can be done begins where it began, also when a card of many words asks', async ({ page, context }) => {
  await likes(context, { lang: 'fr', autoForced: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTable(page, { game: 'tanto-cuore', town: 'first-game', first: 0, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const wordy = (list: string[]): string =>
    list.find((action) => action === 'hire:sainsbury-lockwood') ??
    list.find((action) => action === 'serve:sainsbury-lockwood') ??
    prefer(list.filter((action) => !/^hire:(?!2-love)/.test(action)));
  const actions = page.getByTestId('actions');
  const tops = new Set<number>();
  const asker = page.locator('.prompt.mine .asker');
  for (let deed = 0; deed < 400 && !(await asker.isVisible()); deed += 1) {
    await expect(actions.locator('[data-action]').first()).toBeVisible();
    tops.add(Math.round((await actions.boundingBox())!.y));
    const list = await actions
      .locator('[data-action]')
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset['action']!));
    // She may have begun to ask since the loop looked.
    if (await asker.isVisible()) break;
    if (list.length) await click(page, wordy(list));
  }
  // Three lines of her text; the card says the rest.
  await expect(page.locator('.prompt .text')).toBeVisible();
  const [text, whole] = await page
    .locator('.prompt .text')
    .evaluate(
      (node) => [node.clientHeight / parseFloat(getComputedStyle(node).lineHeight), node.scrollHeight > node.clientHeight] as const,
    );
  expect(text).toBeLessThan(3.1);
  expect(whole).toBe(true);
  tops.add(Math.round((await actions.boundingBox())!.y));
  expect([...tops]).toHaveLength(1);
  for (const choice of (await actions.locator('[data-action]').all()).slice(0, 2)) await expect(choice).toBeInViewport({ ratio: 0.99 });
  await page.screenshot({ path: 'artefacts/tables/wordy.png' });
  await asker.click();
  await expect(page.locator('.lens')).toContainText('Sainsbury');
});

for (const lang of LANGS)
  test(`a hint in ${lang} leaves what one goes on with where it was, and the question whole`, async ({ page, context }) => {
    await likes(context, { lang, list: false, autoLove: true });
    for (const viewport of [DESKTOP, { width: 1920, height: 1080 }, { width: 844, height: 390 }, PHONE]) {
      await page.setViewportSize(viewport);
      await openTable(page, TABLES['tanto-cuore']);
      const go = page.getByTestId('main').locator('.go');
      await expect(go).toHaveCount(1);
      const before = await go.boundingBox();
      await page.keyboard.press('h');
      await expect(page.getByTestId('hint')).toBeVisible();
      await page.waitForTimeout(100);
      await page.screenshot({ path: `artefacts/tables/hint-${lang}-${viewport.width}.png` });
      expect(await go.boundingBox(), `${viewport.width}`).toEqual(before);
      expect(
        await page.locator('.slip').evaluate((slip) => {
          const parts = ['.said', '.take'].map((part) => slip.querySelector(part)!).filter(({ clientHeight }) => clientHeight > 1);
          return [slip, ...parts].filter((part) => part.scrollHeight > part.clientHeight + 1).map(({ className }) => className);
        }),
        `${viewport.width}`,
      ).toEqual([]);
    }
  });

test('a turn that ends by itself is seen to end, and can be taken back before it does', async ({ page, context }) => {
  await likes(context, { autoLove: true, list: false });
  await page.setViewportSize(DESKTOP);
  await openTable(page, TABLES['tanto-cuore']);
  // Everybody begins with a hand of Love that hires somebody, or does in the next turn.
  const main = page.getByTestId('main').locator('.go');
  await expect(page.getByTestId('prompt')).toContainText('Your turn');
  await expect(main.locator('kbd')).toHaveText('E');
  await page.locator('.town .legal').first().click();
  await expect(main).toHaveClass(/closing/);
  await expect(page.getByTestId('prompt')).toContainText('your turn ends');
  await page.keyboard.press('u');
  await expect(main).not.toHaveClass(/closing/);
  await expect(page.getByTestId('prompt')).toContainText('What will you hire?');
  await page.locator('.town .legal').first().click();
  // It has ended when new cards lie in the hand and the other has played.
  await expect(page.locator('header .when')).toHaveText('Round 2');
});

test('a click on one’s deck shows what is in it, and the help tells the key', async ({ page, context }) => {
  await likes(context, { list: false });
  await page.setViewportSize(DESKTOP);
  await openTable(page, TABLES['tanto-cuore']);
  await page.getByTestId('deck').click();
  await expect(page.getByRole('tab', { name: 'My deck' })).toHaveAttribute('aria-selected', 'true');
  await page.getByTestId('deck').click();
  await expect(page.locator('.drawer')).toBeHidden();
  await page.keyboard.press('s');
  await expect(page.getByRole('tab', { name: 'My deck' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').locator('tr', { has: page.locator('kbd', { hasText: /^S$/ }) })).toHaveText(/My deck/);
});

test('the result says who won, by how much and what next, all of it in sight', async ({ page, context }) => {
  await likes(context, {});
  await page.setViewportSize(DESKTOP);
  const id = await openTable(page, TABLES['seven-houses']);
  expect((await page.request.post(`/api/tables/${id}/resign`)).ok()).toBe(true);
  const result = page.getByTestId('result');
  await expect(result.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(result.locator('.places li')).toHaveCount(7);
  await expect(result.locator('.places .bar')).toHaveCount(7);
  for (const name of ['Rematch', 'Look at the table']) await expect(result.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(result.getByRole('link', { name: 'Replay' })).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: 'artefacts/tables/result.png' });
  await result.getByRole('button', { name: 'Look at the table' }).click();
  await expect(result).toBeHidden();
});

test('the hire list has the order of the town', async ({ page, context }) => {
  await likes(context, { autoLove: true });
  await openTable(page, TABLES['tanto-cuore']);
  const hires = page.getByTestId('actions').locator('[data-action^="hire:"]');
  await playUntil(page, hires.first());
  const names = await hires.evaluateAll((nodes) =>
    nodes.map((node) => (node as HTMLElement).dataset['action']!.slice(5).split(/[@=.]/)[0]!),
  );
  const piles = await page.locator('.town [data-card]').evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset['card']!));
  expect(names.length).toBeGreaterThan(1);
  expect([...new Set(names)]).toEqual(piles.filter((pile) => names.includes(pile)));
});

test('bots who take their time are hurried by a button or a key', async ({ page, context }) => {
  await likes(context, {});
  const line = await new Line().hold(page);
  const slow = { kind: 'bot', level: 'random' };
  await openTable(page, { game: 'tanto-cuore', first: 0, pace: 'human', seats: [me, slow, slow, slow] });
  const actions = page.getByTestId('actions').locator('[data-action]').first();
  const hurry = page.getByTestId('hurry');
  await expect(actions).toBeVisible();
  await expect(hurry).toHaveCount(0);
  for (const press of [() => hurry.dispatchEvent('click'), () => page.keyboard.press('f')]) {
    while (!(await hurry.isVisible())) await stepIfOffered(page);
    const before = line.sent.filter(({ op }) => op === 'hurry').length;
    await press();
    await expect.poll(() => line.sent.filter(({ op }) => op === 'hurry').length).toBe(before + 1);
    await expect(actions).toBeVisible();
    await expect(page.getByTestId('fault')).toHaveCount(0);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Hurry the bots until a person has to decide')).toBeVisible();
});

for (const [name, draft] of Object.entries(TABLES)) {
  for (const lang of LANGS) {
    test(`the table of ${name} in ${lang}: axe finds nothing, pictures are kept`, async ({ page, context }) => {
      test.setTimeout(300_000);
      await likes(context, { lang, list: false });
      await openTable(page, draft);
      await expect(page.locator('[data-action], [data-actions]').first()).toBeVisible();
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        for (const [device, viewport] of [
          ['phone', PHONE],
          ['lying', { width: 844, height: 390 }],
          ['small', { width: 320, height: 568 }],
          ['large', { width: 1920, height: 1080 }],
          ['desktop', DESKTOP],
        ] as const) {
          await page.setViewportSize(viewport);
          await page.waitForTimeout(100);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${device}: nothing sticks out`,
          ).toBeLessThanOrEqual(0);
          expect(await overlaps(page), `${device}: headings have their own place`).toEqual([]);
          await page.screenshot({ path: `artefacts/tables/${name}-${lang}-${scheme}-${device}.png` });
          if ((lang !== 'en' && scheme === 'dark') || (device !== 'desktop' && (lang !== 'en' || device !== 'phone'))) continue;
          const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
          expect(
            violations.map(
              (v) =>
                `${v.id}: ${v.nodes
                  .map((n) => n.target.join(' '))
                  .slice(0, 5)
                  .join(' | ')}`,
            ),
            `${scheme} ${device}`,
          ).toEqual([]);
        }
      }
    });
  }
}

test('the end of a round is told in the slip: it covers no seat, no hand and nothing that is asked, and a long name keeps its place', async ({
  page,
  context,
}) => {
  await likes(context, { lang: 'fr' });
  await page.goto('/');
  await page.request.post('/api/guest', { data: { name: 'W'.repeat(24) } });
  await openTable(page, { ...TABLES['love-letter'], tokens: 7 });
  const news = page.getByTestId('round-end');
  await playUntil(page, news);
  // The list of actions is the test's; without it the board is as everybody sees it.
  await page.evaluate(() => (document.querySelector('.fold') as HTMLElement).click());
  for (const viewport of [
    { width: 1280, height: 720 },
    DESKTOP,
    PHONE,
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(100);
    await page.screenshot({ path: `artefacts/tables/round-end-${viewport.width}x${viewport.height}.png` });
    const told = (await news.boundingBox())!;
    const slip = (await page.locator('.bottom > .slip').boundingBox())!;
    const ask = (await page.locator('.prompt .ask').boundingBox())!;
    expect(told.x, 'within the slip').toBeGreaterThanOrEqual(slip.x);
    expect(told.x + told.width).toBeLessThanOrEqual(slip.x + slip.width);
    expect(told.y, 'below what is asked').toBeGreaterThanOrEqual(ask.y + ask.height);
    for (const card of await page.locator('#hand .card').all()) {
      const { x, y, width, height } = (await card.boundingBox())!;
      expect(x + width <= slip.x || y + height <= slip.y, `${viewport.width}: the hand is in sight`).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing sticks out').toBeLessThanOrEqual(0);
  }
});

test('on a phone every card of a round is told by its value, its crest and how many are left', async ({ page, context }) => {
  await likes(context, { lang: 'fr', list: false });
  for (const seats of [
    [me, bot],
    [me, bot, bot, bot],
  ])
    for (const viewport of [PHONE, { width: 844, height: 390 }, { width: 667, height: 375 }]) {
      await page.setViewportSize(viewport);
      await openTable(page, { ...TABLES['love-letter'], seats });
      await expect(page.locator('.about li')).toHaveCount(8);
      await page.screenshot({ path: `artefacts/tables/seen-${seats.length}-${viewport.width}.png` });
      const cut = await page.locator('.about button').evaluateAll((chips) =>
        chips.flatMap((chip) => {
          const edge = chip.getBoundingClientRect();
          const parts = [...chip.querySelectorAll('b, .crest, .pips i')].map((part) => part.getBoundingClientRect());
          return parts.filter(({ width, right, bottom }) => !width || right > edge.right || bottom > edge.bottom);
        }),
      );
      expect(cut, `${seats.length} at ${viewport.width}`).toEqual([]);
    }
});

test('on a phone one’s hand and what is left to spend are in sight, and undo says what it takes back before it does', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await likes(context, { lang: 'fr' });
  await openTable(page, { ...TABLES['tanto-cuore'], seats: [me, bot, bot, bot] });
  const [hand, dock] = [(await page.locator('#hand').boundingBox())!, (await page.locator('.bottom > .slip').boundingBox())!];
  expect(hand.y + hand.height).toBeLessThanOrEqual(dock.y);
  await expect(page.locator('.slip .counters')).toBeInViewport();
  await page.getByTestId('actions').locator('[data-action="love:1-love"]').click();
  const lines = page.getByTestId('log').locator('p');
  await expect(lines.filter({ hasText: 'Vous jouez 1 Amour' })).toHaveCount(1);
  await page.locator('#undo').click();
  const asked = page.getByRole('dialog', { name: /^Reprendre\s*: Vous jouez 1 Amour/ });
  await expect(asked).toBeVisible();
  await expect(lines.filter({ hasText: 'Vous jouez 1 Amour' })).toHaveCount(1);
  await asked.getByRole('button', { name: 'Reprendre', exact: true }).click();
  await expect(page.getByTestId('actions').locator('[data-action="love:1-love"]')).toBeVisible();
  await expect(asked).toBeHidden();
});

test('on a phone an enlarged card is put away by its button, always in sight, or by a tap beside it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, serviceWorkers: 'block' });
  await likes(context, { lang: 'fr' });
  const page = await context.newPage();
  await openTable(page, TABLES['tanto-cuore']);
  const lens = page.locator('.lens');
  await page.locator('.town [data-card="sainsbury-lockwood"]').tap();
  await expect(lens).toBeVisible();
  await expect(lens.getByRole('button', { name: 'Fermer' })).toBeInViewport();
  await lens.getByRole('button', { name: 'Fermer' }).tap();
  await expect(lens).toBeHidden();
  await page.locator('.town [data-card="sainsbury-lockwood"]').tap();
  await expect(lens).toBeVisible();
  const { y } = (await lens.boundingBox())!;
  await (y > 60 ? page.locator('.bar h1') : page.getByTestId('prompt').locator('.head')).tap();
  await expect(lens).toBeHidden();
  await context.close();
});

test('the prompt of every table leads to its rule', async ({ page, context }) => {
  await likes(context, {});
  for (const [table, id] of [
    ['tanto-cuore', 'TC-HIRE-01'],
    ['motto-tanto-cuore', 'MO-ROUND-02'],
    ['love-letter', 'LL-TURN-01'],
  ] as const) {
    await openTable(page, TABLES[table]);
    const link = page.getByTestId('prompt').getByRole('link', { name: id });
    await expect(link).toBeVisible();
    const [book] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(book.locator(`[id="${id}"]`)).toBeInViewport();
    await book.close();
  }
});

test('what served in a house’s last turn is seen there until its next, and every house stays where it is', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP);
  await likes(context, {});
  await openTable(page, { ...TABLES['tanto-cuore'], seats: [me, bot, bot] });
  const places = () =>
    page.locator('article.house, section.mine, [data-place^="town/pile/"]').evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, top } = node.getBoundingClientRect();
        return `${(node as HTMLElement).dataset.place} ${Math.round(left)} ${Math.round(top)}`;
      }),
    );
  await expect(page.locator('article.house')).toHaveCount(2);
  const before = await places();
  await playUntil(page, page.locator('article.house [data-place*="/in_play/"]').first());
  await expect(page.locator('article.house .past [data-card]').first()).toBeVisible();
  expect(await places()).toEqual(before);
});

test('Motto’s park tells who helps whom this round, each in her place', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP);
  await likes(context, { lang: 'fr' });
  await openTable(page, TABLES['motto-tanto-cuore']);
  const maids = page.locator('.refined .spot');
  await expect(maids.first()).toBeVisible();
  const before = await maids.evaluateAll((spots) => spots.map((spot) => (spot as HTMLElement).dataset.card));
  await page.getByTestId('actions').locator('[data-action^="pick:"]').first().click();
  await expect(page.locator('.refined .taken')).toHaveCount(3);
  expect(await maids.evaluateAll((spots) => spots.map((spot) => (spot as HTMLElement).dataset.card))).toEqual(before);
  await expect(page.locator('.refined').getByRole('button', { name: /vous aide pendant cette manche/ })).toHaveCount(1);
  await expect(page.locator('.party')).toHaveCount(3);
});

test('on a phone Motto’s refined maids are in sight while one is to be chosen, and every phase is read', async ({ page, context }) => {
  await likes(context, { lang: 'fr' });
  await page.setViewportSize(PHONE);
  await openTable(page, TABLES['motto-tanto-cuore']);
  const choices = page.getByTestId('actions').locator('[data-action^="pick:"]');
  await expect(choices.first()).toBeVisible();
  const foot = (await page.locator('.bottom > .slip').boundingBox())!.y;
  const maids = page.locator('.refined .legal[data-card]');
  expect(await maids.count()).toBe(await choices.count());
  for (const maid of await maids.all()) expect((await maid.boundingBox())!.y + (await maid.boundingBox())!.height).toBeLessThan(foot);
  await page.screenshot({ path: 'artefacts/tables/choosing.png' });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.locator('.phases').evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBeLessThanOrEqual(0);
  }
  // Chosen, they go back to their place in the park.
  await choices.first().click();
  await expect(page.getByRole('tab', { name: 'Servantes' })).toBeVisible();
});

test('in Motto counters and one’s own house have words', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP);
  await likes(context, { lang: 'fr' });
  await openTable(page, TABLES['motto-tanto-cuore']);
  await page.getByTestId('actions').locator('[data-action^="pick:"]').first().click();
  const mine = page.locator('section.mine');
  await expect(mine.getByRole('group', { name: 'Servante raffinée' })).toBeVisible();
  const word = page.locator('.bottom > .slip').locator('.counter .word', { hasText: 'concentration' });
  await expect(word).toBeVisible();
  expect((await word.boundingBox())!.width, 'to be read, not only heard').toBeGreaterThan(20);
});

test('the text mode says a changed price', async ({ page, context }) => {
  await likes(context, { lang: 'en', textMode: true });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(textOf(text)) as { view?: { town?: { prices?: object } } };
      if (message.view?.town) message.view.town.prices = { '2-love': 3 };
      socket.send(JSON.stringify(message));
    });
  });
  await openTable(page, TABLES['tanto-cuore']);
  await expect(page.getByRole('listitem').filter({ hasText: '2 Love, Love card, costs 3 love now instead of 4' })).toBeVisible();
});

test('one’s turn and cards that move are heard where that is wished for', async ({ page, context }) => {
  await likes(context, { sound: true, volume: 0.6, cues: { turn: true, cards: true, hire: false } });
  await page.addInitScript(() => {
    const rung: number[] = ((globalThis as { rung?: number[] }).rung = []);
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      rung.push(this.buffer!.duration);
      start.apply(this, when);
    };
  });
  const rung = () => page.evaluate(() => (globalThis as { rung?: number[] }).rung!);
  await openTable(page, TABLES['tanto-cuore']);
  for (let i = 0; i < 6; i += 1) await step(page, click);
  await expect.poll(async () => new Set((await rung()).map((lasts) => lasts.toFixed(2))).size, 'bell, paper and cloth').toBe(3);
  for (const lasts of await rung()) expect(lasts).toBeLessThanOrEqual(0.3001);
});

test('with motion switched off what changes has changed at once', async ({ page, context }) => {
  await likes(context, { motion: 'off' });
  await openTable(page, TABLES['tanto-cuore']);
  const head = page.getByTestId('prompt').locator('.head');
  await expect(head).toBeVisible();
  expect(
    await head.evaluate(
      (one: HTMLElement) => [getComputedStyle(one).color, ((one.style.color = 'rgb(1, 2, 3)'), getComputedStyle(one).color)][1],
    ),
  ).toBe('rgb(1, 2, 3)');
});
