import { expect, type Locator, type Page } from '@playwright/test';
import { BRANDS, useBrand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { pressWhere } from './support/press.ts';
import { comesToLife, expectVerified, shopperOn } from './support/shopper.ts';

/**
 * Collects the pictures of each view transition. The page's clock runs twenty times slower, because a slow page skips
 * the transition, and this machine may be busy. `morph.test.ts` tests the limits.
 */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const now = performance.now.bind(performance);
    performance.now = () => now() / 20;
    // An interrupted transition is not shown.
    const noTransition = () => undefined;
    Object.assign(globalThis, { seenTransitions: seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        seen.push(
          moved.includes('::view-transition-new(product-picture)') ? 'picture' : 'page alone',
        );
      }, noTransition);
      return transition;
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'seenTransitions') as string[]);
}

/** Points until the file is prefetched; listeners attach shortly after hydration. */
async function pointsUntilFetched(tile: Locator, file: string): Promise<void> {
  const page = tile.page();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await tile.hover();
    await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      file,
      { timeout: 2_000 },
    );
  }).toPass();
}

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('a pressed tile’s picture morphs into its product’s, and back on Back', async ({
      page,
    }) => {
      const transitions = await watchTransitions(page);
      const shopper = shopperOn(page);
      const tile = tiles(page).nth(5);
      const topOf = async () => (await tile.boundingBox())?.y ?? Number.NaN;
      // A machine too busy to capture the picture in time skips the transition.
      await expect(async () => {
        await shopper.opens('/women');
        // In the middle: the place of the tile there is what Back restores.
        await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await pointsUntilFetched(tile, 'ProductRoute');
        const top = await topOf();
        await tile.getByRole('link').first().click();
        await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        expect(await transitions()).toEqual(['picture']);
        await page.goBack();
        await expect(tile).toBeInViewport();
        // In the viewport: rows above that have not been laid out again may have another height.
        await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
        expect(await transitions()).toEqual(['picture', 'picture']);
      }).toPass();
      expectVerified(await shopper.savesSession());
    });

    test('shows a tile’s second picture on hover, without a layout shift', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/women');
      const tile = tiles(page).first();
      await expect(tile.locator('img')).toHaveCount(1);
      await tile.scrollIntoViewIfNeeded();
      const before = await tile.boundingBox();
      expect(asked.filter((url) => url.includes('-back-'))).toEqual([]);
      await tile.hover();
      const back = tile.locator('img[src*="-back-"]');
      await expect
        .poll(() => back.evaluate((img) => getComputedStyle(img.parentElement ?? img).opacity))
        .toBe('1');
      expect(await tile.boundingBox()).toEqual(before);
    });

    test('a press on a tile’s picture opens the product, with Ctrl in a new tab', async ({
      page,
      context,
    }) => {
      await page.goto('/women');
      await comesToLife(page);
      const tile = tiles(page).nth(2);
      const name = (await tile.getByRole('heading').textContent()) ?? '';
      const picture = tile.locator('img').first();
      const opened = context.waitForEvent('page');
      await page.keyboard.down('Control');
      await pressWhere(picture);
      await page.keyboard.up('Control');
      const tab = await opened;
      await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(/\/women$/);
      await pressWhere(picture);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });

test('pages change at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await watchTransitions(page);
  await page.goto('/women');
  await tiles(page).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  expect(await transitions()).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on a tile’s picture opens the product', async ({ page }) => {
    await page.goto('/women');
    await comesToLife(page);
    const tile = tiles(page).nth(2);
    const name = (await tile.getByRole('heading').textContent()) ?? '';
    await tile.scrollIntoViewIfNeeded();
    const box = await tile.locator('img').first().boundingBox();
    if (!box) throw new Error('The tile has no picture');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
