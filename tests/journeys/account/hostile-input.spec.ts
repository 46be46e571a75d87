import { type Locator, type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { PNG } from '#tests/fixtures/file-heads.ts';
import { expectAccessible } from '../support/accessible.ts';
import { BRANDS, useBrand } from '../support/brands.ts';
import { everyByteOf } from '../support/bytes.ts';
import { test } from '../support/journey.ts';
import { comesToLife, entersAccount, expectVerified, savesSession } from '../support/shopper.ts';

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

/** Drops several files at once. */
async function drops(page: Page, area: Locator, names: readonly string[]): Promise<void> {
  const given = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const name of all) data.items.add(new File(['x'], name, { type: 'image/png' }));
    return data;
  }, names);
  await area.locator('p').first().dispatchEvent('drop', { dataTransfer: given });
}

const CANARY = 'Quixotry';

test('ATT-04 ATT-05 rejects other files than pictures and documents with a message, and stores no byte of them', async ({
  page,
}) => {
  await page.goto('/contactus');
  await comesToLife(page);
  const form = page.getByRole('main').locator('form');
  const file = form.getByRole('group', { name: /Picture or document/ });
  await expect(file).toHaveAttribute('data-state', 'idle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/contactus/files')) sent.push(request.url());
  });
  const text = (of: string) => Buffer.from(of, 'latin1');
  for (const [name, buffer, told] of [
    ['zip-bomb.png', text(`PK\u0003\u0004\u0014${CANARY}`), 'This file is not a picture or PDF'],
    [
      'drawing.png',
      text(`<svg onload="document.title='${CANARY}'"></svg>`),
      'This file is not a picture or PDF',
    ],
    [
      'page.pdf',
      text(`<!doctype html><script>document.title='${CANARY}'</script>`),
      'This file is not a picture or PDF',
    ],
    ['nothing.png', text(''), 'This file is empty.'],
    ['drawing.svg', text(`<svg>${CANARY}</svg>`), 'Please choose a PNG'],
    ['page.html', text(`<p>${CANARY}</p>`), 'Please choose a PNG'],
    [`${CANARY}.png.exe`, text('MZ'), 'Please choose a PNG'],
  ] as const) {
    await file
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(buffer) });
    await expect(file.getByText(told), name).toBeVisible();
    await expect(file).toHaveAttribute('data-state', 'has-error');
    await file.getByRole('button', { name: 'Go on without a file' }).click();
    await expect(file).toHaveAttribute('data-state', 'idle');
  }
  await drops(
    page,
    file,
    Array.from({ length: 40 }, (_, nth) => `${CANARY}-${nth}.png`),
  );
  await expect(file.getByText('One file at a time, please.')).toBeVisible();
  await expectAccessible(page, 'forty files at once');
  expect(sent).toEqual([]);
  await file.getByRole('button', { name: 'Go on without a file' }).click();

  // A picture with huge dimensions is sent but not previewed.
  const huge = Buffer.alloc(4_096);
  huge.set(PNG);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  huge.write(CANARY, 100);
  await file
    .locator('input[type="file"]')
    .setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: huge });
  await expect(file).toHaveAttribute('data-state', 'file-attached');
  await expect(file.locator('img')).toHaveCount(0);
  expect(sent).toHaveLength(1);

  const saved = await savesSession(page);
  expectVerified(saved);
  const dataLayer = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  const kept = `${page.url()}\n${dataLayer}\n${await everyByteOf(page, saved)}`.toLowerCase();
  expect(kept).not.toContain(CANARY.toLowerCase());
});
