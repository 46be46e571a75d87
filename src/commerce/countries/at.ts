import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';
import { GERMAN } from './de.ts';

export const AT = {
  code: 'AT',
  stores: { hm: '20027', rl: '30027' },
  host: 'at',
  languages: [GERMAN],
  currency: EUR,
  vat: 0.2,
  timeZone: 'Europe/Vienna',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'DE',
  address: {
    postcode: digits(4, '1010'), // ADR-05
    mailSign: 'A',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /p f/,
  },
} as const satisfies Country;
