// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { SavedTiles } from '#src/pages/routes/SavedTiles.tsx';
import { productsByIdFx, loadByIds } from '#src/listing/products-by-id/products-by-id-model.ts';
import { inventoryFx } from '#src/stock/model.ts';
import { checkProducts } from '#src/stock/sold-out-model.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const tileOf = (id: string, name: string) => ({
  id,
  name,
  url: `/piece-${id.toLowerCase()}`,
  colour: 'Blue',
  price: 9000,
  colours: [],
});
const listing = { facets: [], sorts: [], breadcrumb: [], total: 2, limit: 48, offset: 0 };

it('STK-02 WSH-01 marks sold-out products, which cannot be added, and counts those that this shop cannot show', async () => {
  const { scope } = shopScope(
    [
      productsByIdFx,
      () => ({ ...listing, tiles: [tileOf('RL1', 'Slim Jean'), tileOf('RL2', 'Loom Tee')] }),
    ],
    [inventoryFx, () => ({ one: '0.0', two: '3.0' })],
  );
  const productIds = ['RL1', 'RL2', 'HM1'];
  await allSettled(loadByIds, { scope, params: { productIds } });
  const products = { RL1: ['one'], RL2: ['two'] };
  await allSettled(checkProducts, { scope, params: { products } });
  renderInShop(
    scope,
    <SavedTiles
      productIds={productIds}
      wishlistButton={() => null}
      quickAddButton={({ name }) => <button>Add {name}</button>}
    />,
  );
  const [tee, jean] = screen.getAllByRole('article').map((article) => within(article));
  expect(jean?.getByText('Sold out')).toBeTruthy();
  expect(jean?.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(tee?.queryByText('Sold out')).toBeNull();
  expect(tee?.getByRole('button', { name: 'Add Loom Tee' })).toBeTruthy();
  expect(
    screen.getByText('Another piece that you saved cannot be shown in this shop.'),
  ).toBeTruthy();
});
