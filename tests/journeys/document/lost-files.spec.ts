import { type Locator, type Page, expect } from '@playwright/test';
import { readManifest } from '#harness/cli/support/bundle.mjs';
import { BRANDS } from '../support/brands.ts';
import { test } from '../support/journey.ts';
import { countRequests, waitUntilSettled } from '#harness/pictures/settled.ts';
import { comesToLife, expectVerified, goesToFoot, shopperOn } from '../support/shopper.ts';

test.use({ expected: /Failed to (?:load resource|fetch)|ERR_INTERNET_DISCONNECTED/ });

const PRODUCT = BRANDS[0]?.product ?? '';

/** Lazy pages, by view, each with an address. */
const ROUTES: readonly (readonly [view: string, path: string])[] = [
  ['HomeRoute', '/'],
  ['NotFoundPage', '/no/such/page'],
  ['LandingRoute', '/women'],
  ['ProductRoute', PRODUCT],
  ['BagRoute', '/shopping-bag'],
  ['WishlistRoute', '/wishlist'],
  ['AccountRoute', '/myaccount'],
  ['MembershipRoute', '/myaccount/membership'],
  ['LoyaltyDoorRoute', '/membership/register'],
  ['OrdersRoute', '/myaccount/orders'],
  ['OrderRoute', '/myaccount/orderdetails?orderId=1'],
  ['LookupRoute', '/services/view-order'],
  ['ConfirmationRoute', '/ordershippingbillingconfirmationview?orderId=1'],
  ['CheckoutRoute', '/checkout/shipping'],
  ['GiftCardsRoute', '/gift-cards'],
  ['ContactRoute', '/contactus'],
  ['ContentRoute', '/privacy'],
  ['CampaignRoute', '/campaign'],
  ['ErrorRoute', '/error'],
  ['PaypalExpressPage', '/checkout/payment/paypalexpress'],
  ['EndToEndPage', '/e2e-test'],
];

interface Opening {
  path: string;
  /** Prepares the page so that it can be opened. */
  before?: (page: Page) => Promise<void>;
  opener: (page: Page) => Locator;
  /** Control to press once the file is available, if not the opener. */
  again?: (page: Page) => Locator;
  opened: (page: Page) => Locator;
  /** True if Escape does not close it. */
  isFirm?: boolean;
}

const dialog = (page: Page) => page.getByRole('dialog').first();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();

/** Hydrates the footer, which would otherwise request its own file first. */
async function wakesFoot(page: Page): Promise<void> {
  await goesToFoot(page);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/AppFooter-[^/]*\.js$/.test(name)),
  );
  await waitUntilSettled(page);
}

/** Layers over a page, by their view. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  MiniBag: { path: '/new', opener: button(/^Bag, /), opened: dialog },
  SearchDrawer: { path: '/new', opener: button('Search'), opened: dialog },
  SignInDrawer: { path: '/new', opener: button('Sign in'), opened: dialog },
  FilterDrawer: { path: '/new', opener: button(/^Filter/), opened: dialog },
  QuickAdd: { path: '/new', opener: button(/^Quick add: /), opened: dialog },
  ZoomDialog: { path: PRODUCT, opener: button(/Look closer/), opened: dialog },
  SizeGuideDialog: { path: PRODUCT, opener: button('Size guide'), opened: dialog },
  MobileMenu: {
    path: '/new',
    before: (page) => page.setViewportSize({ width: 390, height: 844 }),
    opener: button('Menu'),
    opened: dialog,
  },
  CountryDialog: {
    path: '/new',
    before: wakesFoot,
    opener: button(/^Change country/),
    opened: dialog,
  },
  ReportDialog: {
    path: '/new',
    before: wakesFoot,
    opener: button('Report a problem'),
    opened: dialog,
  },
  NotifyDialog: {
    path: '/foundry-tee-rl1001ecr',
    before: (page) => page.getByRole('radio', { name: /^S\b/ }).check(),
    opener: button('Tell me when it is here'),
    opened: dialog,
  },
  PickupDialog: {
    path: '/?scenario=checkout-ready&store=rl-gb',
    before: (page) => page.getByRole('radio', { name: 'Pick up yourself' }).check(),
    opener: button(/^Choose a/),
    opened: dialog,
  },
  LoginDialog: {
    path: '/?scenario=registered-expires-on-bag&store=rl-gb',
    opener: button(/^One more: /),
    again: (page) => page.getByRole('alert').getByRole('button', { name: 'Try again' }),
    opened: (page) => page.getByRole('dialog', { name: 'Please sign in again' }),
    isFirm: true,
  },
};

/** Views whose absence does not show; they load later. */
const UNSEEN = [
  'NewsletterOverlay',
  'FatalOverlay',
  'ReportFailure',
  // Opened by a link in a mail, without a press; the line above the header reports a lost file.
  'LinkDialog',
  'FilterChips',
  'NoticeList',
  'PageHead',
  'HomeData',
  'ProductData',
  'NewsletterPlace',
  'JoinLink',
  'CheckoutHeader',
  'MegaMenu',
  'AppFooter',
  'ConsentOverlay',
  // Opened by a sign-in only.
  'MigrationRoute',
];
/** Views that are parts of pages. */
const PARTS = [
  'ExclusiveLock',
  'ProductWhole',
  'SignInThrottle',
  'LoadMore',
  'ProductRow',
  'SavedTiles',
  'PointMap',
  'AttachmentArea',
  'Captcha',
  'ListSelect',
  'AddressesPage',
  'CardsPage',
  'DetailsPage',
  'NewsletterPreferencesPage',
  'PrivacyPage',
];
/** Lazy models, loaded with the pages that need them. */
const MODULES = ['product', 'shopping', 'purchase', 'reading', 'account', 'measure'];

test('this test lists every lazy view of the shop', () => {
  const known = [...ROUTES.map(([view]) => view), ...[Object.keys(OPENINGS), UNSEEN, PARTS].flat()];
  const manifest = readManifest();
  const late = Object.values(manifest)
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((key) => !/harness|outlines|translations|formats/.test(key))
    .map((key) => /(?:^_(\w+)-[\w-]{8}|([\w-]+))\.\w+$/.exec(key)?.slice(1).find(Boolean) ?? key)
    // Modules loaded on call are retried at the next call.
    .filter((name) => /^[A-Z]/.test(name));
  expect(late.length).toBeGreaterThan(40);
  expect([...new Set(late)].filter((name) => !known.includes(name))).toEqual([]);
});

/** All files except those that the simulated backend imports. */
const ASSETS = /\/assets\/(?!(?:addresses|backend|holidays|rules)-)/;

const LOST = 'Lost';

async function loses(page: Page): Promise<void> {
  await comesToLife(page);
  // A route has no effect if it is set while a worker takes over the page.
  await expect(async () => {
    await finds(page);
    await page.route(ASSETS, (route) => route.fulfill({ status: 404, body: LOST }));
    const probe = () => fetch('/assets/probe.js').then((answer) => answer.text());
    expect(await page.evaluate(probe)).toBe(LOST);
  }).toPass();
}

const finds = (page: Page) => page.unroute(ASSETS);

/** Navigates within the page, like the shop's own links. */
async function goes(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function expectShop(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Something went wrong on our side')).toHaveCount(0);
}

for (const [at, [view, path]] of ROUTES.entries())
  test(`${view} fails to load, and loads on retry or once online`, async ({ page, context }) => {
    await page.goto('/?scenario=checkout-ready&store=rl-gb');
    await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();
    await page.goto('/new');
    await expect(page.getByRole('article').first()).toBeVisible();
    await loses(page);
    await goes(page, path);
    const lost = page.getByRole('heading', { level: 1, name: 'A thread is loose' });
    await expect(lost).toBeVisible();
    await expectShop(page);
    await finds(page);
    // The next loaded file may have loaded it already.
    if (at % 2 === 0)
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Try again' })
        .press('Enter', { timeout: 5000 })
        .catch(() => expect(lost).toBeHidden());
    else {
      await context.setOffline(true);
      await expect(page.getByText(/^You are offline|^No connection/)).toBeVisible();
      await context.setOffline(false);
    }
    await expect(lost).toBeHidden();
    await expectShop(page);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expectVerified(await shopperOn(page).savesSession());
  });

for (const [view, opening] of Object.entries(OPENINGS))
  test(`${view} fails to load, and opens at the next press`, async ({ page }) => {
    const { path, before, opener, again, opened, isFirm } = opening;
    countRequests(page);
    await page.goto(path);
    await comesToLife(page);
    await before?.(page);
    const control = opener(page);
    await expect(control).toBeVisible();
    await loses(page);
    await control.click();
    const alert = page.getByRole('alert').getByText('That could not be loaded');
    await expect(alert).toBeVisible();
    await expectShop(page);
    await finds(page);
    // The next loaded file may have opened it already.
    await expect(async () => {
      if (!(await opened(page).isVisible())) await (again ?? opener)(page).click({ timeout: 1000 });
      await expect(opened(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(alert).toHaveCount(0);
    if (isFirm) return;
    await page.keyboard.press('Escape');
    await expect(opened(page)).toBeHidden();
    expectVerified(await shopperOn(page).savesSession());
  });

test('reports a failed file of the footer before hydration, and then completes the press', async ({
  page,
}) => {
  await page.goto('/new');
  await loses(page);
  await page.getByRole('button', { name: /^Change country/ }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('That could not be loaded');
  await finds(page);
  const countries = page.getByRole('dialog', { name: 'Country and language' });
  // The next loaded file may have opened it already.
  await expect(async () => {
    if (!(await countries.isVisible()))
      await alert.getByRole('button', { name: 'Try again' }).click({ timeout: 1000 });
    await expect(countries).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Escape');
  expectVerified(await shopperOn(page).savesSession());
});

test('the whole product page fails to load after a press on a tile, and loads on retry', async ({
  page,
}) => {
  const WHOLE = /\/assets\/ProductWhole-[\w-]+\.js$/;
  await page.goto('/new');
  await comesToLife(page);
  await expect(async () => {
    await page.unroute(WHOLE);
    await page.route(WHOLE, (route) => route.fulfill({ status: 404, body: LOST }));
    const probe = () => fetch('/assets/ProductWhole-probe.js').then((answer) => answer.text());
    expect(await page.evaluate(probe)).toBe(LOST);
  }).toPass();
  await page.getByRole('article').first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'A thread is loose' })).toBeVisible();
  await page.unroute(WHOLE);
  // The next loaded file may have loaded it already.
  const bought = main.getByRole('button', { name: 'Add to bag' }).first();
  await main
    .getByRole('button', { name: 'Try again' })
    .press('Enter', { timeout: 5000 })
    .catch(() => expect(bought).toBeVisible());
  await expect(bought).toBeVisible();
  expectVerified(await shopperOn(page).savesSession());
});

test('a press on a tile shows the product before its models have loaded', async ({ page }) => {
  const MODELS = /\/assets\/(?:product|ProductWhole|shopping)-[\w-]+\.js$/;
  let load = (): void => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  // Before the page, which fetches these files as soon as it is idle.
  await page.route(MODELS, (route) => loaded.then(() => route.continue()));
  await page.goto('/new');
  await comesToLife(page);
  const tile = page.getByRole('article').first();
  const name = await tile.getByRole('link').first().innerText();
  await tile.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  const picture = main.getByRole('img', { name }).first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(main.getByRole('button', { name: 'Add to bag' })).toHaveCount(0);
  load();
  await expect(main.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  expectVerified(await shopperOn(page).savesSession());
});

test('a drawer pressed while offline opens once online', async ({ page, context }) => {
  await page.goto('/new');
  await expect(page.getByRole('article').first()).toBeVisible();
  await comesToLife(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toContainText('It opens as soon as you are online again');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

/** Pages whose calls have their own contracts. A product's reader is in a file with the models of its page. */
const READERS: readonly (readonly [path: string, heading: RegExp | string])[] = [
  ['/shopping-bag', 'Your bag'],
  ['/myaccount/orders', 'Nothing ordered yet'],
  ['/privacy', /./],
  ['/checkout/shipping', 'Details'],
];

for (const [path, heading] of READERS)
  test(`the answer reader of ${path} fails to load, and loads on retry`, async ({ page }) => {
    await page.goto('/?scenario=checkout-ready&store=rl-gb');
    await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();
    let count = 0;
    await page.route(/\/assets\/[\w-]*(?:response|answer)-[\w-]{8}\.js$/, (route) => {
      count += 1;
      return route.fulfill({ status: 404, body: 'Not found' });
    });
    await page.goto(path);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    await expect(again).toBeVisible();
    await expectShop(page);
    expect(count).toBeGreaterThan(0);
    await page.unrouteAll();
    await again.press('Enter');
    await expect(again).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expectVerified(await shopperOn(page).savesSession());
  });

test('viewing pages runs no models of actions', async ({ page }) => {
  const asked: string[] = [];
  // Prefetched scripts are of another type.
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  countRequests(page);
  await page.goto('/women/jeans');
  await comesToLife(page);
  await waitUntilSettled(page);
  expect(asked.filter((path) => path.startsWith('/assets/late-'))).toHaveLength(1);
  const models = new RegExp(`^/assets/(?:${MODULES.join('|')})-`);
  expect(asked.filter((path) => models.test(path))).toEqual([]);
});
