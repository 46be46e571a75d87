import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { peopleText, stylesText } from '#fixtures/catalogue/build.ts';
import { EXCLUSIVE_STYLES, SPECIAL_STOCK } from '#fixtures/catalogue/special-cases.ts';
import { createCatalogue } from '#harness/backend/catalogue.ts';
import type { StyleRecord } from '#fixtures/catalogue/styles.ts';

const folder = new URL('../../fixtures/catalogue/', import.meta.url);
const styles = JSON.parse(readFileSync(new URL('styles.json', folder), 'utf8')) as StyleRecord[];
const { products, byId, byVariant } = createCatalogue(styles);

it('styles.json is what the build makes of its seed', () => {
  expect(readFileSync(new URL('styles.json', folder), 'utf8')).toBe(stylesText());
});

it('people.json is what the build makes of its seed', () => {
  expect(readFileSync(new URL('people.json', folder), 'utf8')).toBe(peopleText());
});

it('the catalogue is as large as promised', () => {
  const ofBrand = (brand: string) => styles.filter((style) => style.brand === brand).length;
  expect(styles.length).toBeGreaterThanOrEqual(150);
  expect(ofBrand('RL')).toBe(95);
  expect(ofBrand('HM')).toBe(60);
  expect(byVariant.size).toBeGreaterThan(1900);
  expect(byVariant.size).toBeLessThan(2200);
});

it('every style has one to five colourways, an id and a name of its own', () => {
  for (const { colourways } of styles) {
    expect(colourways.length).toBeGreaterThanOrEqual(1);
    expect(colourways.length).toBeLessThanOrEqual(5);
  }
  expect(new Set(styles.map(({ styleId }) => styleId)).size).toBe(styles.length);
  expect(new Set(styles.map(({ brand, name }) => brand + name)).size).toBe(styles.length);
});

it('ENT-14 variant ids are EAN-13 numbers with a valid check digit, each used once', () => {
  const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^\d{13}$/);
    const sum = [...id].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
    expect(sum % 10).toBe(0);
  }
});

it('every variant has a size, a width with a length, or an amount', () => {
  for (const { variants } of products)
    for (const { size, width, length, amount } of variants)
      expect([size, width && length, amount].filter((part) => part !== undefined)).toHaveLength(1);
});

it('STK-01 STK-02 STK-03 the special situations are where the list says', () => {
  for (const [id, stock] of Object.entries(SPECIAL_STOCK)) {
    const available = byId.get(id)?.variants.map((variant) => variant.available);
    const expected = [...stock].map((mark) =>
      mark === '-' ? undefined : mark === '.' ? '' : Number.parseInt(mark, 36),
    );
    expect([id, available]).toEqual([id, expected]);
  }
});

it('each kind of stock also occurs by chance in both brands', () => {
  for (const brand of ['RL', 'HM']) {
    const ordinary = products.filter(
      ({ id, style }) => style.brand === brand && !SPECIAL_STOCK[id],
    );
    const stocks = ordinary.flatMap(({ variants }) => variants.map(({ available }) => available));
    expect(stocks).toEqual(expect.arrayContaining([0, '', undefined, 1, 2, 3]));
  }
});

it('there are exclusive styles, markdowns, promotions, labels and gift cards in both brands', () => {
  for (const brand of ['RL', 'HM']) {
    const own = styles.filter((style) => style.brand === brand);
    const exclusive = own.filter((style) => style.exclusive).map(({ styleId }) => styleId);
    expect(exclusive.toSorted()).toEqual(
      EXCLUSIVE_STYLES.filter((id) => id.startsWith(brand)).toSorted(),
    );
    expect(own.filter(({ off }) => off).length).toBeGreaterThan(10);
    expect(own.some(({ promo }) => promo)).toBe(true);
    expect(own.some(({ label }) => label === 'new')).toBe(true);
    expect(own.filter(({ kind }) => kind === 'gift-card')).toHaveLength(1);
  }
});

it('SIZ-01 SIZ-02 SIZ-03 SIZ-04 all families of sizes occur', () => {
  const labels = products.flatMap(({ variants }) =>
    variants.flatMap(({ size, width, length }) => [size, width, length]),
  );
  const some = ['One Size', 'XXS', 'XL+', '3XL', '6-9 months', '8-9 yrs', 'reg', '42 EU', '39 cm'];
  expect(labels).toEqual(expect.arrayContaining(some));
});
