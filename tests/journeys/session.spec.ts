import { type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { test } from './support/journey.ts';
import { expectVerified, inputsOf, keepAsGolden, shopperOn } from './support/shopper.ts';

const JEAN = '/foundry-straight-jean-rl0101rin';
const { jonas, mira } = DEMO_ACCOUNTS;

const withRules = (path: string, ...rules: BackendRule[]) =>
  `${path}?backend-rules=${encodeURIComponent(JSON.stringify(rules))}`;

/** Counts the requests of a page: `POST /guestidentity`. */
function countRequests(page: Page, line: string): () => number {
  const [method, path = ''] = line.split(' ');
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}

async function addsJean(page: Page): Promise<void> {
  const shopper = shopperOn(page);
  await shopper.opens(JEAN);
  await shopper.addsFirst(['Waist', '32'], ['Length', '32']);
  await shopper.closesDrawer();
}

async function signsInAgain(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
}

async function choosesTwo(page: Page): Promise<void> {
  const quantity = page.getByRole('main').getByLabel(/^Quantity/);
  await quantity.fill('2');
  await quantity.press('Enter');
}

test('SES-07 SES-18 makes the change on the bag page although the guest’s session has expired', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  await addsJean(page);
  await page.goto(
    withRules('/shopping-bag', {
      on: 'PUT /cart/*/update_order_item',
      call: 1,
      then: { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 401 },
    }),
  );
  await choosesTwo(page);
  await shopper.expectBagCount(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
  const file = await shopper.savesSession();
  expect(inputsOf(file)).toContain('session-gate/callRefused');
  expectVerified(file);
  keepAsGolden(file, 'session/guest-expires-on-bag--change-made');
});

test(
  'SES-13 SES-17 completes the action of a registered shopper on the same page after a new sign-in',
  { tag: '@smoke' },
  async ({ page }) => {
    const shopper = shopperOn(page);
    await shopper.opens('/');
    await shopper.signsIn(jonas.email, jonas.password);
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeHidden();
    await addsJean(page);
    await page.goto(
      withRules('/shopping-bag', {
        on: 'PUT /cart/*/update_order_item',
        call: 1,
        then: { expire: 'ERR_COOKIE_EXPIRED', status: 403 },
      }),
    );
    await choosesTwo(page);
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('E-mail address')).toHaveValue(jonas.email);
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await page.keyboard.press('Escape'); // AUT-03
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5); // AUT-04
    await expect(dialog).toBeVisible();
    await signsInAgain(page, jonas.password);
    await shopper.expectBagCount(2);
    await expect(page).toHaveURL(/\/shopping-bag/);
    const file = await shopper.savesSession();
    expectVerified(file);
    keepAsGolden(file, 'session/registered-expires-on-bag--change-made');
  },
);

test('SES-02 SES-13 shows the page and requests a sign-in if the session expired before the start', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  await shopper.opens('/');
  await shopper.signsIn(mira.email, mira.password);
  await shopper.expectWishlistCount(2);
  await page.goto(
    withRules('/women', {
      on: 'GET /userinfo/*',
      call: 1,
      then: { expire: '_ERR_INVALID_COOKIE', status: 401 },
    }),
  );
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('E-mail address').fill(mira.email);
  await signsInAgain(page, mira.password);
  await shopper.expectWishlistCount(2);
  const file = await shopper.savesSession();
  expectVerified(file);
  keepAsGolden(file, 'session/registered-expired-at-start--signed-in-again');
});

test('SES-14 renews an expired session once, in one tab and in three', async ({ context }) => {
  const pages = await Promise.all([1, 2, 3].map(() => context.newPage()));
  const [first] = pages as [Page];
  await addsJean(first);
  for (const page of pages.slice(1)) await page.goto('/shopping-bag');
  for (const page of pages) await shopperOn(page).expectBagCount(1);
  const studio = await context.newPage();
  await studio.goto('/studio');
  await studio.getByRole('button', { name: 'Backend faults' }).click();

  async function endEverywhere(told: Page[]): Promise<number> {
    const counts = told.map((page) => countRequests(page, 'POST /guestidentity'));
    const sum = () => counts.reduce((total, count) => total + count(), 0);
    // A loaded bag means that the session works again.
    const bags = told.map((page) =>
      page.waitForResponse(
        (response) => /\/cart\/@self\/(minibag|details)/.test(response.url()) && response.ok(),
      ),
    );
    await studio.getByRole('button', { name: 'End the session' }).click();
    // All tabs load at once; one with a stale bag loads again.
    await expect
      .poll(async () => {
        await studio.evaluate(() => {
          new BroadcastChannel('selvedge').postMessage({ kind: 'bag-changed' });
        });
        return sum();
      })
      .toBeGreaterThan(0);
    await Promise.all(bags);
    for (const page of told) await shopperOn(page).expectBagCount(1);
    return sum();
  }

  expect(await endEverywhere(pages)).toBe(1);
  for (const page of pages.slice(1)) await page.close();
  expect(await endEverywhere([first])).toBe(1);
  await shopperOn(first).expectBagCount(1);
  const file = await shopperOn(first).savesSession();
  expectVerified(file);
  keepAsGolden(file, 'session/three-tabs-expire--renewed-once');
});

test('SES-17 signing in again in one tab restores the other tab’s session, and completes its held calls', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await shopperOn(one).opens('/');
  await shopperOn(one).signsIn(mira.email, mira.password);
  await shopperOn(one).expectWishlistCount(2);
  await other.goto('/women');
  await shopperOn(other).expectWishlistCount(2);
  await other.evaluate(() => localStorage.setItem('selvedge-backend-order', 'time'));
  await other
    .getByRole('button', { name: /^Save .* to your wishlist$/ })
    .first()
    .click();
  const dialog = other.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();

  await one.goto('/wishlist');
  await one.getByRole('dialog').getByLabel('E-mail address').fill(mira.email);
  await signsInAgain(one, mira.password);
  await expect(dialog).toBeHidden();
  await shopperOn(other).expectWishlistCount(3);
  await shopperOn(one).expectWishlistCount(3);
  expectVerified(await shopperOn(one).savesSession(), await shopperOn(other).savesSession());
});

test('GST-01 GST-03 GST-05 RTE-27 redirects a guest from the account to the home page, and to the account after sign-in', async ({
  page,
}) => {
  await page.goto('/myaccount');
  const drawer = page.getByRole('dialog', { name: 'Sign in' });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/\/\?loginRedirect=%2Fmyaccount$/);
  await drawer.getByLabel('E-mail address').fill(mira.email);
  await drawer.getByLabel('Password').fill(mira.password);
  await drawer.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/myaccount$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Mira' })).toBeVisible();
  const file = await shopperOn(page).savesSession();
  expectVerified(file);
  keepAsGolden(file, 'session/guest-at-account--signed-in');
});
