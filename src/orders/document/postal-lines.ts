import { placeLines } from '../../commerce/place-lines.ts';
import type { Address } from '../../kernel/address.ts';

/**
 * Returns the lines of an address as printed on a parcel, without the country. `place` is the name
 * of a pickup point; its address may repeat it as the second line.
 */
export function postalLines(address: Address, place?: string): readonly string[] {
  const { firstName, lastName, line1, line2 = '', state } = address;
  return [
    `${firstName} ${lastName}`,
    place,
    ...placeLines(address, [line1, line2 === place ? '' : line2]),
    state,
  ].flatMap((line) => (line === undefined || line.trim() === '' ? [] : [line.trim()]));
}

/** True if two addresses have the same person and place. */
export function isSameAddress(one: Address, other: Address): boolean {
  return (
    one.country === other.country && postalLines(one).join('\n') === postalLines(other).join('\n')
  );
}
