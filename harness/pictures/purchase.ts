import type { Page } from '@playwright/test';

const RECIPIENT = {
  firstName: 'Ada',
  lastName: 'Weaver',
  line1: '12 Mill Lane',
  city: 'Leeds',
  postcode: 'LS1 4AP',
  phone: '07700 900123',
};

const CARD = { expiry: '12/30', cvc: '123', holderName: 'Ada Weaver' };
/** Test cards of the simulated backend. */
const GOOD = '4111111111111111';
const REFUSED = '4000000000000002';

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = page.getByRole('main').locator(`input[name="${name}"]`).first();
    if (await field.isVisible()) await field.fill(text);
  }
}

/** Delivery at a typed address, as the details step takes it. */
export async function fillDetails(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue to payment' }).waitFor();
  await fill(page, RECIPIENT);
}

/** As far as the payment, from wherever the shopper is. */
export async function goToPayment(page: Page): Promise<void> {
  await page.goto('/checkout/payment');
  const main = page.getByRole('main');
  const cards = main.getByRole('radio', { name: 'Credit card' });
  const goOn = main.getByRole('button', { name: 'Continue to payment' });
  await cards.or(goOn).first().waitFor();
  if (await goOn.isVisible()) {
    await main.getByRole('radio', { name: 'To your door' }).check();
    await fillDetails(page);
    await goOn.click();
  }
  await cards.waitFor();
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('main').getByRole('radio', { name: 'Credit card' }).check();
  await fill(page, { number, ...CARD });
  await page.getByRole('main').locator('input[name="terms"]').check();
}

export async function typeCard(page: Page): Promise<void> {
  await fillCard(page, GOOD);
}

export async function isRefused(page: Page): Promise<void> {
  await fillCard(page, REFUSED);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByText('The payment was refused').waitFor();
}

/** What the shopper of a page has bought, so that every size of window shows the same order. */
const bought = new WeakMap<Page, string>();

/** Buys what is in the bag, once; gives the order's number. */
export async function buy(page: Page): Promise<string> {
  const earlier = bought.get(page);
  if (earlier !== undefined) return earlier;
  await goToPayment(page);
  await fillCard(page, GOOD);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/orderId=\d+/);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  bought.set(page, orderId);
  return orderId;
}

/** Looks for a place to collect from, in the dialog with list and map. */
export async function lookForPoints(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Pick up yourself' }).check();
  await main.getByRole('radio', { name: 'UPS Access Point' }).check();
  await main.getByRole('button', { name: /^Choose an access point/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Town or postcode' }).fill('London');
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await dialog.getByRole('button', { name: 'Collect here' }).first().waitFor();
}
