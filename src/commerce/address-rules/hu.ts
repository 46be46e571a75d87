import { type AddressRules, digits } from '../address-rule.ts';

export const HU_ADDRESSES = {
  postcode: digits(4, '1051'), // ADR-05
  mailSign: 'H',
  town: 'before street',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: { code: '36', digits: '06' },
  state: null,
  shortPoBox: /p f/,
} as const satisfies AddressRules;
