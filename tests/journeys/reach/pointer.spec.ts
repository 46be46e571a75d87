import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { countRequests, waitUntilSettled } from '#harness/pictures/settled.ts';
import { pageOf } from '#src/pages/page.ts';
import { PAGES } from '#src/pages/pages.ts';
import { BRANDS, type Brand, useBrand } from '../support/brands.ts';
import { DIALOGS, MORE_DIALOGS } from '../support/dialogs.ts';
import { test } from '../support/journey.ts';
import {
  allDialogsOf,
  allPagesOf,
  OPEN_DIALOG,
  opensPlace,
  type Place,
} from '../support/places.ts';
import { pointerReport } from '../support/pointer.ts';

/** Disables motion; a resized window loads other pictures. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expected: /\/pictures\/rl9999xxx|was preloaded using link preload but not used/,
});

const WIDE = { width: 1440, height: 900 };
const SIZES = [
  WIDE,
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];
const sizeName = ({ width, height }: (typeof SIZES)[number]) => `${width} × ${height}`;

/** Dialogs without a control, or tested elsewhere. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'checkout/page/PaymentProgress': 'has no control',
  'newsletter/NewsletterPopup': 'opens by a clock: newsletter.spec.ts',
};

async function faultsAt(page: Page, brand: Brand, place: Place): Promise<string[]> {
  const found: string[] = [];
  const { dialog } = place;
  await page.setViewportSize(dialog?.only === 'narrow' ? (SIZES[2] ?? WIDE) : WIDE);
  await opensPlace(page, brand, place);
  if (!dialog) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await waitUntilSettled(page);
    if (dialog && (await page.locator(OPEN_DIALOG).count()) === 0) continue;
    let { faults, controls } = await pointerReport(page);
    if (faults.length > 0) {
      // A resized window may render a moment later.
      await waitUntilSettled(page);
      ({ faults, controls } = await pointerReport(page));
    }
    expect(controls, `controls of ${place.name}`).toBeGreaterThan(0);
    found.push(...faults.map((fault) => `${place.name}, ${sizeName(size)}: ${fault}`));
  }
  return found;
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    for (const place of [...allPagesOf(brand), ...allDialogsOf(brand)])
      test(`UIX-01 a pointer hits each control at its centre, and each point of a card, at four window sizes: ${place.name}`, async ({
        page,
      }) => {
        countRequests(page);
        expect(await faultsAt(page, brand, place)).toEqual([]);
      });
  });

test('tests the controls of each kind of page', () => {
  const [brand] = BRANDS;
  const kinds: string[] = allPagesOf(brand as Brand).map(({ endsAt, path }) => {
    const search = /scenario=/.test(path) ? '' : path.slice(endsAt.length);
    return pageOf({ path: endsAt, search }, '').kind;
  });
  expect(Object.keys(PAGES).filter((kind) => !kinds.includes(kind))).toEqual([]);
});

test('tests the controls of each dialog', () => {
  const src = new URL('../../../src/', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('ui/'))
    .filter((file) =>
      /<(?:Drawer|Modal|Sheet|DialogFrame|dialog)\b/.test(readFileSync(new URL(file, src), 'utf8')),
    )
    .map((file) => file.replace('.tsx', ''));
  const opened = [...DIALOGS, ...MORE_DIALOGS].map(({ file }) => file);
  expect(files.filter((file) => !opened.includes(file) && !(file in LEFT_OUT))).toEqual([]);
});

test('finds a picture that covers its card’s link', async ({ page }) => {
  await page.goto('/women');
  await waitUntilSettled(page);
  expect((await pointerReport(page)).faults).toEqual([]);
  // Simulates a former bug: the link's area below the positioned picture.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-card-link]::after { z-index: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const { faults } = await pointerReport(page);
  const tiles = await page.getByRole('main').getByRole('article').count();
  expect(tiles).toBeGreaterThan(40);
  expect(faults.filter((fault) => fault.startsWith('the picture of'))).toHaveLength(tiles);
});
