import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { parts } from '../postcode-format.ts';

export const PT = {
  code: 'PT',
  stores: { hm: '20018', rl: '30018' },
  host: 'pt',
  languages: [{ code: 'pt', id: -6 }],
  currency: EUR,
  vat: 0.23,
  timeZone: 'Europe/Lisbon',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'FR',
  address: {
    postcode: parts(/^\d{7}$/, 4, '-', '1100-148'), // ADR-07
    mailSign: 'P',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: null,
  },
} as const satisfies Country;
