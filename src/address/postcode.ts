import { GENERIC_POSTCODE } from '../kernel/patterns.ts';
import { plainText } from './plain-text.ts';

/** How a country writes its postcodes: what is left of one without blanks and hyphens, and where they belong. */
type Format = { bare: RegExp; official: (bare: string) => string; example: string };

const digits = (count: number, example: string): Format => ({
  bare: new RegExp(`^\\d{${count}}$`),
  official: (bare) => bare,
  example,
});

const parts = (bare: RegExp, at: number, between: string, example: string): Format => ({
  bare,
  official: (text) => `${text.slice(0, at)}${between}${text.slice(at)}`,
  example,
});

const EIR = '[AC-FHKNPRTV-Y\\d]';

const FORMATS: Readonly<Record<string, Format>> = {
  // ADR-04
  EE: digits(5, '10111'),
  FR: digits(5, '75001'),
  DE: digits(5, '10115'),
  ES: digits(5, '28013'),
  FI: digits(5, '00100'),
  IT: digits(5, '00184'),
  HR: digits(5, '10000'),
  LT: digits(5, '01100'),
  // ADR-05
  BE: digits(4, '1000'),
  HU: digits(4, '1051'),
  LU: digits(4, '1111'),
  DK: digits(4, '1050'),
  BG: digits(4, '1000'),
  LV: digits(4, '1010'),
  CH: digits(4, '8001'),
  SI: digits(4, '1000'),
  AT: digits(4, '1010'),
  NL: parts(/^\d{4}[A-Z]{2}$/, 4, ' ', '1012 AB'), // ADR-06
  PT: parts(/^\d{7}$/, 4, '-', '1100-148'), // ADR-07
  // ADR-08
  RO: digits(6, '010011'),
  RU: digits(6, '101000'),
  // ADR-09
  SK: parts(/^\d{5}$/, 3, ' ', '811 01'),
  CZ: parts(/^\d{5}$/, 3, ' ', '110 00'),
  SE: parts(/^\d{5}$/, 3, ' ', '114 55'),
  PL: parts(/^\d{5}$/, 2, '-', '00-001'), // ADR-10
  // ADR-11
  GB: {
    bare: /^(?:GIR0AA|[A-PR-UWYZ](?:\d[A-Z\d]?|[A-HK-Y]\d[A-Z\d]?)\d[ABD-HJLNP-UW-Z]{2})$/,
    official: (bare) => `${bare.slice(0, -3)} ${bare.slice(-3)}`,
    example: 'SW1A 1AA',
  },
  IE: parts(new RegExp(`^(?:[AC-FHKNPRTV-Y]\\d{2}|D6W)${EIR}{4}$`), 3, ' ', 'D02 X285'), // ADR-12
};

// The sign that mail from abroad puts before the digits, where it is not the ISO code alone.
const SIGNS: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LU: 'L',
  PT: 'P',
  RU: 'RUS',
  SE: 'S',
  SI: 'SLO',
};

const SIGN = /^([A-Z]{1,3})[ -]*(?=\d)/;

/** The country that a prefix such as `LV-` names. */
function countryOfSign(sign: string): string | undefined {
  return Object.keys(FORMATS).find((country) => country === sign || SIGNS[country] === sign);
}

/** A zero that was typed as the letter O, where only a digit can stand. */
function withZeros(country: string, bare: string): string {
  if (country === 'GB') return bare.replace(/O(?=[A-Z]{2}$)/, '0');
  if (country === 'IE') return bare.replace(/^([A-Z])O(?=\d)/, '$10').replace(/^([A-Z]\d)O/, '$10');
  return bare;
}

function officialOf(country: string, text: string): string | undefined {
  const format = FORMATS[country];
  if (!format) return GENERIC_POSTCODE.test(text) ? text : undefined; // ADR-13
  const [prefix, sign = ''] = SIGN.exec(text) ?? [];
  const hasSign = prefix !== undefined && countryOfSign(sign) === country;
  const candidates = hasSign ? [text, text.slice(prefix.length)] : [text];
  const bares = candidates.map((each) => withZeros(country, each.replace(/[\s-]/g, '')));
  const bare = bares.find((each) => format.bare.test(each));
  return bare === undefined ? undefined : format.official(bare);
}

function comparable(typed: string): string {
  return plainText(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-');
}

/**
 * A postcode as its country writes it; what cannot be one comes back as it was typed, tidied only.
 *
 * @example normalisePostcode('NL', '1012ab') // '1012 AB'
 * @example normalisePostcode('LV', 'lv-1010') // '1010'
 */
export function normalisePostcode(country: string, typed: string): string {
  return officialOf(country, comparable(typed)) ?? plainText(typed);
}

/** Whether a postcode is one of the country, as its country writes it. */
export function isPostcode(country: string, text: string): boolean {
  return officialOf(country, text) === text;
}

/** How a postcode of the country looks; empty for a country without a format of its own. */
export function examplePostcode(country: string): string {
  return FORMATS[country]?.example ?? '';
}

/** Whose postcode it is that a country does not know: one country, one of `several`, or nobody's. */
export function otherCountryOf(country: string, typed: string): string | undefined {
  const text = comparable(typed);
  const [, sign = ''] = SIGN.exec(text) ?? [];
  const named = countryOfSign(sign);
  if (named !== undefined && named !== country && officialOf(named, text)) return named;
  const others = Object.keys(FORMATS).filter((each) => each !== country && officialOf(each, text));
  return others.length > 1 ? 'several' : others[0];
}
