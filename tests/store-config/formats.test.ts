import { expect, it } from 'vitest';
import { formatMoney } from '#src/commerce/money.ts';
import { storeById, storesOfBrand } from '#src/store-config/stores.ts';

const sites = storesOfBrand('hm');

function show(storeId: string, amount: number, language?: string) {
  return formatMoney(amount, storeById(storeId, language)).replace(/\s/g, ' ');
}

it('CUR-01 formats an amount on every site with two decimals and its currency', () => {
  for (const site of sites) {
    const shown = formatMoney(1234_05, site);
    expect(shown, site.locale).toMatch(/1\D?234\D05(?!\d)/);
    expect(shown.replace(/[\d\s.,’']/gu, ''), site.locale).not.toBe('');
  }
});

it('CUR-01 formats an amount differently by country', () => {
  expect(show('20002', 1234_05)).toBe('£1,234.05');
  expect(show('20010', 1234_05)).toBe('1.234,05 €');
  expect(show('20027', 1234_05)).toBe('€ 1.234,05');
  expect(show('20026', 1234_05, 'de')).toMatch(/^CHF 1[’']234\.05$/);
  expect(show('20001', 1234_05, 'nl')).toBe('€ 1.234,05');
});

it('CUR-02 formats the Czech and the Danish currency in their own locales', () => {
  expect(show('20005', 1234_05)).toBe('1 234,05 Kč');
  expect(show('20006', 1234_05)).toBe('1.234,05 kr.');
});
