import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $layout, layoutFx, wantContent } from '#src/content/model.ts';
import { networkError, shopScope } from '#tests/session/shop-scope.ts';

it('CNT-01 CNT-02 requests content once by key, in the locale of the store', async () => {
  const { scope, calls } = shopScope([
    layoutFx,
    ({ filters }: { filters: string[] }) =>
      Object.fromEntries(
        filters.map((key) => [key, [{ id: key, visibility: 'show_for_all', groups: [] }]]),
      ),
  ]);
  await allSettled(wantContent, { scope, params: { keys: ['TOP_SEARCHES'] } });
  await allSettled(wantContent, { scope, params: { keys: ['TOP_SEARCHES', 'MEGA_MENU'] } });
  await allSettled(wantContent, { scope, params: { keys: ['MEGA_MENU'] } });
  expect(calls.map(({ payload }) => payload)).toEqual([
    { locale: 'en-GB', filters: ['TOP_SEARCHES'], exclusiveAccess: false },
    { locale: 'en-GB', filters: ['MEGA_MENU'], exclusiveAccess: false },
  ]);
  expect(Object.keys(scope.getState($layout))).toEqual(['TOP_SEARCHES', 'MEGA_MENU']);
});

it('CNT-01 requests failed content again', async () => {
  const { scope, calls } = shopScope([layoutFx, () => Promise.reject(networkError)]);
  await allSettled(wantContent, { scope, params: { keys: ['MEGA_MENU'] } });
  await allSettled(wantContent, { scope, params: { keys: ['MEGA_MENU'] } });
  expect(calls).toHaveLength(2);
  expect(scope.getState($layout)).toEqual({});
});
