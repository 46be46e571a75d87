import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { isInPlace, piecesAt } from '#src/pickup/shops/places.ts';
import {
  $shopStock,
  $shops,
  askShopStock,
  countryNodesFx,
  openShops,
  shopStockFx,
  shopsFx,
} from '#src/pickup/shops/shops-model.ts';
import { shopScope } from '#tests/session/shop-scope.ts';

const DE = { id: 'DE', name: 'Germany', type: 'country' };
const GB = { id: 'GB', name: 'United Kingdom', type: 'country' };

const shop = {
  id: '204',
  name: 'Rivet & Loom New Town',
  line1: '3 Thistle Close',
  postcode: 'EH2 9ZZ',
  city: 'Edinburgh',
  country: 'GB',
  openingHours: [],
};

it('RTE-16 API-67 requests the shops of this country’s geo node once', async () => {
  const { scope, calls } = shopScope([countryNodesFx, () => [DE, GB]], [shopsFx, () => [shop]]);
  await allSettled(openShops, { scope });
  await allSettled(openShops, { scope });
  expect(calls.map(({ payload }) => payload)).toEqual([
    { type: 'country', name: 'GB' },
    { geoNodeId: 'GB' },
  ]);
  expect(scope.getState($shops)).toEqual({ status: 'ready', shops: [shop] });
});

it('RTE-16 API-67 finds a geo node with another id by its name', async () => {
  const { scope, calls } = shopScope(
    [countryNodesFx, () => [{ ...GB, id: 'N7' }]],
    [shopsFx, () => [shop]],
  );
  await allSettled(openShops, { scope });
  expect(calls.at(-1)?.payload).toEqual({ geoNodeId: 'N7' });
});

it('RTE-16 API-67 shows no shops for a country without a geo node', async () => {
  const { scope, calls } = shopScope([countryNodesFx, () => []]);
  await allSettled(openShops, { scope });
  expect(calls).toHaveLength(1);
  expect(scope.getState($shops)).toEqual({ status: 'ready', shops: [] });
});

it('RTE-25 API-67 shows a size’s stock in the shops', async () => {
  const { scope, calls } = shopScope(
    [countryNodesFx, () => [GB]],
    [shopsFx, () => [shop]],
    [shopStockFx, () => [{ storeId: '204', availableQuantity: '2.0' }]],
  );
  await allSettled(openShops, { scope });
  await allSettled(askShopStock, { scope, params: { variantId: '31' } });
  expect(calls.at(-1)?.payload).toEqual({ variantId: '31', storeIds: ['204'] });
  expect(scope.getState($shopStock)).toEqual({ variantId: '31', pieces: { '204': '2.0' } });
});

it('RTE-25 requests the stock of a chosen size once the shops have loaded', async () => {
  const { scope, calls } = shopScope(
    [countryNodesFx, () => [GB]],
    [shopsFx, () => [shop]],
    [shopStockFx, () => [{ storeId: '204', availableQuantity: '2.0' }]],
  );
  await allSettled(askShopStock, { scope, params: { variantId: '31' } });
  expect(calls).toEqual([]);
  await allSettled(openShops, { scope });
  expect(calls.at(-1)?.payload).toEqual({ variantId: '31', storeIds: ['204'] });
  expect(scope.getState($shopStock).pieces).toEqual({ '204': '2.0' });
});

it.each(['edin', 'EH2', 'thistle cl', 'new town', 'ÉDINBURGH', ''])(
  'RTE-16 “%s” finds Edinburgh',
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
])('reads the quantity %s as %s', (text, pieces) => expect(piecesAt(text)).toBe(pieces));
