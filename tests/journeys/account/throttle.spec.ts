import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { BRANDS, useBrand } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { expectFocusSeen, tabTo } from '../support/keyboard.ts';
import { expectVerified, inputsOf, shopperOn } from '../support/shopper.ts';

const { mira } = DEMO_ACCOUNTS;
const MOST_WRONG = 5;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Replaces the password, submits the form and waits for the answer. */
async function tries(page: Page, password: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Sign in' });
  const answer = page.waitForResponse((response) => response.url().includes('/loginidentity'));
  await drawer.getByLabel('Password').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await answer;
  await expect(drawer.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('API-35 CAP-01 CAP-02 shows the wait after too many wrong passwords, and signs in after a captcha, by keyboard', async ({
      page,
    }) => {
      const shopper = shopperOn(page);
      await shopper.opens('/');
      const scripts: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes('captcha')) scripts.push(pathname);
      });
      await page.getByRole('button', { name: 'Sign in' }).first().press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Sign in' });
      await expect(drawer.getByLabel('E-mail address')).toBeFocused();
      await page.keyboard.type(mira.email);
      const words = new Set<string | null>();
      for (let nth = 1; nth <= MOST_WRONG; nth += 1) {
        await tries(page, `not-the-one-${nth}`);
        words.add(await drawer.getByRole('alert').textContent());
        if (nth === 2) expect(scripts).toEqual([]);
      }
      await expect(drawer.getByRole('checkbox', { name: /I am a person/ })).toBeVisible();
      expect(scripts).toEqual(['/provider/captcha.js']);
      await expectAccessible(page, 'captcha after three wrong sign-ins');
      expect([...words]).toEqual([
        'E-mail address and password do not belong together. Please check both.',
      ]);

      await tries(page, mira.password);
      const alert = drawer.getByRole('alert');
      await expect(alert).toContainText('You can try again in 10 minutes.');
      await expect(drawer.getByLabel('E-mail address')).toHaveValue(mira.email);
      await expect(drawer.getByLabel('Password')).toHaveValue(mira.password);
      await expectAccessible(page, 'sign-in that has to wait');

      const submit = drawer.getByRole('button', { name: 'Sign in' });
      await tabTo(page, submit);
      await page.keyboard.press('Enter');
      await expect(drawer.locator('[tabindex="-1"]:focus')).toContainText('in 10 minutes');

      await tabTo(page, drawer.getByRole('checkbox', { name: /I am a person/ }));
      await page.keyboard.press('Space');
      await expectFocusSeen(submit);
      await expect(drawer.getByText('Thank you. You can try again now.')).toBeVisible();
      await expectAccessible(page, 'captcha that is solved');
      await page.keyboard.press('Enter');
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('button', { name: 'Your account' }).first()).toBeVisible();

      const file = await shopper.savesSession();
      expect(inputsOf(file)).toContain('captcha/open');
      expectVerified(file);
    });
  });
