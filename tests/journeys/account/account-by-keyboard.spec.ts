import { type Locator, type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { BRANDS, useBrand } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { comesToLife, expectVerified, savesSession } from '../support/shopper.ts';

const { mira } = DEMO_ACCOUNTS;
/** A right-to-left text with a combining mark. */
const NAME = 'עָדה';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 320, height: 640 },
});

async function press(
  page: Page,
  target: Locator,
  { key = 'Enter', by = 'Tab' }: { key?: string; by?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  await tabTo(page, target, by);
  await page.keyboard.press(key);
}

/** Replaces a field's text. */
async function writes(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function expectFits(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, what).toBeLessThanOrEqual(320);
  await expectAccessible(page, what);
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('AUT-26 RTE-25 FRM-07 uses the whole account and signs out by keyboard alone at 320 px', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const main = page.getByRole('main');
      const menu = page.getByRole('navigation', { name: 'Account' });
      const button = (name: string | RegExp) => main.getByRole('button', { name });
      /** Follows a menu link by keyboard: by Tab from the page's start, by Shift+Tab from its content. */
      const goes = async (name: string, by: 'Tab' | 'Shift+Tab', heading = name) => {
        await press(page, menu.getByRole('link', { name }), { by });
        await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
        await expectFits(page, name);
      };

      await test.step('signs in when the account requests it', async () => {
        await page.goto('/myaccount');
        const drawer = page.getByRole('dialog', { name: 'Sign in' });
        await expect(drawer.getByLabel('E-mail address')).toBeFocused();
        await expectFits(page, 'the sign-in');
        await page.keyboard.type(mira.email);
        await page.keyboard.press('Tab');
        await page.keyboard.type(mira.password);
        await page.keyboard.press('Enter');
        await expect(main.getByRole('heading', { level: 1, name: 'Hello, Mira' })).toBeVisible();
        await expect(main.getByRole('link', { name: 'Become a member' })).toBeVisible();
        await expectFits(page, 'the overview');
      });

      await test.step('corrects an invalid birthday, and changes the name', async () => {
        await goes('Personal details', 'Tab');
        const change = button('Change name, birthday and telephone');
        await press(page, change);
        await expect(main.getByRole('combobox', { name: /^Title/ })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(main.getByLabel('First name')).toBeFocused();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(NAME);
        await writes(page, main.getByLabel('Day', { exact: true }), '29');
        await writes(page, main.getByLabel('Month', { exact: true }), '2');
        await writes(page, main.getByLabel('Year', { exact: true }), '2001');
        await page.keyboard.press('Enter');
        await expect(main.getByLabel('Day', { exact: true })).toBeFocused();
        await expectFits(page, 'details with an error');
        await writes(page, main.getByLabel('Year', { exact: true }), '2000');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Your details are saved.')).toBeVisible();
        await expect(change).toBeFocused();
        await expect(main.getByText('29 February 2000')).toBeVisible();
      });

      await test.step('saves an address', async () => {
        await goes('Addresses', 'Shift+Tab');
        await press(page, button('Add an address'));
        const dialog = page.getByRole('dialog', { name: 'A new address' });
        await expect(dialog).toBeVisible();
        await expectFits(page, 'a new address');
        for (const [label, text] of [
          ['First name', NAME],
          ['Last name', 'Weaver'],
          ['House number and street', '7 Dock Road'],
          ['Town or city', 'Leeds'],
          ['Postcode', 'LS1 4DY'],
          [/^Phone/, '020 7946 0958'],
        ] as const) {
          const field = dialog.getByLabel(label);
          if (await field.evaluate((element) => element === document.activeElement))
            await page.keyboard.type(text);
          else await writes(page, field, text);
        }
        await press(page, dialog.getByRole('button', { name: 'Save the address' }));
        await expect(dialog).toBeHidden();
        await expect(button('Change 7 Dock Road')).toBeVisible();
        await expectFits(page, 'the address book');
      });

      await test.step('chooses newsletter topics, and has no saved card', async () => {
        await goes('Newsletter', 'Shift+Tab');
        await press(page, main.getByRole('checkbox').first(), { key: 'Space' });
        await press(page, button(/^(?:Subscribe|Save my)/));
        await expect(main.getByText(`We write to ${mira.email}`)).toBeVisible();
        await goes('Saved cards', 'Shift+Tab');
      });

      await test.step('opens the deletion of the account, and cancels it', async () => {
        await goes('Your data', 'Tab');
        const ask = button('Delete my account');
        await press(page, ask);
        const sure = page.getByRole('dialog', { name: 'Delete your account?' });
        await expectFits(page, 'the deletion dialog');
        await page.keyboard.press('Escape');
        await expect(sure).toBeHidden();
        await expect(ask).toBeFocused();
      });

      await test.step('signs out', async () => {
        await goes('Overview', 'Shift+Tab', `Hello, ${NAME}`);
        await press(page, button('Sign out'));
        await expect(page.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible();
        await expect(menu).toBeHidden();
      });
      expectVerified(await savesSession(page));
    });

    test('AUT-19 AUT-06 registers and requests a new password by keyboard alone at 320 px', async ({
      page,
    }) => {
      await page.goto('/wishlist');
      await comesToLife(page);
      await press(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
      const drawer = page.getByRole('dialog');
      await press(page, drawer.getByRole('button', { name: 'Forgotten your password?' }));
      await expect(drawer.getByLabel('E-mail address')).toBeFocused();
      await expectFits(page, 'a forgotten password');
      await press(page, drawer.getByRole('button', { name: 'Back to sign in' }));
      await expect(drawer.getByLabel('Password')).toBeVisible();
      await press(page, drawer.getByRole('button', { name: 'Create an account' }));
      await expect(drawer.getByLabel('E-mail address')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(drawer.getByLabel('E-mail address')).toBeFocused();
      await expectFits(page, 'a registration with errors');
      await page.keyboard.type('Ada.Weaver+shop@bücher.example');
      for (const label of ['Password', 'Repeat password']) {
        await tabTo(page, drawer.getByLabel(label, { exact: true }));
        await page.keyboard.type('warp-and-weft-5');
      }
      await press(page, drawer.getByRole('button', { name: 'Create my account' }));
      await expect(drawer.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();
      await expectFits(page, 'a registration that was sent');
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      expectVerified(await savesSession(page));
    });
  });
