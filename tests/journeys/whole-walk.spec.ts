import { expect } from '@playwright/test';
import { BRANDS, useBrand } from './support/brands.ts';
import { RECIPIENT, buyerOn } from './support/buyer.ts';
import { test } from './support/journey.ts';
import { pressWhere } from './support/press.ts';
import { comesToLife, expectVerified, shopperOn } from './support/shopper.ts';

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test(
      'UIX-01 CHK-01 PAY-01 orders from the home page by mouse alone',
      { tag: '@smoke' },
      async ({ page }) => {
        const main = page.getByRole('main');
        const heading = page.getByRole('heading', { level: 1 });
        await page.goto('/');
        await comesToLife(page);
        await pressWhere(
          page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Women' }),
        );
        await expect(page).toHaveURL(/\/women$/);
        const tile = main.getByRole('article').first();
        const name = (await tile.getByRole('heading').textContent()) ?? '';
        await pressWhere(tile.locator('img').first());
        await expect(heading).toHaveText(name);

        await page.goto(brand.product);
        await comesToLife(page);
        for (const [group, value] of brand.sizes)
          await pressWhere(
            page.getByRole('group', { name: group }).getByText(value, { exact: true }).first(),
          );
        await pressWhere(main.getByRole('button', { name: 'Add to bag' }).first());
        const drawer = page.getByRole('dialog', { name: 'Your bag (1)' });
        await expect(drawer).toContainText(brand.productName);
        await pressWhere(drawer.getByRole('link', { name: 'View bag' }));
        await expect(heading).toHaveText('Your bag');
        await pressWhere(main.getByRole('link', { name: /checkout/i }).first());

        const buyer = buyerOn(page);
        await pressWhere(main.getByRole('button', { name: 'Continue as a guest' }));
        await expect(heading).toHaveText('Details');
        await buyer.fillsAddress(RECIPIENT, true);
        await pressWhere(main.getByRole('button', { name: 'Continue to payment' }));
        await expect(heading).toHaveText('Payment');
        await pressWhere(main.getByText(buyer.t('checkout.pay.method.creditCard')).first());
        await buyer.fillsCard('4111111111111111');
        await pressWhere(main.locator('input[name="terms"]'));
        await pressWhere(buyer.payButton());
        await buyer.expectConfirmed();
        expectVerified(await shopperOn(page).savesSession());
      },
    );
  });

test(
  'PAY-01 API-48 pays with the saved card of an account',
  { tag: '@smoke' },
  async ({ page }) => {
    const buyer = buyerOn(page);
    const main = page.getByRole('main');
    await page.goto('/?scenario=payment-saved-card&store=rl-gb');
    await main.getByRole('radio', { name: 'Visa ending in 1111' }).check();
    await buyer.acceptsTerms();
    await buyer.payButton().click();
    await buyer.expectConfirmed();
    expectVerified(await shopperOn(page).savesSession());
  },
);
