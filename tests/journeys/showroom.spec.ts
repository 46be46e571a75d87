import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { ensureShowroom, serveShowroom } from '#harness/cli/showroom.mjs';
import { isOnTurn } from '#harness/config/turn.ts';
import { listen } from '#harness/server/listen.mjs';

// One after the other: the first builds the showroom for all.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.skip(!isOnTurn(0, 3), 'It is not its turn today.');

let server: Awaited<ReturnType<typeof listen>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await listen(serveShowroom(await ensureShowroom()), { port: 0 });
});
test.afterAll(() => server?.close());

const patient = { timeout: 60_000 };

/** The showroom itself; the shop in its frames has tests of its own. */
const PAGES = ['index', 'states', 'walk&scenario=bag-voucher', 'walk&scenario=nothing'];

for (const width of [390, 1440])
  for (const story of PAGES)
    test(`${story} has nothing that axe finds, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://localhost:${server.port}/?mode=preview&story=showroom--${story}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patient);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
    });

test('the showroom has the window to itself, and what is not found is said plainly, with a way back', async ({
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

test('a guest’s refused voucher in Portugal, on a phone, in the tailored brand, is found, and its link opens it again', async ({
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

test('what is looked for is in the link, and still there on the way back from a walk', async ({
  page,
}) => {
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
