// @partial
import { allSettled } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { appStarted } from '#src/ports/start.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { $viewedBefore } from '#src/product/viewed-model.ts';
import { believedProducts, viewedKey, withViewed } from '#src/product/viewed.ts';
import { environment, shopScope } from '#tests/session/shop-scope.ts';
import { product } from './products.ts';

const host = 'hollismarlowe.localhost:4321';

async function started(storage: Record<string, string>, given = environment) {
  const written: { key: string; value: string | null }[] = [];
  const { scope } = shopScope(
    [productFx, ({ productId }) => (productId === 'GONE' ? null : product({ id: productId }))],
    [writeStorageFx, (params) => void written.push(params)],
  );
  await allSettled(appStarted, { scope, params: { environment: { ...given, storage } } });
  return {
    scope,
    written,
    view: (productId: string) => allSettled(openProduct, { scope, params: { productId } }),
    before: () => scope.getState($viewedBefore),
  };
}

it('PRD-13 stores viewed products, newest first, without the one on the page', async () => {
  const { view, before, written } = await started({ [viewedKey('rl')]: '["RL1","RL02","RL03"]' });
  await view('RL02');
  expect(before()).toEqual(['RL1', 'RL03']);
  await view('RL04');
  expect(before()).toEqual(['RL02', 'RL1', 'RL03']);
  expect(written.at(-1)).toEqual({
    area: 'local',
    key: 'selvedge.viewed.rl',
    value: '["RL04","RL02","RL1","RL03"]',
  });
});

it('PRD-13 stores only the latest colour of a style', async () => {
  const { view, before, written } = await started({
    [viewedKey('rl')]: '["RL0301MID","RL1001WHT","RL0101RAW"]',
  });
  await view('RL1001BLK');
  expect(before()).toEqual(['RL0301MID', 'RL0101RAW']);
  expect(written.at(-1)?.value).toBe('["RL1001BLK","RL0301MID","RL0101RAW"]');
});

it('PRD-13 does not store a missing product', async () => {
  const { view, before } = await started({});
  await view('GONE');
  await view('RL01');
  expect(before()).toEqual([]);
});

it('PRD-13 each brand has its own viewed products', async () => {
  const storage = { [viewedKey('rl')]: '["RL01"]', [viewedKey('hm')]: '["HM01"]' };
  const { before } = await started(storage, { ...environment, host });
  expect(before()).toEqual(['HM01']);
});

it('stores twelve, each once', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `RL${index}00`);
  const kept = ids.reduce<string[]>((viewed, id) => withViewed(viewed, id), []);
  expect(kept).toEqual(ids.toReversed().slice(0, 12));
  expect(withViewed(kept, 'RL1900')).toEqual(kept);
});

it('ignores stored values that are not product ids', () => {
  expect(believedProducts(null)).toEqual([]);
  expect(believedProducts(['RL01', '../x', '<b>', 'RL01', 'rl02'])).toEqual(['RL01']);
  fc.assert(
    fc.property(fc.array(fc.string()), (stored) => {
      expect(believedProducts(stored).length).toBeLessThanOrEqual(12);
    }),
  );
});
