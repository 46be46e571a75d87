import { expect, type Page } from '@playwright/test';
import { BRANDS, type Brand } from '../support/brands.ts';
import { RECIPIENT, buyerOn } from '../support/buyer.ts';
import { test } from '../support/journey.ts';
import { expectVerified, shopperOn } from '../support/shopper.ts';
import { startStandAlone, type StandAlone } from '../support/stand-alone.ts';

test.use({ expected: /ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/ });

type Buyer = ReturnType<typeof buyerOn>;

/** A step of a purchase: typed text, the press while offline, and its result once online. */
interface Step {
  name: string;
  fills?: (buyer: Buyer, page: Page) => Promise<void>;
  presses: (buyer: Buyer, page: Page) => Promise<void>;
  /** Message after the press; missing if the page is already there. */
  says?: RegExp;
  /** True if it continues once online without another press. */
  isDoneByItself?: boolean;
  /** Control to press first, once online. */
  first?: string;
  leadsTo: (buyer: Buyer, page: Page) => Promise<void>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

function stepsOf({ product, sizes }: Brand): Step[] {
  return [
    {
      name: 'product',
      async fills(_, page) {
        await page.goto(product);
        for (const [group, size] of sizes) await shopperOn(page).chooses(group, size);
      },
      presses: (_, page) => shopperOn(page).addsToBag(),
      isDoneByItself: true,
      // Counted at once; opens when the bag has it.
      async leadsTo(_, page) {
        await expect(page.getByRole('dialog', { name: 'Your bag (1)' })).toBeVisible();
      },
    },
    {
      name: 'bag',
      async fills(_, page) {
        await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
        await expect(heading(page, 'Your bag')).toBeVisible();
      },
      presses: (buyer, page) =>
        page
          .getByRole('main')
          .getByRole('link', { name: buyer.t('cart.bag.checkout') })
          .click(),
      isDoneByItself: true,
      async leadsTo(buyer, page) {
        const guest = page.getByRole('button', { name: buyer.t('checkout.login.guest.action') });
        await expect(guest).toBeVisible();
      },
    },
    {
      name: 'sign-in',
      presses: (buyer, page) => press(page, buyer.t('checkout.login.guest.action')),
      isDoneByItself: true,
      async leadsTo(buyer, page) {
        const form = page.locator('main input[name="firstName"]').first();
        const guest = page.getByRole('button', { name: buyer.t('checkout.login.guest.action') });
        await expect(form.or(guest).first()).toBeVisible();
        if (await guest.isVisible()) await guest.click();
        await expect(form).toBeVisible();
      },
    },
    {
      name: 'details',
      async fills(buyer, page) {
        await buyer.fillsAddress(RECIPIENT, true);
        const ways = page.getByRole('main').locator('[data-part="delivery"]').getByRole('radio');
        await expect(ways.first()).toBeVisible();
      },
      presses: (buyer, page) => press(page, buyer.t('checkout.details.continue')),
      says: /What you typed is kept; please try again/,
      async leadsTo(buyer, page) {
        await expect(heading(page, buyer.t('checkout.step.payment'))).toBeVisible();
      },
    },
    {
      name: 'payment',
      async fills(buyer) {
        await buyer.fillsPayment();
      },
      presses: (buyer) => buyer.payButton().click(),
      says: /We do not know yet whether your order was placed/,
      first: 'Look again',
      async leadsTo(buyer) {
        await buyer.expectConfirmed();
      },
    },
  ];
}

/** Field values of the page by name. */
function typedOn(page: Page): Promise<Record<string, string | boolean>> {
  return page
    .getByRole('main')
    .locator('input[name]')
    .evaluateAll((all) =>
      Object.fromEntries(
        (all as HTMLInputElement[]).map((one) => [
          /^(?:checkbox|radio)$/.test(one.type) ? `${one.name} ${one.value}` : one.name,
          /^(?:checkbox|radio)$/.test(one.type) ? one.checked : one.value,
        ]),
      ),
    );
}

let shop: StandAlone;
test.beforeAll(async () => {
  shop = await startStandAlone();
});
test.afterAll(() => shop.close());

for (const brand of BRANDS)
  test(`places one order although a guest of ${brand.name} is offline in every step`, async ({
    browser,
  }) => {
    const baseURL = shop.url.replace('//', `//${brand.host}`);
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const buyer = buyerOn(page);
    const paid: number[] = [];
    page.on('response', (response) => {
      const isPayment = new URL(response.url()).pathname.endsWith('/payments');
      if (isPayment && response.request().method() === 'POST') paid.push(response.status());
    });
    const line = page.getByRole('alert').getByText(/^You are offline|^No connection/);
    for (const { name, fills, presses, says, isDoneByItself, first, leadsTo } of stepsOf(brand))
      await test.step(name, async () => {
        await fills?.(buyer, page);
        const typed = await typedOn(page);
        await context.setOffline(true);
        await expect(line).toBeVisible();
        await presses(buyer, page);
        if (says) await expect(page.getByRole('main').getByText(says)).toBeVisible();
        if (!isDoneByItself) expect(await typedOn(page)).toEqual(typed);
        await context.setOffline(false);
        await expect(line).toBeHidden();
        if (first !== undefined) await press(page, first);
        if (!isDoneByItself) await presses(buyer, page);
        await leadsTo(buyer, page);
      });
    const number = await buyer.expectConfirmed();
    await context.setOffline(true);
    await expect(line).toBeVisible();
    await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    expect(await buyer.expectConfirmed()).toBe(number);
    await shopperOn(page).expectBagCount(0);
    expect(paid.filter((status) => status < 300)).toHaveLength(1);
    expectVerified(await shopperOn(page).savesSession());
    await context.close();
  });

for (const { name, host, product, productName, sizes } of BRANDS)
  test(`shows visited pages of ${name} offline: bag, listing and product`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.url.replace('//', `//${host}`) });
    const page = await context.newPage();
    const shopper = shopperOn(page);
    const main = page.getByRole('main');
    const bag = page.getByRole('dialog', { name: 'Your bag (1)' });
    await page.goto(product);
    for (const [group, size] of sizes) await shopper.chooses(group, size);
    await shopper.addsToBag();
    await bag.getByRole('link', { name: 'View bag' }).click();
    await expect(heading(page, 'Your bag')).toBeVisible();
    const total = main.getByText('Total', { exact: true }).locator('..');
    await expect(total).toContainText(/\d/);
    const paid = await total.textContent();
    await main.getByRole('link', { name: productName }).first().click();
    await expect(heading(page, productName)).toBeVisible();
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click();
    await expect(heading(page, productName)).toBeHidden();
    await expect(main.getByRole('article').first()).toBeVisible();
    const listing = await page.getByRole('heading', { level: 1 }).textContent();
    await shopper.opensFirstProduct();

    await context.setOffline(true);
    await expect(page.getByRole('alert').getByText(/^You are offline/)).toBeVisible();
    await page.goBack();
    await expect(heading(page, listing ?? '')).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(heading(page, productName)).toBeVisible();
    await page.getByRole('button', { name: 'Bag, 1 item' }).click();
    await expect(bag.getByRole('link', { name: productName }).first()).toBeVisible();
    await bag.getByRole('link', { name: 'View bag' }).click();
    await expect(heading(page, 'Your bag')).toBeVisible();
    await expect(main.getByRole('link', { name: productName }).first()).toBeVisible();
    await expect(total).toHaveText(paid ?? '');
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('alert').getByText(/^You are offline/)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('alert').getByText(/^You are offline/)).toBeHidden();
    await expect(total).toHaveText(paid ?? '');
    expectVerified(await shopper.savesSession());
    await context.close();
  });
