import type { TextKey } from '../kernel/text-keys.ts';

/** How a country writes its postcodes. */
export type PostcodeFormat = {
  /** Pattern of a postcode without blanks and hyphens. */
  bare: RegExp;
  /** Puts blanks and hyphens back where they belong. */
  official: (bare: string) => string;
  /** A zero that was typed as the letter O becomes one, where only a digit can stand. */
  withZeros: (bare: string) => string;
  example: string;
  /** Label of the field: a key of `checkout`. */
  label: TextKey<'checkout'>;
};

/** How addresses are written. */
export type AddressRules = {
  postcode: PostcodeFormat;
  /** Prefix of a postcode on mail from abroad. */
  mailSign: string;
  /** Where the town stands. */
  town: 'after postcode' | 'before postcode' | 'before street';
  /** True where a house's number stands before its street. */
  isNumberFirst: boolean;
  isPhoneRequired: boolean;
  /**
   * The code of its telephone numbers and what people write behind it in brackets, as it is dialled
   * at home only, where that is not the usual zero; no digits where the zero is dialled from abroad too.
   */
  trunk: { code: string; digits: string } | null;
  /** Field that the post asks for between town and country; `label` is a key of `checkout`. */
  state: {
    label: TextKey<'checkout'>;
    isRequired: boolean;
    /** From `src/address/states.ts`. */
    isChosen: boolean;
    /** Where it is not that of any place. */
    pattern: RegExp | null;
  } | null;
  /**
   * Short forms of "post-office box" that mean something else in other countries. In lower case and
   * without accents; a space stands for what is put between initials, and a number has to follow.
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

/** Two parts, the second from the sign `at` on. @example parts(/^\d{5}$/, 3, ' ', '110 00') */
export function parts(bare: RegExp, at: number, between: string, example: string): PostcodeFormat {
  return {
    bare,
    official: (text) => `${text.slice(0, at)}${between}${text.slice(at)}`,
    withZeros: same,
    example,
    label: 'address.postcode',
  };
}
