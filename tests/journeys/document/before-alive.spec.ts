import { type Page, expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { opensServed } from '../support/served.ts';
import { comesToLife, expectVerified, shopperOn } from '../support/shopper.ts';

const PRODUCT = '/foundry-straight-jean-rl0101rin';

/** Acts while the header is hydrated and other views are not, which makes React discard the served page. */
async function whileComingToLife(page: Page, run: 'follows the logo' | 'goes back'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript((what) => {
    if (sessionStorage.getItem('done')) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const link = document.querySelector<HTMLElement>('header a[href="/"]');
      const listens = link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
      if (!listens || !('selvedgeEarly' in window)) {
        port2.postMessage(0);
        return;
      }
      sessionStorage.setItem('done', what);
      if (what === 'goes back') history.back();
      else link.click();
    };
    port2.postMessage(0);
  }, run);
}

function isDone(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('done'));
}

test('a link followed during hydration opens the next page, without re-rendering this one', async ({
  page,
}) => {
  await opensServed(page, PRODUCT, 'commit');
  await page.goto('about:blank');
  await whileComingToLife(page, 'follows the logo');
  await page.goto(PRODUCT);
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await comesToLife(page);
  expect(await isDone(page)).toBe('follows the logo');
  expectVerified(await shopperOn(page).savesSession());
});

test('Back during hydration takes effect right after it', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.opens('/women/jeans');
  await comesToLife(page);
  const name = await shopper.opensFirstProduct();
  await opensServed(page, new URL(page.url()).pathname, 'commit');
  await page.goto('/women/jeans');
  await comesToLife(page);
  await shopper.opensFirstProduct();
  await whileComingToLife(page, 'goes back');
  await page.reload();
  await expect(page).toHaveURL(/\/women\/jeans$/);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await comesToLife(page);
  expect(await isDone(page)).toBe('goes back');
  expectVerified(await shopper.savesSession());
});
