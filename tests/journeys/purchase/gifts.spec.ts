import { type Page, expect } from '@playwright/test';
import { RECIPIENT, buyerOn } from '../support/buyer.ts';
import { test } from '../support/journey.ts';
import { expectVerified, savesSession } from '../support/shopper.ts';

const DAYS = /(?:Mon|Tue|Wed|Thu|Fri),?\s\d+(?:\s\w+)?\s–\s(?:Mon|Tue|Wed|Thu|Fri),?\s\d+\s\w+/;
const NOTE = 'Happy birthday, Grace';

/** Delivery days shown on a page. */
async function daysOn(page: Page): Promise<string | undefined> {
  const said = page.getByRole('main').getByText(DAYS).first();
  await expect(said).toBeVisible();
  return DAYS.exec((await said.textContent()) ?? '')?.[0];
}

test('shows gift wrapping, note and delivery days unchanged from the bag to the order', async ({
  page,
}) => {
  const buyer = buyerOn(page);
  const main = page.getByRole('main');
  await page.goto('/?scenario=checkout-as-guest&store=rl-gb');
  await expect(main.getByRole('button', { name: 'Continue as a guest' })).toBeVisible();
  await page.goto('/shopping-bag');
  await main.getByRole('switch', { name: 'This is a gift' }).check();
  await main.getByRole('textbox', { name: /^Your note/ }).fill(NOTE);
  await main.getByRole('checkbox', { name: /^Gift wrapping/ }).check();
  await expect(main.getByText('Gift wrapping', { exact: true })).toBeVisible();
  const days = await daysOn(page);

  await main.getByRole('link', { name: buyer.t('cart.bag.checkout'), exact: true }).click();
  await buyer.goesOnAsGuest();
  await expect(main.getByText('This is a gift, and we wrap it')).toBeVisible();
  await expect(main.getByText('No prices in the parcel')).toBeVisible();
  await expect(main.getByText(NOTE)).toBeVisible();
  expect(await daysOn(page)).toBe(days);
  await buyer.fillsAddress(RECIPIENT, true);
  await buyer.goesToPayment();
  await buyer.fillsPayment();
  await buyer.payButton().click();
  await buyer.expectConfirmed();
  expect(await daysOn(page)).toBe(days);
  await expect(main.getByText('This is a gift, wrapped')).toBeVisible();
  await expect(main.getByText('No prices in the parcel')).toBeVisible();
  await expect(main.getByText(NOTE)).toBeVisible();
  expectVerified(await savesSession(page));
});
