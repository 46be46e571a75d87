import type { TextKey } from '../kernel/text-keys.ts';

/** Postcode format of a country. */
export type PostcodeFormat = {
  /** Pattern of a postcode without spaces and hyphens. */
  bare: RegExp;
  /** Inserts the spaces and hyphens. */
  official: (bare: string) => string;
  /** Replaces the letter O by zero where only a digit is valid. */
  withZeros: (bare: string) => string;
  example: string;
  /** Key of the field's label in `checkout`. */
  label: TextKey<'checkout'>;
};

/** Format of a country's addresses. */
export type AddressRules = {
  postcode: PostcodeFormat;
  /** Prefix of a postcode on international mail. */
  mailSign: string;
  /** Position of the town. */
  town: 'after postcode' | 'before postcode' | 'before street';
  /** True if the house number precedes the street. */
  isNumberFirst: boolean;
  isPhoneRequired: boolean;
  /**
   * Country code of phone numbers, and the trunk prefix in brackets after it, which is dialled
   * only within the country. Null for the usual zero; empty digits if the zero is also dialled
   * from abroad.
   */
  trunk: { code: string; digits: string } | null;
  /** Field between town and country; `label` is a key of `checkout`. */
  state: {
    label: TextKey<'checkout'>;
    isRequired: boolean;
    /** True for a choice from `src/address/states.ts`. */
    isChosen: boolean;
    /** Pattern of a valid entry; null for any. */
    pattern: RegExp | null;
  } | null;
  /**
   * Short forms of "post-office box" that have other meanings in other countries. Lower case,
   * without accents; a space matches any separator of initials. A number must follow.
   */
  shortPoBox: RegExp | null;
};

const same = (bare: string): string => bare;

/** @example digits(5, '10115') */
export function digits(count: number, example: string): PostcodeFormat {
  return {
    bare: new RegExp(`^\\d{${count}}$`),
    official: same,
    withZeros: same,
    example,
    label: 'address.postcode',
  };
}

/**
 * Postcode of two parts, divided at character `at`. @example parts(/^\d{5}$/, 3, ' ', '110 00')
 */
export function parts(bare: RegExp, at: number, between: string, example: string): PostcodeFormat {
  return {
    bare,
    official: (text) => `${text.slice(0, at)}${between}${text.slice(at)}`,
    withZeros: same,
    example,
    label: 'address.postcode',
  };
}
