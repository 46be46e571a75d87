import { expect, type LaunchOptions } from '@playwright/test';
import { countRequests, waitUntilSettled } from '#harness/pictures/settled.ts';
import { BRANDS, useBrand } from '../support/brands.ts';
import { test as base } from '../support/journey.ts';
import { pointerReport } from '../support/pointer.ts';

/** A browser with double text size, without zoom. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, give) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await give({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('UIX-03 text at twice the size cuts off no control in a window of 1280 px', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      countRequests(page);
      for (const path of ['/', '/women', brand.product, '/shopping-bag', '/contactus']) {
        await page.goto(path);
        await waitUntilSettled(page);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          '32px',
        );
        const { width, outside } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          outside: [...document.querySelectorAll('header :is(a, button)')]
            .filter((one) =>
              one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
            )
            .map((one) => ({ box: one.getBoundingClientRect(), name: one.outerHTML.slice(0, 120) }))
            .filter(({ box }) => box.left < 0 || box.right > innerWidth)
            .map(({ name }) => name),
        }));
        expect.soft({ path, width, outside }).toEqual({ path, width: 1280, outside: [] });
        expect.soft((await pointerReport(page)).faults, path).toEqual([]);
      }
    });
  });
