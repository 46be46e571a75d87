import { placeLines } from '../commerce/place-lines.ts';
import type { Address } from '../kernel/address.ts';
import { statesOf } from './states.ts';

/** The lines of an envelope without name and country, in the order of the address's country; then the telephone. */
export function addressLines(address: Address): string[] {
  const { line1, line2 = '', state, country, phone } = address;
  const stateName = statesOf(country).find(([value]) => value === state)?.[1] ?? state;
  return [...placeLines(address, [line1, line2]), stateName, phone].flatMap((line) => line || []);
}
