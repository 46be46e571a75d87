import Holidays from 'date-holidays';
import { COUNTRIES } from '#src/commerce/countries.ts';
import type { Country } from '#src/commerce/country.ts';

export interface HolidayFile {
  first: number;
  last: number;
  /** Days of each year as `MMDD` by country, Monday to Friday only. */
  days: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const HOLIDAY_FILE = 'src/delivery-days/holidays.json';

/** Number of years in the file, including the current one. */
export const YEARS = 4;

/** Public holidays of every country with a store, in these years. */
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

/** Text of the file: one line per country and year. */
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
