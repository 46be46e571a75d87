import type { Browser, Locator, Page } from '@playwright/test';
import { PAGES, showsWhole, whenAlive } from './load.ts';
import {
  awaitSights,
  blockingOf,
  forgetInteractions,
  observedOf,
  pressBack,
  sightsAfterPress,
} from './observed.ts';
import { type Phone, openPhone } from './phone.ts';

/** Pointer rest before a press, and duration of the press, in ms. */
const REST_MS = 200;
const HOLD_MS = 80;
/** Number of frames after which the browser has reported the event's timing. */
const FRAMES = 30;

/** Timings of one walk from listing to bag in ms, and its layout shift score. */
export interface Journey {
  filter: number;
  colour: number;
  add: number;
  /** From a press on a tile to the product's image, name and price; and to all its options. */
  press: number;
  whole: number;
  /** From Back to the listing at its scroll position. */
  back: number;
  /** From a quantity change to the new totals. */
  change: number;
  shift: number;
  /** Blocking time beyond 50 ms per long task, after the consent choice. */
  blocking: number;
}

/**
 * Walks listing, filter, product, Back, product, colour, sizes, bag by mouse in one document. Accepting all consent
 * turns analytics on.
 */
export async function walkOnce(
  browser: Browser,
  url: string,
  choice: 'Accept all' | 'Reject all' = 'Reject all',
): Promise<Journey> {
  const phone = await openPhone(browser);
  const { page } = phone;
  try {
    await phone.open(url + PAGES.listing.path);
    await showsWhole(phone, 'listing');
    await whenAlive(page);
    const notice = page.getByRole('button', { name: choice });
    await notice.waitFor();
    await phone.settle();
    const before = blockingOf(await observedOf(page));
    // The notice would cover the pressed elements.
    await notice.click();
    await phone.settle();
    const filter = await applyFilter(phone);
    const tile = page.locator('main article:has([data-chips])').first();
    const { known: press, whole } = await pressTile(phone, tile);
    await phone.settle();
    const back = await goBack(phone);
    await phone.settle();
    await pressTile(phone, tile);
    await phone.settle();
    const swatches = page.getByRole('main').getByRole('group', { name: 'Colour' }).first();
    const colour = await interaction(phone, swatches.locator('label').nth(1));
    await phone.settle();
    for (const group of ['Waist', 'Length']) await chooseFirst(page, group);
    await phone.settle();
    const button = page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first();
    const add = await interaction(phone, button);
    await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your bag' }).waitFor();
    await phone.settle();
    const { shifts } = await observedOf(page);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    const change = await changeQuantity(phone);
    await phone.settle();
    const blocking = blockingOf(await observedOf(page)) - before;
    return { filter, press, whole, back, colour, add, shift, change, blocking };
  } finally {
    await phone.close();
  }
}

/** Milliseconds from a press on "one more" to the painted totals. The backend answers later. */
async function changeQuantity({ page }: Phone): Promise<number> {
  await pointAt(page, page.getByRole('main').getByRole('button', { name: /^One more/ }));
  await awaitSights(page, ['totals']);
  await pressAndHold(page);
  const { totals } = await sightsAfterPress(page, ['totals']);
  // Measured from the release, because only that clicks the button.
  return totals - HOLD_MS;
}

async function applyFilter(phone: Phone): Promise<number> {
  const { page } = phone;
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: /^Jeans/ }).waitFor();
  await phone.settle();
  const spent = await interaction(phone, drawer.getByRole('checkbox', { name: /^Jeans/ }));
  await phone.settle();
  await drawer.getByRole('button', { name: /^Show/ }).click();
  await drawer.waitFor({ state: 'hidden' });
  await phone.settle();
  return spent;
}

/** Milliseconds from pointerdown to the next paint with its effect. */
async function interaction({ page }: Phone, target: Locator): Promise<number> {
  await pointAt(page, target);
  await pressAndHold(page);
  await framesPass(page);
  const { interactions } = await observedOf(page);
  // Event timing omits events below 16 ms.
  return Math.max(16, ...Object.values(interactions));
}

async function pressAndHold(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
}

function framesPass(page: Page): Promise<void> {
  return page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  }, FRAMES);
}

/** Milliseconds from pointerdown on a tile to the product's known data, and to all of it. */
async function pressTile({ page }: Phone, tile: Locator) {
  await pointAt(page, tile.getByRole('link').first());
  await awaitSights(page, ['known', 'whole']);
  await page.mouse.down();
  await page.mouse.up();
  return sightsAfterPress(page, ['known', 'whole']);
}

/** Milliseconds from Back to the listing. */
async function goBack({ page }: Phone): Promise<number> {
  await forgetInteractions(page);
  await awaitSights(page, ['listing']);
  await pressBack(page);
  return (await sightsAfterPress(page, ['listing'])).listing;
}

/** Moves the pointer like a person. Playwright's own clicks would add to the measured time. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await forgetInteractions(page);
  const place = await target.boundingBox();
  if (!place) throw new Error('There is nothing to point at');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
  await page.waitForTimeout(REST_MS);
}

async function chooseFirst(page: Page, group: string): Promise<void> {
  const sizes = page.getByRole('group', { name: group }).locator('input:enabled');
  await sizes.first().check();
}
