import { expect, it } from 'vitest';
import { storeById, storeOfCountry, storesOfBrand } from '#src/store-config/stores.ts';

const COUNTRIES =
  'BE GB BG HR CZ DK EE FI FR DE HU IE IT LV LU NL PL PT RO RU SK SI ES SE LT CH AT'.split(' ');
const both = [...storesOfBrand('rl'), ...storesOfBrand('hm')];

it('CFG-01 CFG-13 has a list of sites for the denim and the tailored brand', () => {
  expect(new Set(storesOfBrand('rl').map((site) => site.storeBrandName))).toEqual(
    new Set(['Rivet & Loom']),
  );
  expect(new Set(storesOfBrand('hm').map((site) => site.storeBrandName))).toEqual(
    new Set(['Hollis Marlowe']),
  );
});

it('ADR-01 RTE-22 numbers the tailored stores 20001 to 20027 in the listed order', () => {
  const numbers = new Map(storesOfBrand('hm').map((site) => [site.storeId, site.countryCode]));
  expect([...numbers]).toEqual(COUNTRIES.map((code, index) => [String(20001 + index), code]));
});

it('ADR-02 numbers the denim stores 30001 to 30027 without 30003 (BG) and 30022 (SI)', () => {
  const numbers = new Set(storesOfBrand('rl').map((site) => site.storeId));
  const expected = COUNTRIES.map((_, index) => String(30001 + index)).filter(
    (id) => id !== '30003' && id !== '30022',
  );
  expect([...numbers]).toEqual(expected);
});

it('CFG-02 has one site per country and language, each with locale, language id and currency', () => {
  expect(new Set(both.map((site) => `${site.brand} ${site.locale}`)).size).toBe(both.length);
  for (const site of both) {
    expect(site.locale).toBe(`${site.language}-${site.countryCode}`);
    expect(Intl.getCanonicalLocales(site.locale)).toEqual([site.locale]);
    expect(site.langId).toMatch(/^-\d+$/);
    expect(Intl.supportedValuesOf('currency')).toContain(site.currencyCode);
  }
  const idsByLanguage = new Map(both.map((site) => [site.language, site.langId]));
  expect(new Set(idsByLanguage.values()).size).toBe(idsByLanguage.size);
});

it('CFG-02 has two languages in Belgium, three in Switzerland, and one in every other country', () => {
  const languages = (country: string) =>
    storesOfBrand('hm')
      .filter((site) => site.countryCode === country)
      .map((site) => site.language);
  expect(languages('BE')).toEqual(['nl', 'fr']);
  expect(languages('CH')).toEqual(['de', 'fr', 'it']);
  for (const country of COUNTRIES.filter((code) => code !== 'BE' && code !== 'CH')) {
    expect(languages(country)).toHaveLength(1);
  }
});

it('CFG-07 has the country code as target, with a suffix in countries with several languages', () => {
  expect(storeById('20010').target).toBe('DE');
  expect(storeById('20001', 'fr').target).toBe('BE-FR');
  expect(new Set(storesOfBrand('rl').map((site) => site.target)).size).toBe(
    storesOfBrand('rl').length,
  );
});

it('CUR-04 has one currency and one VAT rate per store', () => {
  for (const id of new Set(both.map((site) => site.storeId))) {
    const sites = both.filter((site) => site.storeId === id);
    expect(new Set(sites.map((site) => `${site.currencyCode} ${site.storeVat}`)).size).toBe(1);
  }
  for (const { storeVat } of both) expect(storeVat > 0.05 && storeVat < 0.3).toBe(true);
  expect(storeById('20002')).toMatchObject({ currencyCode: 'GBP', storeVat: 0.2 });
  expect(storeById('30026')).toMatchObject({ currencyCode: 'CHF', storeVat: 0.081 });
  expect(storeById('30005')).toMatchObject({ currencyCode: 'CZK', storeVat: 0.21 });
});

it("ENT-01 CFG-08 has a site's names, its address and the path of its commerce API", () => {
  expect(storeById('20026', 'fr')).toMatchObject({
    brand: 'hm',
    storeName: 'HM-CH',
    SITE_URL: 'https://ch.hollismarlowe.example/fr',
    WCS_API: '/wcs/resources/store/20026',
  });
  expect(storeById('30002').SITE_URL).toBe('https://uk.rivetandloom.example');
});

it('CFG-10 throws "Store Config not found" for a number or country without a store', () => {
  expect(() => storeById('30003')).toThrow('Store Config not found');
  expect(() => storeById('1')).toThrow('Store Config not found');
  expect(() => storeOfCountry('rl', 'BG')).toThrow('Store Config not found');
});

it('CFG-11 throws an error with store and language for a missing language', () => {
  expect(() => storeById('30010', 'fr')).toThrow(/RL-DE.*fr/);
});

it('CFG-12 throws "Esites not found" for a brand without sites', () => {
  expect(() => storesOfBrand('zz')).toThrow('Esites not found');
  expect(() => storesOfBrand('constructor')).toThrow('Esites not found');
  expect(() => storeOfCountry('zz', 'DE')).toThrow('Esites not found');
});
