import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const EE = {
  code: 'EE',
  stores: { hm: '20007', rl: '30007' },
  host: 'ee',
  languages: [{ code: 'et', id: -36 }],
  currency: EUR,
  vat: 0.24,
  timeZone: 'Europe/Tallinn',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(5, '10111'), // ADR-04
    mailSign: 'EE',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /p\/?k/,
  },
} as const satisfies Country;
