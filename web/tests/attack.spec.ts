import type { Page } from '@playwright/test';

import { DESKTOP, Engine, expect, likes, openTable, PHONE, test, textOf } from './house';

const WINDOWS = [DESKTOP, { width: 1920, height: 1080 }, PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }].concat([
  { width: 667, height: 375 },
]);
const TOWN = [
  'azure-crescent',
  'viola-crescent',
  'rouge-crescent',
  'safran-virginie',
  'kagari-ichinomiya',
  'genevieve-daubigny',
  'moine-de-lefevre',
  'tenalys-trent',
  'claire-saint-juste',
  'anise-greenaway',
];

/** What the rules ask of whom a maid is used against, and what the slip then says. */
const ATTACKS = [
  {
    maid: 'nord-twilight',
    deeds: ['use:nord-twilight', 'keep:1-love', 'maid:1.rouge-crescent'],
    head: 'attacks with Nord Twilight',
    ask: /Illness.*Rouge Crescent.*Claire Saint-Juste/,
  },
  {
    maid: 'sora-nakachi',
    deeds: ['use:sora-nakachi', 'target:0', 'take:bad-habit', 'target:1'],
    head: 'attacks with Sora Nakachi',
    ask: /Bad Habit.*with you.*Claire Saint-Juste/,
  },
];

/** The decision of seat 1, as the rules make it. */
async function asked(maid: string, deeds: readonly string[]): Promise<object> {
  const love = (n: number) => Array.from({ length: n }, () => '1-love');
  const arrange = {
    free: true,
    phase: 'start',
    players: [
      { hand: love(5), private_maids: [maid], bad_habits: 1, chambermaids: ['azure-crescent'] },
      { hand: ['claire-saint-juste', ...love(4)], chambermaids: ['rouge-crescent'] },
    ],
  };
  const engine = new Engine();
  await engine.ask({ op: 'hello', detail: true });
  await engine.ask({ op: 'new', game: 'tanto-cuore', players: 2, seed: 'attack', options: { town: TOWN }, arrange });
  let decision: object | undefined;
  for (const action of deeds) ({ decision } = await engine.ask<{ decision: object }>({ op: 'act', action }));
  engine.end();
  return decision!;
}

/** From now on the table's own question is this one. */
async function askInstead(page: Page, decision: object): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const told = JSON.parse(textOf(message)) as { op: string; view?: { decision: { player: number } | null } };
      if (told.op === 'snapshot' && told.view?.decision?.player === 1)
        socket.send(JSON.stringify({ ...told, view: { ...told.view, decision } }));
      else socket.send(message);
    });
  });
}

for (const { maid, deeds, head, ask } of ATTACKS)
  test(`whoever is attacked by ${maid} reads who attacks, with what, and what is at stake, whole`, async ({ page, context }) => {
    await likes(context, { list: false, autoForced: false });
    const decision = await asked(maid, deeds);
    await openTable(page, { game: 'tanto-cuore', town: 'first-game', first: 1, seats: [{ kind: 'bot', level: 'novice' }, { kind: 'me' }] });
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await askInstead(page, decision);
    await page.reload();
    const prompt = page.getByTestId('prompt');
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expect(prompt.locator('.ask')).toHaveText(ask);
      await page.waitForTimeout(100);
      await page.screenshot({ path: `artefacts/tables/${maid}-${window.width}x${window.height}.png` });
      // Her crest says with what where there is no room for the words.
      await expect(prompt.locator('.asker')).toBeVisible();
      await expect(prompt.locator('.head')).toContainText(head);
      if (window.height > 600) await expect(prompt.locator('.head')).toBeVisible();
      for (const part of ['.ask', '.said'])
        expect(
          await prompt.locator(part).evaluate((one) => one.scrollHeight - one.clientHeight <= 1),
          `${part} at ${window.width} by ${window.height}`,
        ).toBe(true);
      // Not her price, which is the attacker's.
      await expect(prompt.locator('.text')).toHaveCount(0);
      await expect(page.getByTestId('main').locator('.go')).toHaveCount(2);
      for (const go of await page.getByTestId('main').locator('.go').all()) await expect(go).toBeInViewport({ ratio: 0.99 });
    }
  });
