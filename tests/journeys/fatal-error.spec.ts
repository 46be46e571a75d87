import { expect } from '@playwright/test';
import { RECIPIENT, buyerOn, expectOnlyOrder } from './support/buyer.ts';
import { BRANDS, useBrand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { expectVerified, shopperOn } from './support/shopper.ts';

const rules = [{ on: 'POST /cart', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } }];
const query = `?backend-rules=${encodeURIComponent(JSON.stringify(rules))}`;

for (const brand of BRANDS) {
  test.describe(brand.name, () => {
    useBrand(brand);

    test('FTL-05 FTL-06 a final failure shows one dialog, whose button reloads the page', async ({
      page,
    }) => {
      const shopper = shopperOn(page);
      await shopper.opens(brand.product + query);
      for (const [group, size] of brand.sizes) await shopper.chooses(group, size);
      await shopper.addsToBag();
      const dialog = page.getByRole('alertdialog', { name: 'Something went wrong on our side' });
      const refresh = dialog.getByRole('button', { name: 'Refresh the page' });
      await expect(refresh).toBeFocused();

      // Chromium force-closes any other dialog at the second Escape.
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

/** The payment succeeds but its answer is lost, the order's status is unknown, and then the shop crashes. */
const DOUBT = [
  { on: 'POST /payments', call: 1, then: 'lost' },
  { on: 'GET /order/*', then: 'unreachable' },
  { on: 'GET /userinfo/@self', call: 2, then: { status: 500, errorKey: '_ERR_GENERIC' } },
];

test('FTL-01 FTL-06 PAY-01 a breakdown with an unknown order shows that first, and the refresh shows the order', async ({
  page,
}) => {
  const buyer = buyerOn(page);
  await page.goto('/?scenario=checkout-ready&store=rl-gb');
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();
  await page.goto(`/checkout/shipping?backend-rules=${encodeURIComponent(JSON.stringify(DOUBT))}`);
  await buyer.fillsAddress(RECIPIENT, false);
  await buyer.goesToPayment();
  await buyer.fillsPayment();
  await buyer.payButton().click();

  const dialog = page.getByRole('alertdialog', { name: 'Something went wrong on our side' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(
    /^We do not know yet whether your order was placed/,
  );
  await expect(dialog.getByRole('button', { name: 'Refresh the page' })).toBeFocused();
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  const number = await buyer.expectConfirmed();
  await expect(dialog).toHaveCount(0);
  expectVerified(await shopperOn(page).savesSession());
  await expectOnlyOrder(page, number);
});
