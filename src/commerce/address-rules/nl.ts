import { type AddressRules, parts } from '../address-rule.ts';

export const NL_ADDRESSES = {
  postcode: parts(/^\d{4}[A-Z]{2}$/, 4, ' ', '1012 AB'), // ADR-06
  mailSign: 'NL',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: null,
} as const satisfies AddressRules;
