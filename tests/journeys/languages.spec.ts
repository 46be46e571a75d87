import { expect } from '@playwright/test';
import { storesOfBrand, type Site } from '#src/store-config/stores.ts';
import { shownLanguage } from '#src/ui/i18n/languages.ts';
import { BRANDS, type Brand, useBrand } from './support/brands.ts';
import { shopWords } from '#harness/texts/words.ts';
import { test } from './support/journey.ts';
import { countRequests, waitUntilSettled } from '#harness/pictures/settled.ts';
import { comesToLife } from './support/shopper.ts';

const NARROWEST = { width: 320, height: 720 };

/** For each language the country that has only this one. */
function sitesOf({ code }: Brand): Site[] {
  const alone = storesOfBrand(code).filter(({ target }) => !target.includes('-'));
  return [...new Map(alone.map((site) => [site.language, site])).values()];
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);
    const paths = ['/', '/new', brand.product, '/shopping-bag', '/faq', '/contactus'];
    for (const { language, countryCode } of sitesOf(brand))
      test(`CFG-08 I18N-05 in ${countryCode} every page has ${language} texts, and fits the narrowest screen`, async ({
        page,
      }) => {
        await page.setViewportSize(NARROWEST);
        countRequests(page);
        const t = shopWords(shownLanguage(language));
        for (const path of paths)
          await test.step(path, async () => {
            await page.goto(`${path}?store=${brand.code}-${countryCode.toLowerCase()}`);
            await comesToLife(page);
            await waitUntilSettled(page);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expect(
              page.getByRole('button', { name: t('common.header.search') }),
            ).toBeVisible();
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(width).toBe(NARROWEST.width);
          });
      });
  });

test('I18N-05 ?lng=qps shows longer texts in brackets, which fit the narrowest screen', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST);
  await page.goto('/shopping-bag?lng=qps');
  await comesToLife(page);
  const t = shopWords('qps');
  await expect(page.getByRole('button', { name: t('common.header.search') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.+\]$/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(NARROWEST.width);
});
