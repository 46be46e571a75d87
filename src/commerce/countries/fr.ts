import type { Country, Language } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const FRENCH = { code: 'fr', id: -2 } as const satisfies Language;

export const FR = {
  code: 'FR',
  stores: { hm: '20009', rl: '30009' },
  host: 'fr',
  languages: [FRENCH],
  currency: EUR,
  vat: 0.2,
  timeZone: 'Europe/Paris',
  customsThreshold: null,
  hasMembership: true,
  signposts: 'kilometer',
  sizes: 'FR',
  address: {
    postcode: digits(5, '75001'), // ADR-04
    mailSign: 'F',
    town: 'after postcode',
    isNumberFirst: true,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /b p/,
  },
} as const satisfies Country;
