import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const HR = {
  code: 'HR',
  stores: { hm: '20004', rl: '30004' },
  host: 'hr',
  languages: [{ code: 'hr', id: -33 }],
  currency: EUR,
  vat: 0.25,
  timeZone: 'Europe/Zagreb',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(5, '10000'), // ADR-04
    mailSign: 'HR',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /(?<!\d[.\s]*)p p/,
  },
} as const satisfies Country;
