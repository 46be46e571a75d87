import { type AddressRules, parts } from '../address-rule.ts';

export const CZ_ADDRESSES = {
  postcode: parts(/^\d{5}$/, 3, ' ', '110 00'), // ADR-09
  mailSign: 'CZ',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /(?<!\d[.\s]*)p p/,
} as const satisfies AddressRules;
