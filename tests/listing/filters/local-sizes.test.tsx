// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { fork } from 'effector';
import { expect, it } from 'vitest';
import { listingQueryOf } from '#src/listing/address.ts';
import type { Facet } from '#src/listing/facet.ts';
import { FacetOptions } from '#src/listing/filters/FacetOptions.tsx';
import { FilterChips } from '#src/listing/filters/FilterChips.tsx';
import { NO_FILTERS } from '#src/listing/filters.ts';
import { sizeKindOfLabel, sizeKindsOf } from '#src/listing/local-sizes.ts';
import { $listing } from '#src/listing/model.ts';
import { $location } from '#src/ports/navigation.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { listing } from '../listings.ts';

function facet(id: string, ...names: string[]): Facet {
  const values = names.map((name) => ({ name, label: name, count: 2, selected: false }));
  return { id, label: id, style: id === 'size' ? 'grid' : 'list', values };
}

const sizes = facet('size', '38 EU', '40 EU', 'M');

function show(path: string, search: string, groups: readonly string[]) {
  const shown = listing({
    facets: groups.length > 0 ? [sizes, facet('productgroup', ...groups)] : [sizes],
  });
  const state = {
    status: 'ready',
    query: listingQueryOf({ path, search }),
    listing: shown,
  } as const;
  const scope = fork({
    values: [
      [$listing, state],
      [$location, { path, search, hash: '', key: '' }],
    ],
  });
  renderInShop(
    scope,
    <>
      <FacetOptions facet={sizes} />
      <FilterChips />
    </>,
  );
}

it('a listing’s sizes are filtered by the country’s numbers, with the label’s beside them', () => {
  show('/women/dresses', '?size=38%20EU', []);
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['UK 10 EU 382', 'UK 12 EU 402', 'M2']);
  expect(screen.getByRole('checkbox', { name: /^UK 10 EU 38/, checked: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove filter: UK 10 (EU 38)' })).toBeDefined();
});

it('a listing of a single group shows the country’s numbers too', () => {
  show('/men/shoes', '', []);
  expect(screen.getByRole('checkbox', { name: /^UK 6½ EU 40/ })).toBeDefined();
});

it('shows the label’s numbers if dresses and shoes are listed together', () => {
  show('/women', '', ['dresses', 'shoes']);
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['38 EU2', '40 EU2', 'M2']);
});

it.each([
  ['women', [], ['dresses', 'belts'], ['women']],
  ['women', [], ['dresses', 'shoes'], ['women', 'shoes']],
  ['women', ['shoes'], ['dresses', 'shoes'], ['shoes']],
  ['sale', [], ['shirts', 'blazers'], ['collar', 'men']],
] as const)('in %s, narrowed to %j, of %j: sizes count %j', (categoryId, chosen, groups, kinds) => {
  const filters = { ...NO_FILTERS, productgroup: [...chosen] };
  const facets = [facet('productgroup', ...groups), facet('gender', 'men')];
  const of = categoryId === 'sale' ? facets : facets.slice(0, 1);
  expect(sizeKindsOf({ categoryId, facets: of, filters })).toEqual(kinds);
});

it.each([
  ['38 EU', ['women', 'shoes'], 'UK', undefined],
  ['34 EU', ['women', 'shoes'], 'UK', 'women'],
  ['38 EU', ['women', 'shoes'], 'DE', 'women'],
  ['41 cm', ['men', 'collar'], 'UK', 'collar'],
  ['50 EU', ['men', 'shoes'], 'UK', 'men'],
  ['M', ['women'], 'UK', undefined],
] as const)('%s among %j in %s is a number of %s', (label, kinds, system, kind) => {
  expect(sizeKindOfLabel(label, kinds, system)).toBe(kind);
});
