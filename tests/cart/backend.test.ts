// @alone
import { type Scope, allSettled, fork, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inProcessShop } from '#harness/replay/in-process-shop.ts';
import { signIn } from '#src/auth/model.ts';
import { $bagCount, $bagPage, openBag } from '#src/cart/bag/bag-model.ts';
import { addCartItem, changeQuantity, removeLine } from '#src/cart/changes/changes-model.ts';
import { $bagError } from '#src/cart/bag/mini-bag-model.ts';
import '#src/cart/changes/model.ts';
import { callRefused } from '#src/ports/session/session-gate.ts';
import '#src/session/expiry-model.ts';
import { $userType, readUserInfo } from '#src/session/model.ts';
import {
  $itemIds,
  addWishlistItem as addToWishlist,
  removeItem as removeFromWishlist,
} from '#src/wishlist/model.ts';
import { partsHere } from '#tests/parts-here.ts';

async function shop() {
  const { handlers, gate, backend } = inProcessShop({ brand: 'rl', country: 'gb' });
  const scope = fork({ values: partsHere, handlers: new Map<any, any>(handlers) }); // any: effector's own handler map
  gate.onRefused = scopeBind(callRefused, { scope });
  await allSettled(readUserInfo, { scope });
  const entry = [...backend.world().catalogue.byVariant.values()].find(
    ({ product, variant }) => product.style.brand === 'RL' && Number(variant.available) >= 5,
  );
  if (!entry) throw new Error('The world sells nothing');
  return { scope, item: { variantId: entry.variant.id, productId: entry.product.id, quantity: 1 } };
}

async function firstLineId(scope: Scope): Promise<string> {
  await allSettled(openBag, { scope });
  const page = scope.getState($bagPage);
  const line = page.status === 'loaded' ? page.details.lines[0] : undefined;
  if (!line) throw new Error('The bag is empty');
  return line.id;
}

it('API-06 API-07 API-08 the backend understands every change of the bag', async () => {
  const { scope, item } = await shop();
  await allSettled(addCartItem, { scope, params: item });
  expect(scope.getState($bagCount)).toBe(1);
  const lineId = await firstLineId(scope);
  await allSettled(changeQuantity, { scope, params: { lineId, quantity: 3 } });
  expect(scope.getState($bagCount)).toBe(3);
  await allSettled(removeLine, { scope, params: { lineId } });
  expect(scope.getState($bagCount)).toBe(0);
  expect(scope.getState($bagError)).toBeNull();
});

it('CRT-14 more pieces than there are leave the bag as it was', async () => {
  const { scope, item } = await shop();
  await allSettled(addCartItem, { scope, params: item });
  const lineId = await firstLineId(scope);
  await allSettled(changeQuantity, { scope, params: { lineId, quantity: 99 } });
  expect(scope.getState($bagCount)).toBe(1);
  expect(scope.getState($bagError)).toEqual({
    doing: 'update',
    errorKey: '_ERR_NOT_ENOUGH_STOCK',
  });
});

it('API-35 API-37 SES-06 a guest signs in and keeps the bag', async () => {
  const { scope, item } = await shop();
  expect(scope.getState($userType)).toBe('guest');
  await allSettled(addCartItem, { scope, params: item });
  await allSettled(signIn, { scope, params: { ...DEMO_ACCOUNTS.jonas, rememberMe: false } });
  expect(scope.getState($userType)).toBe('registered');
  expect(scope.getState($bagCount)).toBe(1);
});

it('API-49 API-50 WSH-03 WSH-04 the backend understands both changes of the wishlist', async () => {
  const { scope, item } = await shop();
  await allSettled(signIn, { scope, params: { ...DEMO_ACCOUNTS.jonas, rememberMe: true } });
  await allSettled(addToWishlist, { scope, params: { productId: item.productId } });
  await allSettled(readUserInfo, { scope });
  expect(scope.getState($itemIds)).toEqual([item.productId]);
  await allSettled(removeFromWishlist, { scope, params: { productId: item.productId } });
  await allSettled(readUserInfo, { scope });
  expect(scope.getState($itemIds)).toEqual([]);
});
