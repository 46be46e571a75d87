import type { Country } from '../country.ts';
import { digits } from '../postcode-format.ts';

export const RU = {
  code: 'RU',
  stores: { hm: '20020', rl: '30020' },
  host: 'ru',
  languages: [{ code: 'ru', id: -20 }],
  currency: { code: 'RUB', perEuro: 100, locale: null },
  vat: 0.22,
  timeZone: 'Europe/Moscow',
  customsThreshold: 20_000,
  signposts: 'kilometer',
  sizes: 'EU',
  address: {
    postcode: digits(6, '101000'), // ADR-08
    mailSign: 'RUS',
    town: 'before postcode',
    isNumberFirst: false,
    isPhoneRequired: true,
    trunk: { code: '7', digits: '8' },
    state: { label: 'address.region', isRequired: true, isChosen: false, pattern: null },
    shortPoBox: /[аaп] я/,
  },
} as const satisfies Country;
