import type { Country } from '../country.ts';
import { digits } from '../postcode-format.ts';

export const HU = {
  code: 'HU',
  stores: { hm: '20011', rl: '30011' },
  host: 'hu',
  languages: [{ code: 'hu', id: -38 }],
  currency: { code: 'HUF', perEuro: 400, locale: null },
  vat: 0.27,
  timeZone: 'Europe/Budapest',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(4, '1051'), // ADR-05
    mailSign: 'H',
    town: 'before street',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: { code: '36', digits: '06' },
    state: null,
    shortPoBox: /p f/,
  },
} as const satisfies Country;
