import { addressRulesOf } from './address-rules.ts';

type Place = { country: string; city: string; postcode: string };

/**
 * Street, town and postcode in the order in which they stand in an address of the country; of one
 * without a store as in most.
 */
export function placeLines(
  { country, city, postcode }: Place,
  streets: readonly string[],
): string[] {
  const town = addressRulesOf(country)?.town;
  if (town === 'before street') return [city, ...streets, postcode];
  return [...streets, ...(town === 'before postcode' ? [city, postcode] : [`${postcode} ${city}`])];
}
