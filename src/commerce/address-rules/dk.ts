import { type AddressRules, digits } from '../address-rule.ts';

export const DK_ADDRESSES = {
  postcode: digits(4, '1050'), // ADR-05
  mailSign: 'DK',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /boks/,
} as const satisfies AddressRules;
