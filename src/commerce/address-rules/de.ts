import { type AddressRules, digits } from '../address-rule.ts';

export const DE_ADDRESSES = {
  postcode: digits(5, '10115'), // ADR-04
  mailSign: 'D',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /p f/,
} as const satisfies AddressRules;
