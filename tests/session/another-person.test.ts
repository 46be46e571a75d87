import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { $bagPage } from '#src/cart/bag/bag-model.ts';
import { addCartItem } from '#src/cart/changes/changes-model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { $dialogFlag } from '#src/auth/dialog-model.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import { $userInfo } from '#src/session/model.ts';
import { $itemIds, addWishlistItem as addToWishlist } from '#src/wishlist/hearts-model.ts';
import { type LiveShop, liveShop } from './live-shop.ts';

const EXPIRED = { status: 403, errorKey: 'ERR_COOKIE_EXPIRED' };
/** Error that does not sign out: the session continues. */
const EXPIRED_TOKEN = { status: 403, errorKey: '_ERR_USER_AUTHORITY' };
const NO_ANSWER: BackendRule = { on: 'GET /userinfo/*', then: 'unreachable' };

async function shopOfJonas(): Promise<LiveShop> {
  const live = await liveShop();
  await live.signIn('jonas');
  return live;
}

/** Adds pieces of several sizes. */
async function add(live: LiveShop, pieces: number): Promise<void> {
  const productId = 'RL0101RAW';
  const entry = live.shop.backend.world().catalogue.byId.get(productId);
  const variants = entry?.variants.filter(({ available }) => Number(available) > 5) ?? [];
  for (const { id } of variants.slice(0, pieces))
    scopeBind(addCartItem, { scope: live.scope })({ variantId: id, productId, quantity: 1 });
  await live.shop.settle();
}

async function wish(live: LiveShop, productId: string): Promise<void> {
  scopeBind(addToWishlist, { scope: live.scope })({ productId });
  await live.shop.settle();
}

/** Receives messages of another tab. */
async function receive(
  live: LiveShop,
  ...messages: NonNullable<Parameters<typeof tabMessageReceived>[0]>[]
): Promise<void> {
  for (const message of messages) scopeBind(tabMessageReceived, { scope: live.scope })(message);
  await live.shop.settle();
}

it("SES-13 never shows a new shopper's session as the previous one's", async () => {
  const live = await shopOfJonas();
  live.shop.backend.setRules([NO_ANSWER]);
  await live.signIn('mira');
  expect(live.scope.getState($userInfo).status).toBe('failed');
});

it('SES-13 treats a guest who signs in as registered, even if the user cannot be read', async () => {
  const live = await liveShop();
  live.shop.backend.setRules([NO_ANSWER]);
  await live.signIn('jonas');
  expect(live.scope.getState($userInfo).status).toBe('failed');
  expect(live.written['selvedge.userType']).toBe('registered'); // SES-02
});

it('SES-13 drops queued bag changes when another person signs in', async () => {
  const live = await shopOfJonas();
  live.shop.backend.setRules([{ on: 'POST /cart', call: 1, then: EXPIRED }]);
  await add(live, 3);
  expect(live.scope.getState($dialogFlag)).toBe('show');
  live.requests();
  await live.signIn('mira');
  expect(live.requests()).not.toContain('POST /cart');
  expect(live.facts.filter(({ name }) => name === 'cart/addFailed')).toHaveLength(3);
});

it('SES-13 sends queued bag changes when the same person signs in again', async () => {
  const live = await shopOfJonas();
  live.shop.backend.setRules([{ on: 'POST /cart', call: 1, then: EXPIRED }]);
  await add(live, 3);
  await live.signIn('jonas');
  expect(live.facts.filter(({ name }) => name === 'cart/itemAdded')).toHaveLength(3);
});

it('CRT-06 reads the user when the bag is opened without a known one', async () => {
  const live = await liveShop({ rules: [{ ...NO_ANSWER, call: 1 }] });
  expect(live.scope.getState($userInfo).status).toBe('failed');
  const location = { path: '/shopping-bag', search: '', hash: '', key: '1' };
  scopeBind(locationChanged, { scope: live.scope })({ location, action: 'push' });
  await live.shop.settle();
  expect(live.scope.getState($bagPage).status).toBe('empty');
});

it('SES-13 drops calls at the gate when another person signs in', async () => {
  const live = await shopOfJonas();
  live.shop.backend.setRules([{ on: 'POST /wishlist/*', call: 1, then: EXPIRED }]);
  await wish(live, 'RL0101RAW');
  await wish(live, 'RL0102RAW');
  live.requests();
  await live.signIn('mira');
  expect(live.requests()).not.toContain('POST /wishlist/@self/item');
  expect(live.scope.getState($itemIds)).not.toContain('RL0102RAW');
});

it('reads the user after a sign-in with an unreadable answer, which may have succeeded', async () => {
  const live = await liveShop();
  live.shop.backend.setRules([{ on: 'POST /loginidentity', then: 'half-body' }]);
  await live.signIn('jonas');
  expect(live.scope.getState($userInfo).status).toBe('registered');
});

it('reads a requested bag once the user is known', async () => {
  const live = await shopOfJonas();
  await add(live, 1);
  live.requests();
  await receive(live, { kind: 'signed-out' }, { kind: 'bag-changed' });
  expect(live.requests().filter((line) => line.includes('/minibag'))).toHaveLength(1);
});

it("AUT-21 deletes the shopper's data and reloads when they signed out in another tab", async () => {
  const live = await shopOfJonas();
  const { reloads } = live;
  await receive(live, { kind: 'signed-out' });
  expect(live.forgotten).toBe(1);
  expect(live.reloads).toBe(reloads + 1);
});

it('SES-17 treats a user whose session another tab restored as registered when refused again', async () => {
  const live = await shopOfJonas();
  live.shop.backend.setRules([{ on: 'POST /wishlist/*', call: 1, then: EXPIRED_TOKEN }]);
  await wish(live, 'RL0101RAW');
  live.shop.backend.setRules([{ on: 'GET /userinfo/*', call: 2, then: EXPIRED_TOKEN }]);
  live.requests();
  await receive(live, { kind: 'session-changed' });
  expect(live.requests()).not.toContain('POST /guestidentity');
  expect(live.scope.getState($dialogFlag)).toBe('show');
});

it('SES-13 does not assume the previous user after an unreadable sign-in in another tab', async () => {
  const live = await shopOfJonas();
  await receive(live, { kind: 'session-changed' });
  expect(live.scope.getState($userInfo).status).toBe('registered');
  live.shop.backend.setRules([NO_ANSWER]);
  await receive(live, { kind: 'session-changed' });
  expect(live.scope.getState($userInfo).status).toBe('failed');
});

it('SES-13 drops queued bag changes when another tab signs another person in', async () => {
  const live = await shopOfJonas();
  live.shop.backend.setRules([{ on: 'POST /cart', call: 1, then: EXPIRED }]);
  await add(live, 2);
  const { email: logonId, password: logonPassword } = DEMO_ACCOUNTS.mira;
  await live.shop.backend.fetch('/wcs/resources/store/30002/loginidentity?updateCookies=true', {
    method: 'POST',
    body: JSON.stringify({ logonId, logonPassword }),
  });
  live.requests();
  live.shop.gate.forgetToken();
  await receive(live, { kind: 'session-changed' });
  expect(live.requests()).not.toContain('POST /cart');
  expect(live.facts.filter(({ name }) => name === 'cart/addFailed')).toHaveLength(2);
});
