import { expect, type Page } from '@playwright/test';
import { everyByteOf } from '../support/bytes.ts';
import { test } from '../support/journey.ts';
import {
  comesToLife,
  expectVerified,
  inputsOf,
  goesToFoot,
  shopperOn,
} from '../support/shopper.ts';

const EMAIL = 'ada.newsletter@example.test';
const SEEN = 'selvedge_newsletter_seen';
const SIGNED_UP = 'selvedge_newsletter';

const popupOn = (page: Page) => page.getByRole('dialog', { name: 'Mill notes' });
const yearFromNow = Date.now() / 1000 + 365 * 24 * 60 * 60;

async function expectYearOf(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      const cookies = await page.context().cookies();
      return cookies.find((cookie) => cookie.name === name)?.expires;
    })
    .toBeCloseTo(yearFromNow, -4);
}

/** Visits the third page, the first with a popup, after 20 seconds. */
async function reachesThirdPage(page: Page): Promise<void> {
  const shopper = shopperOn(page);
  await shopper.opens('/women');
  await comesToLife(page);
  await shopper.follows('Men');
  await expect(page).toHaveTitle(/^Men/);
  const loaded = page.waitForResponse(/NewsletterOverlay/);
  await shopper.follows('Kids');
  await expect(page).toHaveTitle(/^Kids/);
  await loaded;
  // A pointer over the menu would open it and delay the popup.
  await page.mouse.move(720, 600);
}

test.describe('at the foot of the page', () => {
  test('API-65 NWS-02 shows errors at the field, remembers the sign-up, and logs no address', async ({
    page,
  }) => {
    const shopper = shopperOn(page);
    await shopper.opens('/women');
    await expect(page.getByRole('article').first()).toBeVisible();
    const block = page.getByRole('region', { name: 'Mill notes' });
    const email = block.getByLabel('E-mail address');
    // Realistic press duration: a button that moved away meanwhile would miss the click.
    await block.getByRole('button', { name: 'Sign up' }).click({ delay: 80 });
    await expect(block.getByText('Please enter your e-mail address.')).toBeVisible();
    await email.fill('ada@');
    await expect(block.getByLabel('Women')).toBeVisible();
    await block.getByRole('button', { name: 'Sign up' }).click();
    await expect(block.getByText('This is not a complete e-mail address.')).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill(EMAIL);
    await block.getByLabel('Women').check();
    await block.getByRole('button', { name: 'Sign up' }).click();
    await expect(block.getByRole('status')).toHaveText('You are on the list');
    await expectYearOf(page, SIGNED_UP);
    await page.reload();
    await goesToFoot(page);
    await expect(block.getByRole('status')).toHaveText('You get our newsletter');
    const file = await shopper.savesSession();
    expect(inputsOf(file)).toContain('newsletter/signUp');
    expectVerified(file);
    expect(await everyByteOf(page, file)).not.toContain(EMAIL);
  });
});

test.describe('the popup', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('NWS-01 NWS-03 opens once, closes on Escape, restores the focus, and does not reopen', async ({
    page,
  }) => {
    await reachesThirdPage(page);
    const search = page.getByRole('button', { name: 'Search' });
    await search.focus();
    await page.clock.fastForward(21_000);
    await expect(popupOn(page)).toBeVisible();
    await expect(search).not.toBeFocused();
    await expectYearOf(page, SEEN);
    await page.keyboard.press('Escape');
    await expect(popupOn(page)).toBeHidden();
    await expect(search).toBeFocused();
    const shopper = shopperOn(page);
    const file = await shopper.savesSession();
    expect(inputsOf(file)).toEqual(
      expect.arrayContaining(['newsletter/showPopup', 'newsletter/closePopup']),
    );
    expectVerified(file);
    await shopper.opens('/women');
    await shopper.follows('Men');
    await expect(page).toHaveTitle(/^Men/);
    await shopper.follows('New in');
    await expect(page).toHaveTitle(/^New in/);
    // Hydrate first: a jump of the clock would trigger the document's timeouts.
    await comesToLife(page);
    await page.clock.fastForward(60_000);
    await expect(popupOn(page)).toBeHidden();
  });

  test('does not open while another layer is open', async ({ page }) => {
    await reachesThirdPage(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.fastForward(60_000);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const file = await shopperOn(page).savesSession();
    expect(inputsOf(file)).toContain('newsletter/putOffPopup');
    expect(inputsOf(file)).not.toContain('newsletter/showPopup');
    expectVerified(file);
  });
});
