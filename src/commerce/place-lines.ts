import { addressRulesOf } from './address-rules.ts';

type Place = { country: string; city: string; postcode: string };

/** Street, town and postcode in a country's order; without a store, in the most common order. */
export function placeLines(
  { country, city, postcode }: Place,
  streets: readonly string[],
): string[] {
  const town = addressRulesOf(country)?.town;
  if (town === 'before street') return [city, ...streets, postcode];
  return [...streets, ...(town === 'before postcode' ? [city, postcode] : [`${postcode} ${city}`])];
}
