import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const LV = {
  code: 'LV',
  stores: { hm: '20014', rl: '30014' },
  host: 'lv',
  languages: [{ code: 'lv', id: -39 }],
  currency: EUR,
  vat: 0.21,
  timeZone: 'Europe/Riga',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(4, '1010'), // ADR-05
    mailSign: 'LV',
    town: 'before postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /[ap]\/k/,
  },
} as const satisfies Country;
