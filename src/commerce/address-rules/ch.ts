import { type AddressRules, digits } from '../address-rule.ts';

export const CH_ADDRESSES = {
  postcode: digits(4, '8001'), // ADR-05
  mailSign: 'CH',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /[bc] p|p f/,
} as const satisfies AddressRules;
