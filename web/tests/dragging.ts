import type { CDPSession, Locator, Page } from '@playwright/test';

import { besides, expect, prefer } from './house';

/** A pointer that holds something: a mouse, or a finger. */
export interface Pointer {
  /** How long it rests on a card before it takes it away, where that could be scrolled. */
  rests: number;
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

export const mouse = ({ mouse }: Page): Pointer => ({
  rests: 0,
  down: async (x, y) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: (x, y) => mouse.move(x, y),
  up: () => mouse.up(),
});

/** A finger, by the browser's own touch events: it scrolls what may be scrolled. */
export function finger(session: CDPSession): Pointer {
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  return {
    rests: 260,
    down: (x, y) => touch('touchStart', { x, y }),
    move: (x, y) => touch('touchMove', { x, y }),
    up: () => touch('touchEnd'),
  };
}

export interface Point {
  x: number;
  y: number;
}

/** A card that can be taken, and what for, as far as it is one thing. */
interface Loose extends Point {
  card: string;
  /** It lies in something that can be scrolled. */
  scrolls: boolean;
  action: string | null;
}

/** Runs in the page: the cards that something can be done with, each with a point at which it is seen. */
function looseCards(): Loose[] {
  const loose: Loose[] = [];
  for (const spot of document.querySelectorAll<HTMLElement>('.live .spot.legal')) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const points = [0.5, 0.2, 0.8, 0.08].map((part) => ({ x: left + width * part, y: top + height * part }));
    const seen = points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('.spot') === spot);
    if (seen)
      loose.push({
        ...seen,
        scrolls: getComputedStyle(spot).touchAction !== 'none',
        card: spot.dataset['card']!,
        action: spot.dataset['action'] ?? null,
      });
  }
  return loose;
}

/** Runs in the page: a point of every place that is lit, with what it says; nothing said is null. */
function litPlaces(): (Point & { says: string | null })[] {
  return [...document.querySelectorAll<HTMLElement>('.lit')].flatMap((lit) => {
    const zone = lit.closest('[data-takes]')!;
    const { left, top, width, height } = zone.getBoundingClientRect();
    const points = [0.5, 0.25, 0.75].flatMap((a) => [0.5, 0.25, 0.75].map((b) => ({ x: left + width * a, y: top + height * b })));
    const free = points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-takes]') === zone);
    return free ? [{ ...free, says: lit.querySelector('.outcome')?.textContent ?? null }] : [];
  });
}

export interface Tally {
  dragged: number;
  clicked: number;
  /** Cards that nothing took, by what would be done with them. */
  untaken: Set<string>;
  /** The same with their plies, tried once. */
  left: Set<string>;
}

/** Takes a card to a place that is lit for it; false where there is none. */
async function carry(page: Page, pointer: Pointer, { x, y, card, action, scrolls }: Loose, tally: Tally): Promise<boolean> {
  await pointer.down(x, y);
  if (scrolls) await page.waitForTimeout(pointer.rests);
  await pointer.move(x + 4, y - 9);
  await pointer.move(x + 6, y - 14);
  const lit = await page.evaluate(litPlaces);
  const [to] = lit;
  if (!to) {
    await pointer.move(2, 2);
    await pointer.up();
    // Once may be an answer that was on its way.
    const left = `${await page.locator('.live').getAttribute('data-ply')} ${action ?? card}`;
    if (tally.left.has(left)) tally.untaken.add(action ?? card);
    tally.left.add(left);
    return false;
  }
  expect(
    lit.every(({ says }) => says?.trim()),
    `every place that is lit for ${action ?? card} says what laying it there does`,
  ).toBe(true);
  await pointer.move((x + to.x) / 2, (y + to.y) / 2);
  await pointer.move(to.x, to.y);
  await pointer.up();
  tally.dragged += 1;
  return true;
}

/** What is asked for besides the place: whom, and which card. */
async function answerMenu(page: Page): Promise<void> {
  const item = besides(page).first();
  for (let asked = 0; asked < 2 && (await item.isVisible()); asked += 1) await item.click({ timeout: 2000 }).catch(() => {});
  const anyway = page.getByTestId('confirm');
  if (await anyway.isVisible()) await anyway.click({ timeout: 2000 }).catch(() => {});
}

const buttons = (page: Page): Locator =>
  page.locator('.slip [data-action]:not([aria-disabled="true"]), .pick[data-action]:not([disabled])');

/** Plays a game to its end by carrying cards; what is no card is pressed. */
export async function dragOut(page: Page, pointer: Pointer): Promise<Tally> {
  const tally: Tally = { dragged: 0, clicked: 0, untaken: new Set(), left: new Set() };
  const result = page.getByTestId('result');
  const offer = page.locator('.live .spot.legal').or(buttons(page));
  for (let step = 0; ; step += 1) {
    expect(step, 'the game ends').toBeLessThan(900);
    await expect(result.or(offer.first()).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.live[data-sent="true"]')).toHaveCount(0);
    if (await result.isVisible()) return tally;
    const ply = await page.locator('.live').getAttribute('data-ply');
    const all = await page.evaluate(looseCards);
    const loose = all.filter(({ card, action }) => !tally.untaken.has(action ?? card));
    const named = loose.flatMap(({ action }) => action ?? []);
    const wanted = loose.find(({ action }) => action === prefer(named)) ?? loose.find(({ card }) => card !== 'princess') ?? loose[0];
    const tab = page.locator('.tabs .offering:not([aria-selected="true"])').first();
    if (wanted && (await carry(page, pointer, wanted, tally))) await answerMenu(page);
    else if (!wanted && (await tab.isVisible())) await tab.click({ timeout: 2000 }).catch(() => {});
    else if (!wanted && (await press(page))) tally.clicked += 1;
    else if (!wanted) expect(all, 'something can be done with what is left').toEqual([]);
    await page
      .waitForFunction((ply) => document.querySelector<HTMLElement>('.live')?.dataset['ply'] !== ply, ply, { timeout: 1000 })
      .catch(() => {});
  }
}

async function press(page: Page): Promise<boolean> {
  const texts = await buttons(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['action']!));
  if (!texts.length) return false;
  return buttons(page)
    .and(page.locator(`[data-action="${prefer(texts)}"]`))
    .first()
    .click({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
}
