import { CITIES, type City } from '#fixtures/purchase/cities.ts';
import { bareText } from './bare-text.ts';
import type { PostalAddress } from '../payment/purchase-state.ts';
import { isSameName } from '../pickup/place-key.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The town's name in the script that the address is typed in. */
function nameFor({ names }: City, { city, address1 }: PostalAddress): string {
  const isCyrillic = CYRILLIC.test(`${city} ${address1}`);
  return names.find((name) => CYRILLIC.test(name) === isCyrillic) ?? names[0];
}

/** Addresses near one that cannot be right: its postcode is another city's. Nothing is known of most postcodes. */
export function suggestionsFor(address: PostalAddress): PostalAddress[] {
  const ofPostcode = CITIES.filter(
    ({ country, zip }) =>
      country === address.country && bareText(zip) === bareText(address.zipCode),
  );
  const isRight = ofPostcode.some(({ names }) =>
    names.some((name) => isSameName(name, address.city)),
  );
  if (isRight) return [];
  return ofPostcode.map((city) => ({ ...address, city: nameFor(city, address) }));
}
