// @partial
import { allSettled } from 'effector';
import { renderToString } from 'react-dom/server.edge';
import { expect, it } from 'vitest';
import { openSignIn } from '#src/auth/model.ts';
import { SignInDrawer } from '#src/auth/SignInDrawer.tsx';
import { detailsFx } from '#src/cart/bag/details-model.ts';
import { miniBagFx, openBag } from '#src/cart/bag/bag-model.ts';
import { BagPage } from '#src/cart/view/BagPage.tsx';
import { MiniBag } from '#src/cart/view/MiniBag.tsx';
import { showNotice } from '#src/notices/model.ts';
import { NoticeList } from '#src/notices/NoticeList.tsx';
import { waitFx } from '#src/ports/clock.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { WishlistPage } from '#src/wishlist/WishlistPage.tsx';
import { guest, shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';
import { details, line, miniBag } from '../bag.ts';

it('bag, wishlist, sign-in and notices render in Node', async () => {
  const { scope } = shopScope(
    [readUserInfoFx, () => guest('55')],
    [miniBagFx, () => miniBag([line({ quantity: 2 })])],
    [detailsFx, () => details()],
    [waitFx, () => new Promise(() => {})],
  );
  await allSettled(readUserInfo, { scope });
  await allSettled(openBag, { scope });
  await allSettled(openSignIn, { scope, params: { place: 'bag' } });
  const notice = { severity: 'info', key: 'cart:error.add', params: {}, ms: 0 } as const;
  await allSettled(showNotice, { scope, params: notice });
  const html = renderToString(
    <ShopViews scope={scope}>
      <BagPage onSignIn={() => {}} />
      <WishlistPage renderTiles={() => null} onSignIn={() => {}} />
      <MiniBag />
      <SignInDrawer />
      <NoticeList />
    </ShopViews>,
  );
  expect(html).toContain('Your bag (2)');
  expect(html).toContain('£179.80');
  expect(html).toContain('Keep what you like');
  expect(html).toContain('E-mail address');
  expect(html).toContain('This did not make it into your bag');
});
