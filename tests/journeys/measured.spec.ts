import { type Page, expect } from '@playwright/test';
import { problemsOf } from '#tests/analytics/ga4.ts';
import { buyerOn } from './support/buyer.ts';
import { test } from './support/journey.ts';
import { comesToLife, expectVerified, goesToFoot, shopperOn } from './support/shopper.ts';

// The browser itself complains of a collector that is down.
test.use({ hasChosen: false, expected: /\/collect/ });

const RECIPIENT = { line1: '12 Mill Lane', city: 'Leeds', postcode: 'LS1 4AP' };

interface Collected {
  visitor: string;
  event: { name: string; params: Record<string, unknown> };
}

async function visitorOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'selvedge_sfid')?.value;
}

/** What has arrived of somebody's visit so far. The collector has that of other journeys as well. */
async function arrivedOf(page: Page, visitor: string | undefined): Promise<Collected['event'][]> {
  const answer = await page.request.get('/collect');
  const all = (await answer.json()) as Collected[];
  return all.filter((one) => one.visitor === visitor).map(({ event }) => event);
}

async function accepts(page: Page): Promise<string> {
  const loaded = page.waitForResponse(/\/measure-/);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await loaded;
  const visitor = await visitorOf(page);
  expect(visitor).toBeDefined();
  return visitor ?? '';
}

async function expectArrived(page: Page, visitor: string, name: string, count = 1): Promise<void> {
  await expect
    .poll(
      async () => (await arrivedOf(page, visitor)).filter((event) => event.name === name).length,
    )
    .toBe(count);
}

async function readyToPay(page: Page) {
  const buyer = buyerOn(page);
  await page.goto('/?scenario=checkout-ready&store=rl-gb');
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();
  const visitor = await accepts(page);
  await buyer.fillsAddress(RECIPIENT, false);
  await buyer.goesToPayment();
  return { buyer, visitor };
}

async function pays(buyer: ReturnType<typeof buyerOn>): Promise<void> {
  await buyer.choosesMethod('creditCard');
  await buyer.fillsCard('4111111111111111');
  await buyer.acceptsTerms();
}

test('ANA-01 ANA-02 what somebody who agrees does arrives as GA4 has it; withdrawn, the shop is silent', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  await page.goto('/men');
  const visitor = await accepts(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await shopper.opensFirstProduct();
  await expectArrived(page, visitor, 'view_item');
  const arrived = await arrivedOf(page, visitor);
  expect(arrived.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['page_view', 'view_item_list', 'select_item', 'view_item']),
  );
  expect(
    arrived.filter(({ name }) => name !== 'page_view').flatMap((event) => problemsOf(event)),
  ).toEqual([]);

  await goesToFoot(page);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => visitorOf(page)).toBeUndefined();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/collect')) sent.push(request.postData() ?? '');
  });
  await shopper.opens('/women');
  await comesToLife(page);
  await shopper.opensFirstProduct();
  await page.goto('/');
  expect(sent).toEqual([]);
  expectVerified(await shopper.savesSession());
});

test('PAY-01 an order is told once, over a reload and Back', async ({ page }) => {
  const { buyer, visitor } = await readyToPay(page);
  await pays(buyer);
  await buyer.payButton().click();
  const number = await buyer.expectConfirmed();
  await expectArrived(page, visitor, 'purchase');
  const told = (pageType: string) => async () => {
    const all = await arrivedOf(page, visitor);
    return all.filter(({ params }) => params['pageType'] === pageType).length;
  };
  const thanks = told('checkout step 4 confirmation');
  await expect.poll(thanks).toBe(1);
  await page.reload();
  await buyer.expectConfirmed();
  await expect.poll(thanks).toBe(2);
  await page.goto('/women');
  await expect.poll(told('glp')).toBe(1);
  await page.goBack();
  await buyer.expectConfirmed();
  // What would be told of the order is told before the next page is.
  await page.goto('/men');
  await expect.poll(told('glp')).toBe(2);
  const purchases = (await arrivedOf(page, visitor)).filter(({ name }) => name === 'purchase');
  expect(purchases.map(({ params }) => params['transaction_id'])).toEqual([number]);
  expect(purchases.flatMap((event) => problemsOf(event))).toEqual([]);
});

test('PAY-01 an order that two tabs have paid is told once', async ({ page, context }) => {
  const { buyer, visitor } = await readyToPay(page);
  const other = await context.newPage();
  await other.goto('/checkout/payment');
  const twin = buyerOn(other);
  await Promise.all([pays(buyer), pays(twin)]);
  await Promise.all([buyer, twin].map((each) => each.payButton().dispatchEvent('click')));
  await buyer.expectConfirmed();
  await twin.expectConfirmed();
  await Promise.all([page, other].map((each) => each.goto('/women')));
  await expectArrived(page, visitor, 'purchase');
});

test('a collector that is down costs the shop nothing, and what was measured arrives with the next page', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  await page.route('/collect', (route) => route.fulfill({ status: 500 }));
  await page.goto('/men');
  const failed = page.waitForResponse('/collect');
  const visitor = await accepts(page);
  await failed;
  await shopper.opensFirstProduct();
  await page.unroute('/collect');
  await page.goto('/women');
  await expectArrived(page, visitor, 'view_item');
  await expectArrived(page, visitor, 'view_item_list', 2);
});
