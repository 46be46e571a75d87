import { type Page, expect } from '@playwright/test';
import { expectAccessibleAtBoth } from '../support/accessible.ts';
import { buyerOn, expectOnlyOrder } from '../support/buyer.ts';
import { test } from '../support/journey.ts';
import { expectVerified, shopperOn } from '../support/shopper.ts';
import { pressAtOnce } from '../support/press.ts';

/** Takes Jonas's bag to PayPal. */
async function atPaypal(page: Page) {
  await page.goto('/?scenario=checkout-ready&store=rl-gb');
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();
  await page.goto('/shopping-bag');
  await page.getByRole('button', { name: 'Pay with PayPal' }).click();
  await expect(page).toHaveURL(/\/provider\/paypal/);
  const approves = page.getByRole('button', { name: 'Approve', exact: true });
  return { buyer: buyerOn(page), approves };
}

const title = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'Review and pay' });
const payNow = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Pay £[\d.]+ now$/ });
const facts = (page: Page) => page.getByRole('main').locator('dl').first();

/** Legal texts and order button shown before the purchase. */
async function told(page: Page): Promise<string> {
  await expect(title(page)).toBeVisible();
  await expect(payNow(page)).toBeVisible();
  return `${await facts(page).innerText()} ${await payNow(page).innerText()}`;
}

test('PAY-07 RTE-13 shows payer, address and total, also after a reload, and buys once', async ({
  page,
}) => {
  const { buyer, approves } = await atPaypal(page);
  await approves.click();
  const first = await told(page);
  expect(first).toContain('Pat Payer');
  expect(first).toContain('jonas@selvedge.example');
  await expect(page).toHaveURL(/\/checkout\/payment\/paypalexpress$/);
  await expect(page).toHaveTitle(/^Review and pay/);
  await expectAccessibleAtBoth(page, 'the review of PayPal express');

  await page.reload();
  expect(await told(page)).toBe(first);
  await payNow(page).click();
  const terms = page.getByRole('main').locator('input[name="terms"]');
  await expect(terms).toBeFocused();
  await page.keyboard.press('Space');
  await payNow(page).dblclick();
  const number = await buyer.expectConfirmed();
  const kept = () => page.evaluate(() => sessionStorage.getItem('selvedge-express'));
  expect(await kept()).toBeNull();
  expectVerified(await shopperOn(page).savesSession());
  await page.goBack();
  await expect(payNow(page)).toHaveCount(0);
  await expectOnlyOrder(page, number);
});

test('PAY-07 PAY-01 approving again after Back and paying in two tabs place one order', async ({
  page,
  context,
}) => {
  const { buyer, approves } = await atPaypal(page);
  const provider = page.url();
  await approves.click();
  await told(page);
  await page.goto(provider);
  await approves.click();
  const first = await told(page);

  // A tab opened from this one copies its session storage.
  const kept = await page.evaluate(() => sessionStorage.getItem('selvedge-express') ?? '');
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate((text) => sessionStorage.setItem('selvedge-express', text), kept);
  await other.goto('/checkout/payment/paypalexpress');
  expect(await told(other)).toBe(first);
  const twin = buyerOn(other);
  await Promise.all([buyer, twin].map((each) => each.acceptsTerms()));
  await pressAtOnce([page, other].map(payNow));
  const number = await buyer.expectConfirmed();
  expect(await twin.expectConfirmed()).toBe(number);
  await expectOnlyOrder(page, number);
});

test('PAY-07 reports an address abroad with a link to the details; a forged link completes nothing', async ({
  page,
}) => {
  await atPaypal(page);
  await page.getByRole('button', { name: 'Approve, from an address abroad' }).click();
  await expect(title(page)).toBeVisible();
  await expect(
    page.getByRole('main').getByText(/within its own country only: United Kingdom/),
  ).toBeVisible();
  await expect(payNow(page)).toHaveCount(0);
  await expectAccessibleAtBoth(page, 'an address abroad');
  await page.getByRole('link', { name: 'Enter another address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();

  const forged = new URLSearchParams({ order: '701001', token: 'EC-P9', PayerID: 'PAYER123' });
  await page.evaluate(() => sessionStorage.removeItem('selvedge-express'));
  await page.goto(`/checkout/payment/paypalexpress?${forged.toString()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to confirm' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/payment\/paypalexpress$/);
});
