import { expect, it } from 'vitest';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { $drawer, closeSignIn } from '#src/auth/model.ts';
import { moveToWishlist } from '#src/cart/changes/moving-model.ts';
import { $itemIds, addWishlistItem as addWish } from '#src/wishlist/hearts-model.ts';
import { bagShop } from '../shop.ts';

const JEAN = 'RL0101RIN';
const TEE = 'RL1001WHT';

/** The button requests both the bag change and the wishlist. */
async function shop(person?: 'jonas', rules: BackendRule[] = []) {
  const bag = await bagShop();
  if (person) await bag.signIn(person);
  await bag.adds(JEAN, 6);
  await bag.adds(TEE, 1);
  bag.rules(rules);
  return {
    ...bag,
    presses(productId: string): void {
      const lineId = bag.lines().find((line) => line.productId === productId)?.id ?? '';
      bag.sends(moveToWishlist, { lineId });
      bag.sends(addWish, { productId });
    },
    wishes: () => bag.scope.getState($itemIds),
  };
}

it('WSH-05 restores a line that the wishlist refuses', async () => {
  const {
    presses,
    products,
    wishes,
    shop: live,
  } = await shop('jonas', [
    { on: 'POST /wishlist/*', then: { status: 503, errorKey: '_ERR_GENERIC' } },
  ]);
  presses(JEAN);
  await live.settle();
  expect(products()).toEqual([JEAN, TEE]);
  expect(wishes()).not.toContain(JEAN);
});

it('WSH-02 requests a sign-in of a guest, and then moves the line of the account’s bag', async () => {
  const { presses, products, wishes, signIn, scope, shop: live } = await shop();
  presses(JEAN);
  await live.settle();
  expect(scope.getState($drawer).status).toBe('open');
  expect(products()).toEqual([JEAN, TEE]);
  await signIn('jonas');
  expect(products()).toEqual([TEE]);
  expect(wishes()).toContain(JEAN);
});

it('WSH-02 retains the line of a guest who does not sign in', async () => {
  const { presses, products, signIn, does } = await shop();
  presses(JEAN);
  await does(closeSignIn, undefined);
  await signIn('jonas');
  expect(products()).toEqual([JEAN, TEE]);
});
