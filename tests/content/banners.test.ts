// @partial
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $bannerCount, $banners, closeBanner } from '#src/content/banner-model.ts';
import { changeCampaign, layoutFx, wantContent } from '#src/content/model.ts';
import { NO_CAMPAIGN_FLAGS } from '#src/content/visibility.ts';
import { appStarted } from '#src/ports/start.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { environment, guest, registered, shopScope } from '#tests/session/shop-scope.ts';

const KEYS = ['USP_BANNER_TOP', 'HEADER_SHIPPING_BANNER'];

function banner(id: string, visibility = 'show_for_all') {
  return { id, visibility, text: id, groups: [] };
}

const layout = {
  USP_BANNER_TOP: [
    banner('delivery'),
    banner('code', 'highlighted'),
    banner('join', 'show_for_anonymous_only'),
    banner('early', 'show_for_exclusive_only'),
  ],
  HEADER_SHIPPING_BANNER: [banner('days')],
};

async function topOfThePage() {
  const shop = shopScope([layoutFx, () => layout], [readUserInfoFx, () => guest()]);
  await allSettled(wantContent, { scope: shop.scope, params: { keys: KEYS } });
  return { ...shop, ids: () => shop.scope.getState($banners).map(({ id }) => id) };
}

it('CNT-02 the top banner has both keys’ messages', async () => {
  const { scope, ids } = await topOfThePage();
  expect(ids()).toEqual(['delivery', 'code', 'days']);
  expect(scope.getState($bannerCount)).toBe(3);
});

it('CNT-04 CNT-09 the count depends on the reader', async () => {
  const { scope, ids } = await topOfThePage();
  await allSettled(readUserInfo, { scope });
  expect(ids()).toEqual(['delivery', 'code', 'join', 'days']);
  expect(scope.getState($bannerCount)).toBe(4);
});

it('CNT-05 the start of a campaign loads its content and shows its message', async () => {
  const { scope, ids, calls } = await topOfThePage();
  const params = { ...NO_CAMPAIGN_FLAGS, isPromotionActive: true, isExclusiveAccessUser: true };
  await allSettled(changeCampaign, { scope, params });
  expect(ids()).toEqual(['delivery', 'code', 'early', 'days']);
  expect(calls.map(({ payload }) => payload)).toEqual([
    { locale: 'en-GB', filters: KEYS, exclusiveAccess: false },
    { locale: 'en-GB', filters: KEYS, exclusiveAccess: true },
  ]);
});

it('CNT-09 removes guests’ messages from the count at sign-in, down to zero', async () => {
  const only = { USP_BANNER_TOP: [banner('join', 'show_for_anonymous_only')] };
  const answers = [guest(), registered()];
  const { scope } = shopScope([layoutFx, () => only], [readUserInfoFx, () => answers.shift()]);
  const count = async () => {
    await allSettled(readUserInfo, { scope });
    return scope.getState($bannerCount);
  };
  await allSettled(wantContent, { scope, params: { keys: KEYS } });
  expect(await count()).toBe(1);
  expect(await count()).toBe(0);
});

it('CNT-09 closing removes all messages, and the count stays zero', async () => {
  const { scope, ids, calls } = await topOfThePage();
  await allSettled(closeBanner, { scope });
  await allSettled(closeBanner, { scope });
  expect(ids()).toEqual([]);
  expect(scope.getState($bannerCount)).toBe(0);
  expect(calls.at(-1)).toEqual({
    name: 'storage/write',
    payload: { area: 'session', key: 'selvedge.topBanner', value: 'closed' },
  });
});

it('a closed banner stays closed in this tab', async () => {
  const { scope, ids } = await topOfThePage();
  const storage = { 'selvedge.topBanner': 'closed' };
  await allSettled(appStarted, { scope, params: { environment: { ...environment, storage } } });
  expect(ids()).toEqual([]);
});
