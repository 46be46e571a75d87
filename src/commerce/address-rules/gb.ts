import type { AddressRules } from '../address-rule.ts';

export const GB_ADDRESSES = {
  postcode: {
    // ADR-11; BFPO: British forces abroad
    bare: /^(?:GIR0AA|BFPO\d{1,4}|[A-PR-UWYZ](?:\d[A-Z\d]?|[A-HK-Y]\d[A-Z\d]?)\d[ABD-HJLNP-UW-Z]{2})$/,
    official: (bare) => bare.replace(/^(?:BFPO|.*(?=...$))/, '$& '),
    withZeros: (bare) => bare.replace(/O(?=[A-Z]{2}$)/, '0'),
    example: 'SW1A 1AA',
    label: 'address.postcode',
  },
  mailSign: 'GB',
  town: 'before postcode',
  isNumberFirst: true,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: null,
} as const satisfies AddressRules;
