import { chromium, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { everyByteOf, keptLines } from './support/bytes.ts';
import { test } from './support/journey.ts';
import { expectVerified, inputsOf, keepAsGolden, replay, shopperOn } from './support/shopper.ts';

const JEAN = '/foundry-straight-jean-rl0101rin';
const { mira, jonas } = DEMO_ACCOUNTS;

test('PRD-01 the choices stay beside the pictures to their end, and cover no later content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(JEAN);
  const facts = page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first();
  const row = page.getByRole('heading', { name: 'You may also like' });
  // The row loads when near.
  await page.mouse.move(400, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(row).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
  const top = () => facts.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(top).toBeGreaterThan(before - 200);
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 400));
  const number = page.getByText(/^Product number/);
  const isAbove = async () => {
    const [low, high] = await Promise.all([number.boundingBox(), row.boundingBox()]);
    return low && high && low.y + low.height <= high.y;
  };
  await expect.poll(isAbove).toBe(true);
});

test(
  'a session of browsing, adding, signing in and saving replays verified',
  { tag: '@smoke' },
  async ({ page }) => {
    const shopper = shopperOn(page);
    await shopper.opens('/');
    await shopper.follows('Women');
    await expect(page).toHaveTitle(/^Women/);
    await shopper.opensFirstProduct();
    await shopper.opens(JEAN);
    await shopper.addsToBag();
    await expect(page.getByText('Please choose a waist.')).toBeVisible();
    await shopper.chooses('Waist', '32');
    await shopper.chooses('Length', '32');
    await shopper.addsToBag();
    const bag = page.getByRole('dialog', { name: 'Your bag (1)' });
    await expect(bag).toContainText('Foundry Straight Jean');
    await bag.getByRole('link', { name: 'View bag' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
    await shopper.expectBagCount(1);
    await shopper.signsIn(mira.email, mira.password);
    await shopper.expectWishlistCount(2);
    await shopper.expectBagCount(1);
    await page.goto('/women');
    await page
      .getByRole('button', { name: /^Save .* to your wishlist$/ })
      .first()
      .click();
    await shopper.expectWishlistCount(3);
    await page
      .getByRole('button', { name: /^Save .* to your wishlist$/, pressed: true })
      .first()
      .click();
    await shopper.expectWishlistCount(2);
    const file = await shopper.savesSession();
    expect(inputsOf(file)).toEqual(
      expect.arrayContaining([
        'app/started',
        'navigation/locationChanged',
        'product/selectWidth',
        'product/addToBag',
        'auth/signIn',
        'wishlist/addItem',
        'wishlist/removeItem',
      ]),
    );
    expectVerified(file);
    keepAsGolden(file, 'app/shopping--signed-in');
  },
);

test('a session with a reload keeps bag and wishlist, and replays verified', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.opens(JEAN);
  await shopper.addsFirst(['Waist', '32'], ['Length', '32']);
  await shopper.closesDrawer();
  await page.reload();
  await shopper.expectBagCount(1);
  const file = await shopper.savesSession();
  expect(inputsOf(file).filter((name) => name === 'app/started')).toHaveLength(2);
  expectVerified(file);
  keepAsGolden(file, 'app/reload-in-the-middle--bag-kept');
});

test('the stored session of a killed browser replays verified', async ({
  launchOptions,
  baseURL,
}, info) => {
  const profile = info.outputPath('profile');
  const options = { ...launchOptions, ...(baseURL && { baseURL }), acceptDownloads: true };
  const before = await chromium.launchPersistentContext(profile, options);
  const shopper = shopperOn(before.pages()[0] ?? (await before.newPage()));
  await shopper.opens(JEAN);
  await expect(shopper.page.getByRole('button', { name: 'Accept all' })).toBeVisible();
  await shopper.addsFirst(['Waist', '34'], ['Length', '32']);
  await expect.poll(() => keptLines(shopper.page)).toContain('cart/recalculated');
  const stream = await shopper.page.evaluate(() => sessionStorage.getItem('selvedge-stream') ?? '');
  const session = await before.newCDPSession(shopper.page);
  const closed = before.waitForEvent('close');
  await session.send('Browser.crash').catch(() => undefined);
  await closed;

  const after = await chromium.launchPersistentContext(profile, options);
  const page = after.pages()[0] ?? (await after.newPage());
  // A browser that restores tabs also restores their session storage.
  await page.addInitScript((name) => sessionStorage.setItem('selvedge-stream', name), stream);
  const restored = shopperOn(page);
  await restored.opens('/');
  await restored.expectBagCount(1);
  const file = await restored.savesSession();
  expect(inputsOf(file)).toContain('product/selectWidth');
  expectVerified(file);
  keepAsGolden(file, 'app/browser-killed--bag-kept');
  await after.close();
});

test('two tabs have separate logs, exchange messages, and both replay verified', async ({
  context,
  page,
}) => {
  const first = shopperOn(page);
  await first.opens('/men');
  const second = shopperOn(await context.newPage());
  await second.opens(JEAN);
  await second.addsFirst(['Waist', '32'], ['Length', '32']);
  await first.expectBagCount(1);
  const files = [await first.savesSession()];
  await second.closesDrawer();
  files.push(await second.savesSession());
  expect(inputsOf(files[0] ?? '')).toContain('tabs/messageReceived');
  expect(inputsOf(files[0] ?? '')).not.toContain('product/addToBag');
  const { status, output } = replay(...files);
  expect(output).toContain('2 verified, 0 diverged, 0 unreadable');
  expect(status).toBe(0);
  for (const [index, file] of files.entries())
    keepAsGolden(file, `tabs/two-tabs--${index === 0 ? 'heard' : 'told'}`);
});

test('secrets and personal data occur in no byte of log, export, storage and IndexedDB', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  const typed = { email: 'Rosalind.Quartermaine@mail.example', password: 'zanzibar-9-secret' };
  await shopper.opens('/?createPassword=true&krypto=kr7ptoSecret99&id=magic-link-4711');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await shopper.signsIn(typed.email, typed.password);
  const drawer = page.getByRole('dialog', { name: 'Sign in' });
  await expect(drawer.getByRole('alert').first()).toBeVisible();
  await drawer.getByLabel('E-mail address').fill(jonas.email);
  await drawer.getByLabel('Password').fill(jonas.password);
  await drawer.getByRole('button', { name: 'Sign in' }).click();
  await expect(drawer).toBeHidden();
  await shopper.expectWishlistCount(0);
  const file = await shopper.savesSession();
  const bytes = await everyByteOf(page, file);
  expect(bytes).toContain('auth/signIn');
  expect(bytes).toContain('shopper-1@example.test');
  const secrets = [
    'kr7ptoSecret99',
    'magic-link-4711',
    typed.email,
    'rosalind',
    'quartermaine',
    typed.password,
    jonas.email,
    jonas.password,
  ];
  for (const secret of secrets) expect(bytes.toLowerCase()).not.toContain(secret.toLowerCase());
  expectVerified(file);
  keepAsGolden(file, 'auth/sign-in-refused--then-signed-in');
});

test('shows failures of listing and bag in place while the backend is down, and recovers', async ({
  page,
}) => {
  const shopper = shopperOn(page);
  const rules = [
    { on: 'GET /transformer/products', call: 1, then: 'unreachable' },
    { on: 'POST /cart', call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } },
  ];
  await shopper.opens(`/men/jeans?backend-rules=${encodeURIComponent(JSON.stringify(rules))}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /try again/i })
    .click();
  await shopper.opensFirstProduct();
  for (const group of ['Waist', 'Length'])
    await page
      .getByRole('group', { name: group })
      .getByRole('radio')
      .and(page.locator(':enabled'))
      .first()
      .check();
  await shopper.addsToBag();
  await expect(
    page.getByText('This did not make it into your bag. Please try again.').first(),
  ).toBeVisible();
  await shopper.expectBagCount(0);
  await shopper.addsToBag();
  await shopper.expectBagCount(1);
  await shopper.closesDrawer();
  const file = await shopper.savesSession();
  expectVerified(file);
  keepAsGolden(file, 'app/backend-down--recovered');
});
