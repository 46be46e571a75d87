import type { Country, Language } from '../country.ts';
import { EUR } from '../currency.ts';
import { digits } from '../postcode-format.ts';

export const ITALIAN = { code: 'it', id: -4 } as const satisfies Language;

export const IT = {
  code: 'IT',
  stores: { hm: '20013', rl: '30013' },
  host: 'it',
  languages: [ITALIAN],
  currency: EUR,
  vat: 0.22,
  timeZone: 'Europe/Rome',
  customsThreshold: null,
  hasMembership: true,
  signposts: 'kilometer',
  sizes: 'IT',
  address: {
    postcode: digits(5, '00184'), // ADR-04
    mailSign: 'I',
    town: 'after postcode',
    isNumberFirst: false,
    isPhoneRequired: false,
    trunk: { code: '39', digits: '' },
    state: { label: 'address.province', isRequired: true, isChosen: true, pattern: null },
    shortPoBox: /c p/,
  },
} as const satisfies Country;
