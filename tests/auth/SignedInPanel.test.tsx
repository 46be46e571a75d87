// @vitest-environment jsdom
// @alone
import { render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { SignedInPanel } from '#src/auth/SignedInPanel.tsx';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { registered, shopScope } from '#tests/session/shop-scope.ts';
import { siteEntered } from '#src/store-config/model.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

it.each([
  [0, 'Your wishlist'],
  [2, 'Your wishlist (2)'],
])('ENT-05 whoever is signed in sees how much the wishlist holds: %i', async (itemCount, name) => {
  const wishlist = {
    name: 'default',
    itemCount,
    itemIds: ['RL1001WHT', 'RL0101RAW'].slice(0, itemCount),
  };
  const { scope } = shopScope([readUserInfoFx, () => ({ ...registered(), wishlist })]);
  await allSettled(readUserInfo, { scope });
  render(
    <ShopViews scope={scope}>
      <SignedInPanel />
    </ShopViews>,
  );
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/wishlist');
});

it.each([
  ['in the United Kingdom', true],
  ['in Ireland', false],
])('MEM-03 the membership has a link where there is the programme: %s', async (_, isThere) => {
  const { scope } = shopScope([readUserInfoFx, () => registered()]);
  const place = {
    storeId: isThere ? '30002' : '30012',
    language: 'en',
    siteEnvironment: 'test',
    basename: '',
  } as const;
  await allSettled(siteEntered, { scope, params: place });
  await allSettled(readUserInfo, { scope });
  render(
    <ShopViews scope={scope}>
      <SignedInPanel />
    </ShopViews>,
  );
  const link = screen.queryByRole('link', { name: 'Your membership' });
  expect(link?.getAttribute('href')).toBe(isThere ? '/myaccount/membership' : undefined);
});
