/** Facts of a currency. The currency of a single country is declared in the country's file. */
export type Currency = {
  /** ISO 4217. */
  code: string;
  /** Approximate units per euro, for limits that are round sums in euros (CFG-14). */
  perEuro: number;
  /** CUR-02: fixed locale of its amounts; null for the page's. */
  locale: string | null;
};

export const EUR = { code: 'EUR', perEuro: 1, locale: null } as const satisfies Currency;
