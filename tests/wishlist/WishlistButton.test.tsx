// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { addToWishlistFx } from '#src/wishlist/pending-model.ts';
import type { Wishlist } from '#src/wishlist/contract.ts';
import { WishlistPage } from '#src/wishlist/WishlistPage.tsx';
import type { UserInfo } from '#src/session/contract.ts';
import { deferred, guest, registered, shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

async function shop(info: UserInfo) {
  const adds = deferred<Wishlist>();
  const { scope, facts } = shopScope([readUserInfoFx, () => info], [addToWishlistFx, adds.handler]);
  await allSettled(readUserInfo, { scope });
  return { scope, facts, adds, user: userEvent.setup() };
}

it('WSH-01 the page shows the saved products', async () => {
  const { scope } = await shop(registered({ itemIds: ['RL0001RAW', 'RL0002BLU'] }));
  render(
    <ShopViews scope={scope}>
      <WishlistPage renderTiles={(ids) => ids.join(' and ')} onSignIn={() => {}} />
    </ShopViews>,
  );
  expect(screen.getByText('RL0001RAW and RL0002BLU')).toBeDefined();
  expect(screen.getByText('2 pieces')).toBeDefined();
});

it('WSH-02 the page asks a guest to sign in', async () => {
  const { scope, user } = await shop(guest());
  let asked = 0;
  render(
    <ShopViews scope={scope}>
      <WishlistPage renderTiles={() => 'tiles'} onSignIn={() => asked++} />
    </ShopViews>,
  );
  expect(screen.queryByText('tiles')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(asked).toBe(1);
});
