// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { ListingAnswer, readListing } from '#src/listing/contract.ts';
import { productsByIdFx, loadByIds } from '#src/listing/products-by-id/products-by-id-model.ts';
import { ProductRow } from '#src/pages/routes/product/ProductRow.tsx';
import { SavedTiles } from '#src/pages/routes/SavedTiles.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const productIds = ['RL1', 'RL2', 'RL3'];

/** Three products in the service's answer, one of them with an invalid amount. */
async function shopWith(broken: unknown) {
  const data = productIds.map((id, at) => ({
    id,
    analyticsName: `Piece ${at + 1}`,
    url: `/piece-${id.toLowerCase()}`,
    price: { price: id === 'RL2' ? broken : '90.00' },
  }));
  const { scope } = shopScope([
    productsByIdFx,
    () => readListing(create({ data, meta: {} }, ListingAnswer)),
  ]);
  await allSettled(loadByIds, { scope, params: { productIds } });
  return scope;
}

const names = () =>
  screen.getAllByRole('article').map((tile) => tile.querySelector('a')?.textContent);

const BROKEN = [1e17, '1e17', 'free', null, { toString: 1 }];

it.each(BROKEN)(
  'LST-08 leaves a wishlist product with the price %j out, with a notice',
  async (price) => {
    const scope = await shopWith(price);
    renderInShop(
      scope,
      <SavedTiles {...{ productIds }} wishlistButton={() => null} quickAddButton={() => null} />,
    );
    expect(names()).toEqual(['Piece 3', 'Piece 1']);
    expect(
      screen.getByText('Another piece that you saved cannot be shown in this shop.'),
    ).toBeDefined();
  },
);

it.each(BROKEN)(
  'LST-08 leaves a recommended product with the price %j out of its row',
  async (price) => {
    const scope = await shopWith(price);
    renderInShop(
      scope,
      <ProductRow title="Goes with it" {...{ productIds }} wishlistButton={() => null} />,
    );
    expect(names()).toEqual(['Piece 1', 'Piece 3']);
  },
);
