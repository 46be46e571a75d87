import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { CONSENT_COOKIE, NOTHING_MORE, writeChoice } from '#src/consent/consent.ts';
import type { Shot, Visit } from './shots.ts';

/** The day that the pages believe in. */
export const TODAY = new Date('2026-11-20T10:00:00Z');
const QUIET_MS = 600;

/** A shopper who has come from the product to the bag with one thing in it, and then signed in, unless a guest. */
export async function openVisit(
  browser: Browser,
  shop: string,
  visit: Visit,
  isGuest: boolean,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop.replace('://', `://${visit.host}`),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await stillDate(context);
  await context.addInitScript(
    (cookie) => void (document.cookie = cookie),
    `${CONSENT_COOKIE}=${writeChoice(NOTHING_MORE, false)}; path=/`,
  );
  const page = await context.newPage();
  await page.goto(visit.product);
  const main = page.getByRole('main');
  for (const group of ['Waist', 'Length'])
    await main.getByRole('group', { name: group }).locator('input:enabled').first().check();
  await main.getByRole('button', { name: 'Add to bag' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
  if (isGuest) return page;
  const { mira } = DEMO_ACCOUNTS;
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Sign in' });
  await drawer.getByLabel('E-mail address').fill(mira.email);
  await drawer.getByLabel('Password').fill(mira.password);
  await drawer.getByRole('button', { name: 'Sign in' }).click();
  await drawer.waitFor({ state: 'hidden' });
  return page;
}

async function stillDate(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(TODAY);
}

/** Takes a page as a whole, with the pictures that a shopper would scroll to; or what is on the screen, where something is done on it first. */
export async function take(page: Page, shot: Shot, visit: Visit, file: string): Promise<void> {
  const orderId = await shot.prepare?.(page);
  await page.goto(shot.path(visit, orderId ?? ''));
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await quiet(page);
  await shot.act?.(page);
  await loadPictures(page);
  await quiet(page);
  await page.screenshot({
    path: file,
    fullPage: !shot.act || shot.whole === true,
    animations: 'disabled',
    caret: 'hide',
  });
}

/** Waits until the network has been quiet for a while. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
}

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
