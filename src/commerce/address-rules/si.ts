import { type AddressRules, digits } from '../address-rule.ts';

export const SI_ADDRESSES = {
  postcode: digits(4, '1000'), // ADR-05
  mailSign: 'SLO',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /(?<!\d[.\s]*)p p/,
} as const satisfies AddressRules;
