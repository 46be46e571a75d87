import { type Page, expect } from '@playwright/test';
import { expectAccessibleAtBoth } from '../support/accessible.ts';
import { RECIPIENT, buyerOn } from '../support/buyer.ts';
import { test } from '../support/journey.ts';
import { expectVerified, savesSession } from '../support/shopper.ts';

const EMAIL = 'ada.weaver@example.com';
const PASSWORD = 'warp-and-weft-5';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function buysAsGuest(page: Page, email = EMAIL) {
  const buyer = buyerOn(page);
  await page.goto('/?scenario=checkout-as-guest&store=rl-gb');
  await buyer.goesOnAsGuest();
  await buyer.fillsAddress(RECIPIENT, true);
  await page.getByRole('main').locator('input[name="email"]').first().fill(email);
  await buyer.goesToPayment();
  await buyer.fillsPayment();
  await buyer.payButton().click();
  return buyer.expectConfirmed();
}

test('API-39 AUT-17 AUT-19 RTE-12 adds a guest’s order to a new account of its address, also after a reload', async ({
  page,
}) => {
  const number = await buysAsGuest(page);
  await expect(page.getByText(`is on its way to ${EMAIL}`)).toBeVisible();
  const rules = [
    { on: 'POST /person', call: 1, then: 'unreachable' },
    { on: 'POST /person', call: 2, delayMs: 500 },
  ];
  await page.goto(`${page.url()}&backend-rules=${encodeURIComponent(JSON.stringify(rules))}`);
  await expect(page.getByText(`is on its way to ${EMAIL}`)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Keep this order with you' });
  await expect(panel.getByLabel('E-mail address')).toHaveValue(EMAIL);
  await expectAccessibleAtBoth(page, 'an account for the order');
  const password = panel.getByLabel('Password', { exact: true });
  const submit = panel.getByRole('button', { name: 'Create my account' });

  await password.fill('short');
  await submit.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');

  await password.fill(PASSWORD);
  await panel.getByLabel('Repeat password').fill(PASSWORD);
  await submit.click();
  await expect(panel.getByRole('alert')).toContainText('Our shop did not answer');
  await expect(password).toHaveValue(PASSWORD);

  await submit.dblclick();
  await expect(panel).toContainText('Your account is ready');
  await expect(panel.getByRole('heading')).toBeFocused();
  const session = await savesSession(page);
  expectVerified(session);
  await panel.getByRole('link', { name: 'See your orders' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: `Order ${number}` })).toBeVisible();
});
