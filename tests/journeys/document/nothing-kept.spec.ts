import { readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { countRequests } from '#harness/pictures/settled.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { buyerOn } from '../support/buyer.ts';
import { keptLines } from '../support/bytes.ts';
import {
  CANARIES,
  type CanaryPlace,
  expectNoCanary,
  keptByPage,
  typesCanaries,
  watchRequests,
} from '../support/canaries.ts';
import { test } from '../support/journey.ts';
import { expectVerified, savesSession, shopperOn } from '../support/shopper.ts';

interface Place extends Omit<CanaryPlace, 'scope'> {
  /** Name of the part, if it is not the page itself. */
  called?: string;
  /** Steps before the first visit. */
  begins?: (page: Page) => Promise<unknown>;
  scope?: string;
}

const CHANGES: Readonly<Record<string, string>> = {
  email: 'Change the e-mail address',
  password: 'Change the password',
  details: 'Change name, birthday and telephone',
};

/** Fields behind more than an address or a press; `canaries.spec.ts` finds the others by itself. */
const PLACES: readonly Place[] = [
  {
    path: '/',
    scope: '[role=search]',
    opens: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
  },
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
  {
    path: '/foundry-tee-rl1001nvy',
    called: 'the back-in-stock notice',
    opens: opensNotify,
    scope: 'dialog[open]',
  },
];

async function fillsBag(page: Page): Promise<void> {
  const shopper = shopperOn(page);
  await shopper.opens('/foundry-straight-jean-rl0101rin');
  await shopper.chooses('Waist', '32');
  await shopper.chooses('Length', '32');
  // The count is optimistic: wait for the backend before leaving the page.
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

/** Opens the fields of a card and of a gift card. */
async function opensCards(page: Page): Promise<void> {
  await buyerOn(page).choosesMethod('creditCard');
  await page.getByRole('button', { name: 'Do you have a gift card?' }).click();
}

async function opensNotify(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tell me when it is back' }).first().click();
}

for (const { called, begins, ...place } of PLACES)
  test(`texts typed into ${called ?? place.path} occur in no byte of log, storage, data layer and unrelated calls`, async ({
    page,
  }) => {
    countRequests(page);
    const leaks = watchRequests(page);
    await begins?.(page);
    expect(await typesCanaries(page, { scope: 'main', ...place })).toBeGreaterThan(0);
    await page.goto('/women');
    const file = await savesSession(page);
    expectNoCanary({ ...(await keptByPage(page)), session: readFileSync(file, 'utf8') });
    const recent = await page.evaluate(() => localStorage.getItem('selvedge.recentSearches') ?? '');
    for (const kind of ['email', 'card', 'giftCard', 'pin'] as const)
      expect(recent).not.toContain(CANARIES[kind]);
    expect(leaks).toEqual([]);
    expectVerified(file);
  });

test('AUT-21 signing out removes all typed and recorded data, in this tab and in others', async ({
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
