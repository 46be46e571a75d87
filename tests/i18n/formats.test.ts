import { expect, it } from 'vitest';
import { formatsOf, numberStyles } from '#harness/cli/support/locale-formats.ts';
import { formatMoney } from '#src/commerce/money.ts';
import styles from '#src/commerce/number-styles.json' with { type: 'json' };
import { numberText } from '#src/commerce/number-text.ts';
import { firstDay, formatDate } from '#src/kernel/date-format.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import { writtenFormats } from './written-formats.ts';

const TOLD = 'Run "npm run generate -- countries" and commit what it writes.';

it('number and money formats of all locales equal the installed CLDR', () => {
  expect(styles, TOLD).toEqual(numberStyles());
});

it.each(TRANSLATED_LANGUAGES)(
  'dates, units and names in %s are those of the installed CLDR',
  (language) => {
    expect(writtenFormats(language), TOLD).toEqual(formatsOf(language));
  },
);

it.each([
  ['hu-HU', 'HUF', 786_000, '7860,00 Ft'],
  ['hu-HU', 'HUF', 3_599_000, '35 990,00 Ft'],
  ['it-IT', 'EUR', 123_450, '1234,50 €'],
  ['sl-SI', 'EUR', -123_450, '−1234,50 €'],
  ['de-CH', 'CHF', 123_450, "CHF 1'234.50"],
  ['de-CH', 'CHF', -123_450, "CHF-1'234.50"],
  ['fr-CH', 'CHF', 123_450, "1'234.50 CHF"],
  ['it-CH', 'CHF', 1_234_500, "CHF 12'345.00"],
  ['de-AT', 'EUR', 123_450, '€ 1.234,50'],
  ['nl-BE', 'EUR', -5, '€ -0,05'],
  ['ro-RO', 'RON', 9990, '99,90 RON'],
  ['en-GB', 'HUF', 9990, 'HUF 99.90'],
  ['pl-PL', 'PLN', 123_450, '1234,50 zł'],
  ['sv-SE', 'SEK', -5, '−0,05 kr'],
  ['en-GB', 'CZK', 123_450, '1 234,50 Kč'],
])('CUR-01 %s writes %s %i as %s in every engine', (locale, currencyCode, amount, text) => {
  expect(formatMoney(amount, { locale, currencyCode }).replace(/\s/g, ' ')).toBe(text);
});

it.each([
  [1234.56, 'de-DE', 1, '1.234,6'],
  [8.05, 'en-GB', 1, '8.1'],
  [0.04, 'en-GB', 1, '0'],
  [-0.04, 'en-GB', 1, '0'],
  [1000, 'pl-PL', 0, '1000'],
  [12_000, 'pl-PL', 0, '12 000'],
])('writes %d in %s with at most %i decimals', (value, locale, most, text) => {
  expect(numberText(value, locale, { most }).replace(/\s/g, ' ')).toBe(text);
});

it.each([
  ['en', 'GB', '4 January 2027', '4 Jan 2027, 09:05'],
  ['de', 'AT', '4. Jänner 2027', '04.01.2027, 09:05'],
  ['fi', 'FI', '4. tammikuuta 2027', '4.1.2027 klo 9.05'],
  ['lt', 'LT', '2027 m. sausio 4 d.', '2027-01-04 09:05'],
  ['es', 'ES', '4 de enero de 2027', '4 ene 2027, 9:05'],
])('writes days and times in %s as in %s', (language, country, date, moment) => {
  const formats = writtenFormats(language, country);
  const time = Date.UTC(2027, 0, 4, 9, 5);
  expect(formatDate(time, 'date', formats)).toBe(date);
  expect(formatDate(time, 'moment', formats)).toBe(moment);
});

it.each([
  ['en', '16', '30 November'],
  ['de', '16.', '30. November'],
  ['es', '16', '30 de noviembre'],
  ['hu', 'november 16.', 'november 30.'],
])('the first of two days of a month in %s is %s', (language, first, last) => {
  const formats = writtenFormats(language);
  const [from, until] = [Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 30)];
  expect(firstDay(from, until, 'day', formats)).toBe(first);
  expect(formatDate(until, 'day', formats)).toBe(last);
  expect(firstDay(Date.UTC(2026, 9, 16), until, 'day', formats)).toMatch(/\p{L}{3}/u);
});

it.each(TRANSLATED_LANGUAGES)('both ends of a span have the same commas in %s', (language) => {
  const formats = writtenFormats(language);
  const [from, until] = [Date.UTC(2026, 10, 24), Date.UTC(2026, 10, 26)];
  const commas = (text: string) => text.split(',').length;
  expect(commas(firstDay(from, until, 'shortWeekday', formats))).toBe(
    commas(formatDate(until, 'shortWeekday', formats)),
  );
});
