import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { expectVerified, shopperOn } from './support/shopper.ts';

const LEAD_GEN = 'mockXcomregDate=2026-11-05';
const ACTIVE = 'mockXcomregDate=2026-11-20';

test('XAC-01 XAC-09 XAC-12 lets a subscriber of the campaign buy its products when it opens', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  await shopper.opens(`/campaign?${LEAD_GEN}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be first at Rivet Row');
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
  await page.getByRole('main').getByLabel('E-mail address').fill('ada@example.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See you on 16 November');
  await expect(page).toHaveURL(/xcomreg=RIVETROW/);

  await shopper.opens(`/campaign?${ACTIVE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yours first');
  await page
    .getByRole('article')
    .getByRole('link', { name: 'Sawyer Trucker Jacket' })
    .first()
    .click();
  await shopper.addsFirst(['Size', 'M']);
  await shopper.closesDrawer();
  expectVerified(await shopper.savesSession());
});

test('XAC-12 shows other shoppers that the product is reserved, and how to get access', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  await shopper.opens(`/men/jackets?${ACTIVE}&xcomreg=OTHER`);
  const tile = page.getByRole('article').filter({ hasText: 'Sawyer Trucker Jacket' }).first();
  await expect(tile.getByText('Reserved')).toBeVisible();
  await tile.getByRole('link').first().click();
  const lock = page.getByRole('region', { name: 'Reserved for Rivet Row' });
  await expect(lock).toContainText('Until 30 November');
  await expect(page.getByRole('button', { name: 'Add to bag' })).toHaveCount(0);
  await lock.getByRole('link', { name: 'How first access works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rivet Row is open');
  expectVerified(await shopper.savesSession());
});
