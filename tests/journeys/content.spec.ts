import { expect, type Page } from '@playwright/test';
import { BRANDS, useBrand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { expectVerified, goesToFoot, shopperOn } from './support/shopper.ts';
import { violationsOf } from './support/accessible.ts';

function mainNav(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Expects the content service's menu in place of the plain links. */
async function expectMenu(page: Page): Promise<void> {
  await expect(
    mainNav(page).getByRole('button', { name: 'Open the menu of Women' }),
  ).toBeAttached();
}

/** Metadata in the page's head. */
function headOf(page: Page) {
  return page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    languages: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(
      ({ hreflang, href }) => [hreflang, href],
    ),
  }));
}

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    useBrand(brand);

    test('CNT-01 CNT-11 the menu opens for a resting pointer, and its links work', async ({
      page,
    }) => {
      await page.goto('/women');
      const men = mainNav(page).getByRole('link', { name: 'Men', exact: true });
      await expectMenu(page);
      const names = await mainNav(page).getByRole('link').allTextContents();
      expect(names.slice(0, 2)).toEqual(['Women', 'Men']);
      await men.hover();
      const knitwear = mainNav(page).getByRole('link', { name: 'Knitwear', exact: true });
      await expect(knitwear).toHaveAttribute('href', /\/men\/knitwear$/);
      expect(await violationsOf(page)).toEqual([]);
      await knitwear.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Knitwear' })).toBeVisible();
      await expect(knitwear).toBeHidden();
    });

    test('CNT-01 by keyboard, the menu’s button opens the panel, Tab enters it and Escape closes it', async ({
      page,
    }) => {
      await page.goto('/women');
      await expectMenu(page);
      await mainNav(page).getByRole('link', { name: 'Women', exact: true }).focus();
      const opener = mainNav(page).getByRole('button', { name: 'Open the menu of Women' });
      await page.keyboard.press('Tab');
      await expect(opener).toBeFocused();
      await expect(opener).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      const first = mainNav(page)
        .getByRole('listitem')
        .getByRole('listitem')
        .getByRole('link')
        .first();
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    });
  });

test('CNT-10 copies a promo code of the top banner, and replays verified', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shopper = shopperOn(page);
  await shopper.opens('/women');
  const line = page.getByRole('region', { name: 'Announcements' });
  await line.getByRole('button', { name: 'Copy the code KNIT10' }).click();
  await expect(page.getByText('Code KNIT10 copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('KNIT10');
  await line.getByRole('button', { name: 'Next announcement' }).click();
  await expect(line).toContainText('Free delivery from');
  await line.getByRole('button', { name: 'Close the announcements' }).click();
  await expect(line).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(line).toBeHidden();
  expectVerified(await shopper.savesSession());
});

test('RTE-21 RTE-23 a German text page has its own address, and lists those of other languages', async ({
  page,
}) => {
  await page.goto('/datenschutz?store=rl-de');
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
  await expect(page.locator('main nav').getByRole('link')).not.toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  const { canonical, languages, robots, description } = await headOf(page);
  expect(canonical).toBe('https://de.rivetandloom.example/datenschutz');
  expect(languages).toContainEqual(['en-gb', 'https://uk.rivetandloom.example/privacy']);
  expect(languages).toContainEqual(['x-default', 'https://uk.rivetandloom.example/privacy']);
  expect(languages).toHaveLength(29);
  expect([robots, description?.includes('Rivet & Loom')]).toEqual([undefined, true]);
});

test('RTE-22 another country shows the same page, in its own shop with its own bag', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await goesToFoot(page);
  const change = page.getByRole('button', { name: /^Change country/ });
  await expect(change).toHaveAccessibleName(
    'Change country: United Kingdom, English, British Pound',
  );
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Country and language' });
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Switzerland, italiano' }).click();
  await expect(page).toHaveURL(/\/it\/privacy\?store=rl-ch$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await goesToFoot(page);
  await expect(page.getByRole('button', { name: /franco svizzero/i })).toBeVisible();
  await page.getByRole('button', { name: /Svizzera/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Germania, Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
});

test('RTE-25 expands the answers of questions, and finds a size of a product in a shop', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByText('Do I need an account?').click();
  await expect(page.getByText('As a guest you fill your bag')).toBeVisible();
  await page.goto('/find-in-store?product=rl0101rin');
  await page.getByLabel('Size').selectOption({ index: 3 });
  const shops = page.getByRole('region', { name: 'Shops' }).getByRole('listitem');
  await expect(shops.first()).toContainText(/In stock|left|Last piece|Not there/);
  await page.getByLabel('Town, postcode or street').fill('edin');
  await expect(page.getByText('1 shop', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
