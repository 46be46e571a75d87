import { type AddressRules, parts } from '../address-rule.ts';

export const PT_ADDRESSES = {
  postcode: parts(/^\d{7}$/, 4, '-', '1100-148'), // ADR-07
  mailSign: 'P',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: null,
} as const satisfies AddressRules;
