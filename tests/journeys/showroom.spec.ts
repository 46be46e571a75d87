import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { ensureShowroom, serveShowroom } from '#harness/showroom/ensure-showroom.mjs';
import { listen } from '#harness/server/listen.mjs';

// Sequential: the first one builds the showroom for all.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let server: Awaited<ReturnType<typeof listen>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await listen(serveShowroom(await ensureShowroom()), { port: 0 });
});
test.afterAll(() => server?.close());

const patient = { timeout: 60_000 };

/** Pages of the showroom itself; the shop in its frames has its own tests. */
const PAGES = [
  'showroom--index',
  'showroom--index&by=requirement',
  'showroom--states',
  'showroom--walk&scenario=bag-voucher',
  'showroom--walk&scenario=bag-voucher&log=open',
  'showroom--walk&scenario=bag-voucher&view=languages',
  'showroom--walk&scenario=nothing',
  'cart--voucher-refused',
];

for (const width of [390, 1440])
  for (const story of PAGES)
    test(`axe finds no violation in ${story}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://localhost:${server.port}/?mode=preview&story=${story}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patient);
      if (story.includes('log=open'))
        await expect(page.getByLabel('Technical log').getByRole('listitem')).not.toHaveCount(
          0,
          patient,
        );
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
    });

for (const width of [390, 1440])
  test(`the text of a walk’s requirement fits in the window, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(
      `http://localhost:${server.port}/?mode=preview&story=showroom--walk&scenario=bag-voucher`,
    );
    const last = page.getByRole('button', { name: /^[A-Z\d]{3,4}-\d+$/ }).last();
    await expect(last).toBeVisible(patient);
    // Layers in the frame may take the focus.
    await expect(page.getByText('Opening the shop …')).toBeHidden(patient);
    await last.focus();
    const tip = page.getByRole('tooltip');
    await expect(tip).toBeInViewport({ ratio: 0.99 });
    const isCutOff = await tip.evaluate((of) => of.scrollHeight > of.clientHeight);
    expect(isCutOff).toBe(false);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  });

test('the showroom fills the window, and reports a missing page with a link back', async ({
  page,
}) => {
  const sidebar = page.locator('.ladle-aside');
  const title = page.getByRole('heading', { level: 1 });
  for (const address of ['/', '/?story=showroom--walk&scenario=bag-voucher']) {
    await page.goto(`http://localhost:${server.port}${address}`);
    await expect(title).toBeVisible(patient);
    await expect(sidebar).toBeHidden();
  }
  await page.goto(`http://localhost:${server.port}/?story=nothing--here`);
  await expect(title).toHaveText('Story not found', patient);
  await expect(title).toHaveCSS('text-transform', 'none');
  await expect(title).toHaveCSS('font-family', /system-ui/);
  await expect(sidebar).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(title).toHaveText('Showroom', patient);
});

test('finds a guest’s refused voucher of the tailored brand in Portugal, on a phone, and reopens it by its link', async ({
  page,
  context,
}) => {
  await page.goto(`http://localhost:${server.port}/`);
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Hollis Marlowe', patient);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Portugal');
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('Phone, 390 px');
  await page.getByRole('searchbox').fill('voucher refused');
  await page.getByRole('link', { name: /A guest’s voucher is refused/ }).click();
  const next = page.getByRole('button', { name: 'Next' });
  const refusal = (of: typeof page) =>
    of.frameLocator('iframe').getByText('Este código não pode ser usado');
  await expect(next).toBeEnabled(patient);
  for (const step of [1, 2]) {
    await next.click();
    await expect(page.getByRole('status').filter({ hasText: `${step} of` })).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(refusal(page)).toBeVisible(patient);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(refusal(other)).toBeVisible(patient);
  await expect(other.frameLocator('iframe').getByText('HOLLIS MARLOWE').first()).toBeAttached();
});

test('every page linked from the index exists', async ({ page }) => {
  await page.goto(`http://localhost:${server.port}/`);
  await page.getByRole('link', { name: 'Parts of the design' }).click(patient);
  await expect(page.locator('.ladle-main').getByRole('button').first()).toBeVisible(patient);
  await expect(page.getByText('Story not found')).toHaveCount(0);
  await page.goto(`http://localhost:${server.port}/`);
  await page.getByRole('link', { name: 'States of each page' }).click(patient);
  await page.getByRole('button', { name: /^Sold out, gone/ }).click(patient);
  await page.goto(page.url());
  const sold = page.getByRole('button', { name: /^Sold out, gone/, pressed: true });
  await expect(sold).toBeVisible(patient);
});

test('searches requirements by words, and reports an empty result', async ({ page }) => {
  await page.goto(`http://localhost:${server.port}/?story=showroom--index&by=requirement`);
  const words = page.getByRole('searchbox');
  await words.fill('wishlist roll back', patient);
  await expect(page.getByText('WSH-05')).toBeVisible();
  await words.fill('nothing has these words');
  await expect(page.getByText('0 of them are found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('WSH-05')).toBeVisible();
});

test('arrow keys move a walk even if a field in the shop has the focus', async ({ page }) => {
  const walk =
    '?story=showroom--walk&mode=preview&scenario=membership-session-over&screen=390&step=3';
  await page.goto(`http://localhost:${server.port}/${walk}`);
  const field = page.frameLocator('iframe').getByLabel('Password', { exact: true });
  await field.focus(patient);
  await page.keyboard.press('ArrowLeft');
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: '2 of 5' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(status.filter({ hasText: '3 of 5' })).toBeVisible();
  await field.fill('typed', patient);
  await page.keyboard.press('ArrowLeft');
  await expect(status.filter({ hasText: '3 of 5' })).toBeVisible();
});

test('keeps the search in the URL, also after Back from a walk', async ({ page }) => {
  await page.goto(`http://localhost:${server.port}/`);
  const words = page.getByRole('searchbox');
  await words.fill('voucher', patient);
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Bag');
  await page.goto(page.url());
  await expect(words).toHaveValue('voucher', patient);
  await page.getByRole('link', { name: /A guest’s voucher is refused/ }).click();
  await page.getByRole('link', { name: 'All scenarios' }).click(patient);
  await expect(words).toHaveValue('voucher', patient);
  await page.getByRole('button', { name: 'By requirement' }).click();
  await page.goto(page.url());
  await expect(page.getByRole('button', { name: 'By requirement', pressed: true })).toBeVisible(
    patient,
  );
});
