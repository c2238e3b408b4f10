import type { Page } from '@playwright/test';

/** Windows that every kind of table is laid in. */
export const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
];

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'novice' };
const bots = (n: number) => Array.from({ length: n }, () => bot);
const BOXES = ['tanto-cuore', 'expanding-the-house', 'romantic-vacation'];
/** Every kind of table: one box and all of them, few seats and many. */
export const KINDS: Record<string, Record<string, unknown>> = {
  'tanto-cuore for two': { game: 'tanto-cuore', first: 0, seats: [me, ...bots(1)] },
  'three boxes for four': { game: 'romantic-vacation', sets: BOXES, first: 0, seats: [me, ...bots(3)] },
  'three boxes for seven': { game: 'romantic-vacation', sets: BOXES, first: 0, seats: [me, ...bots(6)] },
  'motto-tanto-cuore for four': { game: 'motto-tanto-cuore', first: 0, seats: [me, ...bots(3)] },
  'love-letter for four': { game: 'love-letter', first: 0, tokens: 7, seats: [me, ...bots(3)] },
};

export interface Look {
  /** Where piles, houses and the slip stand, by their names. */
  places: Record<string, string>;
  /** What lies on each other, is broken or cut. */
  faults: string[];
}

/** Runs in the page: where everything stands that has a place of its own, and what is wrong with it. */
export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const box = (node: Element): DOMRect => node.getBoundingClientRect();
    const seen = (node: Element): boolean => box(node).width > 0 && box(node).height > 0;
    const shown = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const name = (node: HTMLElement): string => node.dataset.place ?? node.dataset.testid ?? node.className.split(' ')[0]!;
    const apart = (a: DOMRect, b: DOMRect): boolean =>
      a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const fixed = shown(
      '[data-place^="town/"], [data-place="table/deck"], [data-place^="seat:"]:is(article, section, .mine), .bottom > .slip, [data-place^="seat:"][data-place$="/deck"]',
    ).filter((node) => !/^town\/(private|reminiscence)_offer\/|^town\/park\/|^town\/guests/.test(name(node)));
    // Seats that slide have their places in the row that slides.
    const slid = (node: Element): Element | null => node.closest('.seats');
    const at = (node: Element): string =>
      `${Math.round(box(node).left + (slid(node)?.scrollLeft ?? 0))} ${Math.round(box(node).top + (slid(node)?.scrollTop ?? 0))}`;
    const places = Object.fromEntries(fixed.map((node) => [name(node), at(node)]));
    const faults: string[] = [];
    // Zones and piles of the town lie beside each other.
    for (const group of [shown('article.house, .courtier, section.town, .middle, section.mine, .bottom > .slip'), shown('.town .spot')])
      group.forEach((a, i) =>
        group.slice(i + 1).forEach((b) => {
          if (!apart(box(a), box(b))) faults.push(`${name(a)} lies on ${name(b)}`);
        }),
      );
    // Words of names are whole; of what is asked nothing is cut off.
    for (const one of shown('.card > .name')) {
      const text = one.firstChild as Text;
      for (const word of text.data.matchAll(/[\p{Script=Latin}’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (range.getClientRects().length > 1) faults.push(`${word[0]} is broken`);
      }
      if (one.scrollWidth > one.clientWidth + 1) faults.push(`${text.data} is cut`);
    }
    // No words reach beyond what shows them. Where one can slide they may; cards in a fan lie on each other; the story has a drawer.
    const clips = (node: Element): boolean => /hidden|clip/.test(getComputedStyle(node).overflowX);
    const slides = (node: Element): boolean =>
      /auto|scroll/.test(`${getComputedStyle(node).overflowX} ${getComputedStyle(node).overflowY}`);
    const apartFrom = '.visually-hidden, [data-testid="story"], [data-testid="lately"], .fan, .prompt .text, .drawer, .lens, svg';
    const texts = document.createTreeWalker(document.querySelector('.live')!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (!text.textContent!.trim() || !seen(parent) || parent.closest(apartFrom)) continue;
      const style = getComputedStyle(parent);
      // Kept for those who listen.
      if (style.visibility === 'hidden' || parent.closest('.unfit') || parent.clientWidth === 1 || parent.parentElement!.clientWidth === 1)
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let over: Element | null = parent; over && !over.matches('.live'); over = over.parentElement) {
        if (slides(over)) break;
        if (!clips(over)) continue;
        const edge = box(over);
        if (right > edge.right + 1.5 || left < edge.left - 1.5 || (top + bottom) / 2 > edge.bottom || (top + bottom) / 2 < edge.top)
          faults.push(`“${text.textContent!.trim()}” is cut`);
      }
    }
    // Cards in hand lie whole on their mat, and what they say lies within them.
    const mat = document.querySelector('#hand')?.closest('.mine');
    for (const one of shown('#hand .card')) {
      const edge = mat && box(mat);
      const { left, right, bottom } = box(one);
      if (edge && !document.querySelector('#hand .fan') && (left < edge.left || right > edge.right + 1 || bottom > edge.bottom + 1))
        faults.push(`${one.textContent} sticks out of the mat`);
      const text = one.querySelector('.text');
      if (text && box(text).bottom > bottom - 1) faults.push(`${one.textContent} says more than it has room for`);
    }
    for (const one of shown('.go, .choice, .aim, .prompt .ask'))
      if (one.scrollWidth > one.clientWidth + 1 || box(one).bottom > box(one.closest('.slip')!).bottom)
        faults.push(`${one.textContent} is cut`);
    for (const one of shown('[data-testid="main"] .go')) {
      const { bottom, right } = box(one);
      if (bottom > innerHeight + 1 || right > innerWidth + 1) faults.push(`${one.textContent} is out of sight`);
    }
    if (document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth)
      faults.push('the page scrolls');
    return { places, faults: [...new Set(faults)] };
  });

/** How much of the board lies outside every zone and the seam round it, while a card of the town is not as large as it can be. */
export const waste = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const zones = document.querySelectorAll(
      '.shelf, .spare, .end, .story, .bottom > .slip, .reading, .house header, .house .area, .mine .zone, .mine .hand, .piles, .courtier, .me, .own, .pile, .about',
    );
    const seam = 8;
    const boxes = [...zones].map((zone) => zone.getBoundingClientRect()).filter(({ width }) => width > 0);
    const within = (x: number, y: number) => (box: DOMRect) =>
      x >= box.left - seam && x <= box.right + seam && y >= box.top - seam && y <= box.bottom + seam;
    const board = document.querySelector('.board')!.getBoundingClientRect();
    let [outside, all] = [0, 0];
    for (let x = board.left + 4; x < board.right; x += 8)
      for (let y = board.top + 4; y < board.bottom; y += 8) {
        all += 1;
        if (!boxes.some(within(x, y))) outside += 1;
      }
    const card = document.querySelector('.town .spot')?.getBoundingClientRect().width ?? 0;
    return card >= 160 ? 0 : outside / all;
  });

/** How much of the height is board or hand. */
export const boardShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = new Set<number>();
    for (const zone of document.querySelectorAll('.seats, .others, section.town, .middle, section.mine, .bottom > .mine')) {
      const { top, bottom } = zone.getBoundingClientRect();
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y += 1) rows.add(y);
    }
    return rows.size / innerHeight;
  });
