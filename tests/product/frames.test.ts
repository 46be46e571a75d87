import { expect, it } from 'vitest';
import { framesOf } from '#src/product/frames.ts';

const cropsOf = (productGroup: string | undefined, pictures = ['a']) =>
  framesOf(pictures, productGroup).map(({ crop }) => crop);

it('shows a lone picture from close by as well, from its top and its foot', () => {
  expect(cropsOf('jeans')).toEqual(['whole', 'upper', 'lower']);
  expect(cropsOf(undefined)).toEqual(['whole', 'upper', 'lower']);
});

it.each(['belts', 'shoes', 'gift-cards'])('comes close to both ends of %s', (group) => {
  expect(cropsOf(group)).toEqual(['whole', 'left', 'right']);
});

it('leaves many pictures, and none, as they are', () => {
  expect(cropsOf('shoes', ['a', 'b', 'c'])).toEqual(['whole', 'whole', 'whole']);
  expect(cropsOf('shoes', [])).toEqual([]);
});
