import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { $notices, takeAction } from '#src/notices/model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { $soldOut } from '#src/stock/sold-out-model.ts';
import { $itemIds, addWishlistItem, removeItem } from '#src/wishlist/hearts-model.ts';
import { liveShop } from '#tests/session/live-shop.ts';

async function mirasWishlist(path = '/wishlist') {
  const live = await liveShop({ path });
  const { scope, shop } = live;
  await live.signIn('mira');
  const [first = '', ...others] = scope.getState($itemIds);
  const notices = () => scope.getState($notices);
  return {
    ...live,
    first,
    others,
    notices,
    itemIds: () => scope.getState($itemIds),
    async remove(productId: string) {
      scopeBind(removeItem, { scope })({ productId });
      await shop.settle();
    },
    async undo() {
      const { id = 0 } = notices().at(-1) ?? {};
      scopeBind(takeAction, { scope })({ id });
      await shop.settle();
    },
  };
}

it('WSH-03 does not save a product again that was saved meanwhile', async () => {
  const { first, others, itemIds, requests, scope, shop, ...by } = await mirasWishlist();
  await by.remove(first);
  scopeBind(addWishlistItem, { scope })({ productId: first });
  await shop.settle();
  requests();
  await by.undo();
  expect(itemIds()).toEqual([...others, first]);
  expect(requests()).toEqual([]);
});

it('offers no undo on other pages, which have the heart', async () => {
  const { first, notices, scope, shop, ...by } = await mirasWishlist();
  const location = { ...sampleEnvironment.location, path: '/women' };
  scopeBind(locationChanged, { scope })({ location, action: 'push' });
  await shop.settle();
  await by.remove(first);
  expect(notices()).toEqual([]);
});

it('STK-02 API-16 API-22 the page marks sold-out products of the wishlist', async () => {
  const { scope, first, others } = await mirasWishlist();
  const soldOut = scope.getState($soldOut);
  expect(Object.keys(soldOut).toSorted()).toEqual(
    [first, ...others].filter((id) => id.startsWith('RL')).toSorted(),
  );
});
