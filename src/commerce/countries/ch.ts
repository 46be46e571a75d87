import type { Country } from '../country.ts';
import { digits } from '../postcode-format.ts';
import { GERMAN } from './de.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';

export const CH = {
  code: 'CH',
  stores: { hm: '20026', rl: '30026' },
  host: 'ch',
  languages: [GERMAN, FRENCH, ITALIAN],
  currency: { code: 'CHF', perEuro: 1, locale: null },
  vat: 0.081,
  timeZone: 'Europe/Zurich',
  customsThreshold: 62,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(4, '8001'), // ADR-05
    mailSign: 'CH',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: /[bc] p|p f/,
  },
} as const satisfies Country;
