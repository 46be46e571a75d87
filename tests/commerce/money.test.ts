import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, formatMoney, parseMoney } from '#src/commerce/money.ts';
import { writeMoney } from '#src/commerce/write-money.ts';

const sum = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 });

function plain(text: string) {
  return text.replace(/\s/g, ' ');
}

function show(amount: number, locale: string, currencyCode: string) {
  return plain(formatMoney(amount, { locale, currencyCode }));
}

it('CUR-01 parses exactly two decimals into minor units', () => {
  expect(parseMoney('99.90')).toBe(9990);
  expect(parseMoney('0.05')).toBe(5);
  expect(parseMoney('-12.00')).toBe(-1200);
  expect(parseMoney('1234567890.12')).toBe(123456789012);
});

it('CUR-01 refuses anything but two plain decimals', () => {
  for (const text of [
    '',
    '99',
    '99.9',
    '99.900',
    '99,90',
    ' 99.90',
    '1e2.00',
    '+1.00',
    '007.00',
    '1 000.00',
    'NaN',
    '-0.0',
    '٣.٠٠',
  ]) {
    expect(() => parseMoney(text), text).toThrow(new RangeError(`No amount: ${text}`));
  }
});

it('CUR-01 writes every amount for the backend with two decimals', () => {
  expect([9990, 5, 0, -1200].map(writeMoney)).toEqual(['99.90', '0.05', '0.00', '-12.00']);
});

it('CUR-01 reads every written amount back unchanged', () => {
  fc.assert(
    fc.property(sum, (amount) => {
      expect(parseMoney(writeMoney(amount))).toBe(amount);
    }),
  );
});

it("CUR-01 formats amounts as currency with two decimals in the store's locale", () => {
  expect(show(9990, 'en-GB', 'GBP')).toBe('£99.90');
  expect(show(9990, 'de-DE', 'EUR')).toBe('99,90 €');
  expect(show(123_456_00, 'fr-FR', 'EUR')).toBe('123 456,00 €');
  expect(show(35_990_00, 'hu-HU', 'HUF')).toMatch(/35 990,00/);
  fc.assert(
    fc.property(sum, (amount) => {
      const [, decimals] = formatMoney(amount, { locale: 'en-GB', currencyCode: 'GBP' }).split('.');
      expect(decimals).toMatch(/^\d\d$/);
    }),
  );
});

it("CUR-01 formats a negative amount with its locale's sign, and zero without one", () => {
  expect(show(-9990, 'en-GB', 'GBP')).toBe('-£99.90');
  expect(show(-9990, 'nl-NL', 'EUR')).toBe('€ -99,90');
  expect(show(-9990, 'de-CH', 'CHF')).toBe(`CHF${'-99.90'}`);
  expect(show(0, 'en-GB', 'GBP')).toBe('£0.00');
});

it('CUR-01 separates a currency code without a sign from the digits', () => {
  const style = { locale: 'en-GB', currencyCode: 'XTS' };
  expect(formatMoney(9990, style)).toBe('XTS\u00a099.90');
  expect(formatMoney(-9990, style)).toBe('-XTS\u00a099.90');
});

it.each(['EURO', 'aEUR', 'eur', ''])('CUR-01 refuses "%s" as a currency', (currencyCode) => {
  expect(() => formatMoney(9990, { locale: 'en-GB', currencyCode })).toThrow(
    new RangeError(`No currency: ${currencyCode}`),
  );
});

it('CUR-02 formats CZK as in cs-CZ and DKK as in da-DK', () => {
  expect(show(2_499_00, 'en-GB', 'CZK')).toBe('2 499,00 Kč');
  expect(show(1_299_00, 'en-GB', 'DKK')).toBe('1.299,00 kr.');
  expect(show(2_499_00, 'cs-CZ', 'CZK')).toBe('2 499,00 Kč');
});

it('adds exactly in minor units', () => {
  fc.assert(
    fc.property(sum, sum, (one, other) => {
      expect(addMoney(one, other)).toBe(addMoney(other, one));
    }),
  );
  expect(addMoney(10, 20)).toBe(30);
  expect(addMoney()).toBe(0);
});

it('refuses a sum that is not a whole number of minor units', () => {
  expect(() => addMoney(0.1, 0.25)).toThrow(new RangeError('No amount: 0.35'));
  expect(() => addMoney(Number.MAX_SAFE_INTEGER, 1)).toThrow(RangeError);
  expect(() => formatMoney(NaN, { locale: 'en-GB', currencyCode: 'GBP' })).toThrow(
    new RangeError('No amount: NaN'),
  );
});
