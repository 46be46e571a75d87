import { storeOfCountry } from '#src/store-config/stores.ts';
import { addressesOf, pagesOf } from '../journeys/support/all-pages.ts';
import type { Brand } from '../journeys/support/brands.ts';

/** Countries with different languages, one of them in Cyrillic. */
export const COUNTRIES = ['GB', 'DE', 'FR', 'RU'] as const;

/** Addresses with documents in a country: name and complete address. */
export function documentsOf(
  brand: Brand,
  country: (typeof COUNTRIES)[number],
): [name: string, address: string][] {
  const label = country === 'GB' ? '' : `${country.toLowerCase()}.`;
  const paths = [
    // A product in the query makes a page personal, which gets the shell.
    ...pagesOf(brand).map(([, path]) => path.replace(/\?product=.*/, '')),
    ...addressesOf(storeOfCountry(brand.code, country)),
    // Removed products.
    brand.code === 'rl' ? '/old-rl9001raw' : '/old-hm9001nvy',
    '/women?maincolour=blue&_sort_=price-asc&page=2',
  ];
  const origin = `http://${label}${brand.host}localhost:4321`;
  return [...new Set(paths)].map((path) => [path, origin + path]);
}
