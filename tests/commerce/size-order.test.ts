import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareSizes } from '#src/commerce/size-order.ts';

function sorted(...labels: string[]) {
  return labels.sort(compareSizes);
}

const letters = 'One Size,XXS,XS,S,M,L,XL,XL+,XXL,XXXL,1XL,2XL,3XL,4XL,5XL,6XL'.split(',');
const label = fc.oneof(
  fc.constantFrom(...letters),
  fc.constantFrom('Short', 'Reg', 'Long', '3-6 months', '2 yrs', '28/32', '42 EU', '37.5', '', '?'),
  fc.string({ maxLength: 6 }),
);

it('SIZ-01 sorts letter sizes from One Size and XXS to 6XL', () => {
  expect(sorted(...[...letters].reverse())).toEqual(letters);
  expect(sorted('xl', 's', 'ONE SIZE', 'xs')).toEqual(['ONE SIZE', 'xs', 's', 'xl']);
});

it('SIZ-02 sorts age sizes by unit, months before years, then by number', () => {
  expect(sorted('2 yrs', '12 months', '14-16 yrs', '0-3 months', '8-10 yrs', '3-6 months')).toEqual(
    ['0-3 months', '3-6 months', '12 months', '2 yrs', '8-10 yrs', '14-16 yrs'],
  );
});

it('SIZ-03 sorts length words as short, reg, long', () => {
  expect(sorted('Long', 'Short', 'Reg')).toEqual(['Short', 'Reg', 'Long']);
  expect(sorted('42 Long', '40 Long', '42 Short', '40 Reg', '42 Reg')).toEqual([
    '40 Reg',
    '40 Long',
    '42 Short',
    '42 Reg',
    '42 Long',
  ]);
});

it('SIZ-04 ignores the suffixes EU, UK, FR, IT and cm', () => {
  expect(sorted('44 EU', '9 UK', '100 cm', '42.5EU', '38 FR', '46 IT', '10')).toEqual([
    '9 UK',
    '10',
    '38 FR',
    '42.5EU',
    '44 EU',
    '46 IT',
    '100 cm',
  ]);
  expect(sorted('L EU', 'S UK', 'M')).toEqual(['S UK', 'M', 'L EU']);
});

it('sorts numbers numerically, waist before length', () => {
  expect(sorted('30/32', '28/34', '9', '28/32', '10', '37,5', '37')).toEqual([
    '9',
    '10',
    '28/32',
    '28/34',
    '30/32',
    '37',
    '37,5',
  ]);
});

it('SIZ-01 sorts independently of the original order', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(label, { maxLength: 8 })
        .chain((labels) =>
          fc.tuple(
            fc.constant(labels),
            fc.shuffledSubarray(labels, { minLength: labels.length, maxLength: labels.length }),
          ),
        ),
      ([labels, shuffled]) => {
        expect(sorted(...shuffled)).toEqual(sorted(...labels));
      },
    ),
  );
});
