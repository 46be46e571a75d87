import { type AddressRules, digits } from '../address-rule.ts';

export const RU_ADDRESSES = {
  postcode: digits(6, '101000'), // ADR-08
  mailSign: 'RUS',
  town: 'before postcode',
  isNumberFirst: false,
  isPhoneRequired: true,
  trunk: { code: '7', digits: '8' },
  state: { label: 'address.region', isRequired: true, isChosen: false, pattern: null },
  shortPoBox: /[аaп] я/,
} as const satisfies AddressRules;
