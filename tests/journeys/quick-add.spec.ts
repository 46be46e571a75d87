import { expect, type Locator, type Page } from '@playwright/test';
import { BRANDS, useBrand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { expectVerified, shopperOn } from './support/shopper.ts';
import { violationsOf } from './support/accessible.ts';

const COLOURS = /^Colours of /;
const OPEN = /^Quick add: /;

/** A tile whose sizes have one axis and are available. */
function tileOf(page: Page): Locator {
  return page.getByRole('main').getByRole('article').nth(1);
}

/** An available size: it has no note. */
function goodSize(choice: Locator): Locator {
  return choice.getByRole('radio', { name: /^[^,]+$/ }).first();
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('STK-02 STK-06 adds a size of a tile to the bag by keyboard alone', async ({ page }) => {
      const shopper = shopperOn(page);
      await shopper.opens('/women');
      const opener = tileOf(page).getByRole('button', { name: OPEN });
      await opener.focus();
      await page.keyboard.press('Enter');
      const sizes = page.getByRole('dialog', { name: /^Sizes of / });
      await expect(sizes.getByRole('radio').first()).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sizes).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await goodSize(sizes).check();
      await sizes.getByRole('button', { name: 'Add to bag' }).press('Enter');
      const bag = page.getByRole('dialog', { name: 'Your bag (1)' });
      await expect(bag).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bag).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/women$/);
      await shopper.expectBagCount(1);
      expectVerified(await shopper.savesSession());
    });
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('shows the sizes as a sheet', async ({ page }) => {
    const shopper = shopperOn(page);
    await shopper.opens('/women');
    const opener = tileOf(page).getByRole('button', { name: OPEN });
    const { width = 0, height = 0 } = (await opener.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await opener.tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('radio').first()).toBeAttached();
    expect(await violationsOf(page)).toEqual([]);
    await goodSize(sheet).check();
    await sheet.getByRole('button', { name: 'Add to bag' }).tap();
    await expect(page.getByRole('dialog', { name: 'Your bag (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(opener).toBeFocused();
  });
});

test('a colour picked on a tile sets its link and its sizes', async ({ page }) => {
  await page.goto('/women');
  // Radio buttons replace the button of colours once it is pressed.
  const colours = page.getByRole('button', { name: COLOURS }).or(page.getByRole('radio'));
  const tile = page.getByRole('main').getByRole('article').filter({ has: colours }).first();
  await tile.getByRole('button', { name: COLOURS }).press('Enter');
  const other = tile.getByRole('radio', { checked: false }).first();
  const colour = (await other.getAttribute('value')) ?? '';
  await other.check();
  await expect(tile.locator('img').first()).toHaveAttribute(
    'src',
    new RegExp(`${colour.toLowerCase()}-front`),
  );
  const asked = page.waitForRequest(new RegExp(`/products/${colour}`));
  await tile.getByRole('button', { name: OPEN }).press('Enter');
  await asked;
  await page.keyboard.press('Escape');
  await tile.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`-${colour.toLowerCase()}$`));
  await expect(page.getByRole('radio', { checked: true }).first()).toHaveAttribute('value', colour);
});
