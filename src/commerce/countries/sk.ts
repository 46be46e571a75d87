import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { parts } from '../postcode-format.ts';

export const SK = {
  code: 'SK',
  stores: { hm: '20021', rl: '30021' },
  host: 'sk',
  languages: [{ code: 'sk', id: -40 }],
  currency: EUR,
  vat: 0.23,
  timeZone: 'Europe/Bratislava',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: parts(/^\d{5}$/, 3, ' ', '811 01'), // ADR-09
    mailSign: 'SK',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /(?<!\d[.\s]*)p p/,
  },
} as const satisfies Country;
