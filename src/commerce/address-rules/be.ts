import { type AddressRules, digits } from '../address-rule.ts';

export const BE_ADDRESSES = {
  postcode: digits(4, '1000'), // ADR-05
  mailSign: 'B',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /b p/,
} as const satisfies AddressRules;
