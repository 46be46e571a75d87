import { type AddressRules, digits } from '../address-rule.ts';

export const LV_ADDRESSES = {
  postcode: digits(4, '1010'), // ADR-05
  mailSign: 'LV',
  town: 'before postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /[ap]\/k/,
} as const satisfies AddressRules;
