import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { appStarted } from '#src/ports/start.ts';
import { listingFx } from '#src/listing/model.ts';
import { productsByIdFx } from '#src/listing/products-by-id/products-by-id-model.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { inventoryFx } from '#src/stock/model.ts';
import { recommendationsFx, $recommended } from '#src/product/recommendations-model.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import { viewedKey } from '#src/product/viewed.ts';
import { environment, guest, networkError, shopScope } from '#tests/session/shop-scope.ts';
import { product } from './products.ts';

async function opened(recommend: () => unknown, viewed: string[] = []) {
  const { scope, calls } = shopScope(
    [productFx, ({ productId }) => product({ id: productId })],
    [readUserInfoFx, () => guest()],
    [recommendationsFx, recommend],
    [productsByIdFx, () => ({ tiles: [] })],
    [inventoryFx, () => ({})],
    [listingFx, () => Promise.reject(networkError)],
  );
  const storage = { [viewedKey('rl')]: JSON.stringify(viewed) };
  await allSettled(appStarted, { scope, params: { environment: { ...environment, storage } } });
  await allSettled(openProduct, { scope, params: { productId: 'RL01' } });
  const asked = calls.filter(({ name }) => name === 'http/listing.named');
  return { scope, asked: asked.map(({ payload }) => payload) };
}

it('PRD-12 API-59 loads recommendations, and their tiles by API-17', async () => {
  const { scope, asked } = await opened(() => ({ productIds: ['RL02', 'RL01', 'RL03'] }));
  expect(scope.getState($recommended)).toEqual(['RL02', 'RL03']);
  expect(asked).toEqual([{ productIds: ['RL02', 'RL01', 'RL03'] }]);
});

it('PRD-12 both rows below a product need one call', async () => {
  const { asked } = await opened(() => ({ productIds: ['RL02', 'RL03'] }), ['RL03', 'RL04']);
  expect(asked).toEqual([{ productIds: ['RL02', 'RL03', 'RL04'] }]);
});

it('PRD-12 has no row after a failure, and retains the viewed products', async () => {
  const { scope, asked } = await opened(() => Promise.reject(networkError), ['RL04']);
  expect(scope.getState($recommended)).toEqual([]);
  expect(asked).toEqual([{ productIds: ['RL04'] }]);
});
