import { type AddressRules, digits } from '../address-rule.ts';

export const LU_ADDRESSES = {
  postcode: digits(4, '1111'), // ADR-05
  mailSign: 'L',
  town: 'after postcode',
  isNumberFirst: true,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /b p/,
} as const satisfies AddressRules;
