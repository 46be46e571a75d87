import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADDRESS_RULES } from '#src/commerce/address-rules.ts';
import { COUNTRIES, countryOf, findCurrency } from '#src/commerce/countries.ts';
import { GB } from '#src/commerce/countries/gb.ts';
import type { Country } from '#src/commerce/country.ts';
import { formatMoney } from '#src/commerce/money.ts';
import { timeZoneOf } from '#src/commerce/time-zones.ts';

const countries: readonly Country[] = COUNTRIES;

it('CFG-01 has unique country codes, host names and store numbers', () => {
  for (const values of [
    countries.map(({ code }) => code),
    countries.map(({ host }) => host),
    countries.flatMap(({ stores }) => Object.values(stores).filter((id) => id !== null)),
    ADDRESS_RULES.map(([, { mailSign }]) => mailSign),
  ])
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

it('has a file and an address rules file for every country, and lists every file', () => {
  for (const folder of ['countries', 'address-rules']) {
    const files = readdirSync(`src/commerce/${folder}`).map((name) => name.replace('.ts', ''));
    expect(files.toSorted()).toEqual(countries.map(({ code }) => code.toLowerCase()).toSorted());
  }
});

it('CFG-02 has equal languages and currencies in every country', () => {
  for (const records of [
    countries.flatMap(({ languages }) => languages),
    countries.map(({ currency }) => currency),
  ])
    for (const record of records)
      expect(records.find(({ code }) => code === record.code)).toEqual(record);
});

it('has time zones, currencies and locales that browsers support', () => {
  for (const { code, currency } of COUNTRIES) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(code) })).not.toThrow();
    expect(Intl.supportedValuesOf('currency')).toContain(currency.code);
    if (currency.locale !== null)
      expect(Intl.NumberFormat.supportedLocalesOf(currency.locale)).toEqual([currency.locale]);
  }
});

it("has an outline for every country's map of pickup points", () => {
  const outlines = readdirSync('fixtures/map/outlines');
  for (const { code } of countries)
    expect(outlines, 'npm run generate -- countries').toContain(`${code}.json`);
});

it('CFG-11 throws an error that names an unknown country', () => {
  // @ts-expect-error a country without a store can only come from unchecked data
  expect(() => countryOf('XX')).toThrow('Country not found: XX');
  expect(findCurrency('XXX')).toBeUndefined();
});

it('CUR-01 refuses an invalid currency in an amount', () => {
  expect(() => formatMoney(100, { locale: 'en-GB', currencyCode: 'nothing' })).toThrow(/nothing/);
});

it('rejects an incomplete record by its type', () => {
  const { vat: _, ...rest } = GB;
  // @ts-expect-error a store must have its rate of VAT
  expect(rest satisfies Country).not.toHaveProperty('vat');
});
