import { type AddressRules, digits } from '../address-rule.ts';

export const FI_ADDRESSES = {
  postcode: digits(5, '00100'), // ADR-04
  mailSign: 'FIN',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /p [lb]/,
} as const satisfies AddressRules;
