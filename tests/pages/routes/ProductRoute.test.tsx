// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { listingQueryOf } from '#src/listing/address.ts';
import { listingFx, openListing } from '#src/listing/model.ts';
import { ProductRoute } from '#src/pages/routes/product/ProductRoute.tsx';
import { openProduct, productFx } from '#src/product/model.ts';
import { recommendationsFx } from '#src/product/recommendations-model.ts';
import { listing, tile } from '#tests/listing/listings.ts';
import { inventoryFx } from '#src/stock/model.ts';
import { product } from '#tests/product/products.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews, renderInShop } from '#tests/session/shop-views.tsx';

const productId = 'RL1001WHT';
const slots = { plainWishlistButton: () => null, wishlistButton: () => null };

async function shopWithTile(answer: () => unknown) {
  const tiles = [tile({ id: productId, name: 'Foundry Tee', price: 2900, was: 3900 })];
  const shop = shopScope(
    [listingFx, () => listing({ tiles })],
    [productFx, answer],
    [recommendationsFx, () => ({ productIds: [] })],
    [inventoryFx, () => ({})],
  );
  const query = listingQueryOf({ path: '/women', search: '' });
  await allSettled(openListing, { scope: shop.scope, params: query });
  return shop;
}

it('PRD-01 shows name, prices and picture of the pressed tile while the product loads', async () => {
  let answer: (product: unknown) => void = () => undefined;
  const { scope } = await shopWithTile(() => new Promise((resolve) => (answer = resolve)));
  const opened = allSettled(openProduct, { scope, params: { productId } });
  renderInShop(scope, <ProductRoute {...slots} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Foundry Tee' })).toBeTruthy();
  expect(screen.getByText('£29.00')).toBeTruthy();
  expect(screen.getByText('£39.00')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('src')).toContain('rl1001wht-front');
  expect(screen.queryByRole('button', { name: 'Add to bag' })).toBeNull();
  await act(async () => {
    answer(product({ id: productId, name: 'Foundry Tee' }));
    await opened;
  });
  expect(await screen.findAllByRole('button', { name: 'Add to bag' })).toBeTruthy();
});

it('shows name and price of a loaded product in its first frame, and the rest in the next ones', async () => {
  const { scope } = await shopWithTile(() => product({ id: productId, name: 'Foundry Tee' }));
  await allSettled(openProduct, { scope, params: { productId } });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <ShopViews scope={scope}>
        <ProductRoute {...slots} />
      </ShopViews>,
    ),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Foundry Tee' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to bag' })).toBeNull();
  expect(await screen.findAllByRole('button', { name: 'Add to bag' })).toBeTruthy();
  root.unmount();
  place.remove();
});
