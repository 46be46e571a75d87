import { expect, it } from 'vitest';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { localSize, localSizeText, sizeKindOf, sizeWords } from '#src/commerce/local-size.ts';

it.each([
  ['38 EU', 'women', 'UK', '10'],
  ['38 EU', 'women', 'FR', '40'],
  ['38 EU', 'women', 'IT', '42'],
  ['38 EU', 'women', 'DE', '38'],
  ['50 EU', 'men', 'UK', '40'],
  ['50 EU', 'men', 'IT', '50'],
  ['41 EU', 'shoes', 'UK', '7½'],
  ['39 cm', 'collar', 'UK', '15½″'],
] as const)('%s for %s is %s %s', (size, kind, system, number) => {
  expect(localSize(size, kind, system)).toMatchObject({ system, number });
});

it.each([
  ['M', 'women', 'UK'],
  ['32', 'men', 'UK'],
  ['38 EU', 'women', 'EU'],
  ['38 EU', undefined, 'UK'],
  ['85 cm', 'women', 'UK'],
  ['38 cm', 'collar', 'DE'],
  ['99 EU', 'shoes', 'UK'],
] as const)('%s for %s stays unchanged in %s', (size, kind, system) => {
  expect(localSizeText(size, kind, system)).toBe(size);
});

it('shows the local number first, with the label beside it', () => {
  expect(localSizeText('50 EU / short', 'men', 'UK')).toBe('UK 40 (EU 50) / short');
  expect(localSizeText('48 EU / reg', 'trousers', 'UK')).toBe('UK 32″ (EU 48) / reg');
  expect(localSizeText('48 EU / reg', 'trousers', 'FR')).toBe('FR 42 (EU 48) / reg');
  expect(localSizeText('32 / 34', 'trousers', 'UK')).toBe('32 / 34');
  expect(localSizeText('38 EU', 'women', 'DE')).toBe('DE/EU 38');
  expect(sizeWords('38 EU', 'women', 'UK')).toEqual({ label: 'UK 10', detail: 'EU 38' });
  expect(sizeWords('38 EU', 'women', 'DE')).toEqual({ label: '38', detail: 'DE/EU' });
  expect(sizeWords('32', 'men', 'UK')).toEqual({ label: '32' });
});

it('finds the meaning of a number by gender and product group', () => {
  expect(sizeKindOf('women', 'dresses')).toBe('women');
  expect(sizeKindOf('men', 'blazers')).toBe('men');
  expect(sizeKindOf('men', 'trousers')).toBe('trousers');
  expect(sizeKindOf('men', 'shirts')).toBe('collar');
  expect(sizeKindOf('unisex', 'shoes')).toBe('shoes');
  expect(sizeKindOf('kids', 'jeans')).toBeUndefined();
});

it('has a size system for every country', () => {
  const by = (system: string) =>
    COUNTRIES.filter(({ sizes }) => sizes === system).map(({ code }) => code);
  expect(by('UK')).toEqual(['GB', 'IE']);
  expect(by('FR')).toEqual(['BE', 'FR', 'LU', 'PT', 'ES']);
  expect(by('IT')).toEqual(['IT']);
  expect(by('DE')).toEqual(['DE', 'AT']);
});
