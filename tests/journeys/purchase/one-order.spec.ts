import { type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { RECIPIENT, buyerOn, expectOnlyOrder } from '../support/buyer.ts';
import { test } from '../support/journey.ts';
import { shopperOn } from '../support/shopper.ts';
import { pressAtOnce } from '../support/press.ts';

/** Signs in as Jonas, who has a bag and no order. */
async function readyToPay(page: Page, search = '') {
  const buyer = buyerOn(page);
  await page.goto('/?scenario=checkout-ready&store=rl-gb');
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();
  if (search) await page.goto(`/checkout/shipping?${search}`);
  await buyer.fillsAddress(RECIPIENT, false);
  await buyer.goesToPayment();
  return buyer;
}

async function expectOneOrder(page: Page, number: string) {
  await expectOnlyOrder(page, number);
  await expect(page.getByRole('button', { name: 'Bag, 0 items' })).toBeVisible();
}

test('API-53 PAY-01 a double press, another payment after Back and a reload place one order', async ({
  page,
}) => {
  const buyer = await readyToPay(page);
  await buyer.fillsPayment();
  await buyer.payButton().dblclick();
  const number = await buyer.expectConfirmed();
  await page.reload();
  expect(await buyer.expectConfirmed()).toBe(number);
  await page.goBack();
  await expect(page).not.toHaveURL(/confirmation/);
  await expect(page.getByRole('button', { name: /^Pay £/ })).toHaveCount(0);
  await page.goto('/checkout/payment');
  await expect(page).toHaveURL(/\/shopping-bag$/);
  await expectOneOrder(page, number);
});

test('API-53 PAY-01 paying the same bag in two tabs places one order', async ({
  page,
  context,
}) => {
  const buyer = await readyToPay(page);
  const other = await context.newPage();
  await other.goto('/checkout/payment');
  const twin = buyerOn(other);
  await Promise.all([buyer.fillsPayment(), twin.fillsPayment()]);
  // At once, because a later buyer would find an empty bag and no button.
  await pressAtOnce([buyer, twin].map((each) => each.payButton()));
  const number = await buyer.expectConfirmed();
  expect(await twin.expectConfirmed()).toBe(number);
  await expectOneOrder(page, number);
});

test.describe('with files that fail to load', () => {
  test.use({ expected: /Failed to (?:load resource|fetch)/ });

  test('places and shows the order although a file fails to load before the confirmation', async ({
    page,
  }) => {
    const buyer = await readyToPay(page);
    await buyer.fillsPayment();
    let isPaying = false;
    page.on('request', (request) => {
      isPaying ||= request.method() === 'POST' && /\/payments(?:\?|$)/.test(request.url());
    });
    // All files except those of the simulated backend.
    await page.route(/\/assets\/(?!backend-)/, (route) =>
      isPaying ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await buyer.payButton().click();
    const number = await buyer.expectConfirmed();
    expect(isPaying).toBe(true);
    await expect(page.getByText(/bag is safe|went wrong|thread is loose/)).toHaveCount(0);
    await page.unrouteAll();
    await expectOneOrder(page, number);
  });
});

test(
  'API-54 PAY-01 only a return that the shop has started completes a payment',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const buyer = await readyToPay(page);
    await buyer.choosesMethod('paypal');
    await buyer.acceptsTerms();
    await page
      .getByRole('main')
      .getByRole('button', { name: /PayPal/ })
      .click();
    await expect(page).toHaveURL(/\/provider\/paypal/);
    const way = new URL(new URL(page.url()).searchParams.get('returnPath') ?? '', page.url());
    expect(way.searchParams.get('nonce')).toMatch(/^[\da-f]{32}$/);
    const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? '';

    // A forged link, in a tab without a started payment.
    const other = await context.newPage();
    await other.goto('/checkout/payment');
    await expect(other.getByRole('radio', { name: 'PayPal' })).toBeVisible();
    const order = way.searchParams.get('order') ?? '';
    const forged = new URLSearchParams({ order, paymentId, redirectResult: 'refused' });
    await other.goto(`/checkout/payment?${forged.toString()}`);
    await expect(other.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(other).toHaveURL(/\/checkout\/payment$/);

    await page.getByRole('button', { name: 'Approve' }).click();
    await buyer.expectConfirmed();
  },
);

for (const [method, pays] of [
  ['a challenge', /^Pay £/],
  ['PayPal', /PayPal/],
] as const)
  test(`PAY-01 Back from an order paid by ${method} leads to the shop, not to the payment’s approval`, async ({
    page,
  }) => {
    const buyer = await readyToPay(page);
    await buyer.choosesMethod(method === 'PayPal' ? 'paypal' : 'creditCard');
    if (method !== 'PayPal') await buyer.fillsCard('4000000000003220');
    await buyer.acceptsTerms();
    await page.getByRole('main').getByRole('button', { name: pays }).click();
    await expect(page).toHaveURL(/\/provider\//);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const number = await buyer.expectConfirmed();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/provider\/|confirmation/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(?:Pay £|Approve)|PayPal/ })).toHaveCount(0);
    await expectOneOrder(page, number);
  });

test('PAY-02 AUT-05 places one order for a shopper refused while paying who continues as a guest; the account keeps its bag', async ({
  page,
}) => {
  const refused = [
    { on: 'POST /payments', call: 1, then: { expire: '_ERR_INVALID_COOKIE', status: 401 } },
  ];
  const buyer = await readyToPay(page, `backend-rules=${JSON.stringify(refused)}`);
  await buyer.fillsPayment();
  await buyer.payButton().click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByRole('button', { name: 'Go on without signing in' }).click();
  await expect(page).toHaveURL(/\/shopping-bag$/);
  await expect(page.getByText('Your bag waits there')).toBeVisible();

  const guest = shopperOn(page);
  await guest.opens('/foundry-tee-rl1001wht');
  await guest.addsFirst(['Size', 'S']);
  await guest.closesDrawer();
  await page.goto('/checkout/login');
  await buyer.goesOnAsGuest();
  await buyer.fillsAddress(RECIPIENT, true);
  await buyer.goesToPayment();
  await buyer.fillsPayment();
  await buyer.payButton().click();
  await buyer.expectConfirmed();
  await expect(page.getByRole('main')).toContainText('Foundry Tee');
  await guest.expectBagCount(0);

  const { email, password } = DEMO_ACCOUNTS.jonas;
  await guest.opens('/');
  await guest.signsIn(email, password);
  await guest.expectBagCount(1);
});
