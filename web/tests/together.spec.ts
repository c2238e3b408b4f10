import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, likes, listen, mayAct, meet, PHONE, playTogether, test, visitor } from './house';

const TURNS = { game: 'tanto-cuore', short: true, first: 0, undo: true };

/** Plays until it is the other's turn. */
async function endTurn(page: Page, next: Page): Promise<void> {
  await expect.poll(() => mayAct(page)).toBe(true);
  while (!(await mayAct(next)))
    await page
      .getByTestId('actions')
      .locator('[data-action="end"]')
      .click({ timeout: 2000 })
      .catch(() => {});
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByLabel('Table menu').click();
  await page.getByRole('button', { name: item, exact: true }).click();
}

test('what others have seen is taken back when they agree, and not when they refuse', async ({ browser }) => {
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  await meet(host.page, guest.page, TURNS);
  await endTurn(host.page, guest.page);
  const wish = guest.page.getByRole('alert').filter({ hasText: 'would like to take back' });

  await host.page.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(host.page.getByText('Waiting for the others to agree')).toBeVisible();
  await expect(wish.getByTestId('undo-what')).toContainText('End the turn');
  await wish.getByRole('button', { name: 'Refuse' }).click();
  await expect(wish).toBeHidden();
  await expect(host.page.getByTestId('undo-refused')).toContainText('nothing is taken back');
  await expect(host.page.getByTestId('log')).toContainText('nothing is taken back');
  expect(await mayAct(host.page)).toBe(false);

  await host.page.getByRole('button', { name: 'Ask to take back' }).click();
  await wish.getByRole('button', { name: 'Allow' }).click();
  await expect(host.page.getByTestId('actions').locator('[data-action="end"]')).toBeVisible();
  await expect(guest.page.getByTestId('log')).toContainText('took something back');
  expect(await mayAct(guest.page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('whoever leaves is played for, comes back, and a game is called off together', async ({ browser }) => {
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  const id = await meet(host.page, guest.page, TURNS);
  await fromMenu(guest.page, 'Leave the table');
  await guest.page.getByTestId('confirm').click();
  await guest.page.waitForURL((url) => url.pathname === '/');
  await expect(host.page.locator('article.house')).toContainText('left; a bot plays');
  // The bot takes the guest's turns: the host's next one comes.
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(() => mayAct(host.page)).toBe(true);
    const before = await host.page.locator('.bar .when').innerText();
    while ((await host.page.locator('.bar .when').innerText()) === before)
      await host.page
        .getByTestId('actions')
        .locator('[data-action="end"]')
        .click({ timeout: 2000 })
        .catch(() => {});
  }
  await guest.page.goto(`/table/${id}`);
  const away = guest.page.getByTestId('away');
  await expect(away).toContainText('A bot is playing for you');
  await away.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(away).toBeHidden();
  await expect(host.page.getByTestId('log')).toContainText('is back');
  await expect(host.page.locator('article.house')).not.toContainText('left; a bot plays');
  await expect(guest.page.locator('#hand')).toBeVisible();

  // After the third turn the host alone cannot call it off any more.
  await fromMenu(host.page, 'Call off the game');
  await host.page.getByTestId('confirm').click();
  await expect(guest.page.getByTestId('log')).toContainText('would like to call off the game');
  await expect(guest.page.getByTestId('prompt')).toBeVisible();
  await expect(guest.page.getByRole('alert')).toContainText('would like to call off the game');
  await guest.page.getByTestId('break-off').click();
  for (const { page } of [host, guest]) {
    await expect(page.getByTestId('result')).toContainText('called off');
    await expect(page.getByTestId('actions')).toBeHidden();
  }
  expect(complaints).toEqual([]);
});

test('a rematch is found by both, and played', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  const id = await meet(host.page, guest.page, { game: 'love-letter', tokens: 1 });
  await playTogether([host.page, guest.page]);
  await guest.page.getByRole('button', { name: 'Rematch' }).click();
  await guest.page.waitForURL((url) => /\/table\//.test(url.pathname) && !url.pathname.endsWith(id));
  const next = new URL(guest.page.url()).pathname.split('/').pop()!;
  // The seat is kept: nobody else can take it.
  await expect(guest.page.getByTestId('kept')).toBeVisible();
  const stranger = await visitor(browser, complaints);
  await stranger.page.goto(`/join/${next}`);
  await expect(stranger.page.getByText('All seats are taken.')).toBeVisible();
  await host.page.getByRole('button', { name: 'Join the rematch' }).click();
  await host.page.waitForURL(new RegExp(next));
  for (const { page } of [host, guest]) await expect(page.getByTestId('prompt')).toBeVisible();
  await playTogether([host.page, guest.page]);
  expect(complaints).toEqual([]);
});

test('who is muted at a table stays muted, until the profile says otherwise', async ({ browser }) => {
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  const id = await meet(host.page, guest.page, TURNS);
  const openChat = async (page: Page) => {
    await page.getByRole('button', { name: 'Story', exact: true }).click();
    await page.getByRole('tab', { name: 'Chat' }).click();
  };
  const says = async (text: string) => {
    await guest.page.locator('#chat').fill(text);
    await guest.page.locator('#chat').press('Enter');
    await expect(guest.page.getByTestId('log')).toContainText(text);
  };
  await openChat(guest.page);
  await openChat(host.page);
  await says('Good evening');
  await expect(host.page.getByTestId('log')).toContainText('Good evening');
  const muting = host.page.getByRole('button', { name: /^Mute (?!the chat)/ });
  await muting.click();
  await expect(host.page.getByRole('button', { name: /^Unmute (?!the chat)/ })).toBeVisible();
  await expect(host.page.getByTestId('log')).not.toContainText('Good evening');
  await says('Can you hear me');
  await host.page.reload();
  await openChat(host.page);
  await expect(host.page.getByRole('button', { name: /^Unmute (?!the chat)/ })).toBeVisible();
  await expect(host.page.getByTestId('log')).not.toContainText('Can you hear me');

  await host.page.goto('/profile');
  await host.page.locator('.blocked').getByRole('button').click();
  await expect(host.page.locator('.blocked')).toHaveCount(0);
  await host.page.goto(`/table/${id}`);
  await openChat(host.page);
  await expect(muting).toBeVisible();
  await says('And now');
  await expect(host.page.getByTestId('log')).toContainText('And now');
  expect(complaints).toEqual([]);
});

test('what is said shows on a phone, and a tap on it answers', async ({ browser }) => {
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  await host.page.setViewportSize(PHONE);
  const id = await meet(host.page, guest.page, TURNS);
  await guest.page.request.post(`/api/tables/${id}/chat`, { data: { text: 'Shall we play another?' } });
  const news = host.page.getByTestId('chat-news');
  await expect(news).toContainText('Shall we play another?');
  await news.click();
  await expect(host.page.locator('#chat')).toBeFocused();
  await host.page.locator('#chat').fill('Gladly');
  await host.page.locator('#chat').press('Enter');
  await expect(guest.page.getByTestId('log')).toContainText('Gladly');
  await expect(host.page.getByTestId('chat-news')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('what is said shows on a desktop too, and marks the story until it is read', async ({ browser }) => {
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  const id = await meet(host.page, guest.page, TURNS);
  await guest.page.request.post(`/api/tables/${id}/chat`, { data: { text: 'Shall we play another?' } });
  await expect(host.page.getByTestId('chat-news')).toContainText('Shall we play another?');
  const story = host.page.getByRole('button', { name: 'Story – new message' });
  await story.click();
  await expect(host.page.locator('#chat')).toBeVisible();
  await expect(story).toHaveCount(0);
  await expect(host.page.getByTestId('chat-news')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('another person’s seat tells points in view, and that they are away though it is their turn', async ({ browser }) => {
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  await meet(host.page, guest.page, TURNS);
  const seat = host.page.locator('article.house .sub');
  await expect(seat).toContainText('points in view');
  await endTurn(host.page, guest.page);
  await expect(seat).toHaveText('their turn');
  await guest.page.goto('/cards');
  await expect(seat).toHaveText('their turn · away');
  expect(complaints).toEqual([]);
});

/** A house of its own, where being away soon counts. */
async function impatientHouse(): Promise<{ url: string; close: () => void }> {
  const port = await new Promise<number>((got) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => got(port));
    });
  });
  const db = join(mkdtempSync(join(process.env.LIVRET_TEMP!, 'away-')), 'livret.sqlite');
  const args = ['serve', '--addr', `127.0.0.1:${port}`, '--db', `sqlite:${db}`, '--rate', '0', '--away', '1'];
  const child = spawn(process.env.LIVRET_BIN!, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/health`).then(
        (answer) => answer.ok,
        () => false,
      ),
    )
    .toBe(true);
  return { url, close: () => void child.kill('SIGTERM') };
}

test('whoever is away is waited for or replaced by a bot, as the other chooses, and comes back', async ({ browser }) => {
  const house = await impatientHouse();
  const complaints: string[] = [];
  const come = async () => {
    const context = await browser.newContext({ serviceWorkers: 'block', baseURL: house.url });
    listen(context, complaints);
    await likes(context, { lang: 'en' });
    return context.newPage();
  };
  try {
    const [host, guest] = [await come(), await come()];
    const id = await meet(host, guest, TURNS);
    const absent = host.getByTestId('absent');
    await guest.goto('/cards');
    await expect(absent).toContainText('is away');
    await absent.getByTestId('wait').click();
    await expect(absent).toHaveCount(0);
    // Whoever was here again is asked about anew.
    await guest.goto(`/table/${id}`);
    await expect(guest.getByTestId('prompt')).toBeVisible();
    await guest.goto('/cards');
    await expect(absent).toBeVisible();
    await absent.getByTestId('replace').click();
    await expect(absent).toHaveCount(0);
    await expect(host.getByTestId('log')).toContainText('is away; a bot plays on');
    await guest.goto(`/table/${id}`);
    await guest.getByTestId('away').getByRole('button', { name: 'Take my seat back' }).click();
    await expect(host.getByTestId('log')).toContainText('is back');
    await expect(guest.getByTestId('away')).toBeHidden();
    expect(complaints).toEqual([]);
  } finally {
    house.close();
  }
});
