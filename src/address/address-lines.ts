import type { Address } from '../kernel/address.ts';
import { isTownFirst } from './form.ts';
import { STATES } from './states.ts';

/** The lines of an envelope without name and country, in the order of the address's country; then the telephone. */
export function addressLines(address: Address): string[] {
  const { line1, line2, postcode, city, state, country, phone } = address;
  const town = isTownFirst(country) ? [city, postcode] : [`${postcode} ${city}`];
  const stateName = STATES[country]?.find(([value]) => value === state)?.[1] ?? state;
  return [line1, line2, ...town, stateName, phone].flatMap((line) => line || []);
}
