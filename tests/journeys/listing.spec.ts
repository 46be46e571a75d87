import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { expectVerified, shopperOn } from './support/shopper.ts';

const COUNT = /^\d+ products?$/;

test('LST-09 RTE-26 stores filters in the address; Back removes them and restores the scroll position', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  const count = page.getByRole('main').getByText(COUNT);
  await shopper.opens('/women');
  await expect(count).toBeVisible();
  const all = await count.textContent();

  await page.getByRole('button', { name: 'Filter' }).click();
  const filters = page.getByRole('dialog', { name: 'Filter' });
  await filters.getByRole('checkbox', { name: /^Jeans/ }).check();
  await filters.getByRole('checkbox', { name: /^Black/ }).check();
  await expect(page).toHaveURL(/productgroup=jeans.*maincolour=black|maincolour=black.*jeans/);
  await filters.getByLabel('Up to').fill('90');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price_max=90/);
  await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(filters).toBeHidden();

  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('button')).toHaveCount(4);
  await chips.getByRole('button', { name: /up to £90/ }).click();
  await expect(page).not.toHaveURL(/price_max/);
  await expect(page.getByRole('list', { name: 'Products' })).not.toHaveAttribute('aria-busy');
  const narrowed = await count.textContent();
  expect(narrowed).not.toBe(all);

  await page.reload();
  await expect(count).toHaveText(narrowed ?? '');
  await page.evaluate(() => window.scrollTo(0, 600));
  const top = await page.evaluate(() => window.scrollY);
  await page.getByRole('main').getByRole('article').nth(2).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  await page.goBack();
  await expect(count).toHaveText(narrowed ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);

  await chips.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(count).toHaveText(all ?? '');
  expectVerified(await shopper.savesSession());
});

test('SRC-01 SRC-03 SRC-05 searches by keyboard alone, and offers the recent search', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  await shopper.opens('/');
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('shi');
  const options = page.getByRole('group', { name: 'Search for' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('ArrowDown');
  const term = (await options.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(field).toBeHidden();

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Searched for last' })).toContainText(term);
  await expect(page.getByRole('group', { name: 'Often searched for' })).toBeVisible();
  await page.keyboard.type('<script>alert("x")</script>');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Nothing found/ })).toContainText('<script>');
  expectVerified(await shopper.savesSession());
});

test('LST-04 appends a page, updates the address, and restores both on Back', async ({ page }) => {
  const shopper = shopperOn(page);
  const tiles = page.getByRole('main').getByRole('article');
  await shopper.opens('/women');
  await expect(tiles).toHaveCount(48);
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded();
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect.poll(() => tiles.count()).toBeGreaterThan(48);
  await expect(tiles.nth(48).getByRole('link').first()).toBeFocused();
  const count = await tiles.count();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  await page.goBack();
  await expect(tiles).toHaveCount(count);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const top = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(tiles).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);

  // Another listing in between evicts the first one's answers.
  const link = page.getByRole('banner').getByRole('link', { name: 'New in' }).first();
  const box = await link.boundingBox();
  // The header is visible; a locator's click would scroll to its static position.
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await expect(page).toHaveURL(/\/new$/);
  await expect(tiles.first()).toBeVisible();
  await page.goBack();
  await expect(tiles).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  expectVerified(await shopper.savesSession());
});

test('LST-03 an elevated listing has longer pages and larger tiles', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.opens('/all/jeans');
  const tiles = page.getByRole('main').getByRole('article');
  await expect.poll(() => tiles.count(), { timeout: 30_000 }).toBeGreaterThan(48);
  const [first, second] = await Promise.all([0, 1].map((at) => tiles.nth(at).boundingBox()));
  expect(first!.width).toBeGreaterThan(1.5 * second!.width);
  expectVerified(await shopper.savesSession());
});
