// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { miniBagCall } from '#src/cart/bag/api.ts';
import { productsByIdCall } from '#src/listing/products-by-id/products-by-id-api.ts';
import { createStoredAnswers } from '#src/ports/browser/storage/stored-answers.ts';
import { isShoppersHere } from '#src/ports/storage/forget.ts';
import { newsOf } from '#src/ports/browser/connection-news.ts';
import { userInfoCall } from '#src/session/api.ts';
import { addToWishlistCall } from '#src/wishlist/api.ts';
import type { UserInfo } from '#src/session/contract.ts';

const BAG = {
  orderId: '7',
  lines: [],
  count: 0,
  subtotal: 0,
  giftCards: 0,
  freeShippingFrom: 5000,
};
const guest = (userId: string, orderId = '0'): UserInfo => ({ userType: 'guest', userId, orderId });
const MIRA: UserInfo = {
  userType: 'registered',
  userId: '100',
  orderId: '7',
  userEmail: 'mira@selvedge.example',
  newsletterSignedUp: false,
  permissionInfo: { newsletterConsentRequired: false },
  wishlist: { name: 'default', itemCount: 0, itemIds: [] },
};

beforeEach(() => sessionStorage.clear());

it('CRT-03 gives the bag of the same shopper on the next page', async () => {
  const before = createStoredAnswers();
  before.write(userInfoCall, '/user', guest('1', '7'));
  before.write(miniBagCall, '/bag', BAG);
  const after = createStoredAnswers();
  expect(await after.read(userInfoCall, '/user')).toEqual(guest('1', '7'));
  expect(await after.read(miniBagCall, '/bag')).toEqual(BAG);
  expect(await after.read(miniBagCall, '/bag?langId=45')).toBeUndefined();
  expect(newsOf(false)).toEqual({ isOnline: false });
  expect(newsOf(true)).toEqual({ isOnline: true, hasOldAnswers: true });
  expect(newsOf(true)).toEqual({ isOnline: true });
});

it('SES-13 never gives the bag of another shopper', async () => {
  const answers = createStoredAnswers();
  answers.write(userInfoCall, '/user', guest('1', '7'));
  answers.write(miniBagCall, '/bag', BAG);
  answers.write(userInfoCall, '/user', MIRA);
  expect(await answers.read(miniBagCall, '/bag')).toBeUndefined();
  const later = createStoredAnswers();
  expect(await later.read(miniBagCall, '/bag')).toBeUndefined();
});

it('SES-13 deletes all answers when another session begins', async () => {
  const answers = createStoredAnswers();
  answers.write(userInfoCall, '/user', MIRA);
  answers.forget();
  expect(await answers.read(userInfoCall, '/user')).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('CRT-05 the first bag gives the stored shopper its order', async () => {
  const answers = createStoredAnswers();
  answers.write(userInfoCall, '/user', guest('1'));
  answers.write(miniBagCall, '/bag', BAG);
  expect(await answers.read(userInfoCall, '/user')).toEqual(guest('1', '7'));
});

it('WSH-03 a saved product is on the stored wishlist', async () => {
  const answers = createStoredAnswers();
  const wishlist = { name: 'default', itemCount: 1, itemIds: ['RL0101RAW'] };
  answers.write(userInfoCall, '/user', MIRA);
  answers.write(addToWishlistCall, '/wishlist', wishlist);
  expect(await answers.read(userInfoCall, '/user')).toEqual({ ...MIRA, wishlist });
});

it('gives nothing whose shape is not the answer’s', async () => {
  const answers = createStoredAnswers();
  answers.write(userInfoCall, '/user', guest('1'));
  answers.write(miniBagCall, '/bag', { orderId: '7' });
  expect(await answers.read(miniBagCall, '/bag')).toBeUndefined();
  sessionStorage.setItem('selvedge-last-cart.miniBag', '{');
  expect(await answers.read(miniBagCall, '/bag')).toBeUndefined();
});

it('stores the last eight lists of products', async () => {
  const answers = createStoredAnswers();
  const listing = { tiles: [], facets: [], total: 0 };
  for (let portion = 0; portion < 10; portion++)
    answers.write(productsByIdCall, `/products?${portion}`, listing);
  const stored: unknown = JSON.parse(sessionStorage.getItem('selvedge-last-listing.named') ?? '');
  expect(stored).toHaveLength(8);
});

it('all keys are the shopper’s, which a sign-out removes', () => {
  const answers = createStoredAnswers();
  for (const call of [userInfoCall, miniBagCall, productsByIdCall]) answers.write(call, '/', {});
  expect(Object.keys(sessionStorage).filter((key) => !isShoppersHere(key))).toEqual([]);
});
