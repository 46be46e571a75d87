import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOLIDAY_FILE, holidayFile, holidayText } from '#harness/cli/support/holiday-days.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import file from '#src/delivery-days/holidays.json' with { type: 'json' };
import { holidaysIn } from '#src/delivery-days/read-holidays.ts';

const TOLD = `Run "npm run generate -- countries" and commit ${HOLIDAY_FILE}.`;

it('the holidays of all countries match their records and the calendar library', () => {
  const kept = readFileSync(HOLIDAY_FILE, 'utf8');
  const isSame = kept === holidayText(holidayFile(file.first, file.last));
  expect(isSame, `${HOLIDAY_FILE} is not what would be written today. ${TOLD}`).toBe(true);
});

it('has the holidays of the next twelve months', () => {
  const months = (Date.parse(`${file.last + 1}-01-01`) - Date.now()) / (30.44 * 24 * 3600 * 1000);
  expect(
    months,
    `Holidays are known until the end of ${file.last}, fewer than 12 months ahead. ${TOLD}`,
  ).toBeGreaterThanOrEqual(12);
});

it.each(COUNTRIES)('has holidays of $code, none at a weekend', ({ code }) => {
  const { until, days } = holidaysIn(file, code);
  expect(until).toBe(`${file.last}-12-31`);
  expect(days.length).toBeGreaterThan(4 * (file.last - file.first + 1));
  expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
});

it('has moved days, and those of England alone', () => {
  const { days } = holidaysIn(file, 'GB');
  expect(days).toEqual(expect.arrayContaining(['2026-12-25', '2026-12-28', '2027-08-30']));
});

it.each([null, {}, { first: 2026, last: 2027, days: { GB: { 2026: 'Christmas' } } }])(
  'rejects the file %j',
  (given) => {
    expect(() => holidaysIn(given, 'GB')).toThrow();
  },
);

it('names the country that a file lacks', () => {
  expect(() => holidaysIn(file, 'XX')).toThrow('No holidays of XX');
});
