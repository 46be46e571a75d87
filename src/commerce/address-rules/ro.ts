import { type AddressRules, digits } from '../address-rule.ts';

export const RO_ADDRESSES = {
  postcode: digits(6, '010011'), // ADR-08
  mailSign: 'RO',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: { label: 'address.romanianCounty', isRequired: true, isChosen: true, pattern: null },
  shortPoBox: /c p/,
} as const satisfies AddressRules;
