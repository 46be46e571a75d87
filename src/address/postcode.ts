import { ADDRESS_RULES, addressRulesOf } from '../commerce/address-rules.ts';
import { GENERIC_POSTCODE } from '../kernel/patterns.ts';

/**
 * Removes invisible characters: control and format characters, variation selectors and other
 * ignorable code points. Trims and collapses spaces, and composes letters (NFC).
 */
export function plainText(typed: string): string {
  return typed
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim();
}

const SIGN = /^([A-Z]{1,3})[ -]*(?=\d)/;

/** Returns the country of a prefix such as `LV-`. */
function countryOfSign(sign: string): string | undefined {
  return ADDRESS_RULES.find(([code, { mailSign }]) => code === sign || mailSign === sign)?.[0];
}

function officialOf(country: string, text: string): string | undefined {
  const format = addressRulesOf(country)?.postcode;
  if (!format) return GENERIC_POSTCODE.test(text) ? text : undefined; // ADR-13
  const [prefix, sign = ''] = SIGN.exec(text) ?? [];
  const hasSign = prefix !== undefined && countryOfSign(sign) === country;
  const candidates = hasSign ? [text, text.slice(prefix.length)] : [text];
  const bares = candidates.map((each) => format.withZeros(each.replace(/[\s-]/g, '')));
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
 * Formats a postcode by its country's rules; returns an invalid one tidied only.
 *
 * @example normalisePostcode('NL', '1012ab') // '1012 AB'
 * @example normalisePostcode('LV', 'lv-1010') // '1010'
 */
export function normalisePostcode(country: string, typed: string): string {
  return officialOf(country, comparable(typed)) ?? plainText(typed);
}

/** True if a postcode is valid and in its country's format. */
export function isPostcode(country: string, text: string): boolean {
  return officialOf(country, text) === text;
}

/** Returns an example postcode; empty for a country without a store. */
export function examplePostcode(country: string): string {
  return addressRulesOf(country)?.postcode.example ?? '';
}

/**
 * Returns the other country whose postcode this is; `several` if ambiguous, `undefined` if none.
 */
export function otherCountryOf(country: string, typed: string): string | undefined {
  const text = comparable(typed);
  const [, sign = ''] = SIGN.exec(text) ?? [];
  const named = countryOfSign(sign);
  if (named !== undefined && named !== country && officialOf(named, text)) return named;
  const others = ADDRESS_RULES.filter(([code]) => code !== country && officialOf(code, text));
  return others.length > 1 ? 'several' : others[0]?.[0];
}
