import type { Browser, Locator, Page } from '@playwright/test';
import { LISTING } from './load.ts';
import { forgetInteractions, observedOf } from './observed.ts';
import { type Phone, openPhone } from './phone.ts';

/** How long a pointer rests on something before a person presses, and how long the press is. */
const REST_MS = 200;
const HOLD_MS = 80;
/** The browser tells of an interaction some frames after it. */
const REPORT_MS = 400;

/** What one walk from the listing to the bag has shown, in milliseconds and as a score of shifts. */
export interface Journey {
  filter: number;
  colour: number;
  add: number;
  press: number;
  /** A quantity in the bag to the totals that it makes. */
  change: number;
  shift: number;
}

/** Listing, filter, product, colour, sizes, bag: by mouse, in one document. */
export async function walkOnce(browser: Browser, url: string): Promise<Journey> {
  const phone = await openPhone(browser);
  const { page } = phone;
  try {
    await phone.load(url + LISTING);
    const filter = await applyFilter(phone);
    const press = await pressTile(phone, page.locator('main article:has(fieldset)').first());
    const swatches = page.getByRole('main').getByRole('group', { name: 'Colour' }).first();
    const colour = await interaction(phone, swatches.locator('label').nth(1));
    await phone.settle();
    for (const group of ['Waist', 'Length']) await chooseFirst(page, group);
    await phone.settle();
    const button = page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first();
    const add = await interaction(phone, button);
    await phone.settle();
    await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your bag' }).waitFor();
    await phone.settle();
    const { shifts } = await observedOf(page);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    return { filter, press, colour, add, shift, change: await changeQuantity(phone) };
  } finally {
    await phone.close();
  }
}

/** Milliseconds from a press on "one more" to the painted totals. The backend answers later. */
async function changeQuantity(phone: Phone): Promise<number> {
  const { page } = phone;
  await interaction(phone, page.getByRole('main').getByRole('button', { name: /^One more/ }));
  const { clicked, changed } = await observedOf(page);
  if (changed === 0) throw new Error('The totals have not changed');
  return changed - clicked;
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
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
  await page.waitForTimeout(REPORT_MS);
  const { interactions } = await observedOf(page);
  // The browser tells of no event below 16 ms.
  return Math.max(16, ...Object.values(interactions));
}

/** Milliseconds from the pointer going down on a tile to the product's name and first picture. */
async function pressTile(phone: Phone, tile: Locator): Promise<number> {
  const { page } = phone;
  await pointAt(page, tile.getByRole('link').first());
  await page.mouse.down();
  await page.mouse.up();
  await phone.settle();
  const { pressed, arrived } = await observedOf(page);
  if (arrived === 0) throw new Error('The product page has not come');
  return arrived - pressed;
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
