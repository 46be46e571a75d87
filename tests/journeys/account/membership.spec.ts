import { type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/journey.ts';
import { linkIn } from '../support/outbox.ts';
import { entersAccount, expectVerified, savesSession, shopperOn } from '../support/shopper.ts';

const { greta, ines, mira, tomas } = DEMO_ACCOUNTS;
const STORES = ['rl-gb', 'hm-gb'] as const;
const NEW_PASSWORD = 'warp-and-weft-5';
const GATE = { name: 'One more thing', level: 1 } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function signsIn(page: Page, { email, password }: { email: string; password: string }) {
  await shopperOn(page).signsIn(email, password);
}

const addressOf = (page: Page) => new URL(page.url());

async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => addressOf(page).pathname).toBe(path);
}

for (const store of STORES) {
  test(`MEM-05 MEM-07 MEM-08 RTE-03 RTE-27 the gate can be postponed, reappears at the next visit, and accepts a no, at ${store}`, async ({
    page,
  }) => {
    await page.goto(`/wishlist?store=${store}`);
    await signsIn(page, greta);
    await expect(page.getByRole('heading', GATE)).toBeVisible();
    await expectPath(page, '/myaccount/migrationLanding');
    await expectAccessible(page, 'the condition gate');
    await page.getByRole('button', { name: 'Decide later' }).click();
    await expectPath(page, '/wishlist');
    expectVerified(await savesSession(page));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPath(page, '/wishlist');

    const later = await page.context().newPage();
    await later.goto(`/wishlist?store=${store}`);
    await expect(later.getByRole('heading', GATE)).toBeVisible();
    await later.getByRole('button', { name: 'No, thank you' }).click();
    await expectPath(later, '/wishlist');
    await later.close();

    const last = await page.context().newPage();
    await last.goto(`/myaccount/membership?store=${store}`);
    await expect(last.getByRole('button', { name: 'Become a member' })).toBeVisible();
  });

  test(`MEM-01 API-46 API-47 API-63 joins and leaves by keyboard on a narrow phone, at ${store}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await entersAccount(page, `/myaccount/membership?store=${store}`, mira);
    await expectPath(page, '/myaccount/membership');
    const join = page.getByRole('button', { name: 'Become a member' });
    await expect(join).toBeVisible();
    await expectAccessible(page, 'the invitation to the membership');
    await page.setViewportSize({ width: 320, height: 720 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.getByRole('checkbox', { name: /Send me the newsletter/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(join).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome. You are a member now.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Thread' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'the membership');

    const ask = page.getByRole('button', { name: 'Leave the membership' });
    await ask.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Leave the membership?' });
    await expectAccessible(page, 'leaving the membership');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
    await expect(join).toBeVisible();
    expectVerified(await savesSession(page));
  });
}

test('AUT-22 AUT-15 GST-02 renews an outdated account at sign-in, by a mailed link', async ({
  page,
}) => {
  await page.goto('/?store=rl-gb');
  await signsIn(page, ines);
  await expect(
    page.getByRole('heading', { name: 'We have renewed our accounts', level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeHidden();
  await expectAccessible(page, 'an account to renew');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail address').fill(ines.email);
  await main.getByRole('button', { name: 'Send me the link' }).click();
  await expect(main.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();

  await page.goto(await linkIn(page, 'A new password for Rivet & Loom'));
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Repeat password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('Your new password is saved. You are signed in.')).toBeVisible();
  await page.goto('/myaccount/personaldetails?store=rl-gb');
  await expect(page.getByRole('main').getByText(ines.email).first()).toBeVisible();
});

test('AUT-23 RTE-28 an account that has moved continues in the shop, not on another site', async ({
  page,
}) => {
  await page.goto('/?store=rl-gb&loginRedirect=%2F%2Fevil.example%2F');
  await signsIn(page, tomas);
  await expect(page.getByRole('heading', { name: 'Your account has moved' })).toBeVisible();
  await expectAccessible(page, 'an account that has moved');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expectPath(page, '/');
  expect(addressOf(page).hostname).toMatch(/localhost$/);
});
