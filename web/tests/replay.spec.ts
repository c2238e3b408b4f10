import { writeFile } from 'node:fs/promises';

import type { Page, TestInfo } from '@playwright/test';

import { Engine, expect, likes, openTable, playOut, test } from './house';

interface Decision {
  player: number;
  actions: string[];
}

interface Told {
  decision: Decision | null;
}

interface Standing {
  scores: { points: number; lines: { note: string }[] }[];
  winners: number[];
}

/** Plays by the engine until the game is over, or as long as `wish` knows what to do. */
async function played(game: object, wish: (decision: Decision) => string | undefined): Promise<object> {
  const engine = new Engine();
  let { decision } = await engine.ask<Told>({ op: 'new', ...game });
  while (decision) {
    const action = wish(decision);
    if (!action) break;
    ({ decision } = await engine.ask<Told>({ op: 'act', action }));
  }
  const { record } = await engine.ask<{ record: object }>({ op: 'record' });
  engine.end();
  return record;
}

/** Plays game after game until one has what is looked for. */
async function search(wishes: RegExp[], found: (standing: Standing) => boolean): Promise<object> {
  const wish = ({ actions }: Decision): string => wishes.flatMap((one) => actions.filter((action) => one.test(action)))[0] ?? actions[0]!;
  const engine = new Engine();
  for (let game = 0; game < 40; game += 1) {
    let { decision } = await engine.ask<Told>({ op: 'new', game: 'tanto-cuore', players: 3, seed: `search ${game}` });
    while (decision) ({ decision } = await engine.ask<Told>({ op: 'act', action: wish(decision) }));
    if (!found(await engine.ask<Standing>({ op: 'score' }))) continue;
    const { record } = await engine.ask<{ record: object }>({ op: 'record' });
    engine.end();
    return record;
  }
  throw new Error('no such game');
}

/** Brings a record in as a visitor does, from a file. */
async function bring(page: Page, info: TestInfo, record: object): Promise<void> {
  const file = info.outputPath('record.json');
  await writeFile(file, JSON.stringify(record));
  await page.goto('/games');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await expect(page.getByTestId('ply')).toBeVisible();
}

test('an imported record: every moment, all hands, and a link to one of them', async ({ page, context, browser }, info) => {
  await likes(context, { lang: 'en' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const record = await played({ game: 'love-letter', players: 2, seed: 'imported', options: { tokens: 3 } }, ({ actions }) => actions[0]);
  await bring(page, info, record);
  const last = (record as { actions: string[] }).actions.length;
  const ply = page.getByTestId('ply');
  // It opens where the game began, and says whose turn it is.
  await expect(ply).toContainText(`0 of ${last}`);
  await expect(page.getByTestId('result')).toBeHidden();
  await expect(page).toHaveTitle('Love Letter – Replay – Livret');
  await expect(page.getByTestId('moment')).toContainText('Round 1');
  await expect(page.getByTestId('moment')).toContainText('’s turn');
  // The long step is a round where every action is a turn.
  await page.getByRole('button', { name: 'One round on' }).click();
  await expect(page.getByTestId('moment')).toContainText('Round 2');
  await page.keyboard.press('PageUp');
  await expect(ply).toContainText(`0 of ${last}`);
  await page.keyboard.press('End');
  await expect(ply).toContainText(`${last} of ${last}`);
  await expect(page.getByTestId('moment')).toContainText('The game is over');
  // The result leaves the last position in sight.
  await expect(page.getByTestId('result')).toBeVisible();
  await expect(page.locator('.courtier').first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  // A button at its end keeps the focus.
  await page.getByRole('button', { name: 'Go to the end' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Go to the end' })).toBeFocused();

  await page.getByRole('button', { name: 'Go to the start' }).click();
  await expect(ply).toContainText(`0 of ${last}`);
  await expect(page.getByTestId('result')).toBeHidden();
  // Everybody's cards lie open: each seat shows a face, not a back.
  for (const seat of await page.locator('.courtier').all()) await expect(seat.locator('.held [data-card]').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(ply).toContainText(`1 of ${last}`);
  await page.locator('input[type="range"]').fill('2');
  await expect(ply).toContainText(`2 of ${last}`);

  // Through one seat's eyes the other hand is closed again.
  await page.getByLabel('Seen by').selectOption('0');
  await expect(page.locator('.courtier .held[role="img"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy link to this point' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('ply=2&as=0');
  const other = await browser.newPage({ serviceWorkers: 'block' });
  await other.goto(link);
  await expect(other.getByTestId('ply')).toContainText('2');
  await expect(other.getByLabel('Seen by')).toHaveValue('0');
  await other.close();
});

test('a changed price is written on the pile, in the lens, and said', async ({ page, context }, info) => {
  await likes(context, { lang: 'en' });
  const town = [
    'emily-raymond',
    'ririko-hiiragi',
    'suzuna-kamikawa',
    'felicity-horn',
    'lilac-hawkwind',
    'grace-saulsbury',
    'pauline-dumond',
    'amaretto-renard',
    'tiffany-wise',
    'phyllis-lumley',
  ];
  const arrange = { free: true, phase: 'serve', players: [{ hand: ['emily-raymond', '1-love'], chambermaids: ['ririko-hiiragi'] }] };
  const wanted = ['serve:emily-raymond', 'end'];
  const record = await played({ game: 'expanding-the-house', players: 2, seed: 'prices', options: { town }, arrange }, () =>
    wanted.shift(),
  );
  await bring(page, info, record);
  await page.keyboard.press('End');
  const garden = page.locator('.town [data-card="lily-garden"]');
  await expect(garden).toHaveAttribute('aria-label', /costs 4 love now instead of 6/);
  await expect(garden.locator('.price')).toHaveText('4');
  await expect(garden.locator('s')).toHaveText('6');
  await expect(page.locator('.town [data-card="suzuna-kamikawa"] s')).toHaveCount(0);
  await garden.click();
  await expect(page.locator('.lens')).toContainText('costs 4 love now instead of 6');
  await page.screenshot({ path: 'artefacts/tables/prices.png' });
  // Before Emily has served there is only Ririko's price.
  await page.getByRole('button', { name: 'Go to the start' }).click();
  await expect(garden.locator('.price')).toHaveText('5');
});

const HURRY = [/^love:all/, /^serve:/, /^love:/, /^hire:(?!\d-love)(?!.*@)/, /^hire:(?!.*@)/, /^(no|done)/, /^end/];

for (const [name, many, words, rule] of [
  ['says what parted equal points', 1, 'more maid cards that bring no points', 'TC-SCORE-11'],
  ['says that nothing parted equal points', 2, 'the tie-break is level too', 'TC-SCORE-13'],
] as const) {
  test(`the result ${name}, and why the game ended`, async ({ page, context }, info) => {
    await likes(context, { lang: 'en' });
    const record = await search(HURRY, ({ scores, winners }) => {
      const best = Math.max(...scores.map(({ points }) => points));
      return winners.length === many && scores.filter(({ points }) => points === best).length === 2;
    });
    await bring(page, info, record);
    await page.keyboard.press('End');
    await expect(page.getByTestId('tie')).toContainText(words);
    await expect(page.getByTestId('ending')).toHaveText(/^(Two|Three) maid piles are empty: \S.*, \S.*\.$/);
    await page.getByTestId('tie').getByRole('link').click();
    await expect(page.locator(`#${rule}`)).toBeFocused();
  });
}

test('the sheet of points names sisters by their family, tells a bonus in its card’s words, and opens the card', async ({
  page,
  context,
}, info) => {
  await likes(context, { lang: 'en' });
  const sisters = 'sets of different chambermaids of one family';
  const record = await search([/^chamber:.*crescent/, /^hire:.*crescent/, ...HURRY], ({ scores }) =>
    scores.some(({ lines }) => lines.some(({ note }) => note === sisters)),
  );
  await bring(page, info, record);
  await page.keyboard.press('End');
  await page.getByText('Where the points come from').click();
  const line = page.getByTestId('result').locator('tr', { hasText: 'Crescent sisters' }).first();
  await expect(line).toContainText('scores 3 points for 2 cards, 7 for 3');
  await line.getByRole('button').click();
  await expect(page.locator('.lens')).toContainText('Crescent');
  await expect(page.getByTestId('result')).not.toContainText('condition met');
});

test('a replay of Motto fits on one screen, and its result leaves the board where it was', async ({ page, context }, info) => {
  await likes(context, { lang: 'fr' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const record = await played(
    { game: 'motto-tanto-cuore', players: 4, seed: 'fits' },
    ({ actions }) => [/^work/, ...HURRY].flatMap((one) => actions.filter((action) => one.test(action)))[0] ?? actions[0],
  );
  await bring(page, info, record);
  const last = (record as { actions: string[] }).actions.length;
  const board = page.locator('.board');
  const top = async () => (await board.boundingBox())!.y;
  const begin = await top();
  for (const ply of [20, Math.floor(last / 2), last - 1]) {
    await page.getByRole('slider').fill(`${ply}`);
    await expect(page.getByTestId('ply')).toContainText(`${ply} sur`);
    // All hands are open.
    await expect(page.locator('.house [data-place*="/hand/"]').first()).toBeVisible();
    await expect.poll(() => page.locator('.main').evaluate((room) => room.scrollHeight - room.clientHeight)).toBeLessThan(2);
    expect(await top()).toBe(begin);
  }
  await page.keyboard.press('End');
  await expect(page.getByTestId('result')).toBeInViewport({ ratio: 0.99 });
  expect(await top()).toBe(begin);
  await expect(page.locator('article.house').last()).toBeInViewport({ ratio: 0.99 });
});

test('a replay of Love Letter knows no presence, and keeps the hand in sight', async ({ page, context }) => {
  await likes(context, { lang: 'en' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await openTable(page, {
    game: 'love-letter',
    tokens: 2,
    seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }))],
  });
  await playOut(page);
  // Nobody is connected to the table any more.
  await page.goto('/');
  await page.goto(`/replay/${id}?as=0&ply=0`);
  await expect(page.locator('.courtier')).toHaveCount(3);
  const last = Number(await page.locator('input[type="range"]').getAttribute('max'));
  for (let ply = 0; ply <= last; ply += 1) {
    await expect(page.getByTestId('ply')).toContainText(`${ply} of`);
    await expect(page.locator('.court .own')).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.locator('.court')).not.toContainText('away');
  // One's own line in the result is marked in words.
  await expect(page.getByTestId('result').locator('li', { hasText: 'you' })).toHaveCount(1);
});
