import { placeLines } from '../commerce/place-lines.ts';
import type { Address } from '../kernel/address.ts';
import { statesOf } from './states.ts';

/**
 * Returns the envelope lines in the country's order, without name and country, then the phone
 * number.
 */
export function addressLines(address: Address): string[] {
  const { line1, line2 = '', state, country, phone } = address;
  const stateName = statesOf(country).find(([value]) => value === state)?.[1] ?? state;
  return [...placeLines(address, [line1, line2]), stateName, phone].flatMap((line) => line || []);
}
