import type { DateFormats } from '../../kernel/date-format.ts';

/** The namespace with what CLDR says of a language; `npm run generate -- countries` writes its files. */
export const FORMATS_NAMESPACE = 'formats';

/** Dates, units and names of one language, as `locales/<language>/formats.json` holds them. */
export interface Formats extends DateFormats {
  /** The pattern of a share, with `0` for the number. */
  percent: string;
  /** Short units with the place `{0}` of the number. */
  units: Readonly<Record<string, string>>;
  /** The language itself, and regions and currencies of its stores, by code. */
  names: Readonly<Record<string, string>>;
  /** Overrides by country, such as Austria's name of January. */
  regions?: Readonly<Record<string, Partial<DateFormats>>>;
}
