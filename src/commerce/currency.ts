/** All that is so by currency. One of a single country is stated in that country's file. */
export type Currency = {
  /** ISO 4217. */
  code: string;
  /** About so many are a euro: limits that are set in euros are round sums in the others (CFG-14). */
  perEuro: number;
  /** CUR-02: the locale in which its amounts are written whatever the page's language; null where that decides. */
  locale: string | null;
};

export const EUR = { code: 'EUR', perEuro: 1, locale: null } as const satisfies Currency;
