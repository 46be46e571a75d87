import type { AddressRules } from '../address-rule.ts';

export const IE_ADDRESSES = {
  postcode: {
    // ADR-12
    bare: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[AC-FHKNPRTV-Y\d]{4}$/,
    official: (bare) => `${bare.slice(0, 3)} ${bare.slice(3)}`,
    withZeros: (bare) => bare.replace(/^([A-Z])O(?=\d)/, '$10').replace(/^([A-Z]\d)O/, '$10'),
    example: 'D02 X285',
    label: 'address.eircode',
  },
  mailSign: 'IE',
  town: 'before postcode',
  isNumberFirst: true,
  isPhoneRequired: false,
  trunk: null,
  state: {
    label: 'address.county',
    isRequired: false, // the Eircode contains it already
    isChosen: true,
    pattern: null,
  },
  shortPoBox: null,
} as const satisfies AddressRules;
