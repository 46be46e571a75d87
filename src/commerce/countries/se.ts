import type { Country } from '../country.ts';
import { parts } from '../postcode-format.ts';

export const SE = {
  code: 'SE',
  stores: { hm: '20024', rl: '30024' },
  host: 'se',
  languages: [{ code: 'sv', id: -42 }],
  currency: { code: 'SEK', perEuro: 11, locale: null },
  vat: 0.25,
  timeZone: 'Europe/Stockholm',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: parts(/^\d{5}$/, 3, ' ', '114 55'), // ADR-09
    mailSign: 'S',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /box/,
  },
} as const satisfies Country;
