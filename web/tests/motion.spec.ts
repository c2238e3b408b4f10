import type { Page } from '@playwright/test';

import { turnsOf } from '../src/table/motion/turns';
import { anchorsOf } from '../src/table/place';
import type { GameEvent, ServerMessage } from '../src/wire/wire';
import { click, expect, likes, openTable, step, test, textOf } from './house';

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'novice' };
const BOXES = ['tanto-cuore', 'expanding-the-house', 'romantic-vacation'];
const TABLES: Record<string, [steps: number, draft: Record<string, unknown>]> = {
  'tanto-cuore': [60, { game: 'tanto-cuore', first: 0, seats: [me, bot] }],
  'three boxes for seven': [50, { game: 'romantic-vacation', sets: BOXES, first: 0, seats: [me, bot, bot, bot, bot, bot, bot] }],
  'motto-tanto-cuore': [60, { game: 'motto-tanto-cuore', first: 0, seats: [me, bot, bot] }],
  'love-letter': [40, { game: 'love-letter', first: 0, tokens: 7, seats: [me, bot, bot, bot] }],
};

interface Landing {
  to: string;
  /** How far its middle ends outside of the place. */
  off: number;
  lasts: number;
  ends: number;
  /** It is turned over instead of travelling. */
  turned: boolean;
}
type Noting = typeof globalThis & { landings: Landing[] };

/** Runs in the page: where every copy of a card ends, and how far that is from the place it is bound for. */
function watchFlights(): void {
  const landings: Landing[] = ((globalThis as Noting).landings = []);
  const numbers = (transform: string): number[] => [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  const look = (copy: HTMLElement): void => {
    const [flight] = copy
      .getAnimations()
      .filter((one) => (one.effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame));
    const effect = flight!.effect as KeyframeEffect;
    const [x = 0, y = 0] = numbers(String(effect.getKeyframes().at(-1)!['transform']));
    const middle = { x: x + copy.offsetWidth / 2, y: y + copy.offsetHeight / 2 };
    // Of a card in a fan the others leave only a part to be pressed: it lies where its face is.
    const found = document.querySelector(`[data-place="${copy.dataset['to']}"]`)!;
    const place = (found.matches('[data-card]') ? found.querySelector('.card')! : found).getBoundingClientRect();
    const off = Math.max(place.left - middle.x, middle.x - place.right, place.top - middle.y, middle.y - place.bottom);
    const { duration, endTime } = effect.getComputedTiming();
    const turned = String(effect.getKeyframes()[0]!['transform']).includes('rotateY');
    landings.push({ to: copy.dataset['to']!, off, lasts: Number(duration), ends: Number(endTime), turned });
  };
  const layer = document.querySelector('[data-testid="flights"]')!;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) look(node as HTMLElement);
  }).observe(layer, { childList: true });
}

function hearEvents(page: Page): GameEvent[] {
  const heard: GameEvent[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(textOf(payload)) as ServerMessage;
      if (message.op === 'entry' && message.entry.kind === 'played') heard.push(...message.entry.events);
    }),
  );
  return heard;
}

for (const [name, [steps, draft]] of Object.entries(TABLES)) {
  test(`at a table of ${name} every card flies to where the event says`, async ({ page, context }) => {
    await likes(context, { motion: 'system' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const heard = hearEvents(page);
    await openTable(page, draft);
    await expect(page.getByTestId('actions').locator('[data-action]').first()).toBeVisible();
    heard.length = 0;
    await page.evaluate(watchFlights);
    for (let i = 0; i < steps; i += 1) if (!(await step(page, click))) break;
    const landings = await page.evaluate(() => (globalThis as Noting).landings);
    expect(landings.filter(({ off }) => off > 1)).toEqual([]);
    expect(Math.max(...landings.map(({ lasts }) => lasts))).toBeLessThanOrEqual(200);
    const flown = new Set(landings.map(({ to }) => to));
    const moves = heard.flatMap(({ moves = [] }) => moves).filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1]);
    expect(moves.length).toBeGreaterThan(30);
    const missed = moves.filter(({ to, cards }) => !anchorsOf(to, cards?.at(-1)).some((anchor) => flown.has(anchor)));
    expect([...new Set(missed.map(({ from, to }) => `${from[0]} → ${to[0]}`))]).toEqual([]);
    const unturned = heard.flatMap(turnsOf).filter(({ card, at }) => !anchorsOf(at, card).some((anchor) => flown.has(anchor)));
    expect(unturned, 'what is shown where it lies is turned over there').toEqual([]);
  });
}

test('moving copies are hidden from assistive technology and end with any input', async ({ page, context }) => {
  await likes(context, { motion: 'system' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTable(page, TABLES['tanto-cuore']![1]);
  const layer = page.getByTestId('flights');
  await expect(layer).toHaveAttribute('aria-hidden', 'true');
  await expect(layer).toHaveAttribute('inert');
  // Slow enough to be caught in the air.
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, times) {
      const animation = animate.call(this, frames, times);
      animation.playbackRate = 0.01;
      return animation;
    };
  });
  const inputs = { key: () => page.keyboard.press('Shift'), press: () => page.mouse.down(), wheel: () => page.mouse.wheel(0, 1) };
  for (const [name, input] of Object.entries(inputs)) {
    await page.getByTestId('actions').locator('[data-action="love:1-love"]').first().click();
    await expect(layer.locator('.flight').first()).toBeAttached();
    await page.screenshot({ path: 'artefacts/tables/flying.png' });
    await input();
    await expect(layer.locator('.flight'), name).toHaveCount(0);
    await page.mouse.up();
  }
});

test('a card that is shown turns over where it lies', async ({ page, context }) => {
  await likes(context, { motion: 'system' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const heard = hearEvents(page);
  // Two players of Love Letter begin with three cards laid open; the Priest and the Baron show hands.
  await openTable(page, { game: 'love-letter', first: 0, tokens: 4, seats: [me, bot] });
  await expect(page.getByTestId('flights')).toBeAttached();
  await page.evaluate(watchFlights);
  heard.length = 0;
  for (let i = 0; i < 40 && !heard.flatMap(turnsOf).length; i += 1) if (!(await step(page, click))) break;
  const turned = heard.flatMap(turnsOf);
  expect(turned.length).toBeGreaterThan(0);
  await expect
    .poll(async () => (await page.evaluate(() => (globalThis as Noting).landings)).filter(({ turned }) => turned).length)
    .toBeGreaterThan(0);
});

test('where nothing may move nothing flies', async ({ page, context }) => {
  await likes(context, { motion: 'system' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, TABLES['tanto-cuore']![1]);
  await expect(page.getByTestId('flights')).toBeAttached();
  await page.evaluate(watchFlights);
  for (let i = 0; i < 8; i += 1) await step(page, click);
  expect(await page.evaluate(() => (globalThis as Noting).landings)).toEqual([]);
});

test('cards fly beneath what is read: the slip has its words whole', async ({ page, context }) => {
  await likes(context, { motion: 'system', autoForced: false });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTable(page, TABLES['tanto-cuore']![1]);
  await expect(page.locator('#hand [data-card="1-love"]')).toBeVisible();
  await page.evaluate(() => {
    const layer = document.querySelector<HTMLElement>('[data-testid="flights"]')!;
    const noted: string[] = ((globalThis as unknown as { clips: string[] }).clips = []);
    new MutationObserver(() => noted.push(layer.style.clipPath)).observe(layer, { childList: true });
  });
  await page.locator('#hand [data-card="1-love"]').click();
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { clips: string[] }).clips.length)).toBeGreaterThan(0);
  const slip = (await page.locator('.bottom > .slip').boundingBox())!;
  const [clip] = await page.evaluate(() => (globalThis as unknown as { clips: string[] }).clips);
  const corners = [...clip!.matchAll(/M ?([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Math.round(Number(x)), Math.round(Number(y))]);
  expect(corners).toContainEqual([Math.round(slip.x), Math.round(slip.y)]);
});
