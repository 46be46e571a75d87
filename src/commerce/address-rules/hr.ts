import { type AddressRules, digits } from '../address-rule.ts';

export const HR_ADDRESSES = {
  postcode: digits(5, '10000'), // ADR-04
  mailSign: 'HR',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /(?<!\d[.\s]*)p p/,
} as const satisfies AddressRules;
