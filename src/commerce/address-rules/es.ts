import { type AddressRules, digits } from '../address-rule.ts';

export const ES_ADDRESSES = {
  postcode: digits(5, '28013'), // ADR-04
  mailSign: 'E',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: {
    label: 'address.province',
    isRequired: true,
    isChosen: true,
    pattern: /^[\p{L}\p{M}\d ]+$/u, // ADR-20
  },
  shortPoBox: /(?<!\p{L}[./\s]{0,2})casillas?/u,
} as const satisfies AddressRules;
