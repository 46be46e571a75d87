import { type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { BRANDS, useBrand } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { comesToLife, entersAccount } from '../support/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FIELDS =
  'input:is([type=text], [type=email], [type=password], [type=tel], [type=search], :not([type])), textarea';
const LONG = 10_000;

interface Place {
  called: string;
  path: string;
  opens?: (page: Page) => Promise<unknown>;
  scope?: string;
  /** Button that submits the form. */
  send: string;
  isSignedIn?: true;
}

const inDrawer = (name: string) => async (page: Page) => {
  await comesToLife(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  if (name !== '') await page.getByRole('dialog').getByRole('button', { name }).click();
};
const inAccount = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).click();

const PLACES: readonly Place[] = [
  { called: 'sign-in', path: '/wishlist', opens: inDrawer(''), scope: 'dialog', send: 'Sign in' },
  {
    called: 'registration',
    path: '/wishlist',
    opens: inDrawer('Create an account'),
    scope: 'dialog',
    send: 'Create my account',
  },
  {
    called: 'a forgotten password',
    path: '/wishlist',
    opens: inDrawer('Forgotten your password?'),
    scope: 'dialog',
    send: 'Send me the link',
  },
  { called: 'contact', path: '/contactus', send: 'Send message' },
  {
    called: 'personal details',
    path: '/myaccount/personaldetails',
    opens: inAccount('Change name, birthday and telephone'),
    send: 'Save',
    isSignedIn: true,
  },
  {
    called: 'another e-mail address',
    path: '/myaccount/personaldetails',
    opens: inAccount('Change the e-mail address'),
    send: 'Send me the link',
    isSignedIn: true,
  },
  {
    called: 'another password',
    path: '/myaccount/personaldetails',
    opens: inAccount('Change the password'),
    send: 'Save the new password',
    isSignedIn: true,
  },
  {
    called: 'an address',
    path: '/myaccount/addresses',
    opens: inAccount('Add an address'),
    scope: 'dialog[open]',
    send: 'Save the address',
    isSignedIn: true,
  },
];

for (const [at, place] of PLACES.entries()) {
  const brand = BRANDS[at % 2] ?? BRANDS[0];
  if (!brand) continue;
  test.describe(brand.name, () => {
    useBrand(brand);
    test.use({ viewport: { width: 320, height: 640 } });

    test(`VAL-21 rejects 10,000 characters in each field of ${place.called} with a message, and sends nothing`, async ({
      page,
    }) => {
      if (place.isSignedIn) await entersAccount(page, place.path, DEMO_ACCOUNTS.mira);
      else await page.goto(place.path);
      await comesToLife(page);
      await place.opens?.(page);
      const form = page
        .locator(place.scope ?? 'main')
        .locator('form')
        .first();
      const fields = form.locator(FIELDS).filter({ visible: true });
      await fields.first().waitFor();
      const sent: string[] = [];
      page.on('request', (request) => {
        const text = `${request.url()} ${request.postData() ?? ''}`;
        if (text.includes('x'.repeat(100))) sent.push(`${request.method()} ${request.url()}`);
      });
      const count = await fields.count();
      for (let nth = 0; nth < count; nth += 1) {
        await fields.nth(nth).fill('x'.repeat(LONG));
        await fields.nth(nth).blur();
      }
      await form.getByRole('button', { name: place.send, exact: true }).click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
      const right = await fields.evaluateAll((all) =>
        all
          .filter((field) => field.getAttribute('aria-invalid') !== 'true')
          .map((field) => field.getAttribute('name')),
      );
      // A repeated field has one error for both; the backend checks the current password.
      expect(
        right.filter((name) => !/confirmation|again|old|current|^password$/i.test(name ?? '')),
      ).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await expectAccessible(page, `10,000 characters in each field of ${place.called}`);
      expect(sent).toEqual([]);
    });
  });
}
