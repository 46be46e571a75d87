import { type AddressRules, parts } from '../address-rule.ts';

export const SE_ADDRESSES = {
  postcode: parts(/^\d{5}$/, 3, ' ', '114 55'), // ADR-09
  mailSign: 'S',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /box/,
} as const satisfies AddressRules;
