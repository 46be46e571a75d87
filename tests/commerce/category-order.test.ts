import { expect, it } from 'vitest';
import { compareCategories, genderGroup } from '#src/commerce/category-order.ts';

it('CNT-11 sorts categories by women, men, kids, others', () => {
  expect(['gifts', 'kids', 'men', 'sale', 'women'].sort(compareCategories)).toEqual([
    'women',
    'men',
    'kids',
    'gifts',
    'sale',
  ]);
});

it('CNT-11 keeps the order of others', () => {
  expect(['sale', 'gifts', 'MEN', 'bags'].sort(compareCategories)).toEqual([
    'MEN',
    'sale',
    'gifts',
    'bags',
  ]);
});

it('CNT-12 maps boy, girl, newborn and kid to kids', () => {
  for (const gender of ['boy', 'girl', 'newborn', 'kid', 'kids', 'Girl']) {
    expect(genderGroup(gender)).toBe('kids');
  }
  expect(genderGroup('women')).toBe('women');
  expect(genderGroup('Men')).toBe('men');
  expect(genderGroup('unisex')).toBeUndefined();
  expect(genderGroup('constructor')).toBeUndefined();
});
