import { findCountry } from './countries.ts';

/** Town and postcode as they stand in an address of the country; of one without a store as in most. */
export function townLines(address: { country: string; city: string; postcode: string }): string[] {
  const { country, city, postcode } = address;
  return findCountry(country)?.address.isTownFirst ? [city, postcode] : [`${postcode} ${city}`];
}
