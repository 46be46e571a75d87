import type { AddressRules } from '../address-rule.ts';
import { digits } from '../postcode-format.ts';

export const BG_ADDRESSES = {
  postcode: digits(4, '1000'), // ADR-05
  mailSign: 'BG',
  town: 'after postcode',
  isNumberFirst: false,
  isPhoneRequired: false,
  trunk: null,
  state: null,
  shortPoBox: /[пp] [кk]/,
} as const satisfies AddressRules;
