import { CONTENT_KINDS, type ContentKind } from '#src/content/page-kind.ts';
import { contentPathOf } from '#src/content/paths.ts';
import type { Brand as BrandKey } from '#src/commerce/brands.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import type { Brand } from './brands.ts';

/** Kinds that differ from imprint and privacy only in their texts. */
const ALIKE: readonly ContentKind[] = ['cookies', 'terms', 'loyalty-terms'];

/** A page of each kind that the shop has, by name. */
export function pagesOf({ host, product }: Brand): [name: string, path: string][] {
  const key: BrandKey = host === '' ? 'rl' : 'hm';
  const site = storeOfCountry(key, 'GB');
  return [
    ['home', '/'],
    ['gender page', '/women'],
    ['listing', '/men/jackets'],
    ['elevated listing', key === 'rl' ? '/all/jeans' : '/men/blazers'],
    ['page 2 of a listing', '/women?page=2'],
    ['search results', '/search?searchTerm=shirt'],
    ['no results', '/search?searchTerm=nothingoftheshop'],
    ['product', product],
    [
      'an exclusive product',
      key === 'rl' ? '/sawyer-trucker-jacket-rl0602mid' : '/selwyn-blazer-hm1802nvy',
    ],
    ['a product that is not there', '/gone-rl9999xxx'],
    ['wishlist of a guest', '/wishlist'],
    ['empty bag', '/shopping-bag'],
    ['campaign', '/campaign'],
    ['gift cards', '/gift-cards'],
    ['order lookup', '/services/view-order'],
    ['contact', '/contactus'],
    ['find a product in a shop', `/find-in-store?product=${product.split('-').at(-1)}`],
    ...CONTENT_KINDS.filter((kind) => !ALIKE.includes(kind)).map((kind): [string, string] => [
      kind,
      contentPathOf(site, kind),
    ]),
    ['not found', '/no/such/page'],
    ['error', '/error'],
  ];
}
