import { expect } from '@playwright/test';
import { inTurn } from '#harness/config/turn.ts';
import { BRANDS, useBrand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { expectVerified, shopperOn } from './support/shopper.ts';

const rules = [{ on: 'POST /cart', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } }];
const query = `?backend-rules=${encodeURIComponent(JSON.stringify(rules))}`;

for (const brand of inTurn(BRANDS, 2)) {
  test.describe(brand.name, () => {
    useBrand(brand);

    test('FTL-05 FTL-06 a call fails for good: one dialog, one button, and the page loads anew', async ({
      page,
    }) => {
      const shopper = shopperOn(page);
      await shopper.opens(brand.product + query);
      for (const [group, size] of brand.sizes) await shopper.chooses(group, size);
      await shopper.addsToBag();
      const dialog = page.getByRole('alertdialog', { name: 'Something went wrong on our side' });
      const refresh = dialog.getByRole('button', { name: 'Refresh the page' });
      await expect(refresh).toBeFocused();

      // Chromium would close any other dialog by force at the second Escape.
      for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(refresh).toBeFocused();

      const loaded = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await loaded;
      await expect(page.getByRole('heading', { level: 1, name: brand.productName })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expectVerified(await shopper.savesSession());
    });
  });
}
