import type { Mutant } from './mutate.ts';

/** An equivalent mutant: it behaves like the original, so no test can kill it. */
export interface Equivalent {
  file: string;
  /** Source line without indentation. */
  line: string;
  /** The mutant's code. */
  mutant: string;
  reason: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'src/commerce/tax.ts',
    line: 'return price < 0 ? 0 - tax : tax;',
    mutant: 'price <= 0',
    reason: 'The tax of a price of 0 is 0, and 0 - 0 is 0.',
  },
  {
    file: 'src/checkout/payment/card.ts',
    line: 'return total + (value > 9 ? value - 9 : value);',
    mutant: 'total - (value > 9 ? value - 9 : value)',
    reason: 'The sum is the same with the other sign, and a multiple of 10 as before.',
  },
  {
    file: 'src/checkout/payment/pay/provider-return.ts',
    line: "const named = new URLSearchParams(search).get(ORDER) ?? '';",
    mutant: '"Stryker was here!"',
    reason: 'Both texts are no number of an order.',
  },
  {
    file: 'src/cart/vouchers/voucher.ts',
    line: "return REFUSALS[known ?? ''] ?? 'unreachable';",
    mutant: '"Stryker was here!"',
    reason: 'No refusal has either text as its key.',
  },
];

/** Removes known equivalent mutants from the survivors. */
export function withoutEquivalent(survivors: readonly Mutant[], known = EQUIVALENT) {
  const isKnown = ({ file, lineText, replacement }: Mutant) =>
    known.some(
      (one) => one.file === file && one.line === lineText && one.mutant === oneLine(replacement),
    );
  return {
    open: survivors.filter((mutant) => !isKnown(mutant)),
    equivalent: survivors.filter(isKnown),
  };
}

/** Entries for the given files that match no survivor. */
export function outdatedEntries(
  files: readonly string[],
  survivors: readonly Mutant[],
  known = EQUIVALENT,
): Equivalent[] {
  return known.filter(
    ({ file, line, mutant }) =>
      files.includes(file) &&
      !survivors.some(
        (one) => one.file === file && one.lineText === line && oneLine(one.replacement) === mutant,
      ),
  );
}

export function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim();
}
