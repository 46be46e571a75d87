import type { Page } from '@playwright/test';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { marketOf } from '#fixtures/purchase/markets.ts';
import type { Visit } from './visits.ts';

const CARD = { expiry: '12/30', cvc: '123', holderName: 'Ada Weaver' };
const GOOD = '4111111111111111';
const REFUSED = '4000000000000002';

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = page.getByRole('main').locator(`input[name="${name}"]`).first();
    if (await field.isVisible()) await field.fill(text);
  }
}

/** Fills in the details step for delivery to a typed address. */
export async function fillDetails(page: Page, { words, country }: Visit): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words('checkout.details.continue') }).waitFor();
  const { line1, postcode, city } = marketOf(country).home;
  const phone = getExampleNumber(country, examples)?.formatNational() ?? '';
  const address = { line1, postcode, city, phone };
  await fill(page, { firstName: 'Ada', lastName: 'Weaver', ...address });
  const state = main.locator('select[name="state"]').first();
  if (await state.isVisible()) await state.selectOption({ index: 1 });
  const region = main.locator('input[name="state"]').first();
  if (await region.isVisible()) await region.fill(city);
}

/** Goes to the payment step from any page. */
export async function goToPayment(page: Page, visit: Visit): Promise<void> {
  const { words } = visit;
  await page.goto(visit.at('/checkout/payment'));
  const main = page.getByRole('main');
  const cards = main.getByRole('radio', { name: words('checkout.pay.method.creditCard') });
  const toPayment = main.getByRole('button', { name: words('checkout.details.continue') });
  await cards.or(toPayment).first().waitFor();
  if (await toPayment.isVisible()) {
    await main.getByRole('radio', { name: words('checkout.delivery.tab.home') }).check();
    await fillDetails(page, visit);
    await toPayment.click();
  }
  await cards.waitFor();
}

async function fillCard(page: Page, { words }: Visit, number: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: words('checkout.pay.method.creditCard') }).check();
  await fill(page, { number, ...CARD });
  await main.locator('input[name="terms"]').check();
}

async function pay(page: Page, { words }: Visit): Promise<void> {
  const [before = '', after = ''] = words('checkout.pay.action.card').split('{{amount}}');
  const [start, end] = [before, after].map((text) => escaped(text));
  await page.getByRole('button', { name: new RegExp(`^${start}.+${end}$`) }).click();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Types an accepted card without paying. */
export async function typeCard(page: Page, visit: Visit): Promise<void> {
  await fillCard(page, visit, GOOD);
}

/** Pays with a refused card and waits for the message. */
export async function payWithRefusedCard(page: Page, visit: Visit): Promise<void> {
  await fillCard(page, visit, REFUSED);
  await pay(page, visit);
  await page.getByText(visit.words('checkout.pay.failed.refused')).first().waitFor();
}

/** Order number per page, so that all window sizes show the same order. */
const bought = new WeakMap<Page, string>();

/** Buys the bag once; returns the order number. */
export async function buy(page: Page, visit: Visit): Promise<string> {
  const earlier = bought.get(page);
  if (earlier !== undefined) return earlier;
  await goToPayment(page, visit);
  await fillCard(page, visit, GOOD);
  await pay(page, visit);
  await page.waitForURL(/orderId=\d+/);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  bought.set(page, orderId);
  return orderId;
}

/** Searches pickup points in the dialog with list and map. */
export async function lookForPoints(page: Page, { words, country }: Visit): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: words('checkout.delivery.tab.pickup') }).check();
  await main.getByRole('radio', { name: words('checkout.delivery.name.upsap') }).check();
  await main.getByRole('button', { name: words('checkout.pickup.open.UPSAP') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: words('checkout.pickup.search.label') })
    .fill(marketOf(country).home.city);
  const search = words('checkout.pickup.search.submit');
  await dialog.getByRole('button', { name: search, exact: true }).click();
  await dialog
    .getByRole('button', { name: words('checkout.pickup.choose') })
    .first()
    .waitFor();
}
