import { type BrowserContext, expect } from '@playwright/test';
import { CONSENT_COOKIE, NOTHING_MORE, writeChoice } from '#src/consent/consent.ts';
import { countRequests, waitUntilSettled } from '#harness/pictures/settled.ts';
import { BRANDS } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { type Shift, scrollsThrough, shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { pagesOf } from '../support/all-pages.ts';
import { comesToLife } from '../support/shopper.ts';
import { serveSlowTexts } from '../support/slow-texts.ts';

/** Maximum layout shift score of a visit; Google calls 0.1 good. */
const MOST = 0.005;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const CHOICE = { name: CONSENT_COOKIE, value: writeChoice(NOTHING_MORE, false) };

/** Layout shifts of a first visit, from the document to the footer. */
async function visits(context: BrowserContext, path: string): Promise<Shift[]> {
  const page = await context.newPage();
  await watchShifts(page);
  countRequests(page);
  await page.goto(path);
  await comesToLife(page);
  await waitUntilSettled(page);
  await scrollsThrough(page);
  await waitUntilSettled(page);
  return shiftsOf(page);
}

let server: Awaited<ReturnType<typeof serveSlowTexts>>;
test.beforeAll(async () => {
  server = await serveSlowTexts();
});
test.afterAll(() => server.close());

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    for (const viewport of SIZES)
      for (const [name, path] of pagesOf(brand))
        test(`loads without a layout shift, at ${viewport.width} px: ${name}`, async ({
          browser,
        }) => {
          const url = new URL(server.url);
          url.hostname = brand.host + url.hostname;
          const baseURL = url.href;
          const context = await browser.newContext({ baseURL, viewport });
          await context.addCookies([{ ...CHOICE, url: baseURL }]);
          const shifts = await visits(context, path);
          await context.close();
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST);
        });
  });
