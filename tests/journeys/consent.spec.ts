import { type Page, expect } from '@playwright/test';
import type { Area } from '#src/consent/stored-items.ts';
import { purposeOf } from '#tests/consent/listed.ts';
import {
  SCREENS,
  expectAccessible,
  expectAccessibleAtBoth,
  outsideLandmarks,
} from './support/accessible.ts';
import { BRANDS, useBrand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { comesToLife, expectVerified, goesToFoot, shopperOn } from './support/shopper.ts';

test.use({ hasChosen: false, contextOptions: { reducedMotion: 'reduce' } });

const VISITOR = 'selvedge_sfid';

interface Kept {
  area: Area;
  name: string;
}

async function keptBy(page: Page): Promise<Kept[]> {
  const cookies = await page.context().cookies();
  const { browser, tab, databases } = await page.evaluate(async () => ({
    browser: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
  const of = (area: Area, names: readonly string[]): Kept[] =>
    names.map((name) => ({ area, name }));
  return [
    ...of(
      'cookie',
      cookies.map(({ name }) => name),
    ),
    ...of('browser', browser),
    ...of('tab', tab),
    // The embedded backend replaces the server.
    ...of(
      'database',
      databases.filter((name) => !name.includes('backend')),
    ),
  ];
}

/** Expects all stored items in the list, and only those of these purposes. */
async function expectListed(page: Page, purposes: readonly string[]): Promise<void> {
  const kept = await keptBy(page);
  expect(
    kept.filter(({ area, name }) => !purposes.includes(purposeOf(area, name) ?? 'none')),
  ).toEqual([]);
}

/** Requests to other origins, or with measurements. */
function measuredOn(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!request.url().startsWith('http')) return;
    if (origin !== new URL(page.url()).origin || pathname.startsWith('/collect'))
      sent.push(request.url());
  });
  return sent;
}

const noticeOn = (page: Page) =>
  page.getByRole('region', { name: /^Cookies, as you like them|^Your cookie settings/ });

interface Paints {
  /** Part of the page with the largest contentful paint. */
  largest: string;
  /** Elements that shifted after the notice appeared. */
  shifted: string[];
}

/** Runs before the page's scripts. */
function watchPaints(): void {
  const paints: Paints = { largest: '', shifted: [] };
  Object.assign(window, { paints });
  const partOf = (node: Node | null | undefined) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('main, header, section')
      ?.localName ?? '';
  const notice = () => document.querySelector('section[data-variant]');
  new PerformanceObserver((list) => {
    const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
    paints.largest = partOf(element);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    if (!notice()) return;
    for (const entry of list.getEntries() as (PerformanceEntry & {
      sources: { node?: Node }[];
    })[])
      paints.shifted.push(...entry.sources.map(({ node }) => partOf(node)));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the observations, after all pending paint entries. */
function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as { paints: Paints }).paints)),
          ),
        );
      }),
  );
}

async function looksAround(page: Page, product: string): Promise<void> {
  const shopper = shopperOn(page);
  await shopper.follows('Men');
  await expect(page).toHaveTitle(/^Men/);
  await page.goto(product);
  await comesToLife(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('shirt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(page.getByRole('article').first()).toBeVisible();
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('CKN-02 CKN-07 rejecting stores and sends nothing, and the notice opens only once', async ({
      page,
    }) => {
      await page.goto('/women');
      const sent = measuredOn(page);
      await noticeOn(page).getByRole('button', { name: 'Reject all' }).click();
      await expect(noticeOn(page)).toHaveCount(0);
      await looksAround(page, brand.product);
      await expectListed(page, ['functional']);
      expect(sent).toEqual([]);
      await expect(noticeOn(page)).toHaveCount(0);
    });

    test('CKN-05 CKN-10 accepting lasts thirty days; withdrawing deletes the stored data', async ({
      page,
    }) => {
      const shopper = shopperOn(page);
      await page.goto('/women');
      await noticeOn(page).getByRole('button', { name: 'Accept all' }).click();
      await expect(noticeOn(page)).toHaveCount(0);
      await looksAround(page, brand.product);
      await expectListed(page, ['functional', 'analytical', 'social']);
      const visitor = (await page.context().cookies()).find(({ name }) => name === VISITOR);
      expect(visitor?.expires).toBeCloseTo(Date.now() / 1000 + 30 * 86_400, -4);
      await goesToFoot(page);
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await noticeOn(page).getByRole('button', { name: 'Reject all' }).click();
      await expect(noticeOn(page)).toHaveCount(0);
      await expectListed(page, ['functional']);
      expectVerified(await shopper.savesSession());
    });

    test('CKN-01 the notice neither moves nor covers a product page', async ({ page }) => {
      await page.setViewportSize(SCREENS.mobile);
      await page.addInitScript(watchPaints);
      await page.goto(brand.product);
      await expect(noticeOn(page).getByRole('button', { name: 'Accept all' })).toBeVisible();
      expect((await paintsOf(page)).shifted).toEqual([]);
      const bar = await page.locator('[data-with-script]:has(> div > p + button)').boundingBox();
      const notice = await noticeOn(page).boundingBox();
      expect(bar && bar.y + bar.height).toBeLessThanOrEqual(notice?.y ?? 0);
    });

    for (const [name, size] of Object.entries(SCREENS))
      test(`CKN-01 the notice has the first tab stops, does not trap the focus, and shifts no layout: ${name}`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await page.addInitScript(watchPaints);
        await page.goto('/women');
        const notice = noticeOn(page);
        await expect(notice.getByRole('button', { name: 'Accept all' })).toBeVisible();
        const { largest, shifted } = await paintsOf(page);
        expect(largest).toContain('main');
        expect(shifted).toEqual([]);

        const focused = notice.locator(':focus');
        for (const each of [/cookies/i, 'Accept all', 'Reject all', 'Settings']) {
          await page.keyboard.press('Tab');
          await expect(focused).toHaveAccessibleName(each);
        }
        await page.keyboard.press('Tab');
        await expect(focused).toHaveCount(0);
        await expect(page.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Shift+Tab');
        await expect(focused).toHaveAccessibleName('Settings');
      });

    for (const variant of ['control', 'variation_0'])
      test(`CKN-01 CKN-08 the notice as ${variant} is accessible, in both views`, async ({
        page,
      }) => {
        await page.goto(`/women?cookie-notice=${variant}`);
        await expect(noticeOn(page)).toBeVisible();
        expect(await outsideLandmarks(page)).toEqual([]);
        await expectAccessibleAtBoth(page, `notice, ${variant}`);
        await noticeOn(page)
          .getByRole('button', { name: variant === 'control' ? 'Settings' : 'Manage preferences' })
          .click();
        await expect(noticeOn(page).getByRole('checkbox', { name: 'Functional' })).toBeDisabled();
        await expectAccessible(page, `settings, ${variant}`);
      });

    test('CKN-08 a variant with a position shows the notice there, at the bottom of the window', async ({
      page,
    }) => {
      const [windowWidth, windowHeight] = [1440, 900];
      await page.setViewportSize({ width: windowWidth, height: windowHeight });
      const placeOf = async (variant: string) => {
        await page.goto(`/women?cookie-notice=${variant}`);
        await expect(noticeOn(page)).toBeVisible();
        const { x = 0, y = 0, width = 0, height = 0 } = (await noticeOn(page).boundingBox()) ?? {};
        expect(windowHeight - y - height).toBeLessThan(50);
        const [left, right] = [x, windowWidth - x - width];
        return left === right ? 'center' : left < right ? 'left' : 'right';
      };
      for (const place of ['left', 'right', 'center'])
        expect(await placeOf(`bottom-${place}`)).toBe(place);
    });
  });
