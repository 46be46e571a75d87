import { type AddressRules, digits } from '../address-rule.ts';

export const IT_ADDRESSES = {
  postcode: digits(5, '00184'), // ADR-04
  mailSign: 'I',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: { code: '39', digits: '' },
  state: { label: 'address.province', isRequired: true, isChosen: true, pattern: null },
  shortPoBox: /c p/,
} as const satisfies AddressRules;
