import AxeBuilder from '@axe-core/playwright';

import { DESKTOP, expect, LANGS, likes, meet, openTable, PHONE, test, visitor } from './house';

test.beforeEach(({ context }) => likes(context, { lang: 'en' }));

test('a guest becomes an account, leaves, and comes back by password and by recovery code', async ({ page }) => {
  const name = `Maud ${Date.now() % 1e8}`;
  await page.goto('/profile');
  const make = page.locator('section', { has: page.getByRole('heading', { name: 'Create an account' }) });
  await make.getByLabel('Name').fill(name);
  await make.getByLabel('Password').fill('a long password');
  await make.getByRole('button').click();
  const codes = page.getByRole('heading', { name: 'Your recovery codes' });
  await expect(codes).toBeVisible();
  const code = await page.locator('.codes li').first().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(codes).toBeHidden();
  await page.getByRole('button', { name: 'Log out' }).click();
  const login = page.locator('section', { has: page.getByRole('heading', { name: 'Log in' }) });
  await login.locator('#login-name').fill(name);
  await login.locator('#login-password').fill('wrong password');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('.toast--bad')).toContainText('wrong');
  await login.getByText('Password lost?').click();
  await page.locator('#recover-name').fill(name);
  await page.locator('#recover-code').fill(code);
  await page.locator('#recover-password').fill('another password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.locator('#farewell').fill('another password');
  await page.getByRole('button', { name: 'Yes, delete me' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
});

test('a table in the lobby is found, and quick pairing seats two people together', async ({ browser }) => {
  const [one, two] = await Promise.all(
    [0, 1].map(async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await likes(context, { lang: 'en' });
      return context.newPage();
    }),
  );
  for (const page of [one!, two!]) {
    await page.goto('/lobby');
    await page.locator('#p-game').selectOption('love-letter');
    await page.getByRole('button', { name: 'Find a game' }).click();
  }
  for (const page of [one!, two!]) await page.waitForURL(/\/table\//, { timeout: 20_000 });
  expect(one!.url()).toBe(two!.url());
});

test('a page goes on when its guest becomes an account, and says so when the session ends elsewhere', async ({ context, page }) => {
  await openTable(page, { game: 'love-letter', seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
  await expect(page.getByTestId('prompt')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  const make = other.locator('section', { has: other.getByRole('heading', { name: 'Create an account' }) });
  await make.getByLabel('Name').fill(`Zoe ${Date.now() % 1e8}`);
  await make.getByLabel('Password').fill('a long password');
  const opened = page.waitForEvent('websocket');
  await make.getByRole('button').click();
  await opened;
  await expect(page.getByTestId('lost')).toBeHidden();
  await expect(page.getByTestId('over')).toBeHidden();
  await other.getByRole('button', { name: 'I have saved them' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByTestId('over')).toBeVisible();
  await expect(other.getByTestId('over')).toBeHidden();
});

test('a game where nobody may watch is shown by its link once the one who played has copied it', async ({ browser, page }) => {
  const complaints: string[] = [];
  const stranger = await visitor(browser, complaints);
  const id = await openTable(page, { game: 'love-letter', seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
  expect((await page.request.post(`/api/tables/${id}/resign`)).ok()).toBe(true);
  await stranger.page.goto(`/replay/${id}`);
  await expect(stranger.page.getByTestId('fault')).toBeVisible();
  await page.goto(`/replay/${id}`);
  const shared = page.waitForResponse((answer) => answer.url().endsWith('/share'));
  await page.getByRole('button', { name: /^Copy/ }).click();
  expect((await shared).ok()).toBe(true);
  await stranger.page.reload();
  await expect(stranger.page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('one tap on an invitation seats whoever is known here', async ({ browser, page }) => {
  const complaints: string[] = [];
  const guest = await visitor(browser, complaints);
  await guest.page.goto('/profile');
  await guest.page.locator('#name').fill('Ottilie');
  await guest.page.getByRole('button', { name: 'Use this name' }).click();
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText('Ottilie');
  const id = await openTable(page, {
    game: 'love-letter',
    access: 'link',
    seed: '',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const link = await page.getByText(/\/join\//).innerText();
  const lost: string[] = [];
  guest.page.on('response', (answer) => void (answer.status() >= 400 && lost.push(answer.url())));
  await guest.page.goto(new URL(link).pathname);
  await guest.page.waitForURL(new RegExp(`/table/${id}`));
  await expect(page.locator('.seats')).toContainText('Ottilie');
  await expect(guest.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  expect(lost).toEqual([]);
  expect(complaints).toEqual([]);
});

test('people who played together invite each other with one tap, unless one has muted the other', async ({ browser }) => {
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  const played = await meet(host.page, guest.page, { game: 'love-letter', tokens: 1 });
  await host.page.request.post(`/api/tables/${played}/resign`);
  await guest.page.goto('/lobby');
  await expect(guest.page.getByTestId('people').getByRole('listitem')).toHaveCount(1);
  await host.page.goto('/lobby');
  await host.page
    .getByTestId('people')
    .getByRole('button', { name: /^Invite/ })
    .click();
  await host.page.waitForURL(/\/table\//);
  const asked = guest.page.getByTestId('invited');
  await expect(asked).toContainText('invites you to play');
  await asked.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.waitForURL(new URL(host.page.url()).pathname);
  await expect(guest.page.getByTestId('invited')).toHaveCount(0);
  for (const { page } of [host, guest]) await expect(page.getByTestId('prompt')).toBeVisible();

  // Whoever is muted may ask, and is not heard.
  const me = (await (await host.page.request.get('/api/house')).json()) as { me: { id: string } };
  await guest.page.request.put(`/api/me/blocks/${me.me.id}`, { data: { kind: 'mute' } });
  await openTable(host.page, { game: 'love-letter', access: 'link', seed: '', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await host.page.getByTestId('companions').getByRole('button').click();
  await expect(host.page.getByTestId('companions').getByRole('button')).toHaveText('Invited');
  await guest.page.goto('/lobby');
  await expect(guest.page.getByTestId('others')).toBeVisible();
  await expect(guest.page.getByTestId('invited')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a search for a game goes on while other pages are looked at, and says so', async ({ browser }) => {
  const complaints: string[] = [];
  const [one, two] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  const seek = async (page: typeof one.page) => {
    await page.goto('/lobby');
    await page.locator('#p-game').selectOption('motto-tanto-cuore');
    await page.locator('#p-players').selectOption('2');
    await page.getByRole('button', { name: 'Find a game' }).click();
  };
  await seek(one.page);
  await one.page.locator('nav').getByRole('link', { name: 'Cards' }).click();
  await expect(one.page.getByTestId('pairing')).toContainText('Looking for players');
  // Neither a reload ends it.
  await one.page.reload();
  await expect(one.page.getByTestId('pairing')).toBeVisible();
  await seek(two.page);
  for (const { page } of [one, two]) await page.waitForURL(/\/table\//, { timeout: 20_000 });
  await expect(one.page.getByTestId('pairing')).toHaveCount(0);
  expect(one.page.url()).toBe(two.page.url());
  expect(complaints).toEqual([]);
});

test('a search that is stopped is over', async ({ page }) => {
  await page.goto('/lobby');
  await page.locator('#p-game').selectOption('romantic-vacation');
  await page.locator('#p-players').selectOption('7');
  await page.getByRole('button', { name: 'Find a game' }).click();
  await page.locator('nav').getByRole('link', { name: 'Rules' }).click();
  const stopped = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().endsWith('/api/pairing'));
  await page.getByTestId('pairing').getByRole('button', { name: 'Stop looking' }).click();
  await stopped;
  await expect(page.getByTestId('pairing')).toHaveCount(0);
});

test('statistics are drawn from finished games, and can be read', async ({ browser }) => {
  test.setTimeout(240_000);
  for (const lang of LANGS) {
    const complaints: string[] = [];
    const { page, context } = await visitor(browser, complaints, { lang });
    await page.goto('/statistics');
    await expect(page.locator('main h1')).toBeVisible();
    for (const game of ['tanto-cuore', 'tanto-cuore', 'romantic-vacation', 'love-letter']) {
      const id = await openTable(page, { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
      expect((await page.request.post(`/api/tables/${id}/resign`)).ok()).toBe(true);
    }
    await page.goto('/games');
    await page.locator('main .title a').click();
    await expect(page.getByTestId('sum')).toContainText('4');
    await expect(page.locator('main table').first().getByRole('row')).toHaveCount(4);
    await expect(page.locator('svg[role="img"] circle')).toHaveCount(2);
    await page.locator('#which').selectOption('love-letter');
    await expect(page.getByTestId('sum')).toContainText('1');
    await page.locator('#which').selectOption('');
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `artefacts/pages/statistics-full-${lang}-${scheme}-${size.width}.png`, fullPage: true });
      }
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  }
});
