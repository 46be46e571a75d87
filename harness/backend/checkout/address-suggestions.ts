import { CITIES } from '#fixtures/purchase/cities.ts';
import { bareText } from './bare-text.ts';
import type { PostalAddress } from '../payment/purchase-state.ts';

/** Addresses near one that cannot be right: its postcode is another city's. Nothing is known of most postcodes. */
export function suggestionsFor(address: PostalAddress): PostalAddress[] {
  const ofPostcode = CITIES.filter(
    ({ country, zip }) =>
      country === address.country && bareText(zip) === bareText(address.zipCode),
  );
  const isRight = ofPostcode.some(({ names }) =>
    names.some((name) => bareText(name) === bareText(address.city)),
  );
  if (isRight) return [];
  return ofPostcode.map(({ names: [city] }) => ({ ...address, city }));
}
