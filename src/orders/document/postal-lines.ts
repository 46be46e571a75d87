import type { Address } from '../../kernel/address.ts';

/** Where the postcode stands below the town, and not before it. */
const BELOW = ['GB', 'IE', 'LV', 'RU'];

/**
 * An address as it stands on a parcel, without the country. `place` is what the place is called
 * where a parcel waits; an address of such a place may have it as its second line.
 */
export function postalLines(address: Address, place?: string): readonly string[] {
  const { firstName, lastName, line1, line2, postcode, city, state, country } = address;
  const town = BELOW.includes(country) ? [city, postcode] : [`${postcode} ${city}`];
  return [
    `${firstName} ${lastName}`,
    place,
    line1,
    line2 === place ? undefined : line2,
    ...town,
    state,
  ].flatMap((line) => (line === undefined || line.trim() === '' ? [] : [line.trim()]));
}

/** Whether two addresses are the same place and person. */
export function isSameAddress(one: Address, other: Address): boolean {
  return (
    one.country === other.country && postalLines(one).join('\n') === postalLines(other).join('\n')
  );
}
