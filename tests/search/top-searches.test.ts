import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { changeCampaign, layoutFx } from '#src/content/model.ts';
import { NO_CAMPAIGN_FLAGS } from '#src/content/visibility.ts';
import { openSearch } from '#src/search/drawer-model.ts';
import { $offers } from '#src/search/model.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { guest, registered, shopScope } from '#tests/session/shop-scope.ts';

const FOR = {
  everybody: 'show_for_all',
  registered: 'show_for_registered_only',
  anonymous: 'show_for_anonymous_only',
  exclusive: 'show_for_exclusive_only',
  others: 'show_for_non_exclusive_only',
};

const layout = {
  TOP_SEARCHES: Object.entries(FOR).map(([title, visibility]) => ({
    id: title,
    visibility,
    title,
    url: `/search?searchTerm=${title}`,
    groups: [],
  })),
};

async function searchOf(user: 'nobody yet' | 'guest' | 'registered', flags = {}) {
  const { scope } = shopScope(
    [layoutFx, () => layout],
    [readUserInfoFx, () => (user === 'registered' ? registered() : guest())],
  );
  await allSettled(openSearch, { scope });
  if (user !== 'nobody yet') await allSettled(readUserInfo, { scope });
  await allSettled(changeCampaign, { scope, params: { ...NO_CAMPAIGN_FLAGS, ...flags } });
  return scope.getState($offers).map(({ label }) => label);
}

it('CNT-03 CNT-04 SRC-04 offers top searches to their audience', async () => {
  expect(await searchOf('nobody yet')).toEqual(['everybody', 'others']);
  expect(await searchOf('guest')).toEqual(['everybody', 'anonymous', 'others']);
  expect(await searchOf('registered')).toEqual(['everybody', 'registered', 'others']);
});

it('CNT-05 CNT-06 SRC-04 top searches follow the campaign while the search is open', async () => {
  const during = await searchOf('guest', { isPromotionActive: true });
  expect(during).toEqual(['everybody', 'anonymous', 'exclusive', 'others']);
  const listed = { isPromotionActive: true, isExclusiveAccessUser: true };
  expect(await searchOf('guest', listed)).toEqual(['everybody', 'anonymous', 'exclusive']);
});
