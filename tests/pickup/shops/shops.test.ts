import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { isInPlace, piecesAt } from '#src/pickup/shops/places.ts';
import {
  $shopStock,
  $shops,
  askShopStock,
  openShops,
  retryShops,
  shopStockFx,
  shopsFx,
} from '#src/pickup/shops/shops-model.ts';
import { networkError, shopScope } from '#tests/session/shop-scope.ts';

const shop = {
  id: '204',
  name: 'Rivet & Loom New Town',
  line1: '3 Thistle Close',
  postcode: 'EH2 9ZZ',
  city: 'Edinburgh',
  country: 'GB',
  openingHours: [],
};

it('RTE-16 the shops of this country are asked for once', async () => {
  const { scope, calls } = shopScope([shopsFx, () => [shop]]);
  await allSettled(openShops, { scope });
  await allSettled(openShops, { scope });
  expect(calls.map(({ payload }) => payload)).toEqual([{ geoNodeId: 'GB' }]);
  expect(scope.getState($shops)).toEqual({ status: 'ready', shops: [shop] });
});

it('RTE-16 a list that did not come can be asked for again', async () => {
  let isDown = true;
  const { scope } = shopScope([shopsFx, () => (isDown ? Promise.reject(networkError) : [shop])]);
  await allSettled(openShops, { scope });
  expect(scope.getState($shops).status).toBe('failed');
  isDown = false;
  await allSettled(retryShops, { scope });
  expect(scope.getState($shops).status).toBe('ready');
});

it('RTE-25 API-67 what the shops have of a size', async () => {
  const { scope, calls } = shopScope(
    [shopsFx, () => [shop]],
    [shopStockFx, () => [{ storeId: '204', availableQuantity: '2.0' }]],
  );
  await allSettled(openShops, { scope });
  await allSettled(askShopStock, { scope, params: { variantId: '31' } });
  expect(calls.at(-1)?.payload).toEqual({ variantId: '31', storeIds: ['204'] });
  expect(scope.getState($shopStock)).toEqual({ variantId: '31', pieces: { '204': '2.0' } });
});

it.each(['edin', 'EH2', 'thistle cl', 'new town', 'ÉDINBURGH', ''])(
  'RTE-16 “%s” leads to Edinburgh',
  (place) => expect(isInPlace(shop, place)).toBe(true),
);

it.each(['london', 'urgh', 'edin x'])('RTE-16 “%s” does not', (place) =>
  expect(isInPlace(shop, place)).toBe(false),
);

it.each([
  ['2.0', 2],
  ['0.0', 0],
  ['-1.0', 0],
  ['', undefined],
  [undefined, undefined],
])('pieces of %s are %s', (text, pieces) => expect(piecesAt(text)).toBe(pieces));
