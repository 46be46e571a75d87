import { create, integer, object, pattern, string } from 'superstruct';
import { importWithRetry } from '../kernel/lazy-import.ts';
import { dictionary } from '../kernel/struct.ts';
import { HOLIDAYS_ERROR, type Holidays } from './delivery-days.ts';

/** Output of `npm run generate -- countries`: by country, each year's days as `MMDD`. */
const HolidayFile = object({
  first: integer(),
  last: integer(),
  days: dictionary(dictionary(pattern(string(), /^(?:\d{4}(?: |$))*$/))),
});

/** Loads the holidays of a country on demand. */
export async function readHolidays({ country }: { country: string }): Promise<Holidays> {
  try {
    const { holidayFile } = await importWithRetry(() => import('./holidays.ts'));
    return holidaysIn(holidayFile, country);
  } catch {
    throw HOLIDAYS_ERROR;
  }
}

/** Returns the holidays of a country from the file of all. Throws if the country is missing. */
export function holidaysIn(file: unknown, country: string): Holidays {
  const { last, days } = create(file, HolidayFile);
  const years = new Map(Object.entries(days)).get(country);
  if (!years) throw new Error(`No holidays of ${country}`);
  return {
    until: `${last}-12-31`,
    days: Object.entries(years).flatMap(([year, list]) =>
      list
        .split(' ')
        .filter(Boolean)
        .map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`),
    ),
  };
}
