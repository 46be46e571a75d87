import type { Country, Language } from '../country.ts';

export const ENGLISH = { code: 'en', id: -1 } as const satisfies Language;

/** CFG-05: its sites are at `uk`. */
export const GB = {
  code: 'GB',
  stores: { hm: '20002', rl: '30002' },
  host: 'uk',
  languages: [ENGLISH],
  currency: { code: 'GBP', perEuro: 1, locale: null },
  vat: 0.2,
  timeZone: 'Europe/London',
  holidaysOf: 'ENG',
  customsThreshold: 135,
  hasMembership: true,
  signposts: 'mile',
  sizes: 'UK',
  address: {
    postcode: {
      // ADR-11; BFPO: the forces abroad
      bare: /^(?:GIR0AA|BFPO\d{1,4}|[A-PR-UWYZ](?:\d[A-Z\d]?|[A-HK-Y]\d[A-Z\d]?)\d[ABD-HJLNP-UW-Z]{2})$/,
      official: (bare) => bare.replace(/^(?:BFPO|.*(?=...$))/, '$& '),
      withZeros: (bare) => bare.replace(/O(?=[A-Z]{2}$)/, '0'),
      example: 'SW1A 1AA',
      label: 'address.postcode',
    },
    mailSign: 'GB',
    town: 'before postcode',
    isNumberFirst: true,
    isPhoneRequired: false,
    trunk: null,
    state: null,
    shortPoBox: null,
  },
} as const satisfies Country;
