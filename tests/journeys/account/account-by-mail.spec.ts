import { type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { BRANDS } from '../support/brands.ts';
import { shopLines } from '../support/bytes.ts';
import { test } from '../support/journey.ts';
import { linkIn } from '../support/outbox.ts';
import { expectVerified, inputsOf, savesSession } from '../support/shopper.ts';

const EMAIL = 'ada.weaver@mail.example';
const PASSWORD = 'warp-and-weft-5';
const { mira } = DEMO_ACCOUNTS;

const SHOPS = BRANDS.map(({ code, name }) => ({ store: `${code}-gb`, brand: name }));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects a link's secret neither in the address nor in anything that scripts can read. */
async function expectNothingOf(page: Page, link: string, ...secrets: string[]): Promise<void> {
  const query = new URL(link, page.url()).searchParams;
  const opener = query.get('krypto') ?? query.get('id') ?? '?';
  expect(opener.length).toBeGreaterThan(32);
  expect(page.url()).not.toMatch(/krypto|pwdReset|[?&]id=/);
  const kept = (await shopLines(page)).join('\n');
  const dataLayer = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  for (const secret of [opener, ...secrets])
    for (const text of [kept, dataLayer]) expect(text).not.toContain(secret);
}

async function opensDrawer(page: Page, store: string) {
  await page.goto(`/?store=${store}`);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  return page.getByRole('dialog', { name: 'Sign in' });
}

for (const { store, brand } of SHOPS) {
  test(`API-39 AUT-11 AUT-15 AUT-17 AUT-19 registers, confirms by mail and opens the account, at ${brand}`, async ({
    page,
  }) => {
    const signIn = await opensDrawer(page, store);
    await signIn.getByRole('button', { name: 'Create an account' }).click();
    const drawer = page.getByRole('dialog', { name: 'Create an account' });
    const email = drawer.getByLabel('E-mail address');
    await expect(email).toBeFocused();
    await drawer.getByRole('button', { name: 'Create my account' }).click();
    await expect(drawer.getByText('Please enter your e-mail address.')).toBeVisible();
    await expect(email).toBeFocused();
    await expectAccessible(page, 'a registration with errors');

    await email.fill(EMAIL);
    await drawer.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await drawer.getByLabel('Repeat password').fill(PASSWORD);
    await drawer.getByLabel('Day').fill('29');
    await drawer.getByLabel('Month').fill('2');
    await drawer.getByLabel('Year').fill('2001');
    await drawer.getByLabel('Repeat password').focus();
    await expect(drawer.getByText(/Please enter a real date of birth/)).toBeVisible();
    await drawer.getByLabel('Year').fill('2000');
    await drawer.getByRole('button', { name: 'Create my account' }).dblclick();
    await expect(drawer.getByText(EMAIL)).toBeVisible();
    await expect(drawer.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();

    const link = await linkIn(page, `One step to your account at ${brand}`);
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: 'Your account' });
    await expectAccessible(page, 'the link of a registration');
    await dialog.getByRole('button', { name: 'Open my account' }).click();
    await expect(page.getByText('Welcome. Your account is ready.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const session = await savesSession(page);
    expect(inputsOf(session)).toContain('auth/fillInRegistration');
    expectVerified(session);
    await expectNothingOf(page, link, PASSWORD, EMAIL);

    await page.goto(`/myaccount/personaldetails?store=${store}`);
    await expect(page.getByRole('main').getByText(EMAIL).first()).toBeVisible();
    await page.goto(link);
    await dialog.getByRole('button', { name: 'Open my account' }).click();
    await expect(dialog.getByText(/already been used/)).toBeVisible();
  });

  test(`API-40 AUT-06 AUT-09 AUT-15 AUT-16 AUT-19 AUT-20 replaces a forgotten password by a mailed link, at ${brand}`, async ({
    page,
  }) => {
    const signIn = await opensDrawer(page, store);
    await signIn.getByRole('button', { name: 'Forgotten your password?' }).click();
    const drawer = page.getByRole('dialog', { name: 'A new password' });
    await drawer.getByLabel('E-mail address').fill(mira.email);
    await drawer.getByRole('button', { name: 'Send me the link' }).click();
    await expect(drawer.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();

    const link = await linkIn(page, `A new password for ${brand}`);
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
    await expect(dialog.getByLabel('E-mail address')).toHaveValue(mira.email);
    const password = dialog.getByLabel('Password', { exact: true });
    await password.fill('short');
    await dialog.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'a new password with errors');
    await password.fill(PASSWORD);
    await dialog.getByLabel('Repeat password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByText('Your new password is saved. You are signed in.')).toBeVisible();
    expectVerified(await savesSession(page));
    await expectNothingOf(page, link, PASSWORD);

    await page.goto(link);
    await expect(dialog.getByText(/already been used/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  });
}
