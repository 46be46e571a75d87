// @vitest-environment jsdom
// @partial
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { SignedInPanel } from '#src/auth/SignedInPanel.tsx';
import { signIn, signInFx } from '#src/auth/model.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { namesOf, registered, shopScope } from '#tests/session/shop-scope.ts';
import { siteEntered } from '#src/store-config/model.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { welcome } from './shop-with-account.ts';

it.each([
  [0, 'Your wishlist'],
  [2, 'Your wishlist (2)'],
])('ENT-05 shows the number of wishlist items: %i', async (itemCount, name) => {
  const wishlist = {
    name: 'default',
    itemCount,
    itemIds: ['RL1001WHT', 'RL0101RAW'].slice(0, itemCount),
  };
  const { scope } = shopScope([readUserInfoFx, () => ({ ...registered(), wishlist })]);
  await allSettled(readUserInfo, { scope });
  renderInShop(scope, <SignedInPanel />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/wishlist');
});

const placeOf = (storeId: string) =>
  ({ storeId, language: 'en', siteEnvironment: 'test', basename: '' }) as const;

it.each([
  ['in the United Kingdom', true],
  ['in Ireland', false],
])('MEM-03 links to the membership in stores with the programme: %s', async (_, isThere) => {
  const { scope } = shopScope([readUserInfoFx, () => registered()]);
  await allSettled(siteEntered, { scope, params: placeOf(isThere ? '30002' : '30012') });
  await allSettled(readUserInfo, { scope });
  renderInShop(scope, <SignedInPanel />);
  const link = screen.queryByRole('link', { name: 'Your membership' });
  expect(link?.getAttribute('href')).toBe(isThere ? '/myaccount/membership' : undefined);
});

it.each([
  ['in the United Kingdom', '30002', 1],
  ['in Ireland', '30012', 0],
])(
  'MEM-03 MEM-05 applies the gate of a sign-in in stores with the programme: %s',
  async (_, storeId, times) => {
    const permissionInfo = { conditionGate: 'MEMBERSHIP_TERMS', newsletterConsentRequired: true };
    const { scope, facts, calls } = shopScope(
      [signInFx, () => ({ ...welcome, permissionInfo })],
      [readUserInfoFx, () => registered()],
    );
    await allSettled(siteEntered, { scope, params: placeOf(storeId) });
    const wish = { email: 'ada@example.test', password: 'indigo-1873', rememberMe: false };
    await allSettled(signIn, { scope, params: wish });
    expect(namesOf(facts, 'membership/gateFound')).toHaveLength(times);
    expect(namesOf(calls, 'navigation/navigate')).toHaveLength(times);
  },
);
