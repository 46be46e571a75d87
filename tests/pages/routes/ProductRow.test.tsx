// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { ProductRow } from '#src/pages/routes/product/ProductRow.tsx';
import { productsByIdFx, loadByIds } from '#src/listing/products-by-id/products-by-id-model.ts';
import { listing, tile } from '#tests/listing/listings.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

it('scrolls back to the start for other products, and keeps its position for the same ones', async () => {
  const productIds = ['RL1', 'RL2', 'RL3'];
  const { scope } = shopScope([
    productsByIdFx,
    ({ productIds: asked }: { productIds: string[] }) =>
      listing({ tiles: asked.map((id) => tile({ id })) }),
  ]);
  await allSettled(loadByIds, { scope, params: { productIds } });
  const rowOf = (ids: string[]) => (
    <ShopViews scope={scope}>
      <ProductRow title="You may also like" productIds={ids} wishlistButton={() => null} />
    </ShopViews>
  );
  const { rerender } = render(rowOf(['RL1', 'RL2']));
  screen.getByRole('list', { name: 'You may also like' }).scrollLeft = 240;
  rerender(rowOf(['RL1', 'RL2']));
  expect(screen.getByRole('list', { name: 'You may also like' }).scrollLeft).toBe(240);
  rerender(rowOf(['RL2', 'RL3']));
  expect(screen.getByRole('list', { name: 'You may also like' }).scrollLeft).toBe(0);
  // A product that loads later than those after it.
  rerender(rowOf(['RL4', 'RL2']));
  screen.getByRole('list', { name: 'You may also like' }).scrollLeft = 240;
  await act(() => allSettled(loadByIds, { scope, params: { productIds: ['RL4'] } }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('list', { name: 'You may also like' }).scrollLeft).toBe(0);
});
