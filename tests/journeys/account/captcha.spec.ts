import { type Page, expect } from '@playwright/test';
import { readProviderFile } from '#harness/provider/files.mjs';
import { test } from '../support/journey.ts';
import { comesToLife } from '../support/shopper.ts';

const ORIGIN = 'https://captcha.provider.test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Configured {
  /** Suffix of the site key, which selects the check's outcome. */
  key?: string;
  size?: string;
  /** True if the content policy allows the provider, as with `script-hosts.json`. */
  isAdmitted?: boolean;
}

/** Opens the contact form of a shop with a captcha provider on its own origin. */
async function opensLetter(
  page: Page,
  { key = '', size = 'normal', isAdmitted = true }: Configured = {},
) {
  const asked: URL[] = [];
  await page.route(`${ORIGIN}/**`, async (route) => {
    asked.push(new URL(route.request().url()));
    const file = readProviderFile('/provider/captcha.js');
    await route.fulfill({ contentType: file?.type ?? '', body: file?.body ?? '' });
  });
  await page.route('**/contactus', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /<meta name="selvedge-captcha"[^>]*>/,
      `<meta name="selvedge-captcha" content="${ORIGIN}/api.js" data-site-key="key${key}" data-size="${size}">`,
    );
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      body,
      headers: {
        ...headers,
        'content-security-policy': isAdmitted
          ? policy.replace(/script-src 'self'/, `$& ${ORIGIN}`)
          : policy,
      },
    });
  });
  await page.goto('/contactus');
  await comesToLife(page);
  const form = page.getByRole('main').locator('form');
  return {
    asked,
    form,
    box: form.getByRole('checkbox', { name: /I am a person/ }),
    token: form.locator('input[name="captcha"]'),
    failed: form.getByText('The check that you are a person cannot be reached.'),
  };
}

test('CAP-01 CAP-02 requests explicit rendering from another site’s provider, and sends its answer with the form', async ({
  page,
}) => {
  const { asked, box, token } = await opensLetter(page);
  await box.check();
  await expect(token).toHaveValue(/^simulated-/);
  const [script, ...more] = asked;
  expect(more).toEqual([]);
  expect(script?.searchParams.get('render')).toBe('explicit');
  expect(script?.searchParams.get('onload')).toBe('selvedgeCaptchaReady');
});

test('CAP-03 an expired answer is removed', async ({ page }) => {
  const { box, token } = await opensLetter(page, { key: '-brief' });
  await box.check();
  await expect(token).toHaveValue(/^simulated-/);
  await expect(token).toHaveValue('');
  await expect(box).not.toBeChecked();
});

test('CAP-06 reports a failed check', async ({ page }) => {
  const { box, token, failed } = await opensLetter(page, { key: '-error' });
  await box.check();
  await expect(failed).toBeVisible();
  await expect(token).toHaveValue('');
});

test('CAP-07 runs a check without a box, and shows its refusal', async ({ page }) => {
  const { box, failed } = await opensLetter(page, { key: '-refusal', size: 'invisible' });
  await expect(failed).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('CAP-02 CAP-07 a check without a box answers by itself', async ({ page }) => {
  const { token } = await opensLetter(page, { size: 'invisible' });
  await expect(token).toHaveValue(/^simulated-/);
});

test.describe('a provider that the policy does not name', () => {
  test.use({ expected: /Content Security Policy|captcha\.provider\.test/ });

  test('CAP-01 CAP-06 loads nothing, and reports it', async ({ page }) => {
    const { asked, failed } = await opensLetter(page, { isAdmitted: false });
    await expect(failed).toBeVisible();
    expect(asked).toEqual([]);
  });
});
