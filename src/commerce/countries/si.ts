import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const SI = {
  code: 'SI',
  stores: { hm: '20022', rl: null },
  host: 'si',
  languages: [{ code: 'sl', id: -41 }],
  currency: EUR,
  vat: 0.22,
  timeZone: 'Europe/Ljubljana',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(4, '1000'), // ADR-05
    mailSign: 'SLO',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /(?<!\d[.\s]*)p p/,
  },
} as const satisfies Country;
