import { expect, likes, openTable, test, visitor } from './house';

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
