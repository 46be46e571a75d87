/** Number ranges, lengths and printed grouping of a card brand. */
export type CardBrand = {
  /** Code used in API calls. */
  code: string;
  name: string;
  /** Number prefixes, as inclusive ranges. */
  starts: readonly (readonly [from: number, upTo: number])[];
  lengths: readonly number[];
  groups: readonly number[];
  codeLength: 3 | 4;
};

const fours = { groups: [4, 4, 4, 4, 3], codeLength: 3 } as const;

/** Longer prefixes first: the first match wins. */
const CARD_BRANDS: readonly CardBrand[] = [
  {
    code: 'amex',
    name: 'American Express',
    starts: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    groups: [4, 6, 5],
    codeLength: 4,
  },
  {
    code: 'diners',
    name: 'Diners Club',
    starts: [
      [300, 305],
      [309, 309],
      [36, 36],
      [38, 39],
    ],
    lengths: [14, 16, 17, 18, 19],
    groups: [4, 6, 4, 5],
    codeLength: 3,
  },
  { ...fours, code: 'mir', name: 'Mir', starts: [[2200, 2204]], lengths: [16, 17, 18, 19] },
  {
    ...fours,
    code: 'mastercard',
    name: 'Mastercard',
    starts: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
  },
  { ...fours, code: 'dankort', name: 'Dankort', starts: [[5019, 5019]], lengths: [16] },
  {
    ...fours,
    code: 'discover',
    name: 'Discover',
    starts: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: [16, 17, 18, 19],
  },
  { ...fours, code: 'jcb', name: 'JCB', starts: [[3528, 3589]], lengths: [16, 17, 18, 19] },
  { ...fours, code: 'unionpay', name: 'UnionPay', starts: [[62, 62]], lengths: [16, 17, 18, 19] },
  {
    ...fours,
    code: 'maestro',
    name: 'Maestro',
    starts: [
      [50, 50],
      [56, 59],
      [60, 61],
      [63, 69],
    ],
    lengths: [13, 14, 15, 16, 17, 18, 19],
  },
  { ...fours, code: 'visa', name: 'Visa', starts: [[4, 4]], lengths: [13, 16, 19] },
];

/**
 * Returns the brand of a number's first digits; `undefined` if no prefix matches.
 *
 * @example brandOf('4')?.name // 'Visa'
 */
export function brandOf(digits: string): CardBrand | undefined {
  return CARD_BRANDS.find(({ starts }) =>
    starts.some(([from, upTo]) => {
      const start = Number(digits.slice(0, String(from).length));
      return start >= from && start <= upTo;
    }),
  );
}

/**
 * Returns the name of a brand; its code if unknown.
 *
 * @example brandName('visa') // 'Visa'
 */
export function brandName(code: string): string {
  return CARD_BRANDS.find((brand) => brand.code === code)?.name ?? code;
}
