import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';
import { FRENCH } from './fr.ts';

export const LU = {
  code: 'LU',
  stores: { hm: '20015', rl: '30015' },
  host: 'lu',
  languages: [FRENCH],
  currency: EUR,
  vat: 0.17,
  timeZone: 'Europe/Luxembourg',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'FR',
  address: {
    postcode: digits(4, '1111'), // ADR-05
    mailSign: 'L',
    town: 'after postcode',
    isNumberFirst: true,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /b p/,
  },
} as const satisfies Country;
