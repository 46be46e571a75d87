import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { MEASURED } from '#harness/bench/bars.mjs';
import { ensureBuilt, RELEASE } from '#harness/cli/support/build.mjs';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { keepEarlier } from '#harness/server/keep-earlier.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';
import { BRANDS } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { nextRelease } from '../support/next-release.ts';
import { expectVerified, shopperOn } from '../support/shopper.ts';
import { startStandAlone, type StandAlone } from '../support/stand-alone.ts';

test.use({ expected: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to (?:load|fetch)/ });

const [BRAND] = BRANDS;
const LISTING = '/women/jeans';
const OFFLINE = /^You are offline|^No connection/;
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
async function firstPage(page: Page, home = shop.url): Promise<void> {
  await page.goto(home);
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
  await shopperOn(page).follows('Sale');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Sale' })).toBeVisible();
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

test('shows the line while only the server is gone, and hides it once the server is back', async ({
  page,
}) => {
  let isGone = false;
  const site = createSite({ folder: RELEASE, backend: shop.backend });
  const { port, close } = await listen(
    (request, response) => {
      if (isGone) response.destroy();
      else site(request, response);
    },
    { port: 0 },
  );
  const home = `http://localhost:${port}`;
  await firstPage(page, home);
  isGone = true;
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(line(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  isGone = false;
  await expect(line(page)).toBeHidden();
  await close();
});

test('takes over a new release without mixing its files with the old one’s', async ({
  page,
  context,
}) => {
  const home = mkdtempSync(join(tmpdir(), 'offline-release-'));
  const fresh = join(home, 'site');
  nextRelease(RELEASE, fresh);
  let folder = RELEASE;
  const { backend } = shop;
  const sites = {
    [RELEASE]: createSite({ folder: RELEASE, backend }),
    [fresh]: createSite({ folder: fresh, backend }),
  };
  const { port, close } = await listen((request, response) => sites[folder]?.(request, response), {
    port: 0,
  });
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => /shell/.test(name)));
  await firstPage(page, `http://localhost:${port}`);
  const [before] = await shells();
  keepEarlier(RELEASE, fresh);
  folder = fresh;
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect.poll(shells).not.toContain(before);
  expect(await shells()).toHaveLength(1);
  await expect.poll(() => namesOf(page, fresh)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`http://localhost:${port}/shopping-bag`);
  await expect(line(page)).toBeVisible();
  expect(await namesOf(page, fresh)).toEqual([]);
  await context.setOffline(false);
  await close();
  rmSync(home, { recursive: true });
});

/** Scripts of the page that a release does not name in its shell. */
async function namesOf(page: Page, folder: string): Promise<string[]> {
  const shell = readFileSync(join(folder, 'shell.html'), 'utf8');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  return scripts.filter((script) => !shell.includes(script));
}

test('asks the server for little in a first visit: files come from the browser’s own cache', async ({
  page,
}) => {
  const asked: string[] = [];
  const site = createSite({ folder: RELEASE, backend: shop.backend });
  const { port, close } = await listen(
    (request, response) => {
      asked.push(request.url ?? '');
      site(request, response);
    },
    { port: 0 },
  );
  await firstPage(page, `http://localhost:${port}`);
  await expect.poll(() => storedPaths(page)).toContainEqual(expect.stringMatching(/^\/content\//));
  const repeated = asked.filter((path, at) => asked.indexOf(path) < at);
  expect(repeated.filter((path) => /^\/(?:assets|pictures)\//.test(path))).toEqual([]);
  const more = asked.filter((path) => /^\/(?:offline-worker|shell|content)\b/.test(path));
  // The worker itself, the shell, document, texts, content.
  const byWorker = [...repeated, ...more];
  const { limit } = MEASURED['worker.first_visit_requests'];
  expect(byWorker.length, byWorker.join('\n')).toBeLessThanOrEqual(limit);
  await close();
});

test('leaves the accounts and the checkout to the browser offline', async ({ page, context }) => {
  await firstPage(page);
  await context.setOffline(true);
  for (const path of ['/myaccount', '/checkout/login'])
    await expect(page.goto(shop.url + path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
