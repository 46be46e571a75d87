import type { Country } from '../country.ts';
import { digits } from '../postcode-format.ts';

export const DK = {
  code: 'DK',
  stores: { hm: '20006', rl: '30006' },
  host: 'dk',
  languages: [{ code: 'da', id: -35 }],
  currency: { code: 'DKK', perEuro: 7.5, locale: 'da-DK' },
  vat: 0.25,
  timeZone: 'Europe/Copenhagen',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(4, '1050'), // ADR-05
    mailSign: 'DK',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /boks/,
  },
} as const satisfies Country;
