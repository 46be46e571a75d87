import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';
import { CONSENT_COOKIE } from '#src/consent/consent.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { WORKER_PATH } from '#harness/backend/worker.ts';
import { everyByteOf } from './support/bytes.ts';
import { test } from './support/journey.ts';
import { comesToLife, expectVerified, shopperOn } from './support/shopper.ts';
import { startStandAlone, type StandAlone } from './support/stand-alone.ts';

const TEE = '/foundry-tee-rl1001wht';
const { mira } = DEMO_ACCOUNTS;
/** The shell without data: the page requests everything itself. */
const SHELL = '/women?store=rl';

/** Addresses answered by the service worker, and others. */
function watchAnswers(page: Page) {
  const answers = { worker: [] as string[], network: [] as string[] };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    answers[response.fromServiceWorker() ? 'worker' : 'network'].push(pathname);
  });
  return answers;
}

async function expectListing(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(48);
  await expect.poll(() => page.locator('main article img').first().evaluate(isShown)).toBe(true);
}

function isShown(image: Element): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 0;
}

function controllerOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? 'none');
}

/** Session cookie of the shop; only the shopper's choices may be beside it. */
async function sessionCookieOf(context: BrowserContext, url: string): Promise<Cookie | undefined> {
  const cookies = await context.cookies(url);
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['WC_SESSION', CONSENT_COOKIE]);
  return cookies.find(({ name }) => name === 'WC_SESSION');
}

test.describe('the embedded backend', () => {
  test('the worker handles calls of the shop only; pictures, scripts and texts load from the site', async ({
    page,
  }) => {
    await page.goto(SHELL);
    await expectListing(page);
    const answers = watchAnswers(page);
    await page.reload();
    await expectListing(page);
    expect(answers.worker.length).toBeGreaterThan(0);
    expect(answers.worker).toContain('/transformer/products');
    for (const path of answers.worker) expect(path).toMatch(/^\/(wcs|transformer|content)\//);
    for (const folder of ['/pictures/', '/assets/', '/locales/'])
      expect(answers.network.some((path) => path.startsWith(folder))).toBe(true);
  });

  test('a worker of an earlier version is replaced on the next visit', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/studio');
    await page.evaluate(async () => {
      interface Policies {
        createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
      }
      const policy = (Reflect.get(globalThis, 'trustedTypes') as Policies).createPolicy(
        'selvedge-worker',
        { createScriptURL: (url: string) => url },
      );
      const earlier = policy.createScriptURL('/mockServiceWorker.js');
      await navigator.serviceWorker.register(earlier, { scope: '/' });
      await navigator.serviceWorker.ready;
    });
    const answers = watchAnswers(page);
    await page.goto(SHELL);
    await expectListing(page);
    expect(await controllerOf(page)).toBe(`${baseURL}${WORKER_PATH}`);
    expect(answers.worker).toContain('/transformer/products');
    expect(answers.worker.filter((path) => path.startsWith('/pictures/'))).toEqual([]);
  });

  test('a worker stopped by the browser serves the page again after its next heartbeat', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto('/women');
    await expectListing(page);
    const askForProduct = () =>
      page.evaluate(async () => (await fetch('/transformer/products/RL0101RAW')).status);
    await comesToLife(page);
    await expect.poll(askForProduct).toBe(200);
    // Pauses the heartbeat until the test advances the clock.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const browser = await context.newCDPSession(page);
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.stopAllWorkers');
    expect(await askForProduct()).toBe(404);
    await page.clock.fastForward(5000);
    await expect.poll(askForProduct).toBe(200);
  });

  test('a reload keeps session and bag; ?reset-backend empties them', async ({ page }) => {
    const shopper = shopperOn(page);
    await shopper.opens(TEE);
    await shopper.signsIn(mira.email, mira.password);
    await shopper.expectWishlistCount(2);
    await shopper.addsFirst(['Size', 'M']);
    await page.reload();
    await shopper.expectWishlistCount(2);
    await shopper.expectBagCount(1);
    await shopper.opens('/?reset-backend');
    await shopper.expectWishlistCount(0);
    await shopper.expectBagCount(0);
  });
});

test.describe('the stand-alone backend', () => {
  // A tab's storage may name any store: the shop reports an unknown one. The backend stops at the end.
  test.use({ expected: /^Store Config not found|ERR_CONNECTION_REFUSED/ });

  // One per test, with a fresh world.
  let standAlone: StandAlone;
  let close: (() => Promise<void>) | undefined;
  test.beforeEach(async () => {
    standAlone = await startStandAlone();
    close = standAlone.close;
  });
  // A skipped test has started none.
  test.afterEach(async () => {
    await close?.();
    close = undefined;
  });

  test('keeps the session in a cookie that scripts cannot read, also after a reload, and replays verified', async ({
    page,
  }) => {
    const shopper = shopperOn(page);
    const tokens: string[] = [];
    const expectHiddenCookie = async () => {
      const session = await sessionCookieOf(page.context(), standAlone.url);
      expect(session).toEqual(expect.objectContaining({ httpOnly: true }));
      tokens.push(session?.value ?? '');
      expect(await page.evaluate(() => document.cookie)).not.toContain('WC_SESSION');
    };
    const answers = watchAnswers(page);
    await shopper.opens(standAlone.url + TEE);
    await shopper.addsFirst(['Size', 'M']);
    await expectHiddenCookie();
    await page.reload();
    await shopper.expectBagCount(1);
    await shopper.signsIn(mira.email, mira.password);
    await shopper.expectWishlistCount(2);
    await shopper.expectBagCount(1);
    await expectHiddenCookie();
    await page.reload();
    await shopper.expectWishlistCount(2);
    await shopper.expectBagCount(1);
    expect(new Set(tokens).size).toBe(2);
    expect(answers.worker).toEqual([]);
    const file = await shopper.savesSession();
    const bytes = await everyByteOf(page, file);
    for (const secret of [...tokens, mira.email, mira.password])
      expect(bytes).not.toContain(secret);
    expectVerified(file);
  });

  for (const [kind, value] of [
    ['forged', 'f'.repeat(32)],
    ['corrupt', '%00{]'],
    ['empty', ''],
    ['of another shop', 'RL-DE:30010:700001'],
  ] as const)
    test(`SES-06 shows the page to a guest if the session cookie is ${kind}`, async ({
      page,
      context,
    }) => {
      const shopper = shopperOn(page);
      const url = standAlone.url;
      await context.addCookies([{ name: 'WC_SESSION', value, url, httpOnly: true }]);
      await page.addInitScript(() => {
        sessionStorage.setItem('selvedge.userType', '{"registered');
        sessionStorage.setItem('selvedge.store', '../../etc');
      });
      await shopper.opens(url + TEE);
      await shopper.addsFirst(['Size', 'M']);
      const cookie = await sessionCookieOf(context, url);
      expect(cookie?.value).toMatch(/^[0-9a-f]{32}$/);
      expect(cookie?.value).not.toBe(value);
      await shopper.closesDrawer();
      expectVerified(await shopper.savesSession());
    });

  test('keeps the bag visible while the backend is down, and continues as a guest after a restart with lost data', async ({
    page,
  }) => {
    const shopper = shopperOn(page);
    await shopper.opens(standAlone.url + TEE);
    await shopper.signsIn(mira.email, mira.password);
    await shopper.expectWishlistCount(2);
    await shopper.addsFirst(['Size', 'M']);
    await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
    const main = page.getByRole('main');
    const line = main.getByRole('link', { name: 'Foundry Tee' }).first();
    await expect(line).toBeVisible();

    await standAlone.stopBackend();
    await main.getByRole('button', { name: 'Remove Foundry Tee' }).click();
    await expect(
      main.getByText('This item could not be removed. Your bag is as it was.'),
    ).toBeVisible();
    await expect(line).toBeVisible();
    await shopper.expectBagCount(1);

    await shopper.follows('Women');
    const tryAgain = main.getByRole('button', { name: /try again/i });
    await expect(tryAgain).toBeVisible();
    await shopper.expectBagCount(1);

    await standAlone.restartBackend();
    await tryAgain.click();
    await expectListing(page);
    await page.getByRole('button', { name: 'Bag, 1 item' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
    // The lost account cannot sign in, so the shopper continues as a guest.
    await page.getByRole('button', { name: 'Go on without signing in' }).click();
    await expect(main.getByText('Nothing in here yet')).toBeVisible();
    await shopper.expectBagCount(0);
    await shopper.expectWishlistCount(0);
    await shopper.opens(standAlone.url + TEE);
    await shopper.addsFirst(['Size', 'M']);
    await shopper.closesDrawer();
    expectVerified(await shopper.savesSession());
  });
});
