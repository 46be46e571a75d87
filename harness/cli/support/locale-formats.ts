import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { COUNTRIES } from '#src/commerce/countries.ts';
import type { Country } from '#src/commerce/country.ts';
import type { DateFormats } from '#src/kernel/date-format.ts';
import type { Formats } from '#src/ui/i18n/formats.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#src/ui/i18n/languages.ts';

export const NUMBER_FILE = 'src/commerce/number-styles.json';

export function formatFileOf(language: TranslatedLanguage): string {
  return `locales/${language}/formats.json`;
}

const require = createRequire(import.meta.url);
const countries: readonly Country[] = COUNTRIES;

/** Default locale of a language: CLDR's `en` is American, its `pt` Brazilian. */
const HOME: Partial<Record<TranslatedLanguage, string>> = { en: 'en-GB', pt: 'pt-PT' };

const UNITS = {
  kilometer: 'length-kilometer',
  meter: 'length-meter',
  mile: 'length-mile',
  kilobyte: 'digital-kilobyte',
  megabyte: 'digital-megabyte',
};

/** Number and money formats of all store locales, one row per locale (`src/commerce/number-text.ts`). */
export function numberStyles(): Record<string, string> {
  const rows = new Map<string, string>();
  for (const language of TRANSLATED_LANGUAGES) {
    const home = countries.find((country) => country.languages[0].code === language);
    rows.set(language, numberRow(HOME[language] ?? language, home?.currency.code));
  }
  for (const { code, languages, currency } of countries)
    for (const { code: language } of languages) {
      const row = numberRow(`${language}-${code}`, currency.code);
      if (row !== rows.get(language)) rows.set(`${language}-${code}`, row);
    }
  return Object.fromEntries(rows);
}

function numberRow(locale: string, currency: string | undefined): string {
  const numbers = cldr('numbers', 'numbers', locale, 'numbers');
  const names = cldr('numbers', 'currencies', locale, 'numbers', 'currencies');
  const symbol = (name: string) => numbers.find('symbols-numberSystem-latn', name);
  const [decimal = '', group = '', minus = '-'] = ['decimal', 'group', 'minusSign'].map(symbol);
  const separators = (symbol('currencyDecimal') ?? decimal) + (symbol('currencyGroup') ?? group);
  const patterns = numbers.text('currencyFormats-numberSystem-latn', 'standard');
  const [money = '', negative = ''] = patterns.split(';').map(placed);
  const least = numbers.text('minimumGroupingDigits');
  const sign = (currency !== undefined && names.find(currency, 'symbol')) || '';
  const isUsual = sign === currency || /[€£]/.test(sign);
  return [
    separators + least + money,
    isUsual ? '' : sign,
    minus === '-' ? '' : minus,
    negative.replace('-', minus),
    separators === decimal + group ? '' : decimal + group,
  ]
    .join('|')
    .replace(/\|+$/, '');
}

/** CLDR number pattern with its digits replaced by `0`. */
function placed(pattern: string): string {
  return pattern.replace(/[#,0.]+/, '0');
}

/** All formats of a language: dates, units and names. */
export function formatsOf(language: TranslatedLanguage): Formats {
  const base = dateFormats(HOME[language] ?? language);
  const stores = countries.filter(({ languages }) =>
    languages.some((one) => one.code === language),
  );
  const regions = stores.flatMap(({ code }): [string, Partial<DateFormats>][] => {
    const own = difference(dateFormats(`${language}-${code}`), base);
    // English uses British formats everywhere.
    return language === 'en' || Object.keys(own).length === 0 ? [] : [[code, own]];
  });
  const locale = HOME[language] ?? language;
  const units = cldr('units', 'units', locale, 'units', 'short');
  const numbers = cldr('numbers', 'numbers', locale, 'numbers');
  return {
    ...base,
    percent: placed(numbers.text('percentFormats-numberSystem-latn', 'standard')),
    units: Object.fromEntries(
      Object.entries(UNITS).map(([name, key]) => [
        name,
        units.text(key, 'unitPattern-count-other'),
      ]),
    ),
    names: namesIn(language, locale, stores),
    ...(regions.length > 0 && { regions: Object.fromEntries(regions) }),
  };
}

function namesIn(
  language: string,
  locale: string,
  stores: readonly Country[],
): Record<string, string> {
  const territories = cldr(
    'localenames',
    'territories',
    locale,
    'localeDisplayNames',
    'territories',
  );
  const languages = cldr('localenames', 'languages', locale, 'localeDisplayNames', 'languages');
  const currencies = cldr('numbers', 'currencies', locale, 'numbers', 'currencies');
  return Object.fromEntries([
    [language, languages.text(language)],
    ...stores.map(({ code }) => [code, territories.text(code)]),
    ...stores.map(({ currency: { code } }) => [code, currencies.text(code, 'displayName')]),
  ]);
}

function dateFormats(locale: string): DateFormats {
  const calendar = cldr('dates', 'ca-gregorian', locale, 'dates', 'calendars', 'gregorian');
  const available = (name: string) =>
    calendar.find('dateTimeFormats', 'availableFormats', name) ?? '';
  const weekday = available('MMMMEd') || available('MMMEd').replace(/M{3,}/, 'MMMM');
  const context = weekday.includes('c') ? 'stand-alone' : 'format';
  const weekdays = weekdaysOf(calendar.texts('days', context, 'wide'));
  const weekdayNames = weekdaysOf(calendar.texts('days', 'stand-alone', 'wide'));
  const moment = calendar
    .text('dateTimeFormats-atTime', 'standard', 'medium')
    .replace('{1}', calendar.text('dateFormats', 'medium'))
    .replace('{0}', calendar.text('timeFormats', 'short'));
  return {
    months: Object.values(calendar.texts('months', 'format', 'wide')),
    shortMonths: Object.values(calendar.texts('months', 'format', 'abbreviated')),
    weekdays,
    shortWeekdays: weekdaysOf(calendar.texts('days', context, 'abbreviated')),
    ...(String(weekdayNames) !== String(weekdays) && { weekdayNames }),
    date: calendar.text('dateFormats', 'long'),
    moment,
    day: available('MMMMd'),
    weekday: weekday.replace(/[Ec]+/, 'EEEE'),
  };
}

/** Weekday names from Sunday on, as in `Date`. */
function weekdaysOf(names: Record<string, string>): string[] {
  return ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => names[day] ?? '');
}

function difference(own: DateFormats, base: DateFormats): Partial<DateFormats> {
  const isOther = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(Reflect.get(base, key));
  return Object.fromEntries(Object.entries(own).filter(isOther));
}

/** Part of a CLDR file, read by key paths. */
interface Part {
  find: (...path: string[]) => string | undefined;
  /** Throws if the path is missing. */
  text: (...path: string[]) => string;
  texts: (...path: string[]) => Record<string, string>;
}

/** CLDR file of a locale, or of its language as a fallback. */
function cldr(area: string, name: string, locale: string, ...root: string[]): Part {
  const known = hasLocale(locale) ? locale : languageIn(locale);
  const file = require.resolve(`cldr-${area}-full/main/${known}/${name}.json`);
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const at = (path: string[]) =>
    ['main', known, ...root, ...path].reduce<unknown>(
      (part, key) => (typeof part === 'object' && part ? Reflect.get(part, key) : undefined),
      data,
    );
  const missing = (path: string[]) => new Error(`${file} has no ${path.join('.')}`);
  return {
    find(...path) {
      const value = at(path);
      return typeof value === 'string' ? value : undefined;
    },
    text(...path) {
      const value = at(path);
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      throw missing(path);
    },
    texts(...path) {
      const value = at(path);
      if (typeof value !== 'object' || value === null) throw missing(path);
      return value as Record<string, string>;
    },
  };
}

function hasLocale(locale: string): boolean {
  const { availableLocales } = require('cldr-core/availableLocales.json') as {
    availableLocales: { full: string[] };
  };
  return availableLocales.full.includes(locale);
}

function languageIn(locale: string): string {
  return locale.split('-')[0] ?? locale;
}
