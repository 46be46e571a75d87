import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { shopLines } from '../support/bytes.ts';
import { test } from '../support/journey.ts';
import { linkIn } from '../support/outbox.ts';
import { expectVerified, goesToFoot, inputsOf, savesSession } from '../support/shopper.ts';

const EMAIL = 'ada.letters@mail.example';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('API-65 NWS-02 signs up for the newsletter, and unsubscribes once by the link in its mail', async ({
  page,
}) => {
  await page.goto('/women?store=rl-gb');
  await expect(page.getByRole('article').first()).toBeVisible();
  await goesToFoot(page);
  const block = page.getByRole('region', { name: 'Mill notes' });
  await block.getByLabel('E-mail address').fill(EMAIL);
  await block.getByRole('button', { name: 'Sign up' }).click();
  await expect(block.getByRole('status')).toHaveText('You are on the list');

  const link = await linkIn(page, 'You hear from Rivet & Loom now');
  const opener = new URL(link, page.url()).searchParams.get('krypto') ?? '';
  expect(opener.length).toBeGreaterThan(32);
  await page.goto(link);
  const dialog = page.getByRole('dialog', { name: 'Our newsletter' });
  await expectAccessible(page, 'the link of a letter');
  expect(page.url()).not.toContain('krypto');
  await dialog.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const session = await savesSession(page);
  expect(inputsOf(session)).toContain('auth/endNewsletter');
  expectVerified(session);
  const own = (await shopLines(page)).join('\n');
  for (const secret of [opener, EMAIL]) expect(own).not.toContain(secret);

  // The form is available again, and the link may be pressed twice.
  await goesToFoot(page);
  await expect(block.getByLabel('E-mail address')).toBeVisible();
  await page.goto(link);
  await dialog.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
});
