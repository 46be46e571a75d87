import type { PostcodeFormat } from './postcode-format.ts';

/** How addresses are written. */
export type AddressRules = {
  postcode: PostcodeFormat;
  /** What mail from abroad puts before the digits of a postcode. */
  mailSign: string;
  /** Where the town stands. */
  town: 'after postcode' | 'before postcode' | 'before street';
  /** Whether a house's number stands before its street. */
  isNumberFirst: boolean;
  isPhoneRequired: boolean;
  /**
   * The code of its telephone numbers and what people write behind it in brackets, as it is dialled
   * at home only, where that is not the usual zero; no digits where the zero is dialled from abroad too.
   */
  trunk: { code: string; digits: string } | null;
  /** What the post asks for between town and country, if anything; `label` is a key of `checkout`. */
  state: {
    label: string;
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
