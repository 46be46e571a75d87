import { expect, it } from 'vitest';
import { addressLines } from '#src/address/AddressText.tsx';
import { placeLines } from '#src/commerce/place-lines.ts';
import { postalLines } from '#src/orders/document/postal-lines.ts';

const address = { firstName: 'Anna', lastName: 'Kiss', line1: 'Váci utca 3', postcode: '1052' };
const hungarian = { ...address, line2: 'II/4', city: 'Budapest', country: 'HU' };

it.each([
  ['HU', ['Budapest', 'Váci utca 3', '1052']],
  ['GB', ['Váci utca 3', 'Budapest', '1052']],
  ['DE', ['Váci utca 3', '1052 Budapest']],
  ['US', ['Váci utca 3', '1052 Budapest']],
  ['constructor', ['Váci utca 3', '1052 Budapest']],
])('ADR-01 orders town, street and postcode by country: %s', (country, lines) => {
  expect(placeLines({ ...hungarian, country }, ['Váci utca 3'])).toEqual(lines);
});

it('ADR-01 shows a Hungarian address as town, street, postcode everywhere', () => {
  expect(addressLines(hungarian)).toEqual(['Budapest', 'Váci utca 3', 'II/4', '1052']);
  expect(postalLines(hungarian)).toEqual(['Anna Kiss', 'Budapest', 'Váci utca 3', 'II/4', '1052']);
});
