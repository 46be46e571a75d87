import { expect, it } from 'vitest';
import { listingQueryOf } from '#src/listing/address.ts';
import { listingCall } from '#src/listing/api.ts';

/** Query of the listing request for a page. */
function askedAt(path: string, search = '') {
  return listingCall.query?.(listingQueryOf({ path, search }));
}

it.each([
  ['/women', 'women', '1'],
  ['/women/t-shirts', 'women-t-shirts', '2'],
  ['/sale', 'sale', '1'],
  ['/all/jeans', 'all-jeans', '2'],
])('API-18 %s is requested as a category of its level', (path, category, level) => {
  expect(askedAt(path)).toMatchObject({
    'filter[category]': category,
    'filter[source]': 'category',
    categorylevel: level,
  });
});

it('API-18 a search has its own source, and no level', () => {
  const asked = askedAt('/search', '?searchTerm=jeans');
  expect(asked).toMatchObject({ 'filter[search]': 'jeans', 'filter[source]': 'search' });
  expect(asked).not.toHaveProperty('categorylevel');
});

it('API-18 sends the gender under its own name', () => {
  const asked = askedAt('/new', '?gender=women,men');
  expect(asked).toMatchObject({ gender: 'men,women' });
  expect(asked).not.toHaveProperty('filter[gender]');
});
