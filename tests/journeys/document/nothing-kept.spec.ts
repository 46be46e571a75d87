import { readFileSync } from 'node:fs';
import { type Page, type Request, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { buyerOn } from '../support/buyer.ts';
import { keptLines } from '../support/bytes.ts';
import { CANARIES, FIELDS, THEIRS, tracesIn } from '../support/canaries.ts';
import { test } from '../support/journey.ts';
import { expectVerified, goesToFoot, savesSession, shopperOn } from '../support/shopper.ts';

/** Types into every field there is, and sends the forms as they are: most refuse it, some send it. */
async function typesEverywhere(page: Page, scope: string, canary: string): Promise<number> {
  const fields = page.locator(scope).locator(FIELDS).filter({ visible: true });
  const count = await fields.count();
  for (let at = 0; at < count; at++) {
    const field = fields.nth(at);
    if (!(await field.isEditable())) continue;
    await field.fill(canary).catch(() => undefined); // One for numbers or days takes no text.
    await field.blur();
  }
  if (count > 0) await fields.first().press('Enter');
  return count;
}

/** Calls that a field can be for; whatever else leaves the page is for nobody's eyes. */
const FOR_FIELDS =
  /\/(?:suggestions|products|assigned_promotion_code|loginidentity|giftcard\w*|gift_card\w*|newsletter\w*|account\w*|subscri\w*|pickuppoint|order|contact\w*|person|address\w*|backinstock|notif\w*|shipping\w*|checkout\w*|email\w*|geonode)/i;

function watch(page: Page): string[] {
  const leaks: string[] = [];
  page.on('request', (request: Request) => {
    const found = tracesIn(`${decodeURIComponent(request.url())}\n${request.postData() ?? ''}`);
    if (found.length === 0) return;
    const { origin, pathname } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin;
    // The page with the results is an address with a term in it.
    const isResults = request.isNavigationRequest() && pathname === '/search';
    if (isOwn && (isResults || FOR_FIELDS.test(pathname))) return;
    leaks.push(`${request.method()} ${request.url()}: ${found.join(', ')}`);
  });
  return leaks;
}

/** Log, storage and data layer; the simulated backend's own world is a backend's. */
async function expectNothingKept(page: Page): Promise<void> {
  const kept = (await keptLines(page))
    .split('\n')
    .filter((line) => !line.startsWith('selvedge-backend'))
    .map((line) => line.replace(THEIRS, ''));
  const dataLayer = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  for (const line of [...kept, dataLayer]) expect(tracesIn(line), line.slice(0, 80)).toEqual([]);
}

interface Place {
  path: string;
  /** Where it is not the page itself. */
  called?: string;
  /** What has to be done before the first visit. */
  begins?: (page: Page) => Promise<unknown>;
  /** What opens the fields. */
  opens?: (page: Page) => Promise<unknown>;
  scope?: string;
  /** What of it is at home there. */
  isNotFor?: readonly string[];
}

const CHANGES: Readonly<Record<string, string>> = {
  email: 'Change the e-mail address',
  password: 'Change the password',
  details: 'Change name, birthday and telephone',
};

const PLACES: readonly Place[] = [
  {
    path: '/',
    scope: '[role=search]',
    opens: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
  },
  {
    path: '/women',
    scope: 'dialog',
    opens: (page) => page.getByRole('button', { name: 'Sign in' }).first().click(),
  },
  {
    path: '/women',
    called: 'a registration',
    scope: 'dialog',
    opens: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).first().click();
      await page.getByRole('button', { name: 'Create an account' }).click();
    },
  },
  { path: '/gift-cards' },
  { path: '/contactus' },
  // Eight digits are an order's number there.
  { path: '/services/view-order', isNotFor: ['pin'] },
  { path: '/store-locator' },
  { path: '/shopping-bag', begins: fillsBag, opens: opensVoucher },
  { path: '/checkout/shipping', begins: beginsCheckout },
  {
    path: '/checkout/shipping',
    called: 'a pickup point’s search',
    begins: beginsCheckout,
    opens: opensPickup,
    scope: 'dialog[open]',
  },
  ...['email', 'password', 'details'].map((form): Place => ({
    path: '/myaccount/personaldetails',
    called: `the account’s ${form}`,
    begins: signsIn,
    opens: async (page) => {
      await page.getByRole('button', { name: CHANGES[form] ?? '' }).click();
    },
  })),
  {
    path: '/myaccount/addresses',
    called: 'the address book',
    begins: signsIn,
    opens: async (page) => {
      await page.getByRole('button', { name: 'Add an address' }).click();
    },
    scope: 'dialog[open]',
  },
  { path: '/checkout/payment', begins: reachesPayment, opens: opensCards },
  { path: '/women', called: 'the newsletter', opens: goesToFoot, scope: 'footer' },
  {
    path: '/foundry-tee-rl1001nvy',
    called: 'who waits for a size',
    opens: opensNotify,
    scope: 'dialog[open]',
  },
];

async function fillsBag(page: Page): Promise<void> {
  const shopper = shopperOn(page);
  await shopper.opens('/foundry-straight-jean-rl0101rin');
  await shopper.chooses('Waist', '32');
  await shopper.chooses('Length', '32');
  // The count is ahead of the backend, which a page that goes away would not wait for.
  const kept = page.waitForResponse(/\/cart\/calculate/);
  await shopper.addsToBag();
  await kept;
  await shopper.expectBagCount(1);
}

async function signsIn(page: Page): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS.mira;
  const shopper = shopperOn(page);
  await shopper.opens('/women');
  await shopper.signsIn(email, password);
  await shopper.expectWishlistCount(2);
}

async function opensVoucher(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a voucher code' }).click();
}

async function beginsCheckout(page: Page): Promise<void> {
  await fillsBag(page);
  await page.goto('/checkout/login');
  await buyerOn(page).goesOnAsGuest();
}

async function opensPickup(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Pick up yourself' }).check();
  await main.getByRole('button', { name: /^Choose a/ }).click();
}

async function reachesPayment(page: Page): Promise<void> {
  await beginsCheckout(page);
  const buyer = buyerOn(page);
  await buyer.fillsAddress({ line1: '1 High Street', city: 'London', postcode: 'N1 9GU' }, true);
  await buyer.goesToPayment();
}

/** The fields of a card, and those of a gift card. */
async function opensCards(page: Page): Promise<void> {
  await buyerOn(page).choosesMethod('creditCard');
  await page.getByRole('button', { name: 'Do you have a gift card?' }).click();
}

async function opensNotify(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tell me when it is back' }).first().click();
}

for (const { path, called = path, begins, opens, scope = 'main', isNotFor = [] } of PLACES)
  test(`what is typed into the fields of ${called} is in no byte of log, storage, data layer, and of no other call`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const leaks = watch(page);
    await begins?.(page);
    let typed = 0;
    for (const [kind, canary] of Object.entries(CANARIES)) {
      if (isNotFor.includes(kind)) continue;
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await opens?.(page);
      await page.locator(scope).locator(FIELDS).first().waitFor();
      typed += await typesEverywhere(page, scope, canary);
    }
    expect(typed).toBeGreaterThanOrEqual(Object.keys(CANARIES).length - isNotFor.length);
    await page.goto('/women');
    const file = await savesSession(page);
    expect(tracesIn(readFileSync(file, 'utf8'))).toEqual([]);
    await expectNothingKept(page);
    const recent = await page.evaluate(() => localStorage.getItem('selvedge.recentSearches') ?? '');
    for (const kind of ['email', 'card', 'giftCard', 'pin'] as const)
      expect(recent).not.toContain(CANARIES[kind]);
    expect(leaks).toEqual([]);
    expectVerified(file);
  });

test('AUT-21 who signs out takes along what was typed and done, in this tab and in another one', async ({
  page,
  context,
}) => {
  const { mira } = DEMO_ACCOUNTS;
  const shopper = shopperOn(page);
  await shopper.opens('/women');
  await shopper.signsIn(mira.email, mira.password);
  await shopper.expectWishlistCount(2);
  const other = await context.newPage();
  await other.goto('/men');
  await shopperOn(other).expectWishlistCount(2);
  for (const each of [page, other])
    await each.evaluate(() => {
      localStorage.setItem('selvedge.recentSearches', '["hollyhock crescent"]');
      for (const key of [
        'selvedge-checkout',
        'selvedge-express',
        'selvedge.pickupPoints',
        'selvedge.payment',
      ])
        sessionStorage.setItem(key, '"Hollyhock Crescent"');
    });
  const streams = await Promise.all([page, other].map(streamOf));
  const reloaded = other.waitForEvent('load');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await reloaded;
  for (const each of [page, other]) {
    await shopperOn(each).expectWishlistCount(0);
    expect(streams).not.toContain(await streamOf(each));
    const kept = await keptLines(each);
    expect(kept).not.toMatch(/hollyhock/i);
    const file = await savesSession(each);
    const text = readFileSync(file, 'utf8');
    expect(text.match(/"app\/started"/g)).toHaveLength(1);
    expect(text).not.toMatch(/shopper-1@|"userType":"registered"/);
    expectVerified(file);
  }
});

function streamOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('selvedge-stream'));
}
