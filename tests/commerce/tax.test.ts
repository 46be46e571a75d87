import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxOf } from '#src/commerce/tax.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';

const rates = [...new Set(storesOfBrand('hm').map((site) => site.storeVat))];

it('CUR-03 computes the tax as price minus price/(1+vat) with 2 decimals', () => {
  expect(taxOf(119_00, 0.19)).toBe(19_00);
  expect(taxOf(99_90, 0.2)).toBe(16_65);
  expect(taxOf(99_90, 0.081)).toBe(7_49);
  expect(taxOf(0, 0.25)).toBe(0);
  expect(taxOf(99_90, 0)).toBe(0);
});

it('CUR-03 rounds half a minor unit away from zero', () => {
  expect(taxOf(3, 0.2)).toBe(1);
  expect(taxOf(-3, 0.2)).toBe(-1);
  expect(taxOf(105, 0.25)).toBe(21);
  expect(taxOf(15, 0.2)).toBe(3);
  expect(taxOf(-1, 0.2)).toBe(0);
});

it('CUR-03 differs from the formula by at most half a minor unit, at every rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.constantFrom(...rates),
      (price, vat) => {
        expect(Math.abs(taxOf(price, vat) - (price - price / (1 + vat)))).toBeLessThanOrEqual(
          0.5 + 1e-6,
        );
        expect(taxOf(-price, vat)).toBe(0 - taxOf(price, vat));
      },
    ),
  );
});
