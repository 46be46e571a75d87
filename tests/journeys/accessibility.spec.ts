import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { BRANDS, useBrand, type Brand } from './brands.ts';
import { shopperOn, type Shopper } from './shopper.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const SCREENS = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** Motion is off, so that colours are measured where they come to rest. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolations(page: Page, what: string): Promise<void> {
  await test.step(`${what} has no violations`, async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(found, what).toEqual([]);
  });
}

/** The pages, and what tells that each is there. */
async function walkPages(shopper: Shopper, brand: Brand): Promise<void> {
  const { page } = shopper;
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await shopper.opens('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page, 'home');
  await shopper.opens('/women');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page, 'listing');
  await shopper.opens(brand.product);
  await expect(heading).toHaveText(brand.productName);
  await expectNoViolations(page, 'product page');
  await shopper.opens('/wishlist');
  await expect(heading).toBeVisible();
  await expectNoViolations(page, 'wishlist');
  await shopper.opens('/shopping-bag');
  await expect(heading).toBeVisible();
  await expectNoViolations(page, 'empty bag');
}

async function walkDrawers(shopper: Shopper, brand: Brand): Promise<void> {
  const { page } = shopper;
  await shopper.opens('/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Password')).toBeVisible();
  await expectNoViolations(page, 'sign-in drawer');
  await drawer.getByRole('button', { name: 'Sign in' }).click();
  await expect(drawer.getByText('Please enter your password.')).toBeVisible();
  await expectNoViolations(page, 'sign-in drawer with errors');
  await shopper.opens(brand.product);
  for (const [group, value] of brand.sizes) await shopper.chooses(group, value);
  await shopper.addsToBag();
  await expect(drawer).toContainText(brand.productName);
  await expectNoViolations(page, 'mini bag');
  await drawer.getByRole('link', { name: 'View bag' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Order summary' })).toBeVisible();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'bag');
}

async function walkDialogs({ page, opens }: Shopper): Promise<void> {
  await opens('/women');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await expect(dialog.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
  await expectNoViolations(page, 'filters');
  await page.keyboard.press('Escape');
  await expectNoViolations(page, 'a filtered listing');
  await page.getByRole('button', { name: 'Search' }).click();
  await dialog.getByRole('combobox').fill('shi');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoViolations(page, 'search');
  await opens('/search?searchTerm=nothingoftheshop');
  await expect(page.getByRole('heading', { name: /^Nothing found/ })).toBeVisible();
  await expectNoViolations(page, 'a search without results');
  await opens('/myaccount');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.addInitScript(() => sessionStorage.setItem('selvedge.userType', 'registered'));
  const rules = [
    { on: 'GET /userinfo/*', call: 1, then: { status: 403, errorKey: '_ERR_USER_AUTHORITY' } },
    { on: 'GET /products', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } },
  ];
  await opens(`/wishlist?backend-rules=${encodeURIComponent(JSON.stringify(rules))}`);
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expectNoViolations(page, 'login dialog');
  await opens(`/women?backend-rules=${encodeURIComponent(JSON.stringify(rules.slice(1)))}`);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page, 'fatal-error dialog');
}

for (const [screen, viewport] of Object.entries(SCREENS))
  for (const brand of BRANDS) {
    test.describe(`${brand.name} on ${screen}`, () => {
      useBrand(brand);
      test.use({ viewport });

      test('pages have no violations of WCAG 2.2 AA', async ({ page }) => {
        await walkPages(shopperOn(page), brand);
      });

      test('drawers and the bag have no violations of WCAG 2.2 AA', async ({ page }) => {
        await walkDrawers(shopperOn(page), brand);
      });

      test('filters, search and dialogs have no violations of WCAG 2.2 AA', async ({ page }) => {
        await walkDialogs(shopperOn(page));
      });
    });
  }
