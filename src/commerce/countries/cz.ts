import type { Country } from '../country.ts';
import { parts } from '../postcode-format.ts';

export const CZ = {
  code: 'CZ',
  stores: { hm: '20005', rl: '30005' },
  host: 'cz',
  languages: [{ code: 'cs', id: -34 }],
  currency: { code: 'CZK', perEuro: 25, locale: 'cs-CZ' },
  vat: 0.21,
  timeZone: 'Europe/Prague',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: parts(/^\d{5}$/, 3, ' ', '110 00'), // ADR-09
    mailSign: 'CZ',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /(?<!\d[.\s]*)p p/,
  },
} as const satisfies Country;
