import { type Page, expect } from '@playwright/test';
import { ensureBuilt, RELEASE } from '#harness/cli/support/build.mjs';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { BRANDS } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { expectVerified, shopperOn } from '../support/shopper.ts';
import { startStandAlone, type StandAlone } from '../support/stand-alone.ts';

test.use({ expected: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to (?:load|fetch)/ });

const [BRAND] = BRANDS;
const LISTING = '/women/jeans';
const OFFLINE = /^You are offline/;
let shop: StandAlone;

// Workers that build a release run one after another.

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await ensureBuilt(RELEASE);
  shop = await startStandAlone(RELEASE);
});

test.afterAll(() => shop.close());

const line = (page: Page) => page.getByRole('alert').getByText(OFFLINE);

/** Opens the first page of a visit, and waits until the worker has stored what it loaded. */
async function firstPage(page: Page): Promise<void> {
  await page.goto(shop.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => storedPaths(page)).toContain('/');
}

/** Paths of everything in the worker's caches. */
function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        paths.push(pathname.startsWith('/assets/') ? pathname : pathname + search);
      }
    return paths;
  });
}

async function visits(page: Page): Promise<void> {
  if (!BRAND) throw new Error('There is no brand');
  const shopper = shopperOn(page);
  const main = page.getByRole('main');
  await firstPage(page);
  await page.goto(shop.url + LISTING);
  await expect(main.getByRole('article').first()).toBeVisible();
  await page.goto(shop.url + BRAND.product);
  for (const [group, size] of BRAND.sizes) await shopper.chooses(group, size);
  await shopper.addsToBag();
  const drawer = page.getByRole('dialog', { name: 'Your bag (1)' });
  await drawer.getByRole('link', { name: 'View bag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
  await expect(main.getByRole('link', { name: BRAND.productName }).first()).toBeVisible();
}

async function expectStoredPages(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(shop.url + LISTING);
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(line(page)).toBeVisible();
  await page.goto(shop.url + (BRAND?.product ?? ''));
  await expect(
    page.getByRole('heading', { level: 1, name: BRAND?.productName ?? '' }),
  ).toBeVisible();
  await expect(line(page)).toBeVisible();
  await page.goto(`${shop.url}/shopping-bag`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
  await expect(main.getByRole('link', { name: BRAND?.productName ?? '' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();
  await expect(line(page)).toBeVisible();
}

test('shows the listing, the product and the bag offline after one visit', async ({
  page,
  context,
}) => {
  await visits(page);
  await context.setOffline(true);
  await expectStoredPages(page);
  await context.setOffline(false);
  await expect(line(page)).toBeHidden();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: BRAND?.productName ?? '' })
      .first(),
  ).toBeVisible();
  expectVerified(await shopperOn(page).savesSession());
});

test('shows a page that was never loaded as a document, and an unseen one as the shell', async ({
  page,
  context,
}) => {
  await firstPage(page);
  await shopperOn(page).follows('New');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(line(page)).toBeVisible();
  await page.goto(`${shop.url}/men`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('alert').first()).toBeVisible();
});

test('stores nothing personal, and a sign-out deletes what was seen', async ({ page }) => {
  await firstPage(page);
  const { email, password } = DEMO_ACCOUNTS.mira;
  await shopperOn(page).signsIn(email, password);
  await shopperOn(page).expectWishlistCount(2);
  await page.goto(`${shop.url}/myaccount/orders`);
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await page.goto(`${shop.url}/wishlist`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${shop.url}/search?searchTerm=jeans`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const paths = await storedPaths(page);
  expect(paths.length).toBeGreaterThan(20);
  expect(
    paths.filter((path) => /wcs|myaccount|wishlist|shopping-bag|search|@self|%40self/.test(path)),
  ).toEqual([]);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await shopperOn(page).expectWishlistCount(0);
  await expect.poll(() => storedPaths(page)).not.toContain('/transformer/products');
  expect((await storedPaths(page)).filter((path) => /jeans/.test(path))).toEqual([]);
});

test('leaves the accounts and the checkout to the browser offline', async ({ page, context }) => {
  await firstPage(page);
  await context.setOffline(true);
  for (const path of ['/myaccount', '/checkout/login'])
    await expect(page.goto(shop.url + path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
