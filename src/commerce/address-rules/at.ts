import { type AddressRules, digits } from '../address-rule.ts';

export const AT_ADDRESSES = {
  postcode: digits(4, '1010'), // ADR-05
  mailSign: 'A',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /p f/,
} as const satisfies AddressRules;
