import { type AddressRules, digits } from '../address-rule.ts';

export const EE_ADDRESSES = {
  postcode: digits(5, '10111'), // ADR-04
  mailSign: 'EE',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /p\/?k/,
} as const satisfies AddressRules;
