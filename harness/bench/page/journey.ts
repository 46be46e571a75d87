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

/** How long a pointer rests on something before a person presses, and how long the press is. */
const REST_MS = 200;
const HOLD_MS = 80;
/** So many frames after a press the browser has told of it, if it took long enough to be told. */
const FRAMES = 30;

/** What one walk from the listing to the bag has shown, in milliseconds and as a score of shifts. */
export interface Journey {
  filter: number;
  colour: number;
  add: number;
  /** A press on a tile to the product's picture, name and price; and to all that can be chosen. */
  press: number;
  whole: number;
  /** Back to the listing, at its place. */
  back: number;
  /** A quantity in the bag to the totals that it makes. */
  change: number;
  shift: number;
  /** What long tasks took beyond 50 ms each, once it was chosen what may be kept. */
  blocking: number;
}

/** Listing, filter, product, Back, product, colour, sizes, bag: by mouse, in one document. Whoever accepts all is measured from then on. */
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
    // It would lie over what is pressed.
    await notice.click();
    await phone.settle();
    const filter = await applyFilter(phone);
    const tile = page.locator('main article:has(fieldset)').first();
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
  // Counted from when it is let go of: only then it is a press of the button.
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

/** Milliseconds from the pointer going down to the next paint that shows what it did. */
async function interaction({ page }: Phone, target: Locator): Promise<number> {
  await pointAt(page, target);
  await pressAndHold(page);
  await framesPass(page);
  const { interactions } = await observedOf(page);
  // The browser tells of no event below 16 ms.
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

/** Milliseconds from the pointer going down on a tile to what is known of the product, and to all of it. */
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

/** Moves the pointer there as a person does. Playwright's own clicks would add to what is measured. */
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
