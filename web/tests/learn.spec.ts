import { readFileSync } from 'node:fs';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { LESSONS, type LessonRecord } from '../src/learn/lessons';
import { EXPLAINED, SIGNS } from '../src/learn/signs';
import { DESKTOP, expect, LANGS, likes, openTable, PHONE, test } from './house';

const stepsOf = (id: string): LessonRecord['steps'] =>
  (JSON.parse(readFileSync(`${import.meta.dirname}/../src/learn/records/${id}.json`, 'utf8')) as LessonRecord).steps;
const coach = (page: Page) => page.getByTestId('coach');

/** What can be done at this step: the box stands beside it and covers nothing of it. */
const coversNothing = (page: Page): Promise<boolean> =>
  coach(page).evaluate((box) => {
    const mine = box.getBoundingClientRect();
    const lit = document.querySelector('.spot.legal')?.getBoundingClientRect();
    return !lit || lit.right <= mine.left || mine.right <= lit.left || lit.bottom <= mine.top || mine.bottom <= lit.top;
  });

/** On the board and in the slip, as a learner does; a card that can do several things asks which. */
async function perform(page: Page, action: string): Promise<void> {
  const wanted = page.locator(`.live [data-action="${action}"]`).first();
  if (!(await wanted.isVisible())) await page.locator('.spot.legal').first().click();
  const asked = page.getByRole('menu').locator(`[data-action="${action}"]`);
  await wanted.or(asked).first().click();
}

for (const id of LESSONS)
  for (const lang of LANGS)
    test(`the lesson of ${id} in ${lang} is played to its end`, async ({ page, context }) => {
      await page.setViewportSize(DESKTOP);
      await likes(context, { lang, list: false });
      await page.goto('/learn');
      await page.locator(`a[href$="/learn/${id}"]`).click();
      for (const step of stepsOf(id)) {
        await expect(coach(page)).toHaveAttribute('data-step', step.key);
        await expect(coach(page)).toHaveAttribute('data-waits', 'false');
        await page.waitForTimeout(400);
        expect(await coversNothing(page), step.key).toBe(true);
        if (lang === 'en') await page.screenshot({ path: `artefacts/lessons/${id}-${step.key}.png` });
        if (step.action) await perform(page, step.action);
        else if (step.key !== 'finish') await page.getByTestId('coach-next').click();
      }
      await page.getByTestId('coach-play').click();
      await page.waitForURL(/\/table\//);
      await expect(page.getByTestId('prompt')).toBeVisible();
    });

/** Is the middle of what does it in the light, and does nothing lie over it? */
const isLit = (page: Page, action: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const doer = [...document.querySelectorAll(`.live [data-action="${wanted}"], .live .spot[data-actions]`)].find(
      (one) => one.getClientRects().length,
    );
    const { left, top, width, height } = doer!.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const holes = [...document.querySelectorAll<SVGRectElement>('#unlit rect')].slice(1).map((one) => one.getBBox());
    const inLight = holes.some((hole) => hole.x <= x && x <= hole.x + hole.width && hole.y <= y && y <= hole.y + hole.height);
    return inLight && doer!.contains(document.elementFromPoint(x, y));
  }, action);

for (const id of LESSONS)
  for (const viewport of [DESKTOP, PHONE])
    test(`each step of the lesson of ${id} lights what does it (${viewport.width})`, async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await likes(context, { list: false });
      await page.goto(`/learn/${id}`);
      for (const step of stepsOf(id).slice(0, -1)) {
        await expect(coach(page)).toHaveAttribute('data-step', step.key);
        await expect(page.getByTestId('coach-next')).toBeEnabled();
        await page.waitForTimeout(400);
        if (step.action) expect(await isLit(page, step.action), step.key).toBe(true);
        await page.getByTestId('coach-next').click();
      }
    });

for (const way of ['clicked', 'dragged'] as const)
  test(`in a lesson a lit Love card plays all Love when it is ${way}`, async ({ page, context }) => {
    await page.setViewportSize(DESKTOP);
    await likes(context, { list: false });
    await page.goto('/learn/tanto-cuore');
    for (let i = 0; i < 2; i += 1) await page.getByTestId('coach-next').click();
    const love = page.locator('[data-place="seat:0/hand/1-love"]');
    if (way === 'clicked') await love.click();
    else await love.dragTo(page.locator('[data-place="seat:0/in_play"]'));
    await expect(coach(page)).toHaveAttribute('data-step', 'employ');
  });

test('a card that is looked at during a lesson leaves the coach in sight', async ({ page, context }) => {
  await likes(context, { list: false });
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto('/learn/tanto-cuore');
    for (let i = 0; i < 2; i += 1) await page.getByTestId('coach-next').click();
    await page.waitForTimeout(400);
    await page.locator('[data-place="seat:0/hand/colette-framboise"]').click();
    const read = page.locator('.lens');
    await expect(read).toBeVisible();
    const [mine, theirs] = [(await coach(page).boundingBox())!, (await read.boundingBox())!];
    const apart =
      mine.x + mine.width <= theirs.x ||
      theirs.x + theirs.width <= mine.x ||
      mine.y + mine.height <= theirs.y ||
      theirs.y + theirs.height <= mine.y;
    expect(apart, String(viewport.width)).toBe(true);
  }
});

test('a lesson goes back, is done for whoever asks, is left at any time, and has nothing that axe finds', async ({ page, context }) => {
  await likes(context, {});
  await page.goto('/learn/tanto-cuore');
  for (let i = 0; i < 5; i += 1) await page.getByTestId('coach-next').click();
  await expect(coach(page)).toHaveAttribute('data-step', 'story', { timeout: 10_000 });
  await page.getByRole('button', { name: 'Back one step' }).click();
  await expect(coach(page)).toHaveAttribute('data-step', 'end');
  await expect(page.getByTestId('actions').locator('[data-action]')).toHaveCount(1);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)).toEqual([]);
    await page.screenshot({ path: `artefacts/lessons/${viewport.width}.png` });
  }
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.waitForURL(/\/learn$/);
});

test('the legend of all signs is under the question mark, and the lessons are found from home', async ({ page, context }) => {
  await likes(context, {});
  await page.goto('/');
  await page.getByTestId('learn').click();
  await expect(page.getByTestId('legend')).toBeVisible();
  await page.goto('/learn/love-letter');
  await expect(coach(page)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByTestId('legend')).toBeVisible();
  await page.screenshot({ path: 'artefacts/lessons/legend.png' });
});

test('the legend explains every sign that a face can show, and from the table leads to the lessons', async ({ page, context }) => {
  await likes(context, {});
  await openTable(page, { game: 'motto-tanto-cuore', seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
  await expect(page.getByTestId('prompt')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  for (const sign of new Set(Object.values(EXPLAINED))) await expect(help.locator(`.signs .mark.${sign}`)).toHaveCount(1);
  // A sign is drawn there as it is on a card, or as the number that stands for it.
  for (const sign of SIGNS.filter((one) => !['legal', 'can', 'empty', 'standin', 'focus'].includes(one))) {
    const mark = help.locator(`.signs .mark.${sign}`);
    expect(await mark.evaluate((one) => !!one.querySelector('svg') || /\d/.test(one.textContent ?? '')), sign).toBe(true);
  }
  const learn = help.getByRole('link', { name: /Learn/ });
  await expect(learn).toHaveAttribute('href', '/learn');
});
