import { type AddressRules, digits } from '../address-rule.ts';

export const LT_ADDRESSES = {
  postcode: digits(5, '01100'), // ADR-04
  mailSign: 'LT',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: { code: '370', digits: '8' },
  state: null,
  shortPoBox: /[ap][./] d/,
} as const satisfies AddressRules;
