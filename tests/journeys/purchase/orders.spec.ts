import { type Page, expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { expectAccessibleAtBoth } from '../support/accessible.ts';

/** Disables motion, because colours are measured at rest. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function enters(page: Page, scenario: string, store: string, heading: string): Promise<void> {
  await page.goto(`/?scenario=${scenario}&store=${store}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function looksUp(page: Page, postcode: string): Promise<void> {
  await page.getByLabel('Order number').fill('701001');
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByRole('button', { name: 'Find the order' }).click();
}

for (const store of ['rl-gb', 'hm-gb'])
  test.describe(store, () => {
    test('RTE-12 ORD-01 ORD-03 every state of the orders’ pages is valid HTML without violations of WCAG 2.2 AA', async ({
      page,
    }) => {
      await enters(page, 'confirmation-reloaded', store, 'Thank you, Mira');
      await expectAccessibleAtBoth(page, 'confirmation');
      await enters(page, 'orders-two-pages', store, 'Your orders');
      await expect(page.getByText('Page 1 of 2')).toBeVisible();
      await expectAccessibleAtBoth(page, 'list');
      await enters(page, 'order-cancelled', store, 'Order 701001');
      await expectAccessibleAtBoth(page, 'order');
      await page.getByRole('button', { name: 'Cancel this order' }).click();
      await expect(page.getByRole('dialog', { name: 'Cancel order 701001?' })).toBeVisible();
      await expectAccessibleAtBoth(page, 'cancelling');
      await enters(page, 'order-of-a-shop', store, 'Order S203-7');
      await expectAccessibleAtBoth(page, 'order of a shop');
    });

    test('ORD-03 ORD-04 the lookup is valid HTML without violations of WCAG 2.2 AA', async ({
      page,
    }) => {
      await enters(page, 'order-found', store, 'Find an order');
      await page.getByRole('button', { name: 'Find the order' }).click();
      await expect(page.getByLabel('Order number')).toBeFocused();
      await expectAccessibleAtBoth(page, 'lookup with errors');
      await looksUp(page, 'M1 1AE');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessibleAtBoth(page, 'no match');
      await looksUp(page, 'SW1A 1AA');
      await expect(page.getByRole('heading', { name: 'Order 701001' })).toBeVisible();
      await expectAccessibleAtBoth(page, 'found order');
    });
  });

test('RTE-12 prints the confirmation with shop, customer and goods, and without buttons', async ({
  page,
}) => {
  await enters(page, 'confirmation-reloaded', 'rl-gb', 'Thank you, Mira');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('uk.rivetandloom.example')).toBeVisible();
  await expect(page.getByText('Foundry Tee')).toBeVisible();
  await expect(page.getByText(/Includes £[\d.]+ VAT/)).toBeVisible();
  for (const name of ['Continue shopping', 'Follow this order'])
    await expect(page.getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
