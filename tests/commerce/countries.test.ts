import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADDRESS_RULES } from '#src/commerce/address-rules.ts';
import { COUNTRIES, countryOf, findCurrency } from '#src/commerce/countries.ts';
import { GB } from '#src/commerce/countries/gb.ts';
import type { Country } from '#src/commerce/country.ts';
import { formatMoney } from '#src/commerce/money.ts';
import { timeZoneOf } from '#src/commerce/time-zones.ts';

const countries: readonly Country[] = COUNTRIES;

it('CFG-01 no two countries share a code, a host name or a store’s number', () => {
  for (const values of [
    countries.map(({ code }) => code),
    countries.map(({ host }) => host),
    countries.flatMap(({ stores }) => Object.values(stores).filter((id) => id !== null)),
    ADDRESS_RULES.map(([, { mailSign }]) => mailSign),
  ])
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

it('every country has a file and one of its address rules, and every file is in a list', () => {
  for (const folder of ['countries', 'address-rules']) {
    const files = readdirSync(`src/commerce/${folder}`).map((name) => name.replace('.ts', ''));
    expect(files.toSorted()).toEqual(countries.map(({ code }) => code.toLowerCase()).toSorted());
  }
});

it('CFG-02 a language and a currency are the same in every country', () => {
  for (const records of [
    countries.flatMap(({ languages }) => languages),
    countries.map(({ currency }) => currency),
  ])
    for (const record of records)
      expect(records.find(({ code }) => code === record.code)).toEqual(record);
});

it('zones, currencies and locales are ones that browsers know', () => {
  for (const { code, currency } of COUNTRIES) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(code) })).not.toThrow();
    expect(Intl.supportedValuesOf('currency')).toContain(currency.code);
    if (currency.locale !== null)
      expect(Intl.NumberFormat.supportedLocalesOf(currency.locale)).toEqual([currency.locale]);
  }
});

it('every country has an outline for the map of its pickup points', () => {
  const outlines = readdirSync('fixtures/map/outlines');
  for (const { code } of countries)
    expect(outlines, 'npm run generate -- countries').toContain(`${code}.json`);
});

it('CFG-11 unchecked data that names an unknown country throws an error that names it', () => {
  // @ts-expect-error a country without a store can only come from unchecked data
  expect(() => countryOf('XX')).toThrow('Country not found: XX');
  expect(findCurrency('XXX')).toBeUndefined();
});

it('CUR-01 what is no currency is no amount', () => {
  expect(() => formatMoney(100, { locale: 'en-GB', currencyCode: 'nothing' })).toThrow(/nothing/);
});

it('a record that lacks anything is a type error', () => {
  const { vat: _, ...rest } = GB;
  // @ts-expect-error a store cannot do without its rate of VAT
  expect(rest satisfies Country).not.toHaveProperty('vat');
});
