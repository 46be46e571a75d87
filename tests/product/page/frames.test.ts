import { expect, it } from 'vitest';
import { framesOf, sightOf } from '#src/product/page/frames.ts';

const cropsOf = (productGroup: string | undefined, pictures = ['a']) =>
  framesOf(pictures, productGroup).map(({ crop }) => crop);

it('shows a lone picture from close by as well, from its top and its foot', () => {
  expect(cropsOf('jeans')).toEqual(['whole', 'upper', 'lower']);
  expect(cropsOf(undefined)).toEqual(['whole', 'upper', 'lower']);
});

it.each(['belts', 'shoes', 'gift-cards'])('crops left and right for %s', (group) => {
  expect(cropsOf(group)).toEqual(['whole', 'left', 'right']);
});

it('leaves many pictures, and none, as they are', () => {
  expect(cropsOf('shoes', ['a', 'b', 'c', 'd'])).toEqual(['whole', 'whole', 'whole', 'whole']);
  expect(cropsOf('shoes', [])).toEqual([]);
});

it('adds only the lower crop when there are three pictures', () => {
  expect(cropsOf('jeans', ['a', 'b', 'c'])).toEqual(['whole', 'whole', 'whole', 'lower']);
});

it('derives the view from the picture id', () => {
  const sights = ['rl1001wht-front', 'rl1001wht-back', 'rl1001wht-detail'].map((pictureId) =>
    sightOf({ pictureId, crop: 'whole' }),
  );
  expect(sights).toEqual(['front', 'back', 'detail']);
  expect(sightOf({ pictureId: 'rl1001wht-back', crop: 'upper' })).toBe('close');
});
