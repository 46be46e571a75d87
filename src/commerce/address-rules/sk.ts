import { type AddressRules, parts } from '../address-rule.ts';

export const SK_ADDRESSES = {
  postcode: parts(/^\d{5}$/, 3, ' ', '811 01'), // ADR-09
  mailSign: 'SK',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /(?<!\d[.\s]*)p p/,
} as const satisfies AddressRules;
