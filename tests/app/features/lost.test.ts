import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { $isOnline, connectionChanged } from '#src/ports/connection.ts';
import { $lostFeatures, $features, loadFeature, loadFeatureFx } from '#src/ports/features.ts';
import {
  $isSomethingMissing,
  $lostFiles,
  askAgainFx,
  fileCame,
  fileLost,
  retryFiles,
} from '#src/ports/lost-files.ts';
import { namesOf, shopScope } from '#tests/session/shop-scope.ts';

/** A shop whose search files loadFeature only while `line.isUp`. */
async function withoutSearch() {
  const line = { isUp: false };
  const shop = shopScope([
    loadFeatureFx,
    () => (line.isUp ? Promise.resolve() : Promise.reject(undefined)),
  ]);
  const { scope } = shop;
  await allSettled($features, { scope, params: {} });
  await allSettled(loadFeature, { scope, params: { part: 'search' } });
  return { scope, line };
}

it('reports a failed part as missing, and loads it when the connection is back', async () => {
  const { scope, line } = await withoutSearch();
  expect(scope.getState($lostFeatures)).toEqual(['search']);
  expect(scope.getState($isSomethingMissing)).toBe(true);
  await allSettled(connectionChanged, { scope, params: { isOnline: false } });
  expect(scope.getState($isOnline)).toBe(false);
  line.isUp = true;
  await allSettled(connectionChanged, { scope, params: { isOnline: true } });
  expect(scope.getState($features)['search']).toBe('here');
  expect(scope.getState($isSomethingMissing)).toBe(false);
});

it('loads a failed part when the shopper retries, and when another file has loaded', async () => {
  const one = await withoutSearch();
  one.line.isUp = true;
  await allSettled(retryFiles, { scope: one.scope });
  expect(one.scope.getState($features)['search']).toBe('here');
  const other = await withoutSearch();
  other.line.isUp = true;
  await allSettled(fileCame, {
    scope: other.scope,
    params: { file: 'SearchDrawer', place: 'over' },
  });
  expect(other.scope.getState($features)['search']).toBe('here');
});

it('reports a failed drawer as missing, and requests it when the connection is back', async () => {
  const { scope, calls } = shopScope();
  const drawer = { file: 'MiniBag', place: 'over' as const };
  await allSettled(fileLost, { scope, params: drawer });
  await allSettled(fileLost, { scope, params: { file: 'TopBanner', place: 'none' } });
  expect(scope.getState($isSomethingMissing)).toBe(true);
  await allSettled(connectionChanged, { scope, params: { isOnline: true } });
  expect(namesOf(calls, 'files/')).toEqual([askAgainFx.shortName]);
  await allSettled(fileCame, { scope, params: drawer });
  expect(scope.getState($isSomethingMissing)).toBe(false);
  expect(scope.getState($lostFiles)).toEqual([{ file: 'TopBanner', place: 'none' }]);
});
