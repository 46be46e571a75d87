import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { CONSENT_COOKIE, NOTHING_MORE, writeChoice } from '#src/consent/consent.ts';
import { countRequests, loadPictures, waitUntilSettled } from './settled.ts';
import type { Shot } from './shot.ts';
import type { Visit } from './visits.ts';

export const TODAY = new Date('2026-11-20T10:00:00Z');

/** Opens the bag as a guest who added one product. */
export async function openVisit(browser: Browser, shop: string, visit: Visit): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop.replace('://', `://${visit.host}`),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await fixDate(context);
  // tsx wraps functions in a `__name` helper, which the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(
    (cookie) => void (document.cookie = cookie),
    `${CONSENT_COOKIE}=${writeChoice(NOTHING_MORE, false)}; path=/`,
  );
  const page = await context.newPage();
  countRequests(page);
  await page.goto(visit.at(visit.product));
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: visit.words('catalogue.product.add') }).first();
  await add.waitFor();
  // Skip the selected colour: pressing another one opens another page.
  const unchosen = main.locator('fieldset:has(input[type="radio"]):not(:has(input:checked))');
  for (let tries = 0; tries < 9 && (await unchosen.count()) > 0; tries += 1)
    await unchosen.first().locator('input:enabled').first().click();
  await add.click();
  const toBag = { name: visit.words('cart.bag.view') };
  await page.getByRole('dialog').getByRole('link', toBag).click();
  return page;
}

export async function signIn(page: Page, { words }: Visit): Promise<void> {
  const { mira } = DEMO_ACCOUNTS;
  await page
    .getByRole('button', { name: words('common.header.signIn') })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: words('account.signIn.title') });
  await drawer.getByLabel(words('account.signIn.email')).fill(mira.email);
  await drawer.getByLabel(words('account.signIn.password'), { exact: true }).fill(mira.password);
  await drawer.getByRole('button', { name: words('account.signIn.submit') }).click();
  await drawer.waitFor({ state: 'hidden' });
}

async function fixDate(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(TODAY);
}

/** Photographs the full page with lazy images; only the viewport if an action runs first. */
export async function take(page: Page, shot: Shot, visit: Visit, file: string): Promise<void> {
  const orderId = await shot.prepare?.(page, visit);
  await page.goto(visit.at(shot.path(visit, orderId ?? '')));
  await waitUntilSettled(page);
  await shot.act?.(page, visit);
  await loadPictures(page);
  const screen = page.viewportSize();
  // A scrolled area is under the header, and frames outside the viewport are not painted: enlarge the viewport.
  if (shot.whole && screen) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...screen, height });
    await page.evaluate(() => scrollTo(0, 0));
  }
  await waitUntilSettled(page);
  await page.screenshot({
    path: file,
    fullPage: !shot.act || shot.whole === true,
    animations: 'disabled',
    caret: 'hide',
  });
}
