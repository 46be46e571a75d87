import { type Locator, type Page, expect } from '@playwright/test';
import { readManifest } from '#harness/cli/bundle.mjs';
import { BRANDS } from './support/brands.ts';
import { test } from './support/journey.ts';
import { expectVerified, shopperOn } from './support/shopper.ts';

test.use({ expected: /Failed to (?:load resource|fetch)|ERR_INTERNET_DISCONNECTED/ });

const PRODUCT = BRANDS[0]?.product ?? '';

/** The pages that come late, by their views, each with an address; none leads to another one. */
const ROUTES: readonly (readonly [view: string, path: string])[] = [
  // First, as other pages show it for what is not there.
  ['NotFoundPage', '/no/such/page'],
  ['LandingRoute', '/women'],
  ['ProductRoute', PRODUCT],
  ['BagRoute', '/shopping-bag'],
  ['WishlistRoute', '/wishlist'],
  ['AccountPage', '/myaccount'],
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
  ['EndToEndPage', '/e2e-test'],
];
/** Where nobody walks alone: the start page, and what a payment provider leads back to. */
const OTHER_ROUTES = ['HomeRoute', 'PaypalExpressPage'];

interface Opening {
  path: string;
  opener: (page: Page) => Locator;
  opened: (page: Page) => Locator;
}

const dialog = (page: Page) => page.getByRole('dialog').first();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();

/** What opens over a page, by its view. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  MiniBag: { path: '/new', opener: button(/^Bag, /), opened: dialog },
  SearchDrawer: { path: '/new', opener: button('Search'), opened: dialog },
  SignInDrawer: { path: '/new', opener: button('Sign in'), opened: dialog },
  FilterDrawer: { path: '/new', opener: button(/^Filter/), opened: dialog },
  ZoomDialog: { path: PRODUCT, opener: button(/Look closer/), opened: dialog },
  SizeGuideDialog: { path: PRODUCT, opener: button('Size guide'), opened: dialog },
};
/** They need more than a press: a tile's panel, which says itself what it lacks, a narrow page, a sold-out size, a carrier, a session that is over. */
const OTHER_OPENINGS = [
  'QuickAdd',
  'MobileMenu',
  'NotifyDialog',
  'PickupDialog',
  'LoginDialog',
  'CountryDialog',
];

/** The page is whole without them; they come when something else does. */
const UNSEEN = [
  'NewsletterOverlay',
  'FatalErrorDialog',
  'FilterChips',
  'NoticeList',
  'HomeData',
  'ProductData',
  'NewsletterPlace',
  'CheckoutHeader',
  'shop',
  'menu',
  'footer',
];
/** Parts of pages, with a place of their own. */
const PARTS = ['SignInThrottle', 'LoadMore', 'ProductRow', 'SavedTiles', 'PointMap'];
/** Models, which come with the pages that want them. */
const MODULES = ['shopping', 'purchase', 'orders', 'reading', 'account'];
/** What is called when it is wanted, and asked for again at the next call. */
const TOOLS = [
  'export',
  'log-store',
  'rescued',
  'morph',
  'save-file',
  'load-script',
  'share-page',
  'retry-after',
  'holidays',
  'phone-lengths',
  // What reads an answer: there before anything is sent that changes something.
  'response',
  'answer',
];

test('every late file of the shop is known here', () => {
  const known = [
    ...ROUTES.map(([view]) => view),
    ...[OTHER_ROUTES, Object.keys(OPENINGS), OTHER_OPENINGS, UNSEEN, PARTS, MODULES, TOOLS].flat(),
  ];
  const manifest = readManifest();
  const late = Object.values(manifest)
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((key) => !/harness|outlines/.test(key))
    .map((key) => /(?:^_(\w+)-[\w-]{8}|([\w-]+))\.\w+$/.exec(key)?.slice(1).find(Boolean) ?? key)
    .map((name) => name.replace(/^.+-response$/, 'response'));
  expect(late.length).toBeGreaterThan(50);
  expect([...new Set(late)].filter((name) => !known.includes(name))).toEqual([]);
});

/** All but what the simulated backend is made of. */
const ASSETS = /\/assets\/(?!backend-)/;

async function loses(page: Page): Promise<void> {
  await page.route(ASSETS, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

const finds = (page: Page) => page.unroute(ASSETS);

/** Goes on as the shop's own links do, without loading the page anew. */
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

test('every page is lost once, and comes by a press or with the connection', async ({
  page,
  context,
}) => {
  await page.goto('/?scenario=checkout-ready&store=rl-gb');
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();
  await page.goto('/new');
  await expect(page.getByRole('article').first()).toBeVisible();
  const lost = page.getByRole('heading', { level: 1, name: 'A thread is loose' });
  for (const [at, [view, path]] of ROUTES.entries())
    await test.step(view, async () => {
      await loses(page);
      await goes(page, path);
      await expect(lost).toBeVisible();
      await expectShop(page);
      await finds(page);
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
      // The next file that comes may have brought it meanwhile, and there is nothing to press.
      if (at % 2 === 0) await again.press('Enter', { timeout: 3_000 }).catch(() => undefined);
      else {
        await context.setOffline(true);
        await expect(page.getByText(/^You are offline|^No connection/)).toBeVisible();
        await context.setOffline(false);
      }
      await expect(lost).toBeHidden();
      await expectShop(page);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    });
  expectVerified(await shopperOn(page).savesSession());
});

test('everything that opens over a page is lost once, and opens at the next press', async ({
  page,
}) => {
  let at = '';
  for (const [view, { path, opener, opened }] of Object.entries(OPENINGS))
    await test.step(view, async () => {
      if (path !== at) await page.goto(path);
      at = path;
      await expect(opener(page)).toBeVisible();
      await loses(page);
      await opener(page).click();
      await expect(page.getByRole('alert').getByText('That could not be loaded')).toBeVisible();
      await expectShop(page);
      await finds(page);
      await opener(page).click();
      await expect(opened(page)).toBeVisible();
      await expect(page.getByRole('alert').getByText('That could not be loaded')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(opened(page)).toBeHidden();
    });
  expectVerified(await shopperOn(page).savesSession());
});

test('a drawer that was pressed without a connection opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/new');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toContainText('It opens as soon as you are online again');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});
