import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { SERVED_ID } from '#src/ports/browser/served-document.ts';
import { test } from './support/journey.ts';
import { comesToLife, expectVerified, inputsOf, shopperOn } from './support/shopper.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, serviceWorkers: 'block' });

  test('the catalogue is browsed by links: category, second page, product, text', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Women' }).first().click();
    await expect(page).toHaveURL(/\/women$/);
    const tiles = page.getByRole('main').getByRole('article');
    await expect(tiles.first()).toBeVisible();
    await page.getByRole('main').locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/page=2/);
    const name = (await tiles.first().getByRole('heading').textContent()) ?? '';
    await tiles.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(name));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a document asks for nothing that it has brought, and its session replays verified', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const shopper = shopperOn(page);
  await shopper.opens('/women/jeans');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const file = await shopper.savesSession();
  expect(asked.filter((path) => /^\/(?:transformer|content)\//.test(path))).toEqual([]);
  expect(readFileSync(file, 'utf8')).toContain('http/listing.products');
  expect(inputsOf(file)).toContain('app/deviceRead');
  expectVerified(file);
});

/** Most that a page may need of styles, in bytes gz. */
const MOST_STYLES = {
  '/women/jeans': 12_000,
  '/': 14_000,
  '/privacy': 14_000,
  '/foundry-straight-jean-rl0101rin': 17_000,
};

for (const [path, most] of Object.entries(MOST_STYLES))
  test(`the document of ${path} brings the styles of all that it shows, and names the scripts of its views`, async ({
    page,
    request,
  }) => {
    let html = '';
    // A document that takes the server too long is made for the next one who asks.
    await expect
      .poll(async () => (html = await (await request.get(path)).text()))
      .toContain(SERVED_ID);
    const ofScripts = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    const named = (rel: string) =>
      Array.from(
        ofScripts.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g')),
        (match) => String(match[1]),
      );
    const sheets = await Promise.all(named('stylesheet').map((href) => request.get(href)));
    const bodies = await Promise.all(sheets.map((sheet) => sheet.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
    expect(bytes).toBeLessThanOrEqual(most);

    const late: string[] = [];
    page.on('request', (asked) => late.push(new URL(asked.url()).pathname));
    await page.goto(path);
    await comesToLife(page);
    const hidden = page.locator('main, header, footer').filter({ visible: false });
    await expect(hidden).toHaveCount(0);
    const known = [...named('stylesheet'), ...named('modulepreload')];
    const isOfThePage = (file: string) => /assets\/(?:AppFooter|\w+Route)-/.test(file);
    expect(late.filter(isOfThePage).filter((file) => !known.includes(file))).toEqual([]);
  });

test('what is pressed and chosen before the script is there is done once, when it is', async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/shop-[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/foundry-straight-jean-rl0101rin', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  for (const measure of ['Waist', 'Length'])
    await main
      .getByRole('group', { name: measure })
      .getByRole('radio', { name: '32', exact: true })
      .check({ force: true });
  await main.getByRole('button', { name: 'Add to bag' }).first().click();
  await main.getByRole('button', { name: 'Add to bag' }).first().click();
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();
  expectVerified(await shopperOn(page).savesSession());
});

test('nothing of the document is thrown away: what stood there stands there still', async ({
  page,
}) => {
  await page.route(/\/assets\/shop-[^/]*\.js$/, async (route) => {
    await page.waitForFunction(() => document.querySelector('footer'));
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('main article, header, footer'))
        each.setAttribute('data-from-document', '');
    });
    await route.continue();
  });
  await page.goto('/women/jeans');
  await comesToLife(page);
  const before = await page.locator('main article').count();
  await expect(page.locator('main article[data-from-document]')).toHaveCount(before);
  await expect(page.locator('footer[data-from-document]')).toHaveCount(1);
});
