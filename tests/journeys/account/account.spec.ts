import { readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { expectAccessible, expectAccessibleAtBoth } from '../support/accessible.ts';
import { BRANDS } from '../support/brands.ts';
import { RECIPIENT, buyerOn } from '../support/buyer.ts';
import { shopLines } from '../support/bytes.ts';
import { test } from '../support/journey.ts';
import { linkIn } from '../support/outbox.ts';
import { entersAccount, expectVerified, savesSession, shopperOn } from '../support/shopper.ts';
import { startStandAlone, type StandAlone } from '../support/stand-alone.ts';

const { mira, jonas } = DEMO_ACCOUNTS;
const NEW_EMAIL = 'mira.weaver@mail.example';
const NEW_PASSWORD = 'warp-and-weft-5';
const SHOPS = BRANDS.map(({ code, name }) => ({ store: `${code}-gb`, brand: name }));

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Resizing the window loads other pictures than the preloaded ones.
  expected: /was preloaded using link preload but not used/,
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Expects no secrets in the address bar or in anything that scripts can read. */
async function expectNothingOf(page: Page, ...secrets: string[]): Promise<void> {
  const kept = (await shopLines(page)).join('\n');
  const dataLayer = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  const session = readFileSync(await savesSession(page), 'utf8');
  for (const secret of secrets)
    for (const text of [kept, dataLayer, session, page.url()]) expect(text).not.toContain(secret);
}

for (const { store, brand } of SHOPS) {
  test(`AUT-15 AUT-26 signs in with a new e-mail address once it is confirmed by mail, at ${brand}`, async ({
    page,
  }) => {
    await entersAccount(page, `/myaccount/personaldetails?store=${store}`, mira);
    await button(page, 'Change the e-mail address').click();
    const email = main(page).getByLabel('New e-mail address');
    await expect(email).toBeFocused();
    await email.fill(mira.email);
    await main(page).getByLabel('Your password').fill(mira.password);
    await button(page, 'Send me the link').click();
    await expect(main(page).getByText('Your account has this address already.')).toBeVisible();
    await expectAccessible(page, 'another address with an error');
    await email.fill(NEW_EMAIL);
    await button(page, 'Send me the link').dblclick();
    await expect(main(page).getByText(NEW_EMAIL)).toBeVisible();
    await expectAccessible(page, 'a mail to another address');
    await button(page, 'All right').click();
    await expect(main(page).getByText(mira.email)).toBeVisible();

    const link = await linkIn(page, `Your new address at ${brand}`);
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: 'Your new address' });
    await expectAccessible(page, 'the link to another address');
    await dialog.getByRole('button', { name: 'Yes, this is my address' }).click();
    await expect(page.getByText(/Your new address is saved/)).toBeVisible();
    const opener = new URL(link, page.url()).searchParams.get('krypto') ?? '?';
    expect(opener.length).toBeGreaterThan(32);
    await expectNothingOf(page, opener, mira.password, NEW_EMAIL);
    expectVerified(await savesSession(page));

    await page.goto(link);
    await dialog.getByRole('button', { name: 'Yes, this is my address' }).click();
    await expect(dialog.getByText(/already been used/)).toBeVisible();
    await dialog.getByRole('button', { name: 'See your details' }).click();
    await expect(main(page).getByText(NEW_EMAIL)).toBeVisible();
  });

  test(`AUT-26 SES-12 edits the address book, with undo, at ${brand}`, async ({ page }) => {
    await entersAccount(page, `/myaccount/addresses?store=${store}`, mira);
    await expect(main(page).getByRole('heading', { name: 'Addresses', level: 1 })).toBeVisible();
    // Remove the demo account's addresses.
    const removals = button(page, /^Remove /);
    await expect(main(page).getByRole('status')).toHaveCount(0);
    for (let left = await removals.count(); left > 0; left--) {
      await removals.first().click();
      await expect(removals).toHaveCount(left - 1);
    }
    await expect(main(page).getByRole('heading', { name: 'No address saved yet' })).toBeVisible();
    await expectAccessibleAtBoth(page, 'an empty address book');
    for (const line1 of ['7 Dock Road', '1 Wharf Street']) {
      await button(page, 'Add an address').click();
      const dialog = page.getByRole('dialog', { name: 'A new address' });
      const save = dialog.getByRole('button', { name: 'Save the address' });
      await save.click();
      await expect(dialog.getByText('Please enter the first name.')).toBeVisible();
      await expectAccessible(page, 'a new address with errors');
      await dialog.getByLabel('First name').fill('Mira');
      await dialog.getByLabel('Last name').fill('Wolff');
      await dialog.getByLabel('House number and street').fill(line1);
      await dialog.getByLabel('Town or city').fill('Leeds');
      await dialog.getByLabel('Postcode').fill('ls14dy');
      await dialog.getByLabel(/^Phone/).fill('020 7946 0958');
      await save.click();
      await expect(dialog).toBeHidden();
      await expect(button(page, `Change ${line1}`)).toBeVisible();
    }
    await button(page, 'Send bills here: 1 Wharf Street').click();
    await expect(button(page, 'Send bills here: 7 Dock Road')).toBeVisible();
    await button(page, 'Remove 7 Dock Road').click();
    await expect(
      main(page).getByText('7 Dock Road is removed. Parcels go to 1 Wharf Street from now on.'),
    ).toBeVisible();
    await expectAccessibleAtBoth(page, 'an address is removed');
    await button(page, 'Undo').click();
    await expect(button(page, 'Send parcels here: 1 Wharf Street')).toBeVisible();
    await expect(button(page, 'Send bills here: 7 Dock Road')).toBeVisible();
    await expectNothingOf(page, '7 Dock Road', '1 Wharf Street', '020 7946 0958');
    expectVerified(await savesSession(page));
  });
}

test('AUT-26 API-39 API-48 API-56 registers by mail, orders, saves a card and deletes the account', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const EMAIL = 'ada.weaver@mail.example';
  await page.goto('/?store=rl-gb');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  const drawer = page.getByRole('dialog', { name: 'Create an account' });
  await drawer.getByLabel('E-mail address').fill(EMAIL);
  await drawer.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await drawer.getByLabel('Repeat password').fill(NEW_PASSWORD);
  await drawer.getByRole('button', { name: 'Create my account' }).click();
  await expect(drawer.getByText(EMAIL)).toBeVisible();
  await page.goto(await linkIn(page, 'One step to your account at Rivet & Loom'));
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByText('Welcome. Your account is ready.')).toBeVisible();

  await page.goto('/myaccount/personaldetails');
  await button(page, 'Change name, birthday and telephone').click();
  await main(page).getByLabel('First name').fill('Ada');
  await main(page).getByLabel('Last name').fill('Weaver');
  await main(page).getByLabel('Day', { exact: true }).fill('29');
  await main(page).getByLabel('Month', { exact: true }).fill('2');
  await main(page).getByLabel('Year', { exact: true }).fill('1988');
  await button(page, 'Save').click();
  await expect(main(page).getByText('29 February 1988')).toBeVisible();

  const shopper = shopperOn(page);
  await shopper.opens(BRANDS[0]?.product ?? '');
  for (const [group, size] of BRANDS[0]?.sizes ?? []) await shopper.chooses(group, size);
  const kept = page.waitForResponse(/\/cart\/calculate/);
  await shopper.addsToBag();
  await kept;
  await page.goto('/checkout/shipping');
  const buyer = buyerOn(page);
  await buyer.fillsAddress(RECIPIENT, false);
  await buyer.goesToPayment();
  await buyer.choosesMethod('creditCard');
  await buyer.fillsCard('4111111111111111');
  await main(page).locator('input[name="saveCard"]').check();
  await buyer.acceptsTerms();
  await buyer.payButton().click();
  const order = await buyer.expectConfirmed();

  await page.goto('/myaccount');
  await expect(main(page).getByText(new RegExp(order))).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Account' });
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(main(page).getByText(new RegExp(order))).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Saved cards' }).click();
  await button(page, 'Remove Visa ending in 1111').click();
  await expect(main(page).getByText('Visa ending in 1111 is removed.')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'No card saved yet' })).toBeVisible();
  await expectAccessibleAtBoth(page, 'a card is removed, and was the last');
  await button(page, 'Undo').click();
  await expect(button(page, 'Remove Visa ending in 1111')).toBeVisible();
  await expectAccessibleAtBoth(page, 'a saved card');
  await menu.getByRole('link', { name: 'Your data' }).click();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download all my data').click(),
  ]);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, any>; // any: read below
  expect(file.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  expect(data['account'].emailAddress).toBe(EMAIL);
  expect(data['orders'].map(({ orderId }: { orderId: string }) => orderId)).toEqual([order]);

  await button(page, 'Delete my account').click();
  const sure = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessible(page, 'the deletion dialog');
  await sure.getByRole('button', { name: 'Yes, delete it in 14 days' }).click();
  await expect(button(page, 'Keep my account')).toBeVisible();
  expect(await linkIn(page, 'Your account at Rivet & Loom ends in 14 days')).toContain(
    '/myaccount/privacy',
  );
  await expectNothingOf(
    page,
    NEW_PASSWORD,
    EMAIL,
    '4111111111111111',
    '12 Mill Lane',
    '"1988"',
    '1988-02-29',
  );
  expectVerified(await savesSession(page));
});

for (const [at, { store, brand }] of SHOPS.entries())
  test(`RTE-01 RTE-25 all account pages are accessible and fit on 320 px, at ${brand}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const person = at === 0 ? mira : jonas;
    await entersAccount(page, `/myaccount?store=${store}`, person);
    for (const section of [
      '',
      '/orders',
      '/personaldetails',
      '/addresses',
      '/savedcards',
      '/membership',
      '/newsletter',
      '/privacy',
    ]) {
      await page.goto(`/myaccount${section}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessibleAtBoth(page, `/myaccount${section}`);
      await page.setViewportSize({ width: 320, height: 720 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, section).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expectVerified(await savesSession(page));
  });

test.describe('on two devices', () => {
  let shop: StandAlone;
  test.beforeAll(async () => {
    shop = await startStandAlone();
  });
  test.afterAll(() => shop.close());

  test('AUT-21 SES-19 signing out everywhere signs out the other device too', async ({
    page,
    browser,
  }) => {
    await entersAccount(page, `${shop.url}/myaccount/privacy`, mira);
    const context = await browser.newContext();
    const other = await context.newPage();
    await entersAccount(other, `${shop.url}/myaccount`, mira);
    await button(page, 'Sign out on all devices').click();
    await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
    await other.goto(`${shop.url}/myaccount/personaldetails`);
    await expect(other.getByRole('dialog', { name: /[Ss]ign in/ })).toBeVisible();
    await expect(main(other).getByText(mira.email)).toHaveCount(0);
    await context.close();
  });

  test('AUT-26 changing the password signs out the other device only', async ({
    page,
    browser,
  }) => {
    await entersAccount(page, `${shop.url}/myaccount/personaldetails`, jonas);
    const context = await browser.newContext();
    const other = await context.newPage();
    await entersAccount(other, `${shop.url}/myaccount`, jonas);
    await button(page, 'Change the password').click();
    await main(page).getByLabel('Current password').fill(jonas.password);
    await main(page).getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await main(page).getByLabel('Repeat the new password').fill(NEW_PASSWORD);
    await expectAccessible(page, 'another password');
    await button(page, 'Save the new password').click();
    await expect(page.getByText(/Your new password is saved/)).toBeVisible();
    await expectNothingOf(page, jonas.password, NEW_PASSWORD);
    await page.reload();
    await expect(main(page).getByText(jonas.email)).toBeVisible();
    await other.goto(`${shop.url}/myaccount/personaldetails`);
    await expect(other.getByRole('dialog', { name: /[Ss]ign in/ })).toBeVisible();
    await context.close();
  });
});
