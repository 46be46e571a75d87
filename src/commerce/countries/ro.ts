import type { Country } from '../country.ts';
import { digits } from '../postcode-format.ts';

export const RO = {
  code: 'RO',
  stores: { hm: '20019', rl: '30019' },
  host: 'ro',
  languages: [{ code: 'ro', id: -21 }],
  currency: { code: 'RON', perEuro: 5, locale: null },
  vat: 0.21,
  timeZone: 'Europe/Bucharest',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(6, '010011'), // ADR-08
    mailSign: 'RO',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: { label: 'address.romanianCounty', isRequired: true, isChosen: true, pattern: null },
    shortPoBox: /c p/,
  },
} as const satisfies Country;
