import { CITIES, type City } from '#fixtures/purchase/cities.ts';
import { bareText } from './bare-text.ts';
import type { PostalAddress } from '../payment/purchase-state.ts';
import { isSameName } from '../pickup/place-key.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Name of the town in the script of the typed address. */
function nameFor({ names }: City, { city, address1 }: PostalAddress): string {
  const isCyrillic = CYRILLIC.test(`${city} ${address1}`);
  return names.find((name) => CYRILLIC.test(name) === isCyrillic) ?? names[0];
}

/** Corrections of an address whose postcode belongs to another city. Most postcodes are unknown. */
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
