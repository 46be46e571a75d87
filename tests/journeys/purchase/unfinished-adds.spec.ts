import { type Page, expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { expectVerified, shopperOn } from '../support/shopper.ts';

// An unloading page aborts its calls, which Chromium reports.
test.use({ expected: /ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/ });

const TEE = '/foundry-tee-rl1001wht';

async function atTee(page: Page, rules: readonly object[] = []) {
  const shopper = shopperOn(page);
  await shopper.opens('/women');
  await shopper.expectBagCount(0);
  await shopper.opens(`${TEE}?backend-rules=${encodeURIComponent(JSON.stringify(rules))}`);
  await shopper.chooses('Size', 'S');
  await shopper.expectBagCount(0);
  return shopper;
}

test('CRT-01 an add made offline is in the bag exactly once after a reload', async ({
  page,
  context,
}) => {
  const shopper = await atTee(page, [{ on: 'POST /cart', delayMs: 60_000 }]);
  await context.setOffline(true);
  await shopper.addsToBag();
  await shopper.expectBagCount(1);
  await context.setOffline(false);
  await page.goto(TEE);
  await shopper.expectBagCount(1);
  await page.goto('/shopping-bag');
  await expect(page.getByRole('main').getByText('Foundry Tee').first()).toBeVisible();
  await shopper.expectBagCount(1);
  expectVerified(await shopper.savesSession());
});

for (const [name, rules] of [
  ['with a slow answer', [{ on: 'POST /cart', delayMs: 60_000 }]],
  ['that may have arrived', []],
] as const)
  test(`CRT-01 an add ${name} is in the bag exactly once after the page is left`, async ({
    page,
  }) => {
    const shopper = await atTee(page, rules);
    await shopper.addsToBag();
    await page.goto(TEE);
    await shopper.expectBagCount(1);
    await page.goto('/shopping-bag');
    await shopper.expectBagCount(1);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await shopper.expectBagCount(0);
    await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible();
    expectVerified(await shopper.savesSession());
  });
