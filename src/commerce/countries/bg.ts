import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const BG = {
  code: 'BG',
  stores: { hm: '20003', rl: null },
  host: 'bg',
  languages: [{ code: 'bg', id: -32 }],
  currency: EUR,
  vat: 0.2,
  timeZone: 'Europe/Sofia',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(4, '1000'), // ADR-05
    mailSign: 'BG',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /[пp] [кk]/,
  },
} as const satisfies Country;
