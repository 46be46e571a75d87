import { expect, type Page } from '@playwright/test';
import { storeOfCountry, storesOfBrand } from '#src/store-config/stores.ts';
import { test } from '../support/journey.ts';

const WIDTHS = [390, 740, 741, 820, 1024, 1025, 1100, 1200, 1300, 1440];

/** Distance in px between the centres of the brand's name and the window. */
function offCentre(page: Page): Promise<number> {
  return page
    .getByRole('banner')
    .getByRole('img', { name: 'Hollis Marlowe' })
    .evaluate((name) => {
      const { left, right } = name.getBoundingClientRect();
      // Letter spacing also follows the last letter.
      const space = Number.parseFloat(getComputedStyle(name).letterSpacing);
      return Math.abs((left + right - space) / 2 - document.documentElement.clientWidth / 2);
    });
}

test('the name of Hollis Marlowe is in the middle of the window at every width, in every language', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const sites = storesOfBrand('hm').filter(
    ({ countryCode, language }) => storeOfCountry('hm', countryCode).language === language,
  );
  const byLanguage = new Map(sites.map(({ language, countryCode }) => [language, countryCode]));
  expect(byLanguage.size).toBeGreaterThan(1);
  for (const [language, country] of byLanguage) {
    await page.goto(`/?store=hm-${country.toLowerCase()}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await offCentre(page), `${language}, ${width} px`).toBeLessThanOrEqual(1);
    }
  }
});
