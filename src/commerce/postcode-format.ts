/** How a country writes its postcodes. */
export type PostcodeFormat = {
  /** What is left of one without blanks and hyphens. */
  bare: RegExp;
  /** Puts them back where they belong. */
  official: (bare: string) => string;
  /** A zero that was typed as the letter O becomes one, where only a digit can stand. */
  withZeros: (bare: string) => string;
  example: string;
  /** What it is called: a key of `checkout`. */
  label: string;
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
