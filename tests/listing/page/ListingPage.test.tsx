// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { expect, it } from 'vitest';
import type { Listing } from '#src/listing/contract.ts';
import { ListingPage } from '#src/listing/page/ListingPage.tsx';
import type { ListingState } from '#src/listing/listing.ts';
import { $listing, listingFx } from '#src/listing/model.ts';
import { $location, navigateFx } from '#src/ports/navigation.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { listing, tile } from '../listings.ts';
import { featuresLoaded } from '#tests/features-loaded.ts';

const query = listingQueryOf({ path: '/women/jeans', search: '' });
const sorts = ['relevance', 'price-asc'].map((sort, index) => ({
  query: `_sort_=${sort}`,
  selected: index === 0,
}));
const breadcrumb = [
  { id: 'home', label: 'Home', url: '/' },
  { id: 'women-jeans', label: 'Jeans', url: '/women/jeans' },
];

function show(
  state: ListingState,
  search = '',
  answers: (() => Listing | Promise<Listing>)[] = [],
) {
  const visited: string[] = [];
  const scope = fork({
    values: [
      ...featuresLoaded,
      [$listing, state],
      [$location, { path: '/women/jeans', search, hash: '', key: '' }],
    ],
    handlers: [
      [navigateFx, ({ to }: { to: string }) => visited.push(to)],
      [listingFx, () => answers.shift()?.() ?? listing({ tiles: [tile()], total: 1, breadcrumb })],
    ],
  });
  renderInShop(
    scope,
    <ListingPage wishlistButton={({ name }) => <button type="button">Wish {name}</button>} />,
    { at: `/women/jeans${search}` },
  );
  return { visited, user: userEvent.setup() };
}

function ready(given: Parameters<typeof listing>[0]): ListingState {
  return { status: 'ready', query, listing: listing({ sorts, breadcrumb, ...given }) };
}

it('LST-01, LST-07 shows the category, its breadcrumb and the number of products', () => {
  show(ready({ tiles: [tile()], total: 1 }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jeans');
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('status').textContent).toBe('1 product');
});

it('PRD-08 a tile shows price and former price, and leads to its product', () => {
  show(ready({ tiles: [tile({ price: 5990, was: 9990 })], total: 1 }));
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('link', { name: 'Mill Tee' }).getAttribute('href')).toBe(
    '/mill-tee-rl1001wht',
  );
  expect(article.getByText('£59.90')).toBeTruthy();
  expect(article.getByText('£99.90').closest('del')).toBeTruthy();
  expect(article.getByText('−40%')).toBeTruthy();
  expect(article.getByRole('button', { name: 'Wish Mill Tee' })).toBeTruthy();
});

it('a colour on a tile changes its picture and its link', async () => {
  const { user } = show(ready({ tiles: [tile()], total: 1 }));
  screen.getByRole('button', { name: /^Colours of Mill Tee: / }).click();
  await user.click(screen.getByRole('radio', { name: 'Black' }));
  const link = screen.getByRole('link', { name: 'Mill Tee' });
  expect(link.getAttribute('href')).toBe('/mill-tee-rl1001blk');
  expect(document.querySelector('article img')?.getAttribute('src')).toContain('rl1001blk-front');
});

it('LST-05, LST-06 links the pages for crawlers', () => {
  show(ready({ tiles: [tile()], total: 130, offset: 48 }), '?page=2&_sort_=price-asc');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const hrefOf = (name: string) => pages.getByRole('link', { name }).getAttribute('href');
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('2');
  expect(hrefOf('Page 1')).toBe('/women/jeans?_sort_=price-asc');
  expect(hrefOf('Page 3')).toBe('/women/jeans?page=3&_sort_=price-asc');
  expect(hrefOf('Next')).toBe('/women/jeans?page=3&_sort_=price-asc');
});

it('LST-10 offers the sorts of the answer', async () => {
  const { user, visited } = show(ready({ tiles: [tile()], total: 1 }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-asc');
  expect(visited).toEqual(['/women/jeans?_sort_=price-asc']);
});

it('shows a loading message without content', () => {
  show({ status: 'loading', query, shown: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading products');
  expect(screen.queryByRole('article')).toBeNull();
});

it('shows help in an empty category', () => {
  show(ready({ total: 0 }));
  expect(screen.getByRole('link', { name: 'See what is new' })).toBeTruthy();
});

it('SRC-02 links to the results from a page beyond the last one', () => {
  const words = listingQueryOf({ path: '/search', search: '?searchTerm=jeans&page=11' });
  const beyond = listing({ tiles: [], total: 60, offset: 480 });
  show({ status: 'ready', query: words, listing: beyond }, '?searchTerm=jeans&page=11');
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toBeTruthy();
});

it('links from a page after the last one to the first', () => {
  show(ready({ total: 60, offset: 480 }), '?page=11');
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe(
    '/women/jeans',
  );
});

it('offers no retry for an unknown category', () => {
  show({ status: 'failed', query, reason: 'notFound' });
  expect(screen.getByRole('alert').textContent).toContain('We do not have this category');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('LST-12 shows a price bound without cents among the chosen filters, and removes it', async () => {
  const facets = [
    {
      id: 'maincolour',
      label: 'Colour',
      style: 'swatch' as const,
      values: [{ name: 'blue', label: 'Navy and blue', count: 1, selected: true }],
    },
  ];
  const search = '?maincolour=blue&price_max=90';
  const { user, visited } = show(ready({ tiles: [tile()], total: 1, facets }), search);
  const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }));
  expect(chips.getByRole('button', { name: 'Remove filter: Navy and blue' })).toBeDefined();
  await user.click(chips.getByRole('button', { name: 'Remove filter: up to £90.00' }));
  expect(visited).toEqual(['/women/jeans?maincolour=blue']);
});

it('LST-04 appends the next page and focuses its first product', async () => {
  const tiles = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      tile({ id: `RL${from + at}`, name: `Tee ${from + at + 1}` }),
    );
  const late = () => Promise.reject(new Error('no answer'));
  const next = () => listing({ tiles: tiles(48, 12), total: 60, offset: 48, breadcrumb });
  const state = ready({ tiles: tiles(0, 48), total: 60 });
  const { user, visited } = show(state, '', [late, next]);
  const button = await screen.findByRole('button', { name: 'Load more' });
  expect(screen.getByText('1 to 48 of 60')).toBeTruthy();
  await user.click(button);
  expect(screen.getByRole('alert').textContent).toContain('did not arrive');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getAllByRole('article')).toHaveLength(60);
  expect(document.activeElement?.textContent).toBe('Tee 49');
  expect(screen.getByText('1 to 60 of 60').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(visited).toEqual(['/women/jeans?page=2']);
});
