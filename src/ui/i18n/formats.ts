import type { DateFormats } from '../../kernel/date-format.ts';

/** Namespace with CLDR data of a language; `npm run generate -- countries` writes its files. */
export const FORMATS_NAMESPACE = 'formats';

/** Dates, units and names of one language, as in `locales/<language>/formats.json`. */
export interface Formats extends DateFormats {
  /** Percent pattern, with `0` for the number. */
  percent: string;
  /** Short unit patterns, with `{0}` for the number. */
  units: Readonly<Record<string, string>>;
  /** Names of the language, and of its stores' regions and currencies, by code. */
  names: Readonly<Record<string, string>>;
  /** Overrides by country, such as Austria's name of January. */
  regions?: Readonly<Record<string, Partial<DateFormats>>>;
}
