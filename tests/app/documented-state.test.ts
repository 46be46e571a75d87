import { type EventCallable, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { $bagError, closeMiniBag } from '#src/cart/bag/mini-bag-model.ts';
import { addCartItem } from '#src/cart/changes/changes-model.ts';
import { $typed, fillIn } from '#src/checkout/details/details-model.ts';
import { emptyDraft } from '#src/address/draft.ts';
import { $bannerCount } from '#src/content/banner-model.ts';
import { $placements, openPage } from '#src/content/pages/page-model.ts';
import { $isFatal } from '#src/fatal-error/model.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { $listingParams } from '#src/listing/filters/params-model.ts';
import { $listingBreadcrumb, openListing } from '#src/listing/model.ts';
import { $isSignedUpNewsletter, signUp } from '#src/newsletter/model.ts';
import { $shouldOpenNewsletterPopup, popupShown } from '#src/newsletter/popup-model.ts';
import { $isExpired } from '#src/session/lifecycle-model.ts';
import { $userType, readUserInfo } from '#src/session/model.ts';
import { $sites, $store } from '#src/store-config/model.ts';
import { liveShop } from '#tests/session/live-shop.ts';

async function shopWithHands(options: Parameters<typeof liveShop>[0] = {}) {
  const { scope, shop, signIn } = await liveShop(options);
  const send = async <T>(event: EventCallable<T>, params: T) => {
    scopeBind(event, { scope })(params);
    await shop.settle();
  };
  return { scope, send, signIn };
}

it("ENT-26 has the newsletter's popup and the shopper's subscription", async () => {
  const { scope, send } = await shopWithHands();
  expect(scope.getState($shouldOpenNewsletterPopup)).toBe(false);
  await send(popupShown, undefined);
  expect(scope.getState($shouldOpenNewsletterPopup)).toBe(true);
  expect(scope.getState($isSignedUpNewsletter)).toBe(false);
  await send(signUp, { email: 'ada@example.test', interests: [], source: 'footer' });
  expect(scope.getState($isSignedUpNewsletter)).toBe(true);
});

it("ENT-26 expires the session as soon as a registered shopper's call is refused for it", async () => {
  const { scope, send, signIn } = await shopWithHands({
    rules: [
      { on: 'GET /userinfo/*', call: 5, then: { status: 401, errorKey: 'ERR_COOKIE_EXPIRED' } },
    ],
  });
  await signIn();
  expect(scope.getState($isExpired)).toBe(false);
  await send(readUserInfo, undefined);
  expect(scope.getState($isExpired)).toBe(true);
});

it("ENT-26 has the number of banners, the addresses that all pages use, and a page's breadcrumb", async () => {
  const { scope, send } = await shopWithHands();
  expect(scope.getState($bannerCount)).toBeGreaterThan(0);
  await send(openPage, { path: '/privacy' });
  expect(scope.getState($placements)).toMatchObject({
    global_urls: { privacy: '/privacy' },
    navigation: {
      secondarynav: expect.arrayContaining([{ label: 'Gift cards', url: '/gift-cards' }]),
    },
  });
  await send(openListing, listingQueryOf({ path: '/women/jeans', search: '' }));
  expect(scope.getState($listingBreadcrumb).map(({ id }) => id)).toEqual([
    'home',
    'women',
    'women-jeans',
  ]);
});

it("ENT-27 has the store, its brand's other sites, and the user type", async () => {
  const { scope, signIn } = await shopWithHands();
  expect(scope.getState($store)).toMatchObject({ storeName: 'RL-GB' });
  const sites = scope.getState($sites);
  expect(new Set(sites.map(({ brand }) => brand))).toEqual(new Set(['rl']));
  expect(sites.map(({ storeName }) => storeName)).toEqual(
    expect.arrayContaining(['RL-GB', 'RL-DE']),
  );
  expect(scope.getState($userType)).toBe('guest');
  await signIn();
  expect(scope.getState($userType)).toBe('registered');
});

it('ENT-27 has the typed parts of an address, and the parameters of a listing page', async () => {
  const { scope, send } = await shopWithHands();
  const draft = { ...emptyDraft('GB'), city: 'Leeds' };
  await send(fillIn, { purpose: 'shipping', draft, changed: ['city'] });
  expect(scope.getState($typed).shipping.draft).toMatchObject({ country: 'GB', city: 'Leeds' });
  await send(openListing, listingQueryOf({ path: '/women/jeans', search: '' }));
  expect(scope.getState($listingParams)).toMatchObject({
    categoryId: 'women-jeans',
    topCategoryId: 'women',
  });
});

it('ENT-27 has the messages of the bag', async () => {
  const then = { status: 503, errorKey: '_ERR_GENERIC' };
  const { scope, send } = await shopWithHands({ rules: [{ on: 'POST /cart', then }] });
  await send(addCartItem, { variantId: 'ean-1', productId: 'RL1001WHT', quantity: 1 });
  expect(scope.getState($bagError)).toEqual({ doing: 'add', errorKey: '_ERR_GENERIC' });
  await send(closeMiniBag, undefined);
  expect(scope.getState($bagError)).toBeNull();
});

it("ENT-27 has the shop's fatal error", async () => {
  const { scope } = await shopWithHands();
  expect(scope.getState($isFatal)).toBe(false);
  const then = { status: 500, errorKey: '_ERR_GENERIC' };
  const broken = await shopWithHands({ rules: [{ on: 'GET /products', then }] });
  await broken.send(openListing, listingQueryOf({ path: '/women', search: '' }));
  expect(broken.scope.getState($isFatal)).toBe(true);
});
