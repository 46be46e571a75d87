import type { Country, Language } from '../country.ts';
import { EUR } from '../currency.ts';
import { parts } from '../postcode-format.ts';

export const DUTCH = { code: 'nl', id: -31 } as const satisfies Language;

export const NL = {
  code: 'NL',
  stores: { hm: '20016', rl: '30016' },
  host: 'nl',
  languages: [DUTCH],
  currency: EUR,
  vat: 0.21,
  timeZone: 'Europe/Amsterdam',
  customsThreshold: null,
  hasMembership: true,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: parts(/^\d{4}[A-Z]{2}$/, 4, ' ', '1012 AB'), // ADR-06
    mailSign: 'NL',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: null,
  },
} as const satisfies Country;
