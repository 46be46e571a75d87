import { type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { BRANDS, useBrand, type Brand } from './support/brands.ts';
import { RECIPIENT, buyerOn } from './support/buyer.ts';
import { test } from './support/journey.ts';
import { pagesOf } from './support/all-pages.ts';
import { goesToFoot, shopperOn, type Shopper } from './support/shopper.ts';
import { expectAccessible, expectAccessibleAtBoth, SCREENS } from './support/accessible.ts';

const { mira } = DEMO_ACCOUNTS;

/** Disables motion, because colours are measured at rest. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The picture of a missing product is missing too; resizing the window loads other pictures than the preloaded ones.
  expected: /\/pictures\/rl9999xxx|was preloaded using link preload but not used/,
});

/** Opens every layer of the header and the footer. */
async function walkShell({ page }: Shopper): Promise<void> {
  await page.goto('/customer-service');
  await goesToFoot(page);
  await expect(page.getByRole('button', { name: /^Change country/ })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('button', { name: 'Open the menu of Women' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Knitwear' }).first()).toBeVisible();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Change country/ }).click();
  await expect(page.getByRole('dialog', { name: 'Country and language' })).toBeVisible();
  await expectAccessible(page, 'countries and languages');
}

async function walkDrawers(shopper: Shopper, brand: Brand): Promise<void> {
  const { page } = shopper;
  await shopper.opens('/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Password')).toBeVisible();
  await expectAccessible(page, 'sign-in drawer');
  await drawer.getByRole('button', { name: 'Sign in' }).click();
  await expect(drawer.getByText('Please enter your password.')).toBeVisible();
  await expectAccessible(page, 'sign-in drawer with errors');
  await shopper.opens(brand.product);
  for (const [group, value] of brand.sizes) await shopper.chooses(group, value);
  await shopper.addsToBag();
  await expect(drawer).toContainText(brand.productName);
  await expectAccessible(page, 'mini bag');
  await drawer.getByRole('link', { name: 'View bag' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Order summary' })).toBeVisible();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expectAccessible(page, 'bag');
  await shopper.signsIn(mira.email, mira.password);
  await expect(drawer).toBeHidden();
  await shopper.opens('/wishlist');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, 'wishlist');
  await shopper.opens('/myaccount');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectAccessible(page, 'account');
}

async function walkDialogs({ page, opens }: Shopper): Promise<void> {
  await opens('/women');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await expect(dialog.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
  await expectAccessible(page, 'filters');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'a filtered listing');
  await page.getByRole('button', { name: 'Search' }).click();
  await dialog.getByRole('combobox').fill('shi');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'search');
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
  await expectAccessible(page, 'login dialog');
  await opens(`/women?backend-rules=${encodeURIComponent(JSON.stringify(rules.slice(1)))}`);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'fatal-error dialog');
}

async function walkPurchase(page: Page, brand: Brand): Promise<void> {
  const buyer = buyerOn(page);
  const main = page.getByRole('main');
  const store = brand.host === '' ? 'rl-gb' : 'hm-gb';
  await page.goto(`/?scenario=checkout-as-guest&store=${store}`);
  await expect(main.getByRole('button', { name: 'Continue as a guest' })).toBeVisible();
  await expectAccessibleAtBoth(page, 'checkout');
  await buyer.goesOnAsGuest();
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(main.getByText('Please enter the first name.')).toBeVisible();
  await expectAccessibleAtBoth(page, 'details with errors');
  await buyer.opensPoints('UPSAP', 'Leeds');
  await expectAccessibleAtBoth(page, 'pickup points');
  await page.keyboard.press('Escape');
  await main.getByRole('radio', { name: 'To your door' }).check();
  await buyer.fillsAddress(RECIPIENT, true);
  await buyer.goesToPayment();
  await buyer.choosesMethod('creditCard');
  await buyer.payButton().click();
  await expect(main.getByText('Please enter the card number.')).toBeVisible();
  await expectAccessibleAtBoth(page, 'payment with errors');
  await buyer.fillsCard('4111111111111111');
  await buyer.acceptsTerms();
  await buyer.payButton().click();
  await buyer.expectConfirmed();
  await expectAccessibleAtBoth(page, 'confirmation');
}

for (const brand of BRANDS) {
  test.describe(brand.name, () => {
    useBrand(brand);

    for (const [name, path] of pagesOf(brand))
      test(`is valid HTML without violations of WCAG 2.2 AA: ${name}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expectAccessibleAtBoth(page, name);
      });

    test('a purchase is valid HTML without violations of WCAG 2.2 AA', async ({ page }) => {
      await walkPurchase(page, brand);
    });
  });

  for (const [screen, viewport] of Object.entries(SCREENS))
    test.describe(`${brand.name} on ${screen}`, () => {
      useBrand(brand);
      test.use({ viewport });

      test('menu and countries are valid HTML without violations of WCAG 2.2 AA', async ({
        page,
      }) => {
        await walkShell(shopperOn(page));
      });

      test('drawers and the bag are valid HTML without violations of WCAG 2.2 AA', async ({
        page,
      }) => {
        await walkDrawers(shopperOn(page), brand);
      });

      test('filters, search and dialogs are valid HTML without violations of WCAG 2.2 AA', async ({
        page,
      }) => {
        await walkDialogs(shopperOn(page));
      });
    });
}
