import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { test } from '../support/journey.ts';
import {
  comesToLife,
  expectVerified,
  inputsOf,
  keepAsGolden,
  shopperOn,
} from '../support/shopper.ts';

test('a document requests no data that it includes, and its session replays verified', async ({
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
  keepAsGolden(file, 'document/listing--nothing-asked');
});

for (const path of ['/women/jeans', '/', '/privacy', '/foundry-straight-jean-rl0101rin'])
  test(`the document of ${path} contains the styles of all visible views, and preloads their scripts`, async ({
    page,
    request,
  }) => {
    let html = '';
    // A document that times out is cached for the next request.
    await expect
      .poll(async () => (html = await (await request.get(path)).text()))
      .toContain(SERVED_ID);
    const ofScripts = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    const named = (rel: string) =>
      Array.from(
        ofScripts.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g')),
        (match) => String(match[1]),
      );
    const late: string[] = [];
    page.on('request', (asked) => late.push(new URL(asked.url()).pathname));
    await page.goto(path);
    await comesToLife(page);
    const hidden = page.locator('main, header, footer').filter({ visible: false });
    await expect(hidden).toHaveCount(0);
    const known = [...named('stylesheet'), ...named('modulepreload')];
    // The product page is fetched when idle.
    const isOfThePage = /assets\/(?:AppFooter|(?!Product)\w+Route)-/;
    expect(late.filter((file) => isOfThePage.test(file) && !known.includes(file))).toEqual([]);
  });

test('hydration keeps all elements of the document', async ({ page }) => {
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

test('every picture of a page has a versioned address, and is cached for a year', async ({
  page,
}) => {
  const pictures = new Map<string, string | undefined>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image')
      pictures.set(response.url(), response.headers()['cache-control']);
  });
  for (const path of ['/', '/women/jeans', '/foundry-straight-jean-rl0101rin'])
    await page.goto(path, { waitUntil: 'networkidle' });
  const avif = [...pictures].filter(([url]) => url.includes('.avif'));
  expect(avif.length).toBeGreaterThan(10);
  expect(avif.filter(([, kept]) => kept !== 'public, max-age=31536000, immutable')).toEqual([]);
});
