import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { $isOnline, connectionChanged } from '#src/ports/connection.ts';
import { $lostParts, $parts, load, loadPartFx } from '#src/ports/late.ts';
import {
  $isSomethingMissing,
  $lostFiles,
  askAgainFx,
  fileCame,
  fileLost,
  retryFiles,
} from '#src/ports/lost-files.ts';
import { namesOf, shopScope } from '#tests/session/shop-scope.ts';

/** A shop without its search, whose files come when `line.isUp`. */
async function withoutSearch() {
  const line = { isUp: false };
  const shop = shopScope([
    loadPartFx,
    () => (line.isUp ? Promise.resolve() : Promise.reject(undefined)),
  ]);
  const { scope } = shop;
  await allSettled($parts, { scope, params: {} });
  await allSettled(load, { scope, params: { part: 'search' } });
  return { scope, line };
}

it('a part that was lost is said to be missing, and loaded when there is a connection again', async () => {
  const { scope, line } = await withoutSearch();
  expect(scope.getState($lostParts)).toEqual(['search']);
  expect(scope.getState($isSomethingMissing)).toBe(true);
  await allSettled(connectionChanged, { scope, params: { isOnline: false } });
  expect(scope.getState($isOnline)).toBe(false);
  line.isUp = true;
  await allSettled(connectionChanged, { scope, params: { isOnline: true } });
  expect(scope.getState($parts)['search']).toBe('here');
  expect(scope.getState($isSomethingMissing)).toBe(false);
});

it('a part that was lost is loaded when the shopper tries again, and when another file has come', async () => {
  const one = await withoutSearch();
  one.line.isUp = true;
  await allSettled(retryFiles, { scope: one.scope });
  expect(one.scope.getState($parts)['search']).toBe('here');
  const other = await withoutSearch();
  other.line.isUp = true;
  await allSettled(fileCame, {
    scope: other.scope,
    params: { file: 'SearchDrawer', place: 'over' },
  });
  expect(other.scope.getState($parts)['search']).toBe('here');
});

it('a drawer that was lost is said to be missing, and asked for when there is a connection', async () => {
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
