import { type Page, expect } from '@playwright/test';
import { PNG } from '#tests/fixtures/file-heads.ts';
import { expectAccessible } from '../support/accessible.ts';
import { BRANDS, useBrand } from '../support/brands.ts';
import { everyByteOf } from '../support/bytes.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { comesToLife, expectVerified, inputsOf, savesSession } from '../support/shopper.ts';

const MEGABYTE = 1024 * 1024;
const MESSAGE = 'The left pocket of my jacket came unstitched zylophont.';
const EMAIL = 'ada.zylophont@mail.example';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A picture with a size in bytes. */
function picture(bytes: number, name = 'zylophont.png') {
  const buffer = Buffer.alloc(bytes);
  buffer.set(PNG);
  buffer.write('zylophont', PNG.length);
  return { name, mimeType: 'image/png', buffer };
}

async function opens(page: Page, path = '/contactus') {
  await page.goto(path);
  await comesToLife(page);
  const form = page.getByRole('main').locator('form');
  const file = form.getByRole('group', { name: /Picture or document/ });
  await expect(file).toHaveAttribute('data-state', 'idle');
  return {
    form,
    file,
    submit: form.getByRole('button', { name: 'Send message' }),
    chooses: (upload: ReturnType<typeof picture>) =>
      file.locator('input[type="file"]').setInputFiles(upload),
    says: async (name: string, text: string) => form.getByLabel(name, { exact: true }).fill(text),
  };
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('API-64 ATT-01 ATT-02 ATT-03 ATT-04 CAP-02 attaches files up to 20 MB, and rejects 21 MB and a renamed program', async ({
      page,
    }) => {
      const { form, file, submit, chooses, says } = await opens(page, '/contactus?order=700001');
      await expect(form.getByRole('combobox', { name: /What is it about/ })).toHaveText('An order');
      await expect(form.getByLabel('Order number')).toHaveValue('700001');
      await submit.click();
      await expect(form.getByLabel('First name')).toBeFocused();
      await expect(form.getByText('Please write what it is about.')).toBeVisible();
      await says('First name', 'Ada');
      await says('Last name', 'Zylophont');
      await says('E-mail address', EMAIL);
      await form.getByRole('textbox', { name: /Your message/ }).fill(MESSAGE);
      await form.getByLabel('Send me a copy').check();

      await chooses(picture(21 * MEGABYTE));
      await expect(file).toHaveAttribute('data-state', 'has-error');
      await expect(file.getByText('This file is larger than 20 MB.')).toBeVisible();
      await expectAccessible(page, 'file that is too large');
      await chooses({ ...picture(64), buffer: Buffer.from('MZ\u0090 this program', 'latin1') });
      await expect(file.getByText('This file is not a picture or PDF')).toBeVisible();
      await chooses(picture(19 * MEGABYTE));
      await expect(file).toHaveAttribute('data-state', 'file-attached');
      await file.getByRole('button', { name: 'Remove' }).click();
      await expect(file.getByRole('button', { name: 'Choose a file' })).toBeFocused();
      await chooses(picture(20 * MEGABYTE));
      await expect(file).toHaveAttribute('data-state', 'file-attached');
      await expect(file.getByText(/Reference F\d+/)).toBeVisible();
      await expectAccessible(page, 'file that is attached');

      await submit.click();
      await expect(form.getByText('Please show that you are a person.')).toBeVisible();
      await form.getByRole('checkbox', { name: /I am a person/ }).check();
      await submit.click();
      const thanks = page.getByRole('heading', { name: 'Thank you, your message is with us' });
      await expect(thanks).toBeFocused();
      await expect(page.getByText('C101')).toBeVisible();
      await expectAccessible(page, 'letter that was sent');

      const saved = await savesSession(page);
      expectVerified(saved);
      expect(inputsOf(saved)).toContain('contact/sendLetter');
      const dataLayer = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
      const bytes = `${page.url()}\n${dataLayer}\n${await everyByteOf(page, saved)}`.toLowerCase();
      expect(bytes).not.toContain('zylophont');
    });

    test('SLC-07 FRM-07 sends a message by keyboard alone in a narrow window, after a failed attempt', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const rules = JSON.stringify([{ on: 'POST /contactus', call: 1, then: 'unreachable' }]);
      const { form, submit } = await opens(
        page,
        `/contactus?backend-rules=${encodeURIComponent(rules)}`,
      );
      const topic = form.getByRole('combobox', { name: /What is it about/ });
      await tabTo(page, topic);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+ArrowDown');
      await expectAccessible(page, 'list that is open');
      await page.keyboard.press('Enter');
      await expect(topic).toHaveText('My account');
      await page.keyboard.press('Tab');
      for (const text of ['', 'Ada', 'Zylophont', EMAIL, MESSAGE]) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      const check = form.getByRole('checkbox', { name: /I am a person/ });
      await tabTo(page, check);
      await page.keyboard.press('Space');
      await tabTo(page, submit);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('alert')).toContainText('Our shop did not answer.');
      await expect(form.getByRole('textbox', { name: /Your message/ })).toHaveValue(MESSAGE);
      await expect(topic).toHaveText('My account');
      await expectAccessible(page, 'letter that was not sent');
      await tabTo(page, check, 'Shift+Tab');
      await page.keyboard.press('Space');
      await tabTo(page, submit);
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { name: 'Thank you, your message is with us' }),
      ).toBeFocused();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    });
  });
