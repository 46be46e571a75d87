import { allSettled, scopeBind } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { openBag } from '#src/cart/bag/bag-model.ts';
import { addCartItem } from '#src/cart/changes/changes-model.ts';
import { $notice, ask, reopen } from '#src/consent/model.ts';
import { decideVariantFx } from '#src/consent/notice-model.ts';
import type { HandlerEntry } from '#harness/device/handle.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { $features, type Feature, featureLoaded, loadFeatureFx } from '#src/ports/features.ts';
import { $waitingAdd, addRequested } from '#src/product/choice/add-to-bag-model.ts';
import type { UserInfo } from '#src/session/contract.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { $heartIds, $pressed, addWishlistItem, removeItem } from '#src/wishlist/hearts-model.ts';
import { guest, namesOf, registered, settle, shopScope } from '#tests/session/shop-scope.ts';
import { collect } from '#tests/product/observe.ts';

/** A shop of a known user that has loaded no feature; the test says when one has loaded. */
async function freshShop(user: UserInfo = registered()) {
  const coming = new Map<string, () => void>();
  const unanswered = declaredUnits().flatMap((unit): HandlerEntry[] =>
    unit.kind === 'port' && unit.name.startsWith('http/')
      ? [[unit.unit, () => new Promise<never>(() => undefined)]]
      : [],
  );
  const shop = shopScope(
    ...unanswered,
    [readUserInfoFx, () => user],
    [decideVariantFx, () => 'control'],
    [loadFeatureFx, ({ part }) => new Promise<void>((resolve) => coming.set(part, resolve))],
  );
  const { scope, calls, facts } = shop;
  await allSettled($features, { scope, params: {} });
  void allSettled(readUserInfo, { scope });
  await settle();
  calls.length = 0;
  facts.length = 0;
  return {
    ...shop,
    async loads(feature: Feature) {
      coming.get(feature)?.();
      await settle();
    },
    requested: () => [...coming.keys()],
  };
}

const sentOf = (calls: { name: string; payload: unknown }[]) =>
  calls
    .filter(({ name }) => name.startsWith('http/wishlist.'))
    .map(({ name, payload }) => `${name} ${(payload as { productId: string }).productId}`);

it('WSH-03 hearts pressed before the feature is loaded show at once, and are sent in order', async () => {
  const { scope, calls, loads } = await freshShop();
  const press = scopeBind(addWishlistItem, { scope });
  press({ productId: 'RL1001WHT' });
  press({ productId: 'RL1002WHT' });
  expect(scope.getState($heartIds)).toEqual(['RL1001WHT', 'RL1002WHT']);
  expect(sentOf(calls)).toEqual([]);
  await loads('wishes');
  expect(sentOf(calls)).toEqual(['http/wishlist.add RL1001WHT', 'http/wishlist.add RL1002WHT']);
  expect(scope.getState($pressed)).toEqual([]);
});

it('WSH-04 whenever the feature loads, the same hearts are pressed in the end', async () => {
  const wish = fc.record({
    productId: fc.constantFrom('RL1001WHT', 'RL1002WHT', 'RL1003WHT'),
    isAdd: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 6 }), fc.nat(6), async (wishes, moment) => {
      const user = registered({ itemIds: ['RL1003WHT'] });
      const shops = [await freshShop(user), await freshShop(user)] as const;
      await shops[0].loads('wishes');
      for (const [at, { productId, isAdd }] of wishes.entries()) {
        if (at === moment) await shops[1].loads('wishes');
        for (const { scope } of shops)
          scopeBind(isAdd ? addWishlistItem : removeItem, { scope })({ productId });
      }
      await shops[1].loads('wishes');
      const [one, other] = shops.map(({ scope }) => new Set(scope.getState($heartIds)));
      expect(other).toEqual(one);
    }),
    { numRuns: 40 },
  );
});

it("WSH-02 a guest's heart asks for a sign-in, without the feature", async () => {
  const { scope, facts, requested } = await freshShop(guest());
  scopeBind(addWishlistItem, { scope })({ productId: 'RL1001WHT' });
  expect(namesOf(facts, 'wishlist/')).toEqual(['wishlist/signInNeeded']);
  expect(requested()).not.toContain('wishes');
});

it('an add waits for the feature of the bag', async () => {
  const { scope } = await freshShop();
  const added = collect(scope, addCartItem);
  const add = { productId: 'RL1001WHT', variantId: 'ean-M', quantity: 1 };
  scopeBind(addRequested, { scope })(add);
  expect(added).toEqual([]);
  expect(scope.getState($waitingAdd)).toEqual(add);
  void allSettled(featureLoaded, { scope, params: { part: 'product' } });
  expect(added).toEqual([]);
  void allSettled($features, { scope, params: { bag: 'here' } });
  void allSettled(featureLoaded, { scope, params: { part: 'bag' } });
  expect(added).toEqual([add]);
  expect(scope.getState($waitingAdd)).toBeNull();
});

it('CKN-01 asks for consent once the feature of the notice is loaded', async () => {
  const { scope, loads } = await freshShop();
  scopeBind(ask, { scope })();
  await settle();
  expect(scope.getState($notice)).toBeNull();
  await loads('consent');
  expect(scope.getState($notice)).toMatchObject({ view: 'main', isReopened: false });
});

it('CKN-01 a notice reopened before its feature is loaded shows its settings', async () => {
  const { scope, loads } = await freshShop();
  scopeBind(reopen, { scope })();
  await loads('consent');
  expect(scope.getState($notice)).toMatchObject({ view: 'settings' });
});

it('API-10 the bag page reads the bag once its feature is loaded', async () => {
  const { scope, calls } = await freshShop(registered({ orderId: '701' }));
  scopeBind(openBag, { scope })();
  await settle();
  expect(namesOf(calls, 'http/cart.details')).toEqual([]);
  void allSettled($features, { scope, params: { 'bag-page': 'here' } });
  void allSettled(featureLoaded, { scope, params: { part: 'bag-page' } });
  expect(namesOf(calls, 'http/cart.details')).toEqual(['http/cart.details']);
});
