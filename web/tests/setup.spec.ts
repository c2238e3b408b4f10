import { DESKTOP, expect, likes, openTable, PHONE, setupLink, test } from './house';

test.beforeEach(({ context }) => likes(context, { lang: 'en' }));

test('two clicks from the entrance to a game, and back to it', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByTestId('prompt')).toBeVisible();
  const table = page.url();
  await page.goto('/');
  await page.locator('[data-table]').first().getByRole('link').click();
  expect(page.url()).toBe(table);
});

test('wrong combinations cannot be chosen, or say why', async ({ page }) => {
  await page.goto('/new?game=tanto-cuore');
  await expect(page.getByRole('radio', { name: '7', exact: true })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Expanding the House', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Short game' })).toBeDisabled();
  await expect(page.getByTestId('check')).toContainText('Ready to play');
  await page.locator('input[name="town"][value="hand"]').check({ force: true });
  await expect(page.getByTestId('check')).toContainText('10 still missing');
  await expect(page.getByTestId('open-table')).toBeDisabled();
  await page.getByRole('button', { name: 'Fill up at random' }).click();
  await expect(page.getByTestId('open-table')).toBeEnabled();
  // Back to one box: nobody must be left standing.
  await page.getByRole('checkbox', { name: 'Expanding the House', exact: true }).uncheck({ force: true });
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
});

test('boxes are chosen by their pictures; the leading one stays, and what has no other box says so', async ({ page }) => {
  await page.goto('/new?game=tanto-cuore');
  const boxes = page.getByRole('group', { name: 'Boxes on the table' });
  const leading = boxes.getByRole('checkbox', { name: 'Tanto Cuore', exact: true });
  await expect(leading).toBeChecked();
  await expect(leading).toBeDisabled();
  await expect(leading).toHaveAccessibleDescription(/Leading box/);
  const sea = boxes.locator('label').filter({ hasText: 'Romantic Vacation' });
  await sea.locator('svg').click();
  await expect(boxes.getByRole('checkbox', { name: 'Romantic Vacation', exact: true })).toBeChecked();
  await boxes.getByRole('checkbox', { name: 'Romantic Vacation', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(boxes.getByRole('checkbox', { name: 'Romantic Vacation', exact: true })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Love Letter' }).check({ force: true });
  await expect(boxes).toHaveCount(0);
  await expect(page.getByTestId('alone')).toContainText('its own box');
});

test('a refused set-up cites the rule', async ({ page }) => {
  await page.goto(
    setupLink({
      game: 'tanto-cuore',
      town: 'hand',
      townIds: ['azure-crescent', 'azure-crescent', ...Array.from({ length: 8 }, () => 'viola-crescent')],
    }),
  );
  await expect(page.getByTestId('check').locator('.notice--bad')).toContainText('"azure-crescent" stands there twice; ten different kinds');
  await expect(page.getByTestId('open-table')).toBeDisabled();
});

test('a set-up travels as a link and is remembered', async ({ page }) => {
  await page.goto('/new?game=love-letter');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByLabel('Tokens of affection to win').selectOption('2');
  await page.getByRole('button', { name: 'Share this set-up' }).click();
  await expect(page).toHaveURL(/setup=/);
  await page.reload();
  await expect(page.getByLabel('Tokens of affection to win')).toHaveValue('2');
  await page.goto('/new');
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
});

test('a table of several boxes is called by all of them, everywhere', async ({ page }) => {
  await openTable(page, { game: 'romantic-vacation', sets: ['tanto-cuore', 'romantic-vacation'], town: 'random' });
  const title = 'Romantic Vacation + Tanto Cuore';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`${title.replace('+', '\\+')} – Livret$`));
  await page.setViewportSize(PHONE);
  const [name, menu] = [page.getByRole('heading', { level: 1 }), page.locator('summary[aria-label="Table menu"]')];
  const [text, button] = [(await name.boundingBox())!, (await menu.boundingBox())!];
  expect(text.x + text.width, 'the title leaves the tools their room').toBeLessThanOrEqual(button.x);
  expect(text.height, 'and needs no more than two lines').toBeLessThanOrEqual(button.height + 4);
  for (const list of ['/', '/games']) {
    await page.goto(list);
    await expect(page.locator('[data-table]').first()).toContainText(title);
  }
  await openTable(page, { game: 'tanto-cuore', sets: ['tanto-cuore', 'expanding-the-house', 'romantic-vacation'], town: 'random' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tanto Cuore, all three boxes');
  await page.setViewportSize(DESKTOP);
  await page.locator('summary[aria-label="Table menu"]').click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page, 'also in another language').toHaveTitle(/Tanto Cuore, les trois boîtes – Livret$/);
});

for (const game of ['tanto-cuore', 'expanding-the-house', 'romantic-vacation', 'motto-tanto-cuore', 'love-letter']) {
  test(`every option of ${game} is understood by the rules`, async ({ page }) => {
    await page.goto(`/new?game=${game}`);
    await page.locator('details summary').first().click();
    const switches = page.locator('form input[type="checkbox"].switch');
    for (let i = 0; i < (await switches.count()); i += 1) if (await switches.nth(i).isEnabled()) await switches.nth(i).click();
    await expect(page.getByTestId('check')).toContainText('Ready to play');
    for (const way of await page.locator('input[type="radio"][value="random"]').all()) await way.check({ force: true });
    await expect(page.getByTestId('check')).toContainText('Ready to play');
    await page.getByTestId('open-table').click();
    await page.waitForURL(/\/table\//);
  });
}
