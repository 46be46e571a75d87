import { expect, type Page } from '@playwright/test';
import { BRANDS, useBrand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { goesToFoot } from './support/shopper.ts';

type Thing = Record<string, unknown>;

/** Entities of the page's structured data, which has one graph. */
async function thingsOf(page: Page): Promise<Thing[]> {
  const blocks = page.locator('head script[type="application/ld+json"]');
  await expect(blocks).toHaveCount(1);
  const graph = JSON.parse((await blocks.textContent()) ?? '') as Thing;
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'] as Thing[];
}

/** Structured data of the product with all its sizes. */
async function productOf(page: Page): Promise<Thing | undefined> {
  return (await thingsOf(page)).find((thing) => thing['@type'] === 'ProductGroup');
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('LST-05 LST-07 PRD-05 home, listing and product have structured data of their content', async ({
      page,
    }) => {
      await page.goto('/');
      expect(await thingsOf(page)).toMatchObject([
        { '@type': 'Organization', name: brand.name },
        { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
      ]);
      await page.goto('/women');
      await expect
        .poll(async () => (await thingsOf(page)).map((thing) => thing['@type']))
        .toEqual(['BreadcrumbList', 'ItemList']);
      await page.goto('/women?page=2&_sort_=newest');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
      await page.goto(brand.product);
      await expect
        .poll(() => productOf(page))
        .toMatchObject({
          name: expect.stringMatching(new RegExp(`^${brand.productName}, `)),
          sku: brand.product.slice(-9).toUpperCase(),
          brand: { name: brand.name },
          offers: {
            lowPrice: expect.stringMatching(/^\d+\.\d\d$/),
            priceCurrency: 'GBP',
            // Depends on the stock of its sizes.
            availability: expect.stringMatching(/\/(?:InStock|LimitedAvailability)$/),
          },
        });
    });
  });

test('the footer links to the licence notices of code and fonts', async ({ page }) => {
  await page.goto('/customer-service');
  await goesToFoot(page);
  await page.getByRole('link', { name: 'Open-source licences' }).click();
  await expect(page.locator('body')).toContainText('react-dom - ');
  for (const name of ['effector - ', '@fontsource-variable/cormorant', 'SIL OPEN FONT LICENSE'])
    await expect(page.locator('body')).toContainText(name);
});
