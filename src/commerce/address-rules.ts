import type { CountryCode } from './countries.ts';
import { type PostcodeFormat, digits, parts } from './postcode-format.ts';

/** How addresses are written in a country. */
export type AddressRules = {
  postcode: PostcodeFormat;
  /** What mail from abroad puts before the digits of a postcode. */
  mailSign: string;
  /** Whether the town stands before, or above, its postcode. */
  isTownFirst: boolean;
  /** Whether a house's number stands before its street. */
  isNumberFirst: boolean;
  isPhoneRequired: boolean;
  /** What the post asks for between town and country, if anything; `label` is a key of `checkout`. */
  state: {
    label: string;
    isRequired: boolean;
    /** From `src/address/states.ts`. */
    isChosen: boolean;
    /** Where it is not that of any place. */
    pattern: RegExp | null;
  } | null;
  /** A short form of "post-office box" that means something else in other countries. */
  shortPoBox: RegExp | null;
};

const USUAL = {
  isTownFirst: false,
  isNumberFirst: false,
  isPhoneRequired: false,
  state: null,
  shortPoBox: null,
} as const;

/** The rules of every country that has a store. They come with the first address (0.8 kB gz that no listing needs). */
export const ADDRESS_RULES = {
  BE: {
    ...USUAL,
    postcode: digits(4, '1000'), // ADR-05
    mailSign: 'B',
  },
  GB: {
    ...USUAL,
    postcode: {
      // ADR-11
      bare: /^(?:GIR0AA|[A-PR-UWYZ](?:\d[A-Z\d]?|[A-HK-Y]\d[A-Z\d]?)\d[ABD-HJLNP-UW-Z]{2})$/,
      official: (bare) => `${bare.slice(0, -3)} ${bare.slice(-3)}`,
      withZeros: (bare) => bare.replace(/O(?=[A-Z]{2}$)/, '0'),
      example: 'SW1A 1AA',
      label: 'address.postcode',
    },
    mailSign: 'GB',
    isTownFirst: true,
    isNumberFirst: true,
  },
  BG: {
    ...USUAL,
    postcode: digits(4, '1000'), // ADR-05
    mailSign: 'BG',
  },
  HR: {
    ...USUAL,
    postcode: digits(5, '10000'), // ADR-04
    mailSign: 'HR',
  },
  CZ: {
    ...USUAL,
    postcode: parts(/^\d{5}$/, 3, ' ', '110 00'), // ADR-09
    mailSign: 'CZ',
  },
  DK: {
    ...USUAL,
    postcode: digits(4, '1050'), // ADR-05
    mailSign: 'DK',
  },
  EE: {
    ...USUAL,
    postcode: digits(5, '10111'), // ADR-04
    mailSign: 'EE',
  },
  FI: {
    ...USUAL,
    postcode: digits(5, '00100'), // ADR-04
    mailSign: 'FIN',
    shortPoBox: /^pl ?\d/,
  },
  FR: {
    ...USUAL,
    postcode: digits(5, '75001'), // ADR-04
    mailSign: 'F',
    isNumberFirst: true,
    shortPoBox: /^bp ?\d/,
  },
  DE: {
    ...USUAL,
    postcode: digits(5, '10115'), // ADR-04
    mailSign: 'D',
  },
  HU: {
    ...USUAL,
    postcode: digits(4, '1051'), // ADR-05
    mailSign: 'H',
    shortPoBox: /^pf\.? ?\d/,
  },
  IE: {
    ...USUAL,
    postcode: {
      // ADR-12
      bare: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[AC-FHKNPRTV-Y\d]{4}$/,
      official: (bare) => `${bare.slice(0, 3)} ${bare.slice(3)}`,
      withZeros: (bare) => bare.replace(/^([A-Z])O(?=\d)/, '$10').replace(/^([A-Z]\d)O/, '$10'),
      example: 'D02 X285',
      label: 'address.eircode',
    },
    mailSign: 'IE',
    isTownFirst: true,
    isNumberFirst: true,
    state: {
      label: 'address.county',
      isRequired: false, // an Eircode says it already
      isChosen: true,
      pattern: null,
    },
  },
  IT: {
    ...USUAL,
    postcode: digits(5, '00184'), // ADR-04
    mailSign: 'I',
    state: { label: 'address.province', isRequired: true, isChosen: true, pattern: null },
  },
  LV: {
    ...USUAL,
    postcode: digits(4, '1010'), // ADR-05
    mailSign: 'LV',
    isTownFirst: true,
  },
  LU: {
    ...USUAL,
    postcode: digits(4, '1111'), // ADR-05
    mailSign: 'L',
    isNumberFirst: true,
  },
  NL: {
    ...USUAL,
    postcode: parts(/^\d{4}[A-Z]{2}$/, 4, ' ', '1012 AB'), // ADR-06
    mailSign: 'NL',
  },
  PL: {
    ...USUAL,
    postcode: parts(/^\d{5}$/, 2, '-', '00-001'), // ADR-10
    mailSign: 'PL',
  },
  PT: {
    ...USUAL,
    postcode: parts(/^\d{7}$/, 4, '-', '1100-148'), // ADR-07
    mailSign: 'P',
    shortPoBox: /^apartado ?\d/,
  },
  RO: {
    ...USUAL,
    postcode: digits(6, '010011'), // ADR-08
    mailSign: 'RO',
    state: { label: 'address.romanianCounty', isRequired: true, isChosen: true, pattern: null },
  },
  RU: {
    ...USUAL,
    postcode: digits(6, '101000'), // ADR-08
    mailSign: 'RUS',
    isTownFirst: true,
    isPhoneRequired: true,
    state: { label: 'address.region', isRequired: true, isChosen: false, pattern: null },
  },
  SK: {
    ...USUAL,
    postcode: parts(/^\d{5}$/, 3, ' ', '811 01'), // ADR-09
    mailSign: 'SK',
  },
  SI: {
    ...USUAL,
    postcode: digits(4, '1000'), // ADR-05
    mailSign: 'SLO',
  },
  ES: {
    ...USUAL,
    postcode: digits(5, '28013'), // ADR-04
    mailSign: 'E',
    state: {
      label: 'address.province',
      isRequired: true,
      isChosen: true,
      pattern: /^[\p{L}\p{M}\d ]+$/u, // ADR-20
    },
    shortPoBox: /^(?:apdo\.?|apartado)(?: de correos)? ?\d/,
  },
  SE: {
    ...USUAL,
    postcode: parts(/^\d{5}$/, 3, ' ', '114 55'), // ADR-09
    mailSign: 'S',
    shortPoBox: /^box ?\d/,
  },
  LT: {
    ...USUAL,
    postcode: digits(5, '01100'), // ADR-04
    mailSign: 'LT',
  },
  CH: {
    ...USUAL,
    postcode: digits(4, '8001'), // ADR-05
    mailSign: 'CH',
    shortPoBox: /^cp ?\d/,
  },
  AT: {
    ...USUAL,
    postcode: digits(4, '1010'), // ADR-05
    mailSign: 'A',
  },
} as const satisfies Record<CountryCode, AddressRules>;

type Rules = typeof ADDRESS_RULES;

/** Countries whose addresses name one of a list of states, provinces or counties. */
export type CountryWithStates = {
  [Code in CountryCode]: Rules[Code] extends { state: { isChosen: true } } ? Code : never;
}[CountryCode];

/** How addresses are written in the country of a code that may be anybody's; undefined where there is no store. */
export function findAddressRules(code: string): AddressRules | undefined {
  return Object.hasOwn(ADDRESS_RULES, code) ? ADDRESS_RULES[code as CountryCode] : undefined;
}
