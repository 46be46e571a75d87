import type { Country } from '../country.ts';
import { parts } from '../postcode-format.ts';

export const PL = {
  code: 'PL',
  stores: { hm: '20017', rl: '30017' },
  host: 'pl',
  languages: [{ code: 'pl', id: -22 }],
  currency: { code: 'PLN', perEuro: 4, locale: null },
  vat: 0.23,
  timeZone: 'Europe/Warsaw',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: parts(/^\d{5}$/, 2, '-', '00-001'), // ADR-10
    mailSign: 'PL',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: null,
  },
} as const satisfies Country;
