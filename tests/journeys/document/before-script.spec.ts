import { type Page, expect } from '@playwright/test';
import { BRANDS, useBrand } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { opensServed } from '../support/served.ts';
import {
  comesToLife,
  expectVerified,
  goesToFoot,
  inputsOf,
  keepAsGolden,
  shopperOn,
} from '../support/shopper.ts';

/** Opens a page whose script loads on demand, as on a very slow connection. */
async function opensHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/shop-[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await opensServed(page, path, 'commit');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    arrive();
    await comesToLife(page);
  };
}

function timesOf(file: string, input: string): number {
  return inputsOf(file).filter((name) => name === input).length;
}

for (const brand of BRANDS)
  test.describe(`${brand.name}, before its script has loaded`, () => {
    useBrand(brand);

    test('applies chosen sizes and “Add to bag” once', async ({ page }) => {
      const shopper = shopperOn(page);
      const comes = await opensHeld(page, brand.product);
      for (const [group, name] of brand.sizes)
        await page
          .getByRole('group', { name: group })
          .getByRole('radio', { name, exact: true })
          .check();
      await shopper.addsToBag();
      await shopper.addsToBag();
      await comes();
      await expect(page.getByRole('dialog')).toContainText(brand.productName);
      await shopper.closesDrawer();
      await shopper.expectBagCount(1);
      const file = await shopper.savesSession();
      expectVerified(file);
      keepAsGolden(file, `document/add-pressed-before-script-${brand.code}--added-once`);
    });

    test('applies presses of hearts once each, and requests a sign-in', async ({ page }) => {
      const shopper = shopperOn(page);
      const comes = await opensHeld(page, '/women');
      const hearts = page.getByRole('main').getByRole('button', { name: /to your wishlist$/ });
      for (const at of [0, 1, 0]) await hearts.nth(at).click();
      await comes();
      const dialog = page.getByRole('dialog', { name: 'Sign in' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      const file = await shopper.savesSession();
      expect(timesOf(file, 'wishlist/addItem')).toBe(2);
      expectVerified(file);
      keepAsGolden(file, `document/hearts-pressed-before-script-${brand.code}--guest-asked`);
    });

    test('opens the pressed search, ready for typing', async ({ page }) => {
      const shopper = shopperOn(page);
      const comes = await opensHeld(page, '/women');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('button', { name: 'Search' }).click();
      await comes();
      const field = page.getByRole('dialog').getByRole('combobox');
      await expect(field).toBeFocused();
      await field.fill('shirt');
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('shirt');
      const file = await shopper.savesSession();
      expect(timesOf(file, 'search/openSearch')).toBe(1);
      expectVerified(file);
      keepAsGolden(file, `document/search-pressed-before-script-${brand.code}--searched`);
    });

    test('signs up for the newsletter once', async ({ page }) => {
      const shopper = shopperOn(page);
      const comes = await opensHeld(page, '/faq');
      await goesToFoot(page);
      const field = page.getByRole('contentinfo').getByLabel('E-mail address');
      await field.fill('ada@example.test');
      await field.press('Enter');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Sign up' }).click();
      await comes();
      await expect(page.getByRole('contentinfo').getByRole('status')).toBeVisible();
      const file = await shopper.savesSession();
      expect(timesOf(file, 'newsletter/signUp')).toBe(1);
      expectVerified(file);
    });

    test('applies a chosen sort order', async ({ page }) => {
      const shopper = shopperOn(page);
      const comes = await opensHeld(page, '/women');
      await page.getByLabel('Sort by').selectOption('price-asc');
      await comes();
      await expect(page).toHaveURL(/_sort_=price-asc/);
      const file = await shopper.savesSession();
      expectVerified(file);
      keepAsGolden(file, `document/order-chosen-before-script-${brand.code}--ordered`);
    });
  });
