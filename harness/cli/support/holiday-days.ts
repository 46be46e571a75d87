import Holidays from 'date-holidays';
import { COUNTRIES } from '#src/commerce/countries.ts';
import type { Country } from '#src/commerce/country.ts';

/** What the shop loads of the holidays of all its countries. */
export interface HolidayFile {
  /** Years. */
  first: number;
  last: number;
  /** By country, each year's days as `MMDD`, those between Monday and Friday alone. */
  days: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const HOLIDAY_FILE = 'src/delivery-days/holidays.json';

/** So many years are written at once, this one among them. */
export const YEARS = 4;

/** The public holidays of every country that has a store, in these years. */
export function holidayFile(first: number, last: number): HolidayFile {
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const countries: readonly Country[] = COUNTRIES;
  const days = countries
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .map((country) => [
      country.code,
      Object.fromEntries(years.map((year) => [year, daysOf(country, year)])),
    ]);
  return { first, last, days: Object.fromEntries(days) };
}

/** As the file has it: a line a country and year. */
export function holidayText(file: HolidayFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

function daysOf({ code, holidaysOf }: Country, year: number): string {
  const calendar = holidaysOf === undefined ? new Holidays(code) : new Holidays(code, holidaysOf);
  const days = calendar
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10))
    .filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
  const isOfYear = (day: string) => day.startsWith(String(year));
  return [...new Set(days)]
    .filter(isOfYear)
    .toSorted()
    .map((day) => day.slice(5).replace('-', ''))
    .join(' ');
}
