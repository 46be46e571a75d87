import { type Page, expect } from '@playwright/test';
import { problemsOf } from '#tests/analytics/ga4.ts';
import { RECIPIENT, buyerOn } from './support/buyer.ts';
import { BRANDS, useBrand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { comesToLife, expectVerified, goesToFoot, shopperOn } from './support/shopper.ts';

// The browser reports errors of the unreachable collector.
test.use({ hasChosen: false, expected: /\/collect/ });

/** Number of data layer entries, without commands for tags. */
const entriesOf = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter((entry) => !('0' in Object(entry))).length);

interface Collected {
  visitor: string;
  event: { name: string; params: Record<string, unknown> };
}

async function visitorOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'selvedge_sfid')?.value;
}

/** Collected events of one visitor. The collector also has those of other journeys. */
async function arrivedOf(page: Page, visitor: string | undefined): Promise<Collected['event'][]> {
  // Only browsers resolve the other brand's host; both share the collector.
  const { port } = new URL(page.url());
  const answer = await page.request.get(`http://localhost:${port}/collect`);
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

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('ANA-01 ANA-02 ANA-03 RTE-26 sends GA4 events after consent, and none after its withdrawal', async ({
      page,
    }) => {
      const shopper = shopperOn(page);
      await page.goto('/men?utm_source=mail&utm_campaign=spring&gclid=Cj0KCQiA-abc');
      await comesToLife(page);
      expect(await entriesOf(page)).toBe(0);
      const visitor = await accepts(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      await shopper.opensFirstProduct();
      await expectArrived(page, visitor, 'view_item');
      const arrived = await arrivedOf(page, visitor);
      expect(arrived.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['page_view', 'view_item_list', 'select_item', 'view_item']),
      );
      const events = arrived.filter(({ name }) => name !== 'page_view' && name !== 'call');
      expect(events.flatMap((event) => problemsOf(event))).toEqual([]);
      expect(events.filter(({ name }) => name === 'campaign_details')).toMatchObject([
        { params: { source: 'mail', campaign: 'spring', gclid: 'Cj0KCQiA-abc' } },
      ]);
      // Made before any consent.
      expect(arrived.filter(({ name }) => name === 'call')).toContainEqual(
        expect.objectContaining({
          params: expect.objectContaining({
            endpoint: expect.stringMatching(/^GET \/userinfo\/@self/),
            status: 200,
          }),
        }),
      );

      expect(await entriesOf(page)).toBeGreaterThan(0);
      await goesToFoot(page);
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await page.getByRole('button', { name: 'Reject all' }).click();
      await expect.poll(() => visitorOf(page)).toBeUndefined();
      expect(await entriesOf(page)).toBe(0);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/collect')) sent.push(request.postData() ?? '');
      });
      await shopper.opens('/women');
      await comesToLife(page);
      await shopper.opensFirstProduct();
      expect(await entriesOf(page)).toBe(0);
      await page.goto('/');
      expect(sent).toEqual([]);
      expectVerified(await shopper.savesSession());
    });
  });

test('PAY-01 tracks an order once, also after a reload and Back', async ({ page }) => {
  const { buyer, visitor } = await readyToPay(page);
  await buyer.fillsPayment();
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
  // The purchase event is sent before the next page loads.
  await page.goto('/men');
  await expect.poll(told('glp')).toBe(2);
  const purchases = (await arrivedOf(page, visitor)).filter(({ name }) => name === 'purchase');
  expect(purchases.map(({ params }) => params['transaction_id'])).toEqual([number]);
  expect(purchases.flatMap((event) => problemsOf(event))).toEqual([]);
});

test('works while the collector is down, and sends the stored events on the next page', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  await page.route('/collect', (route) => route.fulfill({ status: 500 }));
  await page.goto('/men');
  const failed = page.waitForResponse('/collect');
  const visitor = await accepts(page);
  await failed;
  await shopper.opensFirstProduct();
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to bag' })).toBeVisible();
  await page.unroute('/collect');
  await page.goto('/women');
  await expectArrived(page, visitor, 'view_item');
  await expectArrived(page, visitor, 'view_item_list', 2);
});

test('EXP-06 counts a visitor of a variant once per visit', async ({ page }) => {
  const shopper = shopperOn(page);
  await page.goto('/men');
  const decisions = page.waitForResponse('/experiments.json');
  const visitor = await accepts(page);
  await decisions;
  // A page left before it is complete is not measured.
  await expectArrived(page, visitor, 'page_view', 1);
  await shopper.opensFirstProduct();
  await expectArrived(page, visitor, 'exposure');
  await expectArrived(page, visitor, 'page_view', 2);
  await shopper.follows('Women');
  await expectArrived(page, visitor, 'page_view', 3);
  await shopper.opensFirstProduct();
  await expectArrived(page, visitor, 'page_view', 4);
  await page.reload();
  await expectArrived(page, visitor, 'page_view', 5);
  const exposures = (await arrivedOf(page, visitor)).filter(({ name }) => name === 'exposure');
  expect(exposures.map(({ params }) => params['experiment_id'])).toEqual(['product_points_test']);
});

test('loads a tag manager after consent only, passes it the events, and none after a withdrawal', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  let asked = 0;
  await page.route('/tags.js?id=GTM-1', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagsAreHere = true;' });
  });
  await page.route('/men', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      '</head>',
      '<meta name="selvedge-tag-manager" content="/tags.js?id=GTM-1"></head>',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/men');
  await comesToLife(page);
  expect(asked).toBe(0);
  await accepts(page);
  await page.waitForFunction(() => 'tagsAreHere' in window);
  await shopper.opensFirstProduct();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer)))
    .toContain('"view_item"');
  expect(asked).toBe(1);
  await goesToFoot(page);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => entriesOf(page)).toBe(0);
  await shopper.follows('Women');
  await shopper.opensFirstProduct();
  expect(await entriesOf(page)).toBe(0);
});
