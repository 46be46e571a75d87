import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const LT = {
  code: 'LT',
  stores: { hm: '20025', rl: '30025' },
  host: 'lt',
  languages: [{ code: 'lt', id: -43 }],
  currency: EUR,
  vat: 0.21,
  timeZone: 'Europe/Vilnius',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(5, '01100'), // ADR-04
    mailSign: 'LT',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: { code: '370', digits: '8' },
    state: null,
    shortPoBox: /[ap][./] d/,
  },
} as const satisfies Country;
