import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const ES = {
  code: 'ES',
  stores: { hm: '20023', rl: '30023' },
  host: 'es',
  languages: [{ code: 'es', id: -5 }],
  currency: EUR,
  vat: 0.21,
  timeZone: 'Europe/Madrid',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'FR',
  address: {
    postcode: digits(5, '28013'), // ADR-04
    mailSign: 'E',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: {
      label: 'address.province',
      isRequired: true,
      isChosen: true,
      pattern: /^[\p{L}\p{M}\d ]+$/u, // ADR-20
    },
    shortPoBox: /(?<!\p{L}[./\s]{0,2})casillas?/u,
  },
} as const satisfies Country;
