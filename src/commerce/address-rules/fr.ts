import { type AddressRules, digits } from '../address-rule.ts';

export const FR_ADDRESSES = {
  postcode: digits(5, '75001'), // ADR-04
  mailSign: 'F',
  town: 'after postcode',
  isNumberFirst: true,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /b p/,
} as const satisfies AddressRules;
