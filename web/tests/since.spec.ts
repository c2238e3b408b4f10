import { expect, likes, openTable, playUntil, test } from './house';

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'novice' };

test('the strip says since my last turn what touched me first, and who did it with what', async ({ page, context }) => {
  await likes(context, {});
  await openTable(page, { game: 'love-letter', first: 0, tokens: 7, seats: [me, bot, bot, bot] });
  const story = page.getByTestId('story');
  await playUntil(page, story.locator('li.touches').first());
  const items = story.locator('li');
  await expect(items.first()).toHaveClass(/touches/);
  await expect(items.first().locator('.link').first()).toBeVisible();
  const order = await items.evaluateAll((all) => all.map((item) => item.classList.contains('touches')));
  expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
  await expect(items.first()).toContainText(/ on you| with you|You /);
  await items.first().locator('.link').first().hover();
  await expect(page.locator('.lens')).toBeVisible();
});

test('the whole story is a click away, and is said aloud while it is put away', async ({ page, context }) => {
  await likes(context, {});
  await openTable(page, { game: 'tanto-cuore', town: 'first-game', first: 0, seats: [me, bot] });
  const spoken = page.getByTestId('spoken');
  await page.getByTestId('actions').locator('[data-action="love:all"]').click();
  await expect(spoken).toContainText('You play 1 Love');
  await expect(page.getByTestId('log')).toBeHidden();
  await page.getByTestId('story-more').click();
  await expect(page.getByTestId('log')).toBeVisible();
  await expect(spoken).toHaveCount(0);
});
