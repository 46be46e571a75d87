// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { fork } from 'effector';
import { expect, it, vi } from 'vitest';
import type { Tile } from '#src/listing/contract.ts';
import { ShownTiles } from '#src/listing/tiles/ShownTiles.tsx';
import { QuickAddButton } from '#src/quick-add/QuickAddButton.tsx';
import { WishlistButton } from '#src/wishlist/WishlistButton.tsx';
import { featuresLoaded } from '#tests/features-loaded.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { Intersections } from '#tests/ui/hooks/intersections.ts';
import { tile } from './listings.ts';

function show(tiles: readonly Tile[], pageSize = 48): void {
  renderInShop(
    fork({ values: featuresLoaded }),
    <ShownTiles
      tiles={tiles}
      total={tiles.length}
      pageSize={pageSize}
      headingLevel={2}
      sizesAt={undefined}
      wishlistButton={(product) => <WishlistButton {...product} />}
      quickAddButton={(product) => <QuickAddButton {...product} />}
    />,
  );
}

it('a tile has a badge, and buttons for its colours, quick add and the wishlist', () => {
  show([tile({ price: 5990, was: 9990 })]);
  const item = screen.getByRole('listitem');
  expect(within(item).getAllByRole('button')).toHaveLength(3);
  expect(item.textContent).toContain('−40%');
});

it('XAC-12 a locked product has no button to add it', () => {
  show([tile({ exclusive: true })]);
  expect(screen.getByRole('listitem').textContent).toContain('Reserved');
  expect(screen.queryByRole('button', { name: /^Quick add/ })).toBeNull();
});

it('tiles beyond the pages beside the one in view have neither picture nor buttons', () => {
  vi.stubGlobal('IntersectionObserver', Intersections);
  const ids = ['RL1001WHT', 'RL1002WHT', 'RL1003WHT', 'RL1004WHT'];
  show(
    ids.map((id) => tile({ id, url: `/mill-tee-${id.toLowerCase()}` })),
    1,
  );
  const pages = screen.getAllByRole('list');
  const items = screen.getAllByRole('listitem');
  const complete = () =>
    items.map((item) => item.querySelector('img') && within(item).getAllByRole('button').length);
  expect(complete()).toEqual([3, 3, 3, 3]);
  act(() => Intersections.tell([{ target: pages[0]!, isIntersecting: true }]));
  expect(complete()).toEqual([3, 3, null, null]);
  expect(screen.getAllByRole('link', { name: 'Mill Tee' })).toHaveLength(4);
  act(() => Intersections.tell(pages.map((target) => ({ target, isIntersecting: true }))));
  expect(complete()).toEqual([null, null, 3, 3]);
});
