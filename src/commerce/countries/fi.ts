import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const FI = {
  code: 'FI',
  stores: { hm: '20008', rl: '30008' },
  host: 'fi',
  languages: [{ code: 'fi', id: -37 }],
  currency: EUR,
  vat: 0.255,
  timeZone: 'Europe/Helsinki',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(5, '00100'), // ADR-04
    mailSign: 'FIN',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /p [lb]/,
  },
} as const satisfies Country;
