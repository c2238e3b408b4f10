import AxeBuilder from '@axe-core/playwright';

import { DESKTOP, expect, LANGS, likes, openTable, PHONE, test } from './house';

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'novice' };
const TABLES = {
  'tanto-cuore': { game: 'tanto-cuore', first: 0, seats: [me, bot] },
  'seven-houses': { game: 'expanding-the-house', sets: ['tanto-cuore', 'expanding-the-house'], first: 0, seats: [me, bot, bot, bot, bot, bot, bot] },
  'motto-tanto-cuore': { game: 'motto-tanto-cuore', first: 0, seats: [me, bot, bot] },
  'love-letter': { game: 'love-letter', first: 0, seats: [me, bot, bot, bot] },
};

for (const [name, draft] of Object.entries(TABLES)) {
  for (const lang of LANGS) {
    test(`the table of ${name} in ${lang}: axe finds nothing, pictures are kept`, async ({ page, context }) => {
      test.setTimeout(300_000);
      await likes(context, { lang });
      await openTable(page, draft);
      await expect(page.getByTestId('actions').locator('[data-action]').first()).toBeVisible();
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        for (const [device, viewport] of [['phone', PHONE], ['desktop', DESKTOP]] as const) {
          await page.setViewportSize(viewport);
          await page.waitForTimeout(100);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${device}: nothing sticks out`).toBeLessThanOrEqual(0);
          await page.screenshot({ path: `artefacts/tables/${name}-${lang}-${scheme}-${device}.png` });
          if (lang !== 'en' && (scheme === 'dark' || device === 'phone')) continue;
          const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
          expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 5).join(' | ')}`), `${scheme} ${device}`).toEqual([]);
        }
      }
    });
  }
}
