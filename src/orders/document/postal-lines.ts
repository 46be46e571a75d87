import { placeLines } from '../../commerce/place-lines.ts';
import type { Address } from '../../kernel/address.ts';

/**
 * An address as it stands on a parcel, without the country. `place` is what the place is called
 * where a parcel waits; an address of such a place may have it as its second line.
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

/** Whether two addresses are the same place and person. */
export function isSameAddress(one: Address, other: Address): boolean {
  return (
    one.country === other.country && postalLines(one).join('\n') === postalLines(other).join('\n')
  );
}
