import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { comesToLife, expectVerified, inputsOf, shopperOn } from '../support/shopper.ts';
import { type StandAlone, startStandAlone } from '../support/stand-alone.ts';

const JEAN = '/foundry-straight-jean-rl0101rin';

/** Playwright disables the back-forward cache by default. */
const KEEPS_PAGES = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

let shop: StandAlone;
let browser: Browser | undefined;
let page: Page;

test.beforeEach(async ({ launchOptions, contextOptions }) => {
  const path = launchOptions.executablePath ?? chromium.executablePath();
  test.skip(/headless.shell/.test(path), 'Chromium’s headless shell keeps no page for Back.');
  browser = await chromium.launch({ ...launchOptions, ...KEEPS_PAGES });
  page = await browser.newPage({ ...contextOptions, baseURL: shop.url, acceptDownloads: true });
});
test.afterEach(() => browser?.close());

// The embedded backend’s worker ends with the last page, which prevents the back-forward cache.
test.beforeAll(async () => (shop = await startStandAlone()));
test.afterAll(() => shop.close());

function marksPage(): Promise<void> {
  return page.evaluate(() => void Object.assign(globalThis, { isSame: true }));
}

function isMarked(): Promise<boolean> {
  return page.evaluate(() => 'isSame' in globalThis);
}

/** Replaces Playwright’s own, which waits for a page load. */
async function goesBack(): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname);
}

test('Back restores the page unchanged, and its session continues', async () => {
  const shopper = shopperOn(page);
  await shopper.opens(JEAN);
  await comesToLife(page);
  await shopper.chooses('Waist', '32');
  await shopper.chooses('Length', '32');
  await marksPage();
  await page.goto('/women');
  await comesToLife(page);
  await goesBack();
  expect(await isMarked()).toBe(true);
  await shopper.addsToBag();
  await shopper.expectBagCount(1);
  await shopper.closesDrawer();
  const file = await shopper.savesSession();
  expect(inputsOf(file)).toContain('page/shownAgain');
  expect(inputsOf(file).filter((name) => name === 'app/started')).toHaveLength(2);
  expectVerified(file);
});

// The browser may evict the page when other tabs send messages.
test('a restored page has the changes of another page', async () => {
  const shopper = shopperOn(page);
  await shopper.opens('/women');
  await comesToLife(page);
  await page.goto(JEAN);
  await comesToLife(page);
  await shopper.addsFirst(['Waist', '32'], ['Length', '32']);
  await goesBack();
  await shopper.expectBagCount(1);
  expectVerified(await shopper.savesSession());
});
