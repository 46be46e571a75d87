import { type AddressRules, digits } from '../address-rule.ts';

export const BG_ADDRESSES = {
  postcode: digits(4, '1000'), // ADR-05
  mailSign: 'BG',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /[пp] [кk]/,
} as const satisfies AddressRules;
