import { type AddressRules, parts } from '../address-rule.ts';

export const PL_ADDRESSES = {
  postcode: parts(/^\d{5}$/, 2, '-', '00-001'), // ADR-10
  mailSign: 'PL',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: null,
} as const satisfies AddressRules;
