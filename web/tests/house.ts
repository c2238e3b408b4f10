import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { test as base, expect, type Browser, type BrowserContext, type Locator, type Page, type WebSocketRoute } from '@playwright/test';

import { unpack } from '../src/wire/packed';

export type Lang = 'en' | 'fr' | 'ja';
export const LANGS: Lang[] = ['en', 'fr', 'ja'];
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** Every page that can be opened by its address, with what proves that it is there. */
export const PAGES = [
  '/',
  '/new',
  '/lobby',
  '/games',
  '/statistics',
  '/profile',
  '/settings',
  '/about',
  '/learn',
  '/cards',
  '/cards/kagari-ichinomiya',
  '/print',
  '/rules',
  '/rules/love-letter',
  '/nowhere',
];

/** A test fails when the page complains. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use();
      expect(complaints, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    // An address that leads nowhere, a refused request: the network's own lines, which tests ask about by themselves.
    if (message.type() === 'error' && !/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(message.text()))
      complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
}

/** Before the page begins: what this visitor likes. */
export async function likes(context: BrowserContext, settings: Record<string, unknown>): Promise<void> {
  await context.addInitScript(
    (wish) => {
      // Blank pages have no storage.
      if (location.protocol.startsWith('http') && !localStorage.getItem('livret.settings'))
        localStorage.setItem('livret.settings', JSON.stringify(wish));
    },
    // Most tests play by the list of actions, which is folded for everybody else; choose to play their Love themselves; and ask
    // the server for every table.
    { host: 'server', lang: 'en', motion: 'off', sound: false, warnUnspent: false, list: true, autoLove: false, ...settings },
  );
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
}

/** Somebody with a browser of their own. */
export async function visitor(browser: Browser, complaints: string[], settings: Record<string, unknown> = {}): Promise<Visitor> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  listen(context, complaints);
  await likes(context, { lang: 'en', ...settings });
  return { context, page: await context.newPage() };
}

/** Two people at one table: the first opens it with an open seat, the second sits down there. */
export async function meet(host: Page, guest: Page, draft: Record<string, unknown>): Promise<string> {
  const id = await openTable(host, { access: 'link', spectators: true, seed: '', seats: [{ kind: 'me' }, { kind: 'open' }], ...draft });
  await sit(guest, id);
  for (const page of [host, guest]) await expect(page.getByTestId('prompt')).toBeVisible();
  return id;
}

export async function sit(page: Page, id: string): Promise<void> {
  await page.goto(`/join/${id}`);
  const sit = page.getByRole('main').getByRole('button', { name: 'Sit down' });
  // Whoever has been here before is seated by the link itself.
  await expect(async () => {
    if (!/\/table\//.test(page.url())) await sit.click({ timeout: 1000 });
    await page.waitForURL(/\/table\//, { timeout: 1000 });
  }).toPass();
}

/** Everybody plays until the end; whoever is to decide does. */
export async function playTogether(pages: Page[], between: (turn: number) => Promise<void> = async () => {}): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    await between(turn);
    for (const page of pages) {
      if (await page.getByTestId('result').isVisible()) {
        for (const other of pages) await expect(other.getByTestId('result')).toBeVisible();
        return;
      }
      await stepIfOffered(page);
    }
    await pages[0]!.waitForTimeout(20);
  }
  throw new Error('the game does not end');
}

/** What is offered at this moment, if anything: an action just sent may still be shown, and there is nothing to wait for then. */
export async function stepIfOffered(page: Page): Promise<void> {
  const list = await listed(page);
  if (list.length) await click(page, prefer(list));
}

export const mayAct = (page: Page): Promise<boolean> => offered(page).first().isVisible();

/** What a page was sent, packed or not. */
export function textOf(payload: string | Buffer): string {
  return typeof payload === 'string' ? payload : unpack(new Uint8Array(payload).buffer);
}

/** A page's socket in the hands of the test. */
export class Line {
  /** How many sockets have been opened. */
  opened = 0;
  /** What the page sent, in order. */
  readonly sent: { op: string; since?: number }[] = [];
  #down = false;
  #held: (() => void)[] | null = null;
  readonly #open = new Set<{ page: WebSocketRoute; server: WebSocketRoute }>();

  /** Takes the line of a page that has not been opened yet. */
  async hold(page: Page): Promise<this> {
    await page.routeWebSocket(/\/ws$/, async (socket) => {
      if (this.#down) return void socket.close({ code: 3001 });
      // Over a line that is silent none comes about either.
      if (this.#held) await new Promise<void>((go) => this.#held!.push(go));
      const server = socket.connectToServer();
      this.opened += 1;
      this.#open.add({ page: socket, server });
      socket.onMessage((message) => {
        this.sent.push(JSON.parse(message.toString()) as { op: string; since?: number });
        this.#carry(() => server.send(message));
      });
      server.onMessage((message) => this.#carry(() => socket.send(message)));
      socket.onClose((code, reason) => this.#carry(() => void server.close({ code, reason })));
      server.onClose((code, reason) => this.#carry(() => void socket.close({ code, reason })));
    });
    return this;
  }

  /** Breaks it off; nothing comes through until it is mended. */
  async cut(): Promise<void> {
    this.#down = true;
    for (const { page, server } of this.#open) await Promise.all([page.close({ code: 3001 }), server.close()]);
    this.#open.clear();
  }

  /** Holds back every word in both directions while the socket stays open, as a lost radio link does; it arrives late. */
  hush(): void {
    this.#held ??= [];
  }

  mend(): void {
    this.#down = false;
    const held = this.#held ?? [];
    this.#held = null;
    for (const arrive of held) arrive();
  }

  #carry(arrive: () => void): void {
    if (this.#held) this.#held.push(arrive);
    else arrive();
  }
}

/** The rules themselves, without a server around them. */
export class Engine {
  readonly #child = spawn(process.env.LIVRET_BIN!, ['engine']);
  readonly #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

  async ask<T>(request: object): Promise<T> {
    this.#child.stdin.write(JSON.stringify(request) + '\n');
    const answer = JSON.parse((await this.#lines.next()).value as string) as T & { ok: boolean; error?: unknown };
    expect(answer.ok, JSON.stringify(answer.error)).toBe(true);
    return answer;
  }

  end(): void {
    this.#child.stdin.end();
  }
}

/** A set-up as a link, as the page itself writes them. */
export function setupLink(draft: Record<string, unknown>): string {
  return '/new?setup=' + Buffer.from(JSON.stringify(draft)).toString('base64url');
}

/** Opens a table through the page and waits until it is laid. */
export async function openTable(page: Page, draft: Record<string, unknown>): Promise<string> {
  await page.goto(setupLink({ pace: 'instant', seed: 'browser', ...draft }));
  const start = page.getByTestId('open-table');
  await expect(start).toBeEnabled();
  await start.click();
  await page.waitForURL(/\/table\/[a-z0-9]+/i);
  return new URL(page.url()).pathname.split('/').pop()!;
}

// What a hurried guest prefers: Love, service, then the first maid on offer, so that piles run out.
export const WISHES = [
  /^love:all/,
  /^pick:/,
  /^serve:/,
  /^work:/,
  /^love:/,
  /^hire:(?!\d-love)(?!.*@)/,
  /^hire:(?!.*@)/,
  /^play:(?!princess)/,
  /^(keep|take|top|discard|gain|target|maid|give|return|bottom)/,
  /^(no|done)/,
  /^end/,
];

export function prefer(actions: string[]): string {
  for (const wish of WISHES) {
    const found = actions.find((action) => wish.test(action));
    if (found) return found;
  }
  return actions[0]!;
}

// While an answer is awaited what is listed has been used up.
export const offered = (page: Page): Locator =>
  page.locator('[data-testid="actions"]:not([aria-busy="true"]) [data-action]:not([disabled]):not([aria-disabled="true"])');

const listed = (page: Page): Promise<string[]> =>
  offered(page).evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.action!));

/** One action by `deed`, or false when the game is over. */
export async function step(page: Page, deed: (page: Page, action: string) => Promise<void>): Promise<boolean> {
  const actions = offered(page);
  const result = page.getByTestId('result');
  await expect(result.or(actions.first()).first()).toBeVisible({ timeout: 30_000 });
  if (await result.isVisible()) return false;
  const list = await listed(page);
  if (!list.length) return true;
  await deed(page, prefer(list));
  return true;
}

/** Plays until something is seen at a moment when it is one's turn to decide: nothing is under way then that could take it away again. */
export async function playUntil(page: Page, seen: Locator): Promise<void> {
  for (;;) {
    await expect(offered(page).first()).toBeVisible({ timeout: 30_000 });
    if (await seen.isVisible()) return;
    await stepIfOffered(page);
  }
}

/** What is asked besides the card, one after the other: beside it, or in the slip. */
export const besides = (page: Page): Locator => page.locator('[role="menuitem"], .aim:not(.back)');

/** Clicks the action where it is listed; another may have been quicker, then there is a next time. */
export async function click(page: Page, action: string): Promise<void> {
  const spot = page.getByTestId('actions').locator(`[data-action="${action}"]`).first();
  await spot.click({ timeout: 2000 }).catch(() => {});
}

export async function playOut(page: Page, deed = click, most = 1500): Promise<number> {
  let steps = 0;
  while (await step(page, deed)) {
    steps += 1;
    expect(steps, 'the game ends').toBeLessThan(most);
  }
  return steps;
}
