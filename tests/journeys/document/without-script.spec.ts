import { type Page, expect } from '@playwright/test';
import { BRANDS, type Brand, useBrand } from '../support/brands.ts';
import { expectAccessibleAtBoth } from '../support/accessible.ts';
import { test } from '../support/journey.ts';
import { opensServed } from '../support/served.ts';

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

test.use({
  javaScriptEnabled: false,
  serviceWorkers: 'block',
  // Only relevant with JavaScript.
  expected: /was preloaded using link preload but not used/,
});

const tilesOn = (page: Page) => page.getByRole('main').getByRole('article');
const countOn = async (page: Page) =>
  Number.parseInt((await page.getByText(/^\d+ products?$/).textContent()) ?? '', 10);

async function opensFilters(page: Page): Promise<void> {
  await page.getByText(/^Filter and sort/).click();
  await expect(page.getByRole('button', { name: 'Show products' })).toBeVisible();
}

async function walksCatalogue(page: Page, { product }: Brand): Promise<void> {
  await page.goto('/');
  // A server without a cached document sends the shell, which reloads itself.
  await expect(page.getByRole('banner')).toBeVisible();
  const menu = page.getByRole('link', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.locator('#menu').getByRole('link', { name: 'Women', exact: true }).first().click();
  } else await page.getByRole('banner').getByRole('link', { name: 'Women', exact: true }).click();
  await expect(page).toHaveURL(/\/women$/);
  const all = await countOn(page);

  await opensFilters(page);
  const colours = page.getByRole('group', { name: 'Colour' });
  await colours.getByRole('checkbox').nth(0).check();
  await colours.getByRole('checkbox').nth(1).check();
  await page
    .getByRole('combobox', { name: /^Sort by/ })
    .selectOption({ label: 'Price: low to high' });
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/\/women\?_sort_=price-asc&maincolour=\w+%2C\w+$/);
  const some = await countOn(page);
  expect(some).toBeLessThan(all);
  await opensFilters(page);
  await expect(colours.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByLabel('From', { exact: true }).fill('80.5');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/price_min=80\.5/);
  expect(await countOn(page)).toBeLessThan(some);
  await opensFilters(page);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/women\?_sort_=price-asc$/);
  expect(await countOn(page)).toBe(all);

  await page.getByRole('main').locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/_sort_=price-asc&page=2$/);
  const name = (await tilesOn(page).first().getByRole('heading').textContent()) ?? '';
  await tilesOn(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.goto(product);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByText(/please switch JavaScript on/)).toBeVisible();
  const colour = page.getByRole('navigation', { name: 'Colour' }).locator('a:not([aria-current])');
  const label = (await colour.first().textContent()) ?? '';
  await colour.first().click();
  await expect(
    page.getByRole('navigation', { name: 'Colour' }).locator('[aria-current]'),
  ).toHaveText(label);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Questions/);
}

for (const brand of BRANDS)
  for (const [screen, viewport] of Object.entries(WIDTHS))
    test.describe(`${brand.name}, ${screen}`, () => {
      useBrand(brand);
      test.use({ viewport });

      const tag = brand.code === 'rl' && viewport === WIDTHS.phone ? ['@smoke'] : [];
      test(
        'leads from the home page over category, filter, page 2, product and colour to a text',
        { tag },
        async ({ page }) => {
          await walksCatalogue(page, brand);
        },
      );

      test('shows search results, and filters them like a category', async ({ page }) => {
        await page.goto('/women');
        await page.getByRole('link', { name: 'Search', exact: true }).click();
        await page.getByRole('searchbox').fill('shirt');
        await page.getByRole('searchbox').press('Enter');
        await expect(page).toHaveURL(/\/search\?searchTerm=shirt$/);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('shirt');
        const found = await countOn(page);
        await opensFilters(page);
        await page.getByRole('group', { name: 'Colour' }).getByRole('checkbox').first().check();
        await page.getByRole('button', { name: 'Show products' }).click();
        await expect(page).toHaveURL(/searchTerm=shirt&maincolour=\w+$/);
        expect(await countOn(page)).toBeLessThan(found);
      });

      test('shows no control that needs JavaScript', async ({ page }) => {
        for (const path of ['/', '/women', brand.product, '/faq', '/wishlist', '/gift-cards']) {
          await page.goto(path);
          await expect(page.getByRole('banner')).toBeVisible();
          const idle = page.locator('button:not([data-readable]):visible').filter({
            hasNot: page.locator('xpath=self::button[ancestor::form[@action]]'),
          });
          await expect(idle).toHaveCount(0);
        }
        await expect(page.getByText(/needs JavaScript/)).toBeVisible();
      });
    });

/** Opens a document as a browser without JavaScript parses it; axe itself needs JavaScript. */
async function opensBare(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === new URL(path, 'http://localhost').pathname,
    async (route) => {
      const { host, port, href } = new URL(route.request().url());
      // Node does not resolve subdomains of localhost.
      const response = await route.fetch({
        url: href.replace(host, `localhost:${port}`),
        headers: { ...route.request().headers(), host },
      });
      const html = (await response.text())
        .replaceAll(/<script type="module".*?<\/script>|<link rel="(?:module)?preload"[^>]*>/gs, '')
        .replaceAll(/<\/?noscript>/g, '');
      await route.fulfill({ response, body: html });
    },
  );
  await opensServed(page, path);
}

for (const brand of BRANDS)
  test.describe(`${brand.name}, accessibility`, () => {
    useBrand(brand);
    test.use({ javaScriptEnabled: true });

    for (const [name, path] of [
      ['a listing', '/women/jeans'],
      ['a product', brand.product],
      ['a page that needs a script', '/wishlist'],
      ['the menu', '/faq#menu'],
      ['the search', '/faq#search'],
      ['the countries', '/faq#countries'],
    ] as const)
      test(`${name} is accessible`, async ({ page }) => {
        await opensBare(page, path);
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('details')) each.open = true;
        });
        await expectAccessibleAtBoth(page, path);
      });
  });
